"""buccaneers, decision by decision. `games/buccaneers/encoding.py` says what the numbers mean."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.buccaneers.chests import (
    begin_moving,
    draw_chest,
    left_over,
    load,
    move_all,
)
from tortuga.research.jax.buccaneers.components import (
    ACTIONS,
    ALL_DICE,
    BOARDING,
    COLOURS,
    DEEDS,
    DICE,
    GAME,
    LOAD,
    NAME,
    NO_CHEST,
    PLAYERS,
    ROW,
    Facts,
    Rules,
    read_facts,
)
from tortuga.research.jax.buccaneers.deeds import begin_deed, do, next_actor, put_off, zone_of
from tortuga.research.jax.buccaneers.dice import (
    RerollLuck,
    begin_roll,
    bonuses,
    keeps,
    place,
    reroll,
    rooms,
)
from tortuga.research.jax.buccaneers.scoring import rewards_for, scores
from tortuga.research.jax.buccaneers.sight import MANY, look
from tortuga.research.jax.buccaneers.state import (
    ACTING,
    LOOKING,
    MOVING,
    NAMING,
    NOBODY,
    NOWHERE,
    OVER,
    REROLLING,
    ROLLING,
    STEALING,
    TAKING,
    TO_FLEET,
    BuccaneersState,
    at,
    changed,
    counted,
    first_clockwise,
    here,
    how_many,
    length,
    lowest,
    put,
)
from tortuga.research.jax.env import Env, UnsupportedOptionError, chosen, settled
from tortuga.research.jax.luck import below, words

PUT_OFF = ("attack", "action")
HUNT_WORDS = 3
"""A chest and two tiles."""


class DealLuck(NamedTuple):
    first: Array
    chests: Array
    """Two for each seat, from the first player on."""
    throws: Array


class StepLuck(NamedTuple):
    hunt: Array
    chests: Array
    """One for each seat, from the first player on."""
    throws: Array
    reroll: RerollLuck


class BuccaneersEnv(Env[BuccaneersState]):
    id: ClassVar[str] = GAME
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = ACTIONS
    observation_shape: ClassVar[tuple[int, ...]] = (907,)

    def __init__(
        self,
        players: int = 3,
        *,
        first_player: int | str = "random",
        bonus_needs_die: bool = False,
        hidden_reroll: bool = False,
        put_off: str = PUT_OFF[0],
        long_game: bool = False,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        if players not in range(2, PLAYERS + 1):
            raise UnsupportedOptionError(GAME, "players", players)
        if first_player != "random" and first_player not in range(players):
            raise UnsupportedOptionError(GAME, "first_player", first_player)
        if put_off not in PUT_OFF:
            raise UnsupportedOptionError(GAME, "put_off", put_off)
        self.num_players = players
        self.facts: Facts = read_facts(facts or {})
        self.first_player = first_player
        goal = self.facts.long_goal if long_game else self.facts.goal
        self.rules = Rules(bonus_needs_die, put_off == PUT_OFF[0], long_game, hidden_reroll, goal)

    # Luck

    def deal_luck(self, key: Array) -> DealLuck:
        seats = self.num_players
        drawn = words(key, 1 + 3 * seats)
        return DealLuck(drawn[0], drawn[1 : 1 + 2 * seats], drawn[1 + 2 * seats :])

    def luck(self, key: Array) -> StepLuck:
        seats = self.num_players
        drawn = words(key, HUNT_WORDS + 2 * seats + len(RerollLuck._fields))
        hunt, rest = drawn[:HUNT_WORDS], drawn[HUNT_WORDS:]
        return StepLuck(hunt, rest[:seats], rest[seats : 2 * seats], RerollLuck(*rest[2 * seats :]))

    # The course of a match

    def deal(self, luck: DealLuck) -> BuccaneersState:
        """B-SETUP-1 to B-SETUP-4, up to the first roll."""
        state = self._empty_table()
        seats = self.num_players
        first = below(luck.first, seats) if self.first_player == "random" else jnp.int32(self.first_player)
        bag, island, crew = state.bag, state.island, state.crew
        for clockwise in range(seats):
            seat = here((first + clockwise) % seats, seats)
            chest, bag = draw_chest(bag, luck.chests[2 * clockwise])
            island = island + (seat[:, None] & chest)
            chest, bag = draw_chest(bag, luck.chests[2 * clockwise + 1])
            crew = crew.at[:, 0].set(jnp.where(seat, jnp.argmax(chest), crew[:, 0]).astype(crew.dtype))
        state = changed(state, first=first, bag=bag, island=island, crew=crew)
        return self._asked(begin_roll(state, 1, luck.throws, self.rules.bonus_needs_die))

    def answer(self, state: BuccaneersState, action: Array, luck: StepLuck) -> BuccaneersState:
        number = jnp.asarray(action, jnp.int32)
        phase = state.phase
        after, placed = self._dice(state, number)
        doing = (phase >= ACTING) & (phase <= TAKING)
        done, finished = do(self.facts, state, number, luck.hunt, self.rules.put_off_at_once)
        after, finished = chosen(doing, done, after), doing & finished
        after = settled(chosen(phase == MOVING, load(self.facts, state, number - LOAD), after))

        after, placed = self._named_or_rolled_again(after, placed, luck.reroll)
        rolls = placed & (after.hand != 0).any()
        after, ended = settled(self._deeds(after, placed & ~rolls, finished))
        after = settled(chosen(ended, begin_moving(self.facts, after, luck.chests), after))
        moved = (after.phase == MOVING) & ~(after.next_zone != NOWHERE).any()
        after = chosen(moved, self._end_round(move_all(after)), after)

        rolls = rolls | (moved & (after.phase != OVER))
        rolled = begin_roll(
            after, jnp.where(moved, 1, after.roll + 1), luck.throws, self.rules.bonus_needs_die
        )
        return self._asked(settled(chosen(rolls, rolled, after)))

    def _dice(self, state: BuccaneersState, action: Array) -> tuple[BuccaneersState, Array]:
        """An answer about dice, and whether something was placed by it."""
        seats, player = self.num_players, state.current_player
        rolling, naming = state.phase == ROLLING, state.phase == NAMING
        choice, waiting = put(state.choice, player, action), put(state.waiting, player, False)
        chose = changed(state, choice=choice, waiting=waiting, current_player=lowest(waiting))
        reveals = rolling & ~waiting.any() | (state.phase == REROLLING)
        dice = here(player, seats)[:, None] & here(action - NAME, DEEDS)
        named = changed(
            state,
            placed=state.placed | jnp.where(dice, state.skulls[:, None], 0),
            skulls=put(state.skulls, player, 0),
        )
        after = chosen(naming, named, chosen(reveals, place(state, choice), chosen(rolling, chose, state)))
        return after, naming | reveals

    def _named_or_rolled_again(
        self, state: BuccaneersState, placed: Array, luck: RerollLuck
    ) -> tuple[BuccaneersState, Array]:
        """B-ROLL-7: skulls are named, then forced rolls are made; whether neither is to be done."""
        names = placed & (state.skulls != 0).any()
        again = placed & ~names & state.stuck.any()
        namer, roller = first_clockwise(state, state.skulls != 0), first_clockwise(state, state.stuck)
        naming = changed(state, phase=NAMING, current_player=namer)
        rolled = changed(
            state,
            phase=REROLLING,
            current_player=roller,
            stuck=put(state.stuck, roller, False),
            throw=put(state.throw, roller, reroll(self.facts, state, roller, luck)),
        )
        return chosen(names, naming, chosen(again, rolled, state)), placed & ~names & ~again

    def _deeds(
        self, state: BuccaneersState, all_placed: Array, finished: Array
    ) -> tuple[BuccaneersState, Array]:
        """After the 1st the 2nd is next, then the next deed; whether there is none left."""
        second, there_is = next_actor(state)
        next_deed = all_placed | finished & ~there_is
        after = state
        if not self.rules.put_off_at_once:
            attacks = finished & ~there_is & (state.deed >= BOARDING)
            after = chosen(attacks, put_off(self.facts, state, True), state)
        begun, found = begin_deed(self.facts, after, jnp.where(all_placed, 0, state.deed + 1))
        after = chosen(next_deed, begun, after)
        return chosen(finished & there_is, second, after), next_deed & ~found

    def _end_round(self, state: BuccaneersState) -> BuccaneersState:
        """B-END-1: with enough chests in one Tortuga the game ends; else the marker goes to the left."""
        over = (state.tortuga.sum(-1) >= self.rules.goal).any()
        return changed(
            state,
            phase=jnp.where(over, OVER, state.phase),
            round=jnp.where(over, state.round, jnp.minimum(state.round + 1, MANY)),
            first=jnp.where(over, state.first, (state.first + 1) % self.num_players),
            terminated=over,
            rewards=jnp.where(over, rewards_for(scores(self.facts, state)), 0.0),
        )

    # What is asked, and what is seen

    def _asked(self, state: BuccaneersState) -> BuccaneersState:
        return changed(state, legal_action_mask=self._mask(state) | (state.phase == OVER))

    def _mask(self, state: BuccaneersState) -> Array:
        """The legal small actions of the current player, in the order of their numbers."""
        player, phase = state.current_player, state.phase
        hand, placed, skulls = at(state.hand, player), at(state.placed, player), at(state.skulls, player)
        room = at(rooms(self.facts, state.ship, state.pirate, state.placed), player)
        keep = keeps(at(state.throw, player), hand, room)
        rolling = phase == ROLLING
        bonus = bonuses(at(state.bonus, player), placed, self.rules.bonus_needs_die)
        acting, attacks = phase == ACTING, state.deed >= BOARDING
        victims = jnp.arange(1, PLAYERS)
        others = (victims < self.num_players) & ((player + victims) % self.num_players != state.attacked)
        chests = length(at(zone_of(state), state.victim))
        from_crew = left_over(counted(at(state.crew, player)), at(state.to_fleet, player))
        from_island = left_over(at(state.island, player), at(state.to_crew, player))
        left = jnp.where(at(state.next_zone, player) == TO_FLEET, from_crew, from_island)
        looking = phase == LOOKING
        return jnp.concatenate(
            [
                jnp.zeros(1, bool),
                keep & (rolling | (phase == REROLLING)),
                (rolling & (hand != 0) & ~keep.any())[None],
                bonus & rolling & (hand == 0),
                (room >= how_many(skulls)) & (phase == NAMING),
                (acting & ~attacks)[None],
                acting[None],
                others & acting & attacks,
                jnp.stack([looking, looking & (state.looked[0] != state.looked[1])]),
                (jnp.arange(ROW) < chests) & (phase == STEALING),
                state.centre & (phase == TAKING),
                (left > 0) & (phase == MOVING),
            ]
        )

    def observe(self, state: BuccaneersState, player: Array) -> Array:
        return look(self.facts, self.rules, state, player)

    def _empty_table(self) -> BuccaneersState:
        facts, seats = self.facts, self.num_players
        by_seat = jnp.zeros(seats, jnp.int8)
        by_colour, by_coins = (
            jnp.zeros((seats, COLOURS), jnp.int8),
            jnp.zeros((seats, len(facts.tiles)), jnp.int8),
        )
        row = jnp.full((seats, facts.width), NO_CHEST, jnp.int8)
        return BuccaneersState(
            current_player=jnp.int32(0),
            rewards=jnp.zeros(seats, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=jnp.zeros(ACTIONS, bool),
            phase=jnp.int8(ROLLING),
            round=jnp.int16(1),
            first=jnp.int8(0),
            bag=jnp.array(facts.chests, jnp.int8),
            centre=jnp.zeros(COLOURS, bool),
            bonus_left=jnp.int8(facts.bonus_tiles),
            pile=jnp.array(facts.tiles, jnp.int8),
            ship=by_seat + facts.ship_start,
            pirate=by_seat + facts.pirate_start,
            island=by_colour,
            crew=row,
            fleet=row,
            tortuga=by_colour,
            bonus=jnp.zeros((seats, DEEDS), jnp.int8),
            placed=jnp.zeros((seats, DEEDS), jnp.uint8),
            hand=jnp.full(seats, ALL_DICE, jnp.uint8),
            tiles=by_coins,
            returned=by_coins,
            roll=jnp.int8(0),
            throw=jnp.zeros((seats, DICE), jnp.int8),
            choice=by_seat,
            waiting=jnp.zeros(seats, bool),
            skulls=jnp.zeros(seats, jnp.uint8),
            stuck=jnp.zeros(seats, bool),
            deed=jnp.int8(0),
            actors=jnp.full(2, NOBODY, jnp.int8),
            rank=jnp.int8(0),
            attacked=jnp.int8(NOBODY),
            victim=jnp.int8(NOBODY),
            looked=jnp.zeros(2, jnp.int8),
            to_fleet=row,
            to_crew=row,
            next_zone=by_seat,
        )
