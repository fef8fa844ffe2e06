"""What a seat sees, field by field in the order of `games/buccaneers/encoding.py`."""

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.buccaneers.chests import crew_room, fleet_room
from tortuga.research.jax.buccaneers.components import (
    BOARDING,
    BONUS,
    COINS,
    COLOURS,
    DEEDS,
    DICE,
    FACES,
    NO_CHEST,
    NONE_FITS,
    PLAYERS,
    RAID,
    ROW,
    Facts,
    Rules,
)
from tortuga.research.jax.buccaneers.dice import rooms
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
    TO_CREW,
    TO_FLEET,
    BuccaneersState,
    at,
    here,
)

MANY = 1000
PHASES = OVER + 1


class Page:
    """Numbers one after the other, as one seat sees them."""

    def __init__(self, seats: int, player: Array) -> None:
        self.seats, self.player = seats, player
        self.numbers: list[Array] = []

    def show(self, *fields: Array | int) -> None:
        self.numbers += [jnp.asarray(field).astype(jnp.int16).ravel() for field in fields]

    def each(self, *fields: Array) -> None:
        """A row for each player, from the own one on; zeros for players that are not there."""
        for rows in fields:
            turned = at(jnp.stack([jnp.roll(rows, -seat, 0) for seat in range(self.seats)]), self.player)
            absent = [(0, PLAYERS - self.seats), *[(0, 0)] * (rows.ndim - 1)]
            self.show(jnp.pad(turned.astype(jnp.int16), absent))


def look(facts: Facts, rules: Rules, state: BuccaneersState, player: Array) -> Array:
    page = Page(state.ship.shape[0], player)
    _table(page, state)
    _boards(page, facts, state)
    _dice_of_all(page, rules, state)
    _deed(page, state)
    _tiles(page, state)
    _loads(page, state)
    page.show(state.bag, state.centre, state.bonus_left, state.pile.sum(), rules.goal)
    page.show(jnp.array(rules.shown), jnp.minimum(jnp.asarray(facts.numbers), MANY))
    return jnp.concatenate(page.numbers)


def _table(page: Page, state: BuccaneersState) -> None:
    page.each(jnp.ones(page.seats))
    page.show(_asked(state, page.player))
    page.each(_awaited(state), here(state.first, page.seats))
    page.show(state.round, here(state.phase, PHASES))


def _boards(page: Page, facts: Facts, state: BuccaneersState) -> None:
    free = jnp.maximum(rooms(facts, state.ship, state.pirate, state.placed), 0)
    chests = fleet_room(facts, state.ship), crew_room(facts, state.pirate)
    page.each(state.ship, state.pirate)
    page.each(jnp.stack([free[:, BOARDING], free[:, RAID], *chests], axis=-1))
    page.each(state.island, _row(state.crew), _row(state.fleet), state.tortuga, state.bonus)


def _dice_of_all(page: Page, rules: Rules, state: BuccaneersState) -> None:
    phase = state.phase
    page.each(_dice(state.placed), _dice(state.hand), _throws(page, rules, state))
    page.each(jnp.where(phase == NAMING, _dice(state.skulls), 0))
    page.each(state.stuck & ((phase == NAMING) | (phase == REROLLING)))
    page.show(_chosen(state, page.player), jnp.where(phase <= REROLLING, state.roll, 0))


def _deed(page: Page, state: BuccaneersState) -> None:
    """The deed and its rank; the 1st, the 2nd, whom the 1st attacked, who is attacked now."""
    phase = state.phase
    doing = (phase >= ACTING) & (phase <= TAKING)
    victim = jnp.where((phase == STEALING) | (phase == TAKING), state.victim, NOBODY)
    page.show(here(state.deed, DEEDS) & doing, jnp.where(doing, state.rank, 0))
    page.each(*(here(seat, page.seats) & doing for seat in (*state.actors, state.attacked, victim)))


def _tiles(page: Page, state: BuccaneersState) -> None:
    """Own tiles, at the end those of all; what was seen and mixed back; the two in the own hand."""
    own = here(page.player, page.seats)[:, None]
    page.each(_coins(jnp.where(own | (state.phase == OVER), state.tiles, 0)))
    page.each(state.tiles.sum(-1), _coins(jnp.where(own, state.returned, 0)))
    looks = (state.phase == LOOKING) & (page.player == state.current_player)
    one, other = (here(coins, COINS).astype(jnp.int16) for coins in state.looked)
    page.show((one + other) * looks)


def _loads(page: Page, state: BuccaneersState) -> None:
    """What this seat has loaded so far, and which zone is loaded next."""
    moving = state.phase == MOVING
    for row in (state.to_fleet, state.to_crew):
        page.show(_row(jnp.where(moving, at(row, page.player), NO_CHEST)))
    zone = jnp.where(moving, at(state.next_zone, page.player), NOWHERE)
    page.show(zone == TO_FLEET, zone == TO_CREW)


def _asked(state: BuccaneersState, player: Array) -> Array:
    rolls, moves = at(state.waiting, player), at(state.next_zone, player) != NOWHERE
    alone = (player == state.current_player) & (state.phase != OVER)
    return jnp.where(state.phase == ROLLING, rolls, jnp.where(state.phase == MOVING, moves, alone))


def _awaited(state: BuccaneersState) -> Array:
    """Whom the table waits for; in the moving everybody who had anything to choose."""
    several = (state.phase == ROLLING) | (state.phase == MOVING)
    alone = here(state.current_player, state.ship.shape[0]) & (state.phase != OVER)
    return jnp.where(several, state.waiting, alone)


def _row(row: Array) -> Array:
    """The colour of the chest on each place."""
    colours = row[..., None] == jnp.arange(COLOURS)
    return jnp.pad(colours, [*[(0, 0)] * (row.ndim - 1), (0, ROW - row.shape[-1]), (0, 0)])


def _dice(sets: Array) -> Array:
    return sets[..., None] >> jnp.arange(DICE, dtype=sets.dtype) & 1


def _coins(tiles: Array) -> Array:
    return jnp.pad(tiles, [(0, 0), (0, COINS - tiles.shape[1])])


def _throws(page: Page, rules: Rules, state: BuccaneersState) -> Array:
    """Own dice behind the screen or that did not fit; those of whoever rolls again, if in the open."""
    player = here(page.player, page.seats)
    rolls_again = here(state.current_player, page.seats) & (state.phase == REROLLING)
    own = (state.phase == ROLLING) | (state.phase <= REROLLING) & state.stuck
    seen = own & player | (rolls_again & player if rules.hidden_reroll else rolls_again)
    faces = state.throw[..., None] == jnp.arange(FACES)
    return faces & (_dice(state.hand) != 0)[..., None] & seen[:, None, None]


def _chosen(state: BuccaneersState, player: Array) -> Array:
    """The own choice behind the screen."""
    choice = jnp.where(state.phase == ROLLING, at(state.choice, player), 0).astype(jnp.uint8)
    kept = jnp.where(choice < NONE_FITS, choice, 0)
    bonus = choice == BONUS + jnp.arange(DEEDS)
    return jnp.concatenate([_dice(kept), (choice == NONE_FITS)[None], bonus])
