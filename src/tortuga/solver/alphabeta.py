"""Alpha-beta search with a table of positions, compiled, for play where nothing is proved.

Values are seen by the side to move: what `evaluation.odds` says, or WIN less the moves until the win.
A search can be interrupted and gone on with: all it knows stands in `line`, `pool`, `counters` and `table`.
"""

import numpy as np

from tortuga.solver.bitboards import BOARD, CELLS, canonical, has_lost
from tortuga.solver.compiled import compiled
from tortuga.solver.evaluation import odds
from tortuga.solver.generator import (
    MINE,
    MOST_MOVES,
    MOVE_COLUMNS,
    THEIRS,
    Numbers,
    may_jump_enemy,
    successors,
)
from tortuga.solver.glance import STUCK, WINS, glance
from tortuga.solver.table import place_of

WIN = 10_000
SURELY = 9_000
"""Values beyond this are wins and losses."""
DEEPEST = 100
EXTENSION = 8
"""How many obligatory jumps are looked at beyond the depth."""

# The columns of the moves of a position, after MINE and THEIRS
LOOKS, NUMBER = 2, 3
# The columns of the line under way, after MINE and THEIRS
ALPHA, BETA, BEST, DEPTH, BEGIN, COUNT, NEXT, BEST_NUMBER, FIRST_ALPHA = 2, 3, 4, 5, 6, 7, 8, 9, 10
LINE_COLUMNS = 11
POOL = 65_536
# What is counted, and the answer
NODES, LAST, FINISHED, VALUE = 0, 1, 2, 3
COUNTERS = 4
# The columns of the table, after MINE and THEIRS: the value, the depth, which bound it is, the best move
TABLE_VALUE, TABLE_DEPTH, TABLE_BOUND, TABLE_NUMBER = 2, 3, 4, 5
TABLE_COLUMNS = 6
AT_MOST, EXACT, AT_LEAST = -1, 0, 1
NO_NUMBER = -1


def new_line() -> Numbers:
    return np.zeros((DEEPEST, LINE_COLUMNS), np.int64)


def new_pool() -> Numbers:
    return np.zeros((POOL, MOVE_COLUMNS), np.int64)


def new_counters() -> Numbers:
    return np.zeros(COUNTERS, np.int64)


