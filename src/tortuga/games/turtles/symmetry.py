"""Positions that are worth the same: mirror images, and the two sides exchanged. In plain Python."""

from tortuga.games.turtles.board import COORDINATES, INDEX_AT, SIZE, SOUTH, cells_of
from tortuga.games.turtles.position import Position

MIRROR = tuple(INDEX_AT[-q, y] for q, y in COORDINATES)
"""The cell that mirrors each cell."""


def mirrored(cells: int) -> int:
    """Left and right exchanged."""
    return sum(1 << MIRROR[cell] for cell in cells_of(cells))


def turned(cells: int) -> int:
    """Half a turn: what South sees is what North saw."""
    return sum(1 << (SIZE - 1 - cell) for cell in cells_of(cells))


def sides_exchanged(position: Position) -> Position:
    """The same board seen from the other side: South stands where North stood, and North where South did."""
    boards = turned(position.north), turned(position.south), turned(position.overturned)
    return Position(*boards, 1 - position.to_move, position.reserves[::-1], position.variant)


def normal(position: Position) -> Position:
    """The one position that stands for a position, its mirror image, and both with the sides exchanged.

    South is to move. Of the two mirror images it is the one where the cells with South's and overturned
    turtles are the smaller number; if they are the same, the cells with North's and overturned turtles.
    """
    if position.to_move != SOUTH:
        position = sides_exchanged(position)
    boards = position.south, position.north, position.overturned
    south, north, overturned = min(
        boards, tuple(map(mirrored, boards)), key=lambda image: (image[0] | image[2], image[1] | image[2])
    )
    return Position(south, north, overturned, SOUTH, position.reserves, position.variant)
