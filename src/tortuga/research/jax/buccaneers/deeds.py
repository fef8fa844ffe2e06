"""The five deeds: who does them, what they do, and what the attackers choose."""

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.buccaneers.chests import crew_room, draw_chest, fleet_room, strand, without_place
from tortuga.research.jax.buccaneers.components import (
    ACT,
    ALL_DICE,
    ATTACK,
    BOARDING,
    COLOURS,
    DEEDS,
    FLEET,
    HUNT,
    KEEP_TILE,
    NO_CHEST,
    RECRUIT,
    STEAL,
    TAKE,
    Facts,
)
from tortuga.research.jax.buccaneers.state import (
    ACTING,
    LOOKING,
    NOBODY,
    STEALING,
    TAKING,
    BuccaneersState,
    at,
    changed,
    clockwise,
    counted,
    here,
    put,
)
from tortuga.research.jax.env import chosen
from tortuga.research.jax.luck import weighted

# Who acts


def totals(facts: Facts, state: BuccaneersState) -> Array:
    """B-ACT-2, B-BONUS-2: of each seat at each deed; -1 where it has no dice."""
    total = state.bonus.astype(jnp.int32)
    for die, numbers in enumerate(facts.numbers):
        total = total + (state.placed >> die & 1) * numbers
    return jnp.where(state.placed != 0, total, -1)


def begin_deed(facts: Facts, state: BuccaneersState, earliest: Array) -> tuple[BuccaneersState, Array]:
    """The first deed from there on that anybody has dice at (B-ACT-1), and whether there is one; if not, the
    dice are taken back (B-ACT-5)."""
    seats = state.ship.shape[0]
    there = (state.placed != 0).any(0) & (jnp.arange(DEEDS) >= earliest)
    deed, found = jnp.argmax(there), there.any()
    total = at(totals(facts, state).T, deed)
    rank = jnp.where(total >= 0, total * seats + seats - clockwise(state, seats), -1)  # B-ACT-3
    first = jnp.argmax(rank)
    rank = jnp.where(here(first, seats), -1, rank)
    second = jnp.where((rank.max() >= 0) & (seats > 2), jnp.argmax(rank), NOBODY)  # B-TWO-1
    acting = changed(
        state,
        phase=ACTING,
        deed=deed,
        actors=jnp.stack([first, second]),
        rank=0,
        attacked=NOBODY,
        victim=NOBODY,
        current_player=first,
    )
    taken_back = changed(state, placed=jnp.zeros_like(state.placed), hand=jnp.full_like(state.hand, ALL_DICE))
    return chosen(found, acting, taken_back), found


def next_actor(state: BuccaneersState) -> tuple[BuccaneersState, Array]:
    """After the 1st the 2nd, if there is one."""
    second = state.actors[1]
    acting = changed(
        state,
        phase=ACTING,
        rank=1,
        attacked=state.victim,
        victim=NOBODY,
        current_player=second,
    )
    return acting, (state.rank == 0) & (second != NOBODY)


# What they do


def do(
    facts: Facts, state: BuccaneersState, action: Array, luck: Array, put_off_at_once: bool
) -> tuple[BuccaneersState, Array]:
    """An answer in one of the four phases of a deed, and whether the actor has nothing more to choose."""
    acts = (state.phase == ACTING) & (action == ACT)
    hunts = acts & (state.deed == HUNT)
    after = chosen(acts & ~hunts, _advance(facts, state), state)
    hunted, looks = _hunt(state, luck)
    after = chosen(hunts, hunted, after)
    after = chosen(state.phase == LOOKING, _keep_tile(state, action), after)
    after, chooses = _attack(facts, after, action, put_off_at_once)
    return after, ~chooses & ~(hunts & looks)


def _advance(facts: Facts, state: BuccaneersState) -> BuccaneersState:
    """B-FLEET-1, B-CREW-1: the ship or the pirate moves right, never past the last space."""
    seats = state.ship.shape[0]
    first, second = (facts.steps_of_two,) * 2 if seats == 2 else facts.steps
    steps = jnp.where(state.rank == 0, first, second)
    mine = here(state.current_player, seats)
    ship = jnp.minimum(state.ship + steps, facts.spaces)
    pirate = jnp.minimum(state.pirate + steps, facts.spaces)
    return changed(
        state,
        ship=jnp.where(mine & (state.deed == FLEET), ship, state.ship),
        pirate=jnp.where(mine & (state.deed == RECRUIT), pirate, state.pirate),
    )


def _hunt(state: BuccaneersState, luck: Array) -> tuple[BuccaneersState, Array]:
    """B-HUNT-1: a chest and two tiles to choose from for the 1st. B-HUNT-2: one tile for the 2nd, or where
    there is no other (B-TWO-1, B-MOVE-3)."""
    seats, coins = state.ship.shape[0], state.pile.shape[0]
    mine = here(state.current_player, seats)[:, None]
    chest, bag = draw_chest(state.bag, luck[0], state.rank == 0)
    looks = (state.rank == 0) & (state.pile.sum() >= 2) & (seats > 2)
    one = weighted(luck[1], list(state.pile))
    pile = state.pile - here(one, coins)
    other = weighted(luck[2], list(pile))
    tiles = state.tiles + (mine & here(one, coins))
    hunted = changed(
        state,
        bag=bag,
        island=state.island + (mine & chest),
        pile=jnp.where(looks, pile - here(other, coins), pile),
        tiles=jnp.where(looks, state.tiles, tiles),
        looked=jnp.stack([jnp.minimum(one, other), jnp.maximum(one, other)]),
        phase=jnp.where(looks, LOOKING, state.phase),
    )
    return hunted, looks


