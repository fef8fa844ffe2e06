"""Counting move sequences with the compiled generator: for depths where `perft` would take too long."""

import numpy as np

from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import STANDARD
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import (
    MINE,
    MOST_MOVES,
    MOVE_COLUMNS,
    THEIRS,
    Numbers,
    successors,
)
from tortuga.solver.packing import pack, rules_of


def count_sequences(position: Position, depth: int, options: TurtlesOptions = STANDARD) -> int:
    """The number of sequences of that many moves."""
    pool = np.zeros((MOST_MOVES * (depth + 1), MOVE_COLUMNS), np.int64)
    return int(_count(*pack(position), rules_of(position.variant, options), depth, pool, 0))


@compiled
def _count(mine: int, theirs: int, rules: int, depth: int, pool: Numbers, free: int) -> int:
    if depth == 0:
        return 1
    found = successors(mine, theirs, rules, pool[free:])
    if depth == 1:
        return found
    total = 0
    for move in range(free, free + found):
        total += _count(pool[move, MINE], pool[move, THEIRS], rules, depth - 1, pool, free + found)
    return total
