"""The hexagon as two lanes of 32 bits, laid out so that a direction is one shift for all cells at once.

The layout is that of `solver/bitboards.py`: eight bits for each column, of which seven are cells; straight
ahead is one bit up, to the right one column up, to the left one column down and one bit up. The lower lane
holds the columns a to d, the higher e to g. A board is seen by the seat to move, which always plays up.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

# T-BOARD-1: the shape. Cells stand in cell order (a1, a2 … g4), with q counted from the middle column.
LONGEST = 7
MIDDLE = LONGEST // 2
COLUMN = 8
LANE = 32
HEIGHTS = tuple(LONGEST - abs(column - MIDDLE) for column in range(LONGEST))
PLACES = tuple(
    COLUMN * column + number + max(0, MIDDLE - column)
    for column, height in enumerate(HEIGHTS)
    for number in range(height)
)
"""The bit of each cell."""
SIZE = len(PLACES)
LEFT, STRAIGHT, RIGHT = WAYS = (0, 1, 2)


class Bits(NamedTuple):
    """A set of cells."""

    low: Array
    high: Array

    def __and__(self, other: "Bits") -> "Bits":
        return Bits(self.low & other.low, self.high & other.high)

    def __or__(self, other: "Bits") -> "Bits":
        return Bits(self.low | other.low, self.high | other.high)

    def __xor__(self, other: "Bits") -> "Bits":
        return Bits(self.low ^ other.low, self.high ^ other.high)

    def without(self, other: "Bits") -> "Bits":
        return Bits(self.low & ~other.low, self.high & ~other.high)

    def only_if(self, condition: Array) -> "Bits":
        """These cells, or none."""
        return Bits(jnp.where(condition, self.low, 0), jnp.where(condition, self.high, 0))

    @property
    def any(self) -> Array:
        return jnp.asarray((self.low | self.high) != 0)

    @property
    def total(self) -> Array:
        return (lax.population_count(self.low) + lax.population_count(self.high)).astype(jnp.int8)


def _constant(lane: Any) -> Array:
    """numpy's numbers do where jax wants arrays, and need no device yet."""
    return cast("Array", lane)


def bits_of(cells: Iterable[int]) -> Bits:
    whole = sum(1 << PLACES[cell] for cell in cells)
    return Bits(_constant(np.uint32(whole & (1 << LANE) - 1)), _constant(np.uint32(whole >> LANE)))


def stacked(sets: Sequence[Bits]) -> Bits:
    """Several sets in one array."""
    low, high = (np.array(lanes, np.uint32) for lanes in zip(*sets, strict=True))
    return Bits(_constant(low), _constant(high))


NONE = bits_of(())
BOARD = bits_of(range(SIZE))

# Where each cell's bit is, as arrays
IN_HIGH = np.array([place >= LANE for place in PLACES])
SHIFT = np.array([place % LANE for place in PLACES], np.uint32)
CELL_BITS = stacked([bits_of((cell,)) for cell in range(SIZE)])

D1 = sum(HEIGHTS[:MIDDLE])
HOME = bits_of((D1,))
"""My corner, and their goal."""
GOAL = bits_of((D1 + LONGEST - 1,))
CAMP_HEIGHTS = (0, 1, 2, 3, 2, 1, 0)
"""T-BOARD-3: how many cells of each column belong to the own camp, its corner among them."""
NEST = tuple(
    sum(HEIGHTS[:column]) + number for column, height in enumerate(CAMP_HEIGHTS) for number in range(height)
)
"""The cells on which a seat can hatch, in cell order."""


def cell_bit(cell: Array) -> Bits:
    return Bits(jnp.asarray(CELL_BITS.low)[cell], jnp.asarray(CELL_BITS.high)[cell])


def _up(cells: Bits, by: int) -> Bits:
    return Bits(cells.low << by, cells.high << by | cells.low >> LANE - by)


def _down(cells: Bits, by: int) -> Bits:
    return Bits(cells.low >> by | cells.high << LANE - by, cells.high >> by)


def ahead(cells: Bits, way: int) -> Bits:
    """The cells one step ahead of these."""
    if way == LEFT:
        return _down(cells, COLUMN - 1) & BOARD
    return _up(cells, 1 if way == STRAIGHT else COLUMN) & BOARD


def behind(cells: Bits, way: int) -> Bits:
    """The cells from which one step leads to these."""
    if way == LEFT:
        return _up(cells, COLUMN - 1) & BOARD
    return _down(cells, 1 if way == STRAIGHT else COLUMN) & BOARD


REVERSALS = ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF))


def _reversed(lane: Array) -> Array:
    for by, mask in REVERSALS:
        lane = lane >> by & np.uint32(mask) | (lane & np.uint32(mask)) << by
    return lane >> 16 | lane << 16


def turned(cells: Bits) -> Bits:
    """The board seen from the other side. All 64 bits reversed: half a turn, a column and a bit too high."""
    return _down(Bits(_reversed(cells.high), _reversed(cells.low)), COLUMN + 1)


def plane(cells: Bits) -> Array:
    """Which cells are in the set, in cell order: bool (37,)."""
    return jnp.asarray((jnp.where(IN_HIGH, cells.high, cells.low) >> SHIFT & 1) != 0)
