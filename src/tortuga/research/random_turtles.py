"""Whole matches of turtles at random, compiled: each small action as likely as the others.

A board is three sets of cells, those of the mover, of the other seat, and overturned; it is never turned round,
the seats go opposite ways over it. The small actions are counted by direction, for all turtles at once, and
only the one that was drawn is looked for. `small_steps.py` lists the same actions; a test holds this to it.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SEATS, SOUTH
from tortuga.games.turtles.position import RESERVE
from tortuga.games.turtles.rules import RESERVE_GAP
from tortuga.research import small_steps as steps
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart
from tortuga.solver.bitboards import BOARD, CELLS, COLUMN, GOAL, HOME, NURSERY, RESERVE_BITS, count, turned
from tortuga.solver.compiled import compiled
from tortuga.solver.packing import CORNER_HATCHING, RARE_RULES

Board: TypeAlias = NDArray[np.int64]

# The columns of a board
OWN, OTHER, OVER, RESERVE_OWN, RESERVE_OTHER = 0, 1, 2, 3, 4
GOES_UP = 5
"""Whether the mover is South."""
NEST = 6
"""The cells on which a seat may hatch at all, as South has them; none in the base game."""
AT, MAY_OWN, MAY_OTHER = 7, 8, 9
"""Of a chain: where its turtle stands, and whether it may pass over own and other turtles (-1 or 0)."""
HATCHED, CHOSEN, BEYOND = 10, 11, 12
"""Of a hatching: its cells, how many they are, and the cells that come after them."""
LUCK, LENGTH = 13, 14
BOARD_COLUMNS = 15

# A linear congruential generator (Knuth's MMIX), of which the high bits are good
FACTOR, SUMMAND = 6364136223846793005, 1442695040888963407
LUCK_BITS = 31
WORD = 64
# By how much a cell is shifted down, in a circle, to what lies ahead of South: left, straight, right
LEFT, STRAIGHT, RIGHT = COLUMN - 1, WORD - 1, WORD - COLUMN
EVERY = -1


class RandomMatches(NamedTuple):
    """What matches at random came to."""

    wins: tuple[int, int]
    draws: int
    steps: int
    """The small actions of all of them."""
