"""From a position and its options to what the compiled functions read, and back."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tortuga.games.turtles.board import COLUMNS, INDEX, SOUTH, height
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.solver.bitboards import (
    CELLS,
    PLACES,
    RESERVE_BITS,
    canonical,
    gathered,
    spread,
    turned,
)
from tortuga.solver.book import CELLS_BYTES, KEY_BYTES, RECORD_BYTES

# The rules that change what moves there are, as bits of one number
CORNER_HATCHING, MAJORITY_CAPTURE, ENEMY_ANYWHERE = 1, 2, 4
RARE_RULES = MAJORITY_CAPTURE | ENEMY_ANYWHERE


class Key(NamedTuple):
    """A packed position, seen by the side to move, or its mirror image."""

    mine: int
    theirs: int


def rules_of(variant: Variant, options: TurtlesOptions) -> int:
    rules = CORNER_HATCHING if variant is Variant.ULTRA else 0
    if options.majority_capture:
        rules |= MAJORITY_CAPTURE
    if options.enemy_anywhere:
        rules |= ENEMY_ANYWHERE
    return rules


def pack(position: Position) -> Key:
    mover = position.to_move
    boards = [spread(turtles | position.overturned) for turtles in position.turtles]
    if mover != SOUTH:
        boards = [turned(board) for board in boards]
    return Key(
        boards[mover] | position.reserves[mover] << RESERVE_BITS,
        boards[1 - mover] | position.reserves[1 - mover] << RESERVE_BITS,
    )


def unpack(key: Key, variant: Variant) -> Position:
    """With South to move."""
    mine, theirs = gathered(key.mine & CELLS), gathered(key.theirs & CELLS)
    reserves = key.mine >> RESERVE_BITS, key.theirs >> RESERVE_BITS
    return Position(mine & ~theirs, theirs & ~mine, mine & theirs, SOUTH, reserves, variant)


def key_of(position: Position) -> Key:
    """The same for a position, its mirror image, and either with South and North exchanged."""
    return Key(*canonical(*pack(position)))


def packed_records(records: bytes) -> NDArray[np.int64]:
    """The records of a book: `mine`, `theirs` and the moves left of each."""
    table = np.frombuffer(records, np.uint8).reshape(-1, RECORD_BYTES).astype(np.int64)
    reserves, distances = table[:, 0], table[:, KEY_BYTES]
    mine = _spread_all(table[:, 1 : 1 + CELLS_BYTES]) | reserves >> 4 << RESERVE_BITS
    theirs = _spread_all(table[:, 1 + CELLS_BYTES : KEY_BYTES]) | (reserves & 15) << RESERVE_BITS
    return np.column_stack([mine, theirs, distances])


def _spread_all(digits: NDArray[np.int64]) -> NDArray[np.int64]:
    """`spread` of many sets of cells, each given as bytes."""
    cells = np.zeros(len(digits), np.int64)
    for digit in digits.T:
        cells = cells << 8 | digit
    bits = np.zeros(len(digits), np.int64)
    for column, letter in enumerate(COLUMNS):
        lowest = INDEX[f"{letter}1"]
        bits |= (cells >> lowest & (1 << height(column)) - 1) << PLACES[lowest]
    return bits
