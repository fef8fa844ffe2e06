"""Plain Monte Carlo tree search (UCT) with playouts at random, compiled: a yardstick for other searches.

A position of the tree counts the points of the side that moved there: a whole one for a playout it wins, half
for one that takes too long.
"""

import math
from functools import cache
from typing import NamedTuple

import numpy as np

from tortuga.solver.bitboards import HOME, has_lost
from tortuga.solver.clock import Clock
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import MINE, MOST_MOVES, THEIRS, Numbers, move_list, successors
from tortuga.solver.packing import Key
from tortuga.solver.verdicts import Limits, Watch, unwatched

EXPLORATION = 1.4
LONGEST_PLAYOUT = 400
PLACES = 1 << 19
"""When the tree is full it grows no more; playouts go on."""
DEEPEST = 1024

# The columns of the tree, after MINE and THEIRS
VISITS, POINTS, FIRST, COUNT = 2, 3, 4, 5
TREE_COLUMNS = 6
NOT_GROWN = -1
WHOLE, HALF = 2, 1
"""Points are counted in halves."""

# What is counted, and the luck
PLAYOUTS, USED, LUCK = 0, 1, 2
COUNTERS = 3

# A linear congruential generator (Knuth's MMIX)
FACTOR, SUMMAND = 6364136223846793005, 1442695040888963407


class Tried(NamedTuple):
    """What became of a move in the search."""

    visits: int
    share: float
    """Of the playouts that were won."""


@cache
def warm_up() -> None:
    """Compiles everything, or loads what was compiled before, so that it is not counted as thinking."""
    try_moves(Key(HOME, 0), 0, 0, Limits(nodes=10))


def try_moves(
    start: Key, rules: int, seed: int, limits: Limits, watch: Watch = unwatched
) -> dict[Key, Tried]:
    """What became of the positions, as packed, that the moves of a position lead to."""
    tree = np.zeros((PLACES, TREE_COLUMNS), np.int64)
    path, paper = np.zeros(DEEPEST, np.int64), move_list()
    tree[0] = start.mine, start.theirs, 0, 0, 0, NOT_GROWN
    counters = np.array([0, 1, seed & (1 << 62) - 1], np.int64)
    _grow(0, rules, tree, paper, counters)
    clock = Clock(limits, watch)
    while (playouts := clock.stretch(int(counters[PLAYOUTS]))) is not None:
        go_on(playouts, rules, tree, path, paper, counters)
    first, count = tree[0, FIRST], tree[0, COUNT]
    return {
        Key(row[MINE], row[THEIRS]): Tried(row[VISITS], row[POINTS] / WHOLE / max(1, row[VISITS]))
        for row in tree[first : first + count].tolist()
    }


@compiled
def go_on(playouts: int, rules: int, tree: Numbers, path: Numbers, paper: Numbers, counters: Numbers) -> None:
    """So many playouts more."""
    for _ in range(playouts):
        counters[PLAYOUTS] += 1
        length, now = 1, 0
        path[0] = 0
        while tree[now, COUNT] > 0 and length < DEEPEST:
            now = _most_promising(tree, now)
            path[length] = now
            length += 1
        if tree[now, COUNT] == NOT_GROWN and tree[now, VISITS]:
            _grow(now, rules, tree, paper, counters)
            if tree[now, COUNT] > 0 and length < DEEPEST:
                now = _most_promising(tree, now)
                path[length] = now
                length += 1
        points = _play_out(tree[now, MINE], tree[now, THEIRS], rules, paper, counters)
        for place in range(length - 1, -1, -1):
            tree[path[place], VISITS] += 1
            tree[path[place], POINTS] += points
            points = WHOLE - points


@compiled
def _most_promising(tree: Numbers, parent: int) -> int:
    first = tree[parent, FIRST]
    best, most = first, -1.0
    logarithm = math.log(tree[parent, VISITS] + 1.0)
    for child in range(first, first + tree[parent, COUNT]):
        tried = tree[child, VISITS]
        if tried == 0:
            return int(child)
        hope = tree[child, POINTS] / (WHOLE * tried) + EXPLORATION * math.sqrt(logarithm / tried)
        if hope > most:
            best, most = child, hope
    return int(best)


@compiled
def _grow(parent: int, rules: int, tree: Numbers, paper: Numbers, counters: Numbers) -> None:
    """The moves of a position, if there is room for them."""
    used = counters[USED]
    if used + MOST_MOVES > len(tree):
        return
    found = 0
    if not has_lost(tree[parent, MINE], tree[parent, THEIRS]):
        found = successors(tree[parent, MINE], tree[parent, THEIRS], rules, paper)
    for move in range(found):
        tree[used + move, MINE] = paper[move, MINE]
        tree[used + move, THEIRS] = paper[move, THEIRS]
        tree[used + move, COUNT] = NOT_GROWN
    tree[parent, FIRST], tree[parent, COUNT] = used, found
    counters[USED] += found


@compiled
def _play_out(mine: int, theirs: int, rules: int, paper: Numbers, counters: Numbers) -> int:
    """The points of the side that has just moved, after a game at random from here on."""
    for move in range(LONGEST_PLAYOUT):
        found = 0
        if not has_lost(mine, theirs):
            found = successors(mine, theirs, rules, paper)
        if found == 0:
            return WHOLE if move % 2 == 0 else 0
        chosen = _draw(found, counters)
        mine, theirs = paper[chosen, MINE], paper[chosen, THEIRS]
    return HALF


@compiled
def _draw(below: int, counters: Numbers) -> int:
    counters[LUCK] = counters[LUCK] * FACTOR + SUMMAND
    return int(((counters[LUCK] >> 33) & 0x3FFFFFFF) % below)
