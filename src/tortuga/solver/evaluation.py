"""How a position looks, without looking ahead."""

import numpy as np

from tortuga.games.turtles.board import INDEX, LONGEST, NAMES
from tortuga.games.turtles.symmetry import MIRROR
from tortuga.solver.bitboards import CELLS, COLUMN, COLUMN_MASK, PLACES, RESERVE_BITS
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import Numbers
from tortuga.solver.weights import (
    CELL_WEIGHTS,
    OTHER_RESERVE_WEIGHT,
    RESERVE_WEIGHT,
    TO_MOVE_WEIGHT,
)

MOST_ODDS = 255
MINE, THEIRS, BOTH = 0, 1, 2


def _column_weights() -> Numbers:
    """What each column adds for each set of its cells in `mine`, in `theirs` and in both."""
    weights = np.zeros((3, LONGEST, COLUMN_MASK + 1), np.int64)
    for cell, name in enumerate(NAMES):
        my, their, overturned = CELL_WEIGHTS.get(name) or CELL_WEIGHTS[NAMES[MIRROR[INDEX[name]]]]
        column, bit = divmod(PLACES[cell], COLUMN)
        taken = np.arange(COLUMN_MASK + 1) >> bit & 1
        for kind, weight in ((MINE, my), (THEIRS, their), (BOTH, overturned - my - their)):
            weights[kind, column] += weight * taken
    return weights


COLUMN_WEIGHTS = _column_weights()


@compiled
def odds(mine: int, theirs: int) -> int:
    """The logarithm of the odds of the side to move, in units of 1/32, between -255 and 255."""
    looks = RESERVE_WEIGHT * (mine >> RESERVE_BITS) + OTHER_RESERVE_WEIGHT * (theirs >> RESERVE_BITS)
    looks += TO_MOVE_WEIGHT
    my_cells, their_cells = mine & CELLS, theirs & CELLS
    for column in range(LONGEST):
        my = (my_cells >> (COLUMN * column)) & COLUMN_MASK
        their = (their_cells >> (COLUMN * column)) & COLUMN_MASK
        looks += COLUMN_WEIGHTS[MINE, column, my] + COLUMN_WEIGHTS[THEIRS, column, their]
        looks += COLUMN_WEIGHTS[BOTH, column, my & their]
    return min(max(looks, -MOST_ODDS), MOST_ODDS)
