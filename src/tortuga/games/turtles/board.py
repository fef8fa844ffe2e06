"""The hexagon: cells, what lies ahead of a turtle, and the camps, all computed from the board's shape.

A cell is a number from 0 to 36 in cell order (a1, a2 … g4); sets of cells are whole numbers with one
bit per cell. Cells have coordinates (q, y): q counts columns from the middle one, y half cells upward,
so that straight ahead is (0, 2) and to the sides (±1, 1) for South, and the opposite for North.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

from msgspec import Meta

Cell: TypeAlias = Annotated[str, Meta(pattern="^([ag][1-4]|[bf][1-5]|[ce][1-6]|d[1-7])$", title="Cell")]

# T-BOARD-1: the shape
COLUMNS = "abcdefg"
LONGEST = 7
SOUTH, NORTH = 0, 1
SEATS = (SOUTH, NORTH)


def height(column: int) -> int:
    """How many cells a column has."""
    return LONGEST - abs(column - LONGEST // 2)


COORDINATES = tuple(
    (column - LONGEST // 2, 2 * number + abs(column - LONGEST // 2))
    for column in range(len(COLUMNS))
    for number in range(1, height(column) + 1)
)
"""(q, y) of each cell, in cell order."""
INDEX_AT = {place: cell for cell, place in enumerate(COORDINATES)}
NAMES = tuple(f"{COLUMNS[q + LONGEST // 2]}{(y - abs(q)) // 2}" for q, y in COORDINATES)
INDEX = {name: cell for cell, name in enumerate(NAMES)}
BIT = {name: 1 << cell for cell, name in enumerate(NAMES)}
SIZE = len(NAMES)
ALL = (1 << SIZE) - 1

CORNER = (INDEX["d1"], INDEX["d7"])
"""The big-turtle cell of each seat."""
GOAL = (CORNER[NORTH], CORNER[SOUTH])

# T-BOARD-2: left, straight, right, as the turtle sees it
DIRECTIONS = (((-1, 1), (0, 2), (1, 1)), ((1, -1), (0, -2), (-1, -1)))


class Ahead(NamedTuple):
    """A forward neighbour, and the cell behind it where a jump over it lands (bit 0: off the board)."""

    near: int
    near_bit: int
    far: int
    far_bit: int


def bits(*names: str) -> int:
    """The set of the named cells."""
    return sum(1 << INDEX[name] for name in names)


T = TypeVar("T")
PART = 10
"""Bits of a set that are looked up at once."""
LOW = (1 << PART) - 1
Parts: TypeAlias = tuple[tuple[tuple[T, ...], ...], ...]


def in_parts(of_cells: Sequence[T]) -> Parts[T]:
    """For each part of a set and each value of it: what belongs to its cells."""
    parts = [of_cells[first : first + PART] for first in range(0, SIZE, PART)]
    return tuple(
        tuple(
            tuple([one for bit, one in enumerate(part) if value >> bit & 1])
            for value in range(1 << len(part))
        )
        for part in parts
    )


def looked_up(parts: Parts[T], board: int) -> tuple[T, ...]:
    """What belongs to the cells of a set, in cell order."""
    a, b, c, d = parts
    return a[board & LOW] + b[board >> PART & LOW] + c[board >> 2 * PART & LOW] + d[board >> 3 * PART]


CELLS = in_parts(range(SIZE))


def cells_of(board: int) -> tuple[int, ...]:
    """The cells of a set, in cell order."""
    return looked_up(CELLS, board)


@lru_cache(maxsize=4096)
def names_of(board: int) -> tuple[str, ...]:
    return tuple([NAMES[cell] for cell in cells_of(board)])


def _ahead(cell: int, seat: int) -> tuple[Ahead, ...]:
    q, y = COORDINATES[cell]
    found = []
    for dq, dy in DIRECTIONS[seat]:
        near = INDEX_AT.get((q + dq, y + dy))
        far = INDEX_AT.get((q + 2 * dq, y + 2 * dy))
        if near is not None:
            found.append(Ahead(near, 1 << near, far or 0, 0 if far is None else 1 << far))
    return tuple(found)


AHEAD = tuple(tuple(_ahead(cell, seat) for cell in range(SIZE)) for seat in SEATS)
AROUND = tuple(
    tuple(sum(ahead.near_bit | ahead.far_bit for ahead in of_cell) for of_cell in of_seat)
    for of_seat in AHEAD
)
"""All the cells that decide how a turtle can go on from a cell."""


def distance(a: int, b: int) -> int:
    """Steps between two cells if one could walk in all six directions."""
    (qa, ya), (qb, yb) = COORDINATES[a], COORDINATES[b]
    sideways, upward = abs(qa - qb), abs(ya - yb)
    return sideways + max(0, upward - sideways) // 2


# T-BOARD-3: the small-turtle cells of each camp
CAMP = tuple(
    sum(1 << cell for cell in range(SIZE) if 1 <= distance(cell, CORNER[seat]) <= 2) for seat in SEATS
)
