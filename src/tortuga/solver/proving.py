"""Proof-number search, depth first (df-pn), compiled.

Every position has two costs, both guesses until they are 0 or INFINITE: `to_win`, how many positions at
least are still to be settled to prove that the side to move wins, and `to_lose`, the same for its loss.
A side wins with one good move and loses if all its moves are bad, so

    to_win  = the least  to_lose of the positions after its moves
    to_lose = the sum of to_win  of the positions after its moves.

The search goes where the cheapest proof seems to lie and stays there until it costs more than another.

A win or a loss is written down only when it follows from others written down before it. So no proof ever
rests on a repetition: a move back to a position of the line under way costs HOPELESS both ways.
"""

import numpy as np

from tortuga.solver.bitboards import CELLS, canonical, has_lost, mirrored
from tortuga.solver.compiled import compiled
from tortuga.solver.evaluation import MOST_ODDS, odds
from tortuga.solver.generator import MINE, MOST_MOVES, MOVE_COLUMNS, THEIRS, Numbers, successors
from tortuga.solver.glance import STUCK, WINS, glance
from tortuga.solver.table import (
    COST_BITS,
    COST_MASK,
    DISTANCE_MASK,
    fetch_bucket,
    find,
    keep,
)
from tortuga.solver.weights import UNIT

INFINITE = 1 << 30
HOPELESS = 1 << 28
UNLIMITED = HOPELESS + 1

# The columns of the moves that are weighed, after MINE and THEIRS
TO_WIN, TO_LOSE, DISTANCE = 2, 3, 4
# The columns of the line under way, after MINE and THEIRS
WIN_LIMIT, LOSS_LIMIT, BEGIN, COUNT, CHOSEN, NODES_BEFORE = 2, 3, 4, 5, 6, 7
LINE_COLUMNS = 8
LONGEST_LINE = 512
POOL = 65_536
# What is counted
NODES, GLANCES, REPETITIONS, LAST, FINISHED = 0, 1, 2, 3, 4
COUNTERS = 5

FROM_BOOK = 1 << 40
"""What a position of a book counts as work: it is never given up."""
MANY = 64
"""So many moves are compared with each other only where mirror images are to be expected among them."""
AHEAD = 12
"""So many positions before it is wanted, what the table knows of one is called for."""
PATIENCE = 0.5
"""By how much a proof may become dearer than the next best before the search leaves it."""

_LOGARITHM = np.arange(-MOST_ODDS, MOST_ODDS + 1) / UNIT
WIN_GUESS = 1 + 8 * np.exp(-_LOGARITHM / 2)
LOSS_GUESS = 2 * np.exp(_LOGARITHM / 2)
WIDTH_GUESS = np.arange(MOST_MOVES + 1) ** 0.8


def new_line() -> Numbers:
    return np.zeros((LONGEST_LINE, LINE_COLUMNS), np.int64)


def new_pool() -> Numbers:
    """Room for the moves of all positions of a line."""
    return np.zeros((POOL, MOVE_COLUMNS), np.int64)


def new_counters() -> Numbers:
    return np.zeros(COUNTERS, np.int64)


@compiled
def learn(table: Numbers, settled: Numbers) -> None:
    """Takes over positions that are settled: their keys and the moves left, odd for a win."""
    for mine, theirs, distance in settled:
        if distance % 2:
            keep(table, mine, theirs, 0, INFINITE, distance, FROM_BOOK)
        else:
            keep(table, mine, theirs, INFINITE, 0, distance, FROM_BOOK)


@compiled
def begin(
    mine: int, theirs: int, rules: int, table: Numbers, line: Numbers, pool: Numbers, counters: Numbers
) -> None:
    """Sets a search up; the position must be canonical."""
    line[0, BEGIN] = 0
    line[0, COUNT] = 0
    counters[LAST] = -1
    counters[FINISHED] = 0
    _enter(mine, theirs, UNLIMITED, UNLIMITED, 0, rules, table, line, pool, counters)


@compiled
def go_on(nodes: int, rules: int, table: Numbers, line: Numbers, pool: Numbers, counters: Numbers) -> None:
    """Searches so many positions more, or until the first position is settled (FINISHED)."""
    stop = counters[NODES] + nodes
    while counters[NODES] < stop:
        now = counters[LAST]
        to_win, to_lose, best, second, distance = _sum_up(pool, line[now, BEGIN], line[now, COUNT])
        hopeless = to_win >= HOPELESS and to_lose >= HOPELESS
        if hopeless or to_win >= line[now, WIN_LIMIT] or to_lose >= line[now, LOSS_LIMIT]:
            work = counters[NODES] - line[now, NODES_BEFORE]
            keep(table, line[now, MINE], line[now, THEIRS], to_win, to_lose, distance, work)
            if now == 0:
                counters[FINISHED] = 1
                return
            counters[LAST] = now - 1
            chosen = line[now - 1, CHOSEN]
            pool[chosen, TO_WIN] = to_win
            pool[chosen, TO_LOSE] = to_lose
            pool[chosen, DISTANCE] = distance
        elif _leads_back(line, pool, now, best):
            counters[REPETITIONS] += 1
            pool[best, TO_WIN] = HOPELESS
            pool[best, TO_LOSE] = HOPELESS
        else:
            line[now, CHOSEN] = best
            win_limit = _win_limit(line[now, LOSS_LIMIT], to_lose, pool[best, TO_WIN])
            loss_limit = min(line[now, WIN_LIMIT], second + 1 + int(second * PATIENCE))
            my, their = pool[best, MINE], pool[best, THEIRS]
            free = line[now, BEGIN] + line[now, COUNT]
            _enter(my, their, win_limit, loss_limit, free, rules, table, line, pool, counters)


