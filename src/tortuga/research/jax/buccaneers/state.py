"""A match of buccaneers at one moment, as arrays. The first axis of most is the seat.

A set of dice is a number of five bits. A row of places holds the colour of the chest on each, `NO_CHEST`
where there is none; zones in which places mean nothing are counted by colour.
"""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from tortuga.research.jax.buccaneers.components import COLOURS, NO_CHEST
from tortuga.research.jax.env import EnvState

ROLLING, NAMING, REROLLING, ACTING, LOOKING, STEALING, TAKING, MOVING, OVER = range(9)
NOBODY = -1
NOWHERE, TO_FLEET, TO_CREW = range(3)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class BuccaneersState(EnvState):
    phase: Array
    round: Array
    """Counted to 1000, which is as far as anybody sees."""
    first: Array
    """Who holds the first-player marker."""
    bag: Array
    centre: Array
    """Whether a chest of each colour lies on the central island."""
    bonus_left: Array
    pile: Array
    """Treasure tiles of 1, 2, 3 … coins in the middle."""

    # Of each seat
    ship: Array
    pirate: Array
    island: Array
    crew: Array
    fleet: Array
    tortuga: Array
    bonus: Array
    placed: Array
    """The dice at each deed."""
    hand: Array
    tiles: Array
    """Treasure tiles taken, by coins."""
    returned: Array
    """Tiles seen and mixed back, by coins."""

    # Rolling, naming, rerolling
    roll: Array
    throw: Array
    """The face of each die of each seat; of dice in hand alone it means something."""
    choice: Array
    """The small action chosen behind each screen; 0 for none."""
    waiting: Array
    """Who has not chosen yet; in the moving, who had anything to choose."""
    skulls: Array
    """Skulls kept alone whose deed is to be named."""
    stuck: Array

    # Acting, looking, stealing, taking
    deed: Array
    actors: Array
    """The 1st and the 2nd."""
    rank: Array
    attacked: Array
    victim: Array
    looked: Array
    """The two tiles that were looked at, the one of fewer coins first: coins less 1."""

    # Moving
    to_fleet: Array
    to_crew: Array
    next_zone: Array


# Arrays by seat, without gathering


def at(array: Array, index: Array) -> Array:
    """The row of a small array at an index that is not known before."""
    row = array[0]
    for place in range(1, array.shape[0]):
        row = jnp.where(index == place, array[place], row)
    return row


def here(index: Array, size: int) -> Array:
    """True at an index."""
    return jnp.arange(size) == index


def put(array: Array, index: Array, row: Array | int | bool) -> Array:
    """The array with another row at an index."""
    there = here(index, array.shape[0])
    there = there.reshape(there.shape + (1,) * (array.ndim - 1))
    return jnp.where(there, jnp.asarray(row).astype(array.dtype), array)


def changed(state: BuccaneersState, **fields: Any) -> BuccaneersState:
    """The state with other arrays, each in the type that it had."""
    values = {name: jnp.asarray(value).astype(getattr(state, name).dtype) for name, value in fields.items()}
    return BuccaneersState(**{**vars(state), **values})


def clockwise(state: BuccaneersState, seats: int) -> Array:
    """How far each seat sits from the first player."""
    return (jnp.arange(seats) - state.first) % seats


def first_clockwise(state: BuccaneersState, some: Array) -> Array:
    """Of these seats the first from the first player on."""
    seats = some.shape[0]
    return jnp.argmin(jnp.where(some, clockwise(state, seats), seats))


def lowest(some: Array) -> Array:
    return jnp.argmax(some)


def how_many(dice: Array) -> Array:
    """In each set of dice."""
    return lax.population_count(dice).astype(jnp.int8)


def counted(row: Array) -> Array:
    """The chests of rows by colour."""
    return (row[..., None] == jnp.arange(COLOURS)).sum(-2).astype(jnp.int8)


def length(row: Array) -> Array:
    return (row != NO_CHEST).sum(-1).astype(jnp.int8)