def _keep_tile(state: BuccaneersState, action: Array) -> BuccaneersState:
    """One is kept face down, the other mixed back."""
    seats, coins = state.ship.shape[0], state.pile.shape[0]
    mine = here(state.current_player, seats)[:, None]
    kept = here(at(state.looked, action - KEEP_TILE), coins)
    returned = here(at(state.looked, 1 - (action - KEEP_TILE)), coins)
    return changed(
        state,
        tiles=state.tiles + (mine & kept),
        returned=state.returned + (mine & returned),
        pile=state.pile + returned,
    )


# Boarding and raid are the same attack, on ship and fleet zone or on pirate and crew zone


def _attack(
    facts: Facts, state: BuccaneersState, action: Array, put_off_at_once: bool
) -> tuple[BuccaneersState, Array]:
    """An attack as far as it goes without a further choice, and whether there is one."""
    seats = state.ship.shape[0]
    begins = (state.phase == ACTING) & (action >= ATTACK) & (action < KEEP_TILE)
    first, second = begins & (state.rank == 0), begins & (state.rank == 1)
    victim = (state.current_player + action - ATTACK + 1) % seats
    state = changed(state, victim=jnp.where(begins, victim, state.victim))
    several_colours = (counted(at(zone_of(state), state.victim)) > 0).sum() > 1
    several_chests = state.centre.sum() > 1
    chooses = first & several_colours | second & several_chests
    steals = (first | (state.phase == STEALING)) & ~chooses
    takes = (second | (state.phase == TAKING)) & ~chooses
    place = jnp.where(state.phase == STEALING, action - STEAL, 0)
    chest = jnp.where(state.phase == TAKING, here(action - TAKE, COLOURS), state.centre)
    after = chosen(steals, _steal(state, place), state)
    after = chosen(steals | second, _push_back(after), after)
    after = chosen(takes, _take(after, chest), after)
    if put_off_at_once:
        involved = here(state.victim, seats) | here(state.current_player, seats)
        after = chosen(steals | takes, put_off(facts, after, involved), after)
    phase = jnp.where(first, STEALING, TAKING)
    return changed(after, phase=jnp.where(chooses, phase, state.phase)), chooses


def zone_of(state: BuccaneersState) -> Array:
    """The zone that the deed attacks, of each seat."""
    return jnp.where(state.deed == BOARDING, state.fleet, state.crew)


def _with_zone(state: BuccaneersState, zone: Array) -> BuccaneersState:
    boarding = state.deed == BOARDING
    return changed(
        state, fleet=jnp.where(boarding, zone, state.fleet), crew=jnp.where(boarding, state.crew, zone)
    )


def _steal(state: BuccaneersState, place: Array) -> BuccaneersState:
    """B-BOARD-1, B-RAID-1: a chest of the victim's, if there is one, to the own island zone."""
    zone = zone_of(state)
    row = at(zone, state.victim)
    mine = here(state.current_player, zone.shape[0])[:, None]
    island = state.island + (mine & here(at(row, place), COLOURS))
    return changed(_with_zone(state, put(zone, state.victim, without_place(row, place))), island=island)


def _push_back(state: BuccaneersState) -> BuccaneersState:
    """The victim's marker goes 1 left, and the attacker's too if the victim has a die there."""
    seats, boarding = state.ship.shape[0], state.deed == BOARDING
    defends = at(at(state.placed, state.victim), state.deed) != 0
    pushed = here(state.victim, seats) | here(state.current_player, seats) & defends
    ship = jnp.where(pushed & boarding, state.ship - 1, state.ship)
    pirate = jnp.where(pushed & ~boarding, state.pirate - 1, state.pirate)
    return changed(state, ship=jnp.maximum(ship, 1), pirate=jnp.maximum(pirate, 1))  # B-TRACK-1


def _take(state: BuccaneersState, chest: Array) -> BuccaneersState:
    """B-BOARD-2, B-RAID-2: a chest of the central island, or none from an empty one."""
    mine = here(state.current_player, state.ship.shape[0])[:, None]
    return changed(state, island=state.island + (mine & chest), centre=state.centre & ~chest)


def put_off(facts: Facts, state: BuccaneersState, seats: Array | bool) -> BuccaneersState:
    """B-CAP-2: what a zone of these seats can no longer hold goes, from its right end, to the island."""
    zone = zone_of(state)
    room = jnp.where(state.deed == BOARDING, fleet_room(facts, state.ship), crew_room(facts, state.pirate))
    gone = (jnp.arange(zone.shape[1]) >= room[:, None]) & jnp.broadcast_to(seats, room.shape)[:, None]
    chests = counted(jnp.where(gone, zone, NO_CHEST)).sum(0)
    return strand(_with_zone(state, jnp.where(gone, NO_CHEST, zone)), chests)