@compiled
def _win_limit(limit: int, to_lose: int, part: int) -> int:
    """How dear the chosen move may become while the sum stays within its limit."""
    if to_lose >= HOPELESS:
        return UNLIMITED
    return min(limit - to_lose + part, UNLIMITED)


@compiled
def _enter(
    mine: int,
    theirs: int,
    win_limit: int,
    loss_limit: int,
    free: int,
    rules: int,
    table: Numbers,
    line: Numbers,
    pool: Numbers,
    counters: Numbers,
) -> None:
    """One position further down the line: weighs its moves, in the pool from `free` on."""
    counters[LAST] += 1
    now = counters[LAST]
    line[now, MINE] = mine
    line[now, THEIRS] = theirs
    line[now, WIN_LIMIT] = win_limit
    line[now, LOSS_LIMIT] = loss_limit
    line[now, BEGIN] = free
    line[now, NODES_BEFORE] = counters[NODES]
    counters[NODES] += 1
    found = successors(mine, theirs, rules, pool[free:])
    found = _without_twins(mine, theirs, pool, free, found)
    line[now, COUNT] = _weigh_all(rules, table, pool, free, found, True, counters)


@compiled
def _without_twins(mine: int, theirs: int, pool: Numbers, first: int, found: int) -> int:
    """Makes the moves canonical and drops those that lead to the same; how many are left."""
    symmetric = _is_symmetric(mine, theirs)
    kept = first
    for move in range(first, first + found):
        my, their = canonical(pool[move, MINE], pool[move, THEIRS])
        twin = False
        if symmetric or found < MANY:
            for other in range(first, kept):
                twin = twin or (pool[other, MINE] == my and pool[other, THEIRS] == their)
        if not twin:
            pool[kept, MINE] = my
            pool[kept, THEIRS] = their
            kept += 1
    return kept - first


@compiled
def _is_symmetric(mine: int, theirs: int) -> bool:
    return mirrored(mine & CELLS) == mine & CELLS and mirrored(theirs & CELLS) == theirs & CELLS


@compiled
def weighed_moves(
    mine: int, theirs: int, rules: int, table: Numbers, pool: Numbers, counters: Numbers
) -> int:
    """All moves of a position, canonical and with their costs, at the beginning of the pool."""
    found = successors(mine, theirs, rules, pool)
    found = _without_twins(mine, theirs, pool, 0, found)
    return _weigh_all(rules, table, pool, 0, found, False, counters)


@compiled
def _weigh_all(
    rules: int, table: Numbers, pool: Numbers, first: int, found: int, hasty: bool, counters: Numbers
) -> int:
    """Fills in the costs, if hasty up to the first move that wins; how many were filled in."""
    paper = pool[first + found :]
    for move in range(first, min(first + AHEAD, first + found)):
        fetch_bucket(table, pool[move, MINE], pool[move, THEIRS])
    for move in range(first, first + found):
        if move + AHEAD < first + found:
            fetch_bucket(table, pool[move + AHEAD, MINE], pool[move + AHEAD, THEIRS])
        my, their = pool[move, MINE], pool[move, THEIRS]
        to_win, to_lose, distance = _weigh(my, their, rules, table, paper, counters)
        pool[move, TO_WIN] = to_win
        pool[move, TO_LOSE] = to_lose
        pool[move, DISTANCE] = distance
        if hasty and to_lose == 0:
            return move + 1 - first
    return found


@compiled
def _weigh(
    mine: int, theirs: int, rules: int, table: Numbers, paper: Numbers, counters: Numbers
) -> tuple[int, int, int]:
    """The costs of a position as the table knows them or as it looks, and the distance if it is settled."""
    if has_lost(mine, theirs):
        return INFINITE, 0, 0
    row, costs, work = find(table, mine, theirs)
    if row >= 0:
        return costs >> COST_BITS, costs & COST_MASK, work & DISTANCE_MASK
    counters[GLANCES] += 1
    ways = glance(mine, theirs, rules, paper)
    if ways == WINS:
        return 0, INFINITE, 1
    if ways == STUCK:
        return INFINITE, 0, 0
    looks = odds(mine, theirs) + MOST_ODDS
    return int(WIN_GUESS[looks]), 1 + int(LOSS_GUESS[looks] * WIDTH_GUESS[ways]), 0


@compiled
def _sum_up(pool: Numbers, first: int, found: int) -> tuple[int, int, int, int, int]:
    """The costs of a position from those of its moves; the best move, the next best's cost, the distance."""
    to_win, second, best = INFINITE, INFINITE, first
    total, nearest, farthest = 0, DISTANCE_MASK, 0
    for move in range(first, first + found):
        cost = pool[move, TO_LOSE]
        if cost < to_win:
            second, to_win, best = to_win, cost, move
        elif cost < second:
            second = cost
        if cost == 0:
            nearest = min(nearest, pool[move, DISTANCE])
        total += pool[move, TO_WIN]
        farthest = max(farthest, pool[move, DISTANCE])
    if to_win == 0:
        return 0, INFINITE, best, second, nearest + 1
    if total == 0:
        return INFINITE, 0, best, second, farthest + 1 if found else 0
    return to_win, min(total, HOPELESS), best, second, 0


@compiled
def _leads_back(line: Numbers, pool: Numbers, now: int, move: int) -> bool:
    """Whether a move repeats a position of the line, or the line becomes longer than we can follow."""
    if now + 1 == LONGEST_LINE or line[now, BEGIN] + line[now, COUNT] + 3 * MOST_MOVES > POOL:
        return True
    for earlier in range(now + 1):
        if line[earlier, MINE] == pool[move, MINE] and line[earlier, THEIRS] == pool[move, THEIRS]:
            return True
    return False