def new_positions(megabytes: int) -> Numbers:
    places = max(4, (megabytes << 20) // (8 * TABLE_COLUMNS))
    return np.zeros((1 << (places.bit_length() - 1), TABLE_COLUMNS), np.int64)


@compiled
def begin(
    mine: int,
    theirs: int,
    alpha: int,
    beta: int,
    depth: int,
    rules: int,
    table: Numbers,
    line: Numbers,
    pool: Numbers,
    counters: Numbers,
) -> None:
    """Sets a search up, of a position in canonical form."""
    counters[LAST] = -1
    counters[FINISHED] = 0
    answered, value = _visit(mine, theirs, alpha, beta, depth, 0, rules, table, line, pool, counters)
    if answered:
        counters[VALUE] = value
        counters[FINISHED] = 1


@compiled
def go_on(nodes: int, rules: int, table: Numbers, line: Numbers, pool: Numbers, counters: Numbers) -> None:
    """Searches so many positions more, or until there is a value (FINISHED)."""
    stop = counters[NODES] + nodes
    while counters[NODES] < stop and not counters[FINISHED]:
        now = counters[LAST]
        if line[now, NEXT] == line[now, COUNT] or line[now, BEST] >= line[now, BETA]:
            _remember(table, line, now)
            counters[LAST] = now - 1
            if now:
                _take(line, pool, now - 1, -line[now, BEST])
            else:
                counters[VALUE] = line[now, BEST]
                counters[FINISHED] = 1
            continue
        move = _pick(line, pool, now)
        my, their = pool[move, MINE], pool[move, THEIRS]
        alpha, beta, depth = -line[now, BETA], -line[now, ALPHA], line[now, DEPTH] - 1
        free = line[now, BEGIN] + line[now, COUNT]
        answered, value = _visit(my, their, alpha, beta, depth, free, rules, table, line, pool, counters)
        if answered:
            _take(line, pool, now, -value)


@compiled
def _visit(
    mine: int,
    theirs: int,
    alpha: int,
    beta: int,
    depth: int,
    free: int,
    rules: int,
    table: Numbers,
    line: Numbers,
    pool: Numbers,
    counters: Numbers,
) -> tuple[bool, int]:
    """Answers at once if it can; else the position becomes the last of the line."""
    counters[NODES] += 1
    now = counters[LAST] + 1
    settled, value = _settled(mine, theirs, rules, line, now, pool[free:])
    if settled:
        return True, value
    row = place_of(mine, theirs, len(table))
    known = table[row, MINE] == mine and table[row, THEIRS] == theirs
    if known and table[row, TABLE_DEPTH] >= depth and now:
        answers, value = _from_table(table, row, alpha, beta, now)
        if answers:
            return True, value
    if _is_leaf(mine, theirs, depth, now, free):
        return True, odds(mine, theirs)
    counters[LAST] = now
    line[now, MINE], line[now, THEIRS] = mine, theirs
    line[now, ALPHA], line[now, BETA], line[now, DEPTH] = alpha, beta, depth
    line[now, FIRST_ALPHA], line[now, BEST], line[now, BEST_NUMBER] = alpha, -WIN, NO_NUMBER
    line[now, BEGIN], line[now, NEXT] = free, 0
    favourite = table[row, TABLE_NUMBER] if known else NO_NUMBER
    line[now, COUNT] = _list_moves(mine, theirs, rules, favourite, free, pool)
    return False, 0


@compiled
def _settled(mine: int, theirs: int, rules: int, line: Numbers, now: int, paper: Numbers) -> tuple[bool, int]:
    """Wins, losses and repetitions need no search."""
    if has_lost(mine, theirs):
        return True, now - WIN
    ways = glance(mine, theirs, rules, paper)
    if ways == WINS:
        return True, WIN - now - 1
    if ways == STUCK:
        return True, now - WIN
    for earlier in range(now):
        if line[earlier, MINE] == mine and line[earlier, THEIRS] == theirs:
            return True, 0
    return False, 0


@compiled
def _from_table(table: Numbers, row: int, alpha: int, beta: int, now: int) -> tuple[bool, int]:
    value, bound = table[row, TABLE_VALUE], table[row, TABLE_BOUND]
    if value > SURELY:
        value -= now
    elif value < -SURELY:
        value += now
    if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
        return True, value
    return False, 0


@compiled
def _is_leaf(mine: int, theirs: int, depth: int, now: int, free: int) -> bool:
    """At the depth, unless a jump is obligatory: then the position is not quiet yet."""
    if now + 1 == DEEPEST or free + 3 * MOST_MOVES > POOL:
        return True
    if depth > 0:
        return False
    own, enemy = mine & ~theirs & CELLS, theirs & ~mine & CELLS
    return depth <= -EXTENSION or not may_jump_enemy(own, enemy, BOARD & ~(mine | theirs))


@compiled
def _list_moves(mine: int, theirs: int, rules: int, favourite: int, free: int, pool: Numbers) -> int:
    found = successors(mine, theirs, rules, pool[free:])
    for number in range(found):
        row = free + number
        my, their = canonical(pool[row, MINE], pool[row, THEIRS])
        pool[row, MINE], pool[row, THEIRS] = my, their
        pool[row, LOOKS] = WIN if number == favourite else -odds(my, their)
        pool[row, NUMBER] = number
    return found


@compiled
def _pick(line: Numbers, pool: Numbers, now: int) -> int:
    """Brings the best-looking of the moves not tried yet to the front of them."""
    first = int(line[now, BEGIN] + line[now, NEXT])
    best = first
    for move in range(first + 1, line[now, BEGIN] + line[now, COUNT]):
        if pool[move, LOOKS] > pool[best, LOOKS]:
            best = move
    for column in range(MOVE_COLUMNS):
        pool[first, column], pool[best, column] = pool[best, column], pool[first, column]
    return first


@compiled
def _take(line: Numbers, pool: Numbers, now: int, value: int) -> None:
    """The move under way turned out to be worth this."""
    move = line[now, BEGIN] + line[now, NEXT]
    if value > line[now, BEST]:
        line[now, BEST] = value
        line[now, BEST_NUMBER] = pool[move, NUMBER]
        line[now, ALPHA] = max(line[now, ALPHA], value)
    line[now, NEXT] += 1


@compiled
def _remember(table: Numbers, line: Numbers, now: int) -> None:
    value = line[now, BEST]
    bound = EXACT
    if value <= line[now, FIRST_ALPHA]:
        bound = AT_MOST
    elif value >= line[now, BETA]:
        bound = AT_LEAST
    if value > SURELY:
        value += now
    elif value < -SURELY:
        value -= now
    row = place_of(line[now, MINE], line[now, THEIRS], len(table))
    table[row, MINE], table[row, THEIRS] = line[now, MINE], line[now, THEIRS]
    table[row, TABLE_VALUE], table[row, TABLE_DEPTH] = value, line[now, DEPTH]
    table[row, TABLE_BOUND], table[row, TABLE_NUMBER] = bound, line[now, BEST_NUMBER]
