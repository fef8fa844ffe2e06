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


def look(
    facts: Facts, options: tuple[int, ...], goal: int, hidden: bool, state: BuccaneersState, player: Array
) -> Array:
    seats = state.ship.shape[0]
    phase = state.phase
    doing = (phase >= ACTING) & (phase <= TAKING)
    attack = (phase == STEALING) | (phase == TAKING)
    placing = (phase == NAMING) | (phase == REROLLING)
    of_player = here(player, seats)
    room = jnp.maximum(rooms(facts, state.ship, state.pirate, state.placed), 0)
    zone_rooms = [fleet_room(facts, state.ship), crew_room(facts, state.pirate)]
    numbers: list[Array] = []

    def show(*fields: Array | int) -> None:
        numbers.extend(jnp.asarray(field).astype(jnp.int16).ravel() for field in fields)

    def each(rows: Array) -> None:
        """A row for each player, from the own one on; zeros for players that are not there."""
        turned = at(jnp.stack([jnp.roll(rows, -seat, 0) for seat in range(seats)]), player)
        show(jnp.pad(turned.astype(jnp.int16), [(0, PLAYERS - seats), *[(0, 0)] * (rows.ndim - 1)]))

    each(jnp.ones(seats))
    awaits = _awaited(state)
    show(_asked(state, player))
    each(awaits)
    each(here(state.first, seats))
    show(state.round)
    show(here(phase, PHASES))
    each(state.ship)
    each(state.pirate)
    each(jnp.stack([room[:, BOARDING], room[:, RAID], *zone_rooms], axis=-1))
    each(state.island)
    each(_row(state.crew))
    each(_row(state.fleet))
    each(state.tortuga)
    each(state.bonus)
    each(_dice(state.placed))
    each(_dice(state.hand))
    each(_throws(state, of_player, hidden))
    each(jnp.where(phase == NAMING, _dice(state.skulls), 0))
    each(state.stuck & placing)
    show(_chosen(state, player))
    show(jnp.where(phase <= REROLLING, state.roll, 0))
    show(here(state.deed, DEEDS) & doing, jnp.where(doing, state.rank, 0))
    for seat in (*state.actors, state.attacked, jnp.where(attack, state.victim, NOBODY)):
        each(here(seat, seats) & doing)
    over = phase == OVER
    each(_coins(jnp.where((over | of_player)[:, None], state.tiles, 0)))
    each(state.tiles.sum(-1))
    each(_coins(jnp.where(of_player[:, None], state.returned, 0)))
    looks = (phase == LOOKING) & (player == state.current_player)
    show((here(state.looked[0], COINS).astype(jnp.int16) + here(state.looked[1], COINS)) * looks)
    moving = phase == MOVING
    for row in (state.to_fleet, state.to_crew):
        show(_row(jnp.where(moving, at(row, player), NO_CHEST)))
    zone = jnp.where(moving, at(state.next_zone, player), NOWHERE)
    show(zone == TO_FLEET, zone == TO_CREW)
    show(state.bag, state.centre, state.bonus_left, state.pile.sum(), goal)
    show(jnp.array(options), jnp.minimum(jnp.asarray(facts.numbers), MANY))
    return jnp.concatenate(numbers)


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


def _throws(state: BuccaneersState, of_player: Array, hidden: bool) -> Array:
    """Own dice behind the screen or that did not fit; those of whoever rolls again, if in the open."""
    rolls = here(state.current_player, of_player.shape[0]) & (state.phase == REROLLING)
    own = (state.phase == ROLLING) | (state.phase <= REROLLING) & state.stuck
    seen = own & of_player | (rolls & of_player if hidden else rolls)
    faces = state.throw[..., None] == jnp.arange(FACES)
    return faces & (_dice(state.hand) != 0)[..., None] & seen[:, None, None]


def _chosen(state: BuccaneersState, player: Array) -> Array:
    """The own choice behind the screen."""
    choice = jnp.where(state.phase == ROLLING, at(state.choice, player), 0).astype(jnp.uint8)
    kept = jnp.where(choice < NONE_FITS, choice, 0)
    bonus = choice == BONUS + jnp.arange(DEEDS)
    return jnp.concatenate([_dice(kept), (choice == NONE_FITS)[None], bonus])
