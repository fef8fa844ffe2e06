"""A position as two whole numbers, laid out so that a direction is one shift for all cells at once.

Each column takes eight bits, `a` the lowest, of which seven are cells and the eighth keeps the columns
apart; the cells of a column are numbered so that straight ahead is one bit up, to the right one column
up, and to the left one column down and one bit up. The bits stand in cell order.

A packed position is seen by the side to move, which always goes up:

* `mine`: my turtles and the overturned ones, and my reserve above the 56 bits of the cells;
* `theirs`: their turtles and the overturned ones, and their reserve.

A turtle in both is overturned. The pair is exact: two positions with the same pair are the same.
"""

from tortuga.games.turtles.board import CAMP, COORDINATES, CORNER, LONGEST, NORTH, SOUTH, cells_of
from tortuga.solver.compiled import bits_set, compiled

COLUMN = 8
RESERVE_BITS = COLUMN * LONGEST
CELLS = (1 << RESERVE_BITS) - 1
MIDDLE = LONGEST // 2
COLUMN_MASK = 0x7F

PLACES = tuple(COLUMN * (q + MIDDLE) + (y - q) // 2 - 1 for q, y in COORDINATES)
"""The bit of each cell."""


def spread(cells: int) -> int:
    """A set of cells of `board` in this layout."""
    return sum(1 << PLACES[cell] for cell in cells_of(cells))


def gathered(bits: int) -> int:
    """And back."""
    return sum(1 << cell for cell, place in enumerate(PLACES) if bits >> place & 1)


BOARD = sum(1 << place for place in PLACES)
HOME = 1 << PLACES[CORNER[SOUTH]]
"""My corner, and their goal."""
GOAL = 1 << PLACES[CORNER[NORTH]]
NURSERY = spread(CAMP[SOUTH])
"""Where I hatch."""
LEFT, STRAIGHT, RIGHT = 0, 1, 2

# Every second bit, every second pair, every second four, in seven columns
ODDS, PAIRS, FOURS = 0x55555555555555, 0x33333333333333, 0x0F0F0F0F0F0F0F


@compiled
def ahead(cells: int, direction: int) -> int:
    """The cells one step ahead of these."""
    if direction == LEFT:
        return (cells >> (COLUMN - 1)) & BOARD
    if direction == STRAIGHT:
        return (cells << 1) & BOARD
    return (cells << COLUMN) & BOARD


@compiled
def behind(cells: int, direction: int) -> int:
    """The cells from which one step leads to these."""
    if direction == LEFT:
        return (cells << (COLUMN - 1)) & BOARD
    if direction == STRAIGHT:
        return (cells >> 1) & BOARD
    return (cells >> COLUMN) & BOARD


@compiled
def count(cells: int) -> int:
    return bits_set(cells)


@compiled
def turned(cells: int) -> int:
    """The board seen from the other side: half a turn."""
    bits = ((cells >> 1) & ODDS) | ((cells & ODDS) << 1)
    bits = ((bits >> 2) & PAIRS) | ((bits & PAIRS) << 2)
    bits = (((bits >> 4) & FOURS) | ((bits & FOURS) << 4)) >> 1
    result = 0
    for column in range(LONGEST):
        result |= ((bits >> (COLUMN * column)) & COLUMN_MASK) << (COLUMN * (LONGEST - 1 - column))
    return result


@compiled
def mirrored(cells: int) -> int:
    """Left and right exchanged."""
    result = cells & (COLUMN_MASK << (COLUMN * MIDDLE))
    for away in range(1, MIDDLE + 1):
        left, right = COLUMN * (MIDDLE - away), COLUMN * (MIDDLE + away)
        result |= (((cells >> right) & COLUMN_MASK) << away) << left
        result |= (((cells >> left) & COLUMN_MASK) >> away) << right
    return result


@compiled
def canonical(mine: int, theirs: int) -> tuple[int, int]:
    """Of a position and its mirror image, which are worth the same, the one with the smaller numbers."""
    reserve, other_reserve = mine >> RESERVE_BITS, theirs >> RESERVE_BITS
    mine_mirrored = mirrored(mine & CELLS) | (reserve << RESERVE_BITS)
    theirs_mirrored = mirrored(theirs & CELLS) | (other_reserve << RESERVE_BITS)
    if mine_mirrored < mine or (mine_mirrored == mine and theirs_mirrored < theirs):
        return mine_mirrored, theirs_mirrored
    return mine, theirs


@compiled
def has_lost(mine: int, theirs: int) -> bool:
    """T-END-1: whether the other side has just reached its goal."""
    return theirs & ~mine & HOME != 0
