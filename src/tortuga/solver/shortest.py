"""How many moves a win takes at least: every way to win in one move, in three, in five … is looked at.

The proof search finds some win; this search finds the shortest. It goes only so deep, so it needs neither the
proof search nor a look at repetitions.
"""

import numpy as np

from tortuga.solver.bitboards import canonical
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import MINE, MOST_MOVES, MOVE_COLUMNS, THEIRS, Numbers, successors
from tortuga.solver.glance import STUCK, WINS, glance
from tortuga.solver.packing import Key
from tortuga.solver.table import place_of

ANSWERS = 2
"""The column of a move that says how many answers there are: those with few are looked at first."""
# The columns of the table, after MINE and THEIRS: a number of moves that suffices, and one that does not
ENOUGH, TOO_FEW = 2, 3
TABLE_COLUMNS = 4
NODES, MOST_NODES = 0, 1
WON, NOT_WON, UNKNOWN = 1, 0, -1
DEEPEST = 15
ROOM = 24 * MOST_MOVES


class OutOfNodes(Exception):
    """The limit was reached before there was an answer."""


class ShortestWins:
    """Finds shortest wins, and remembers what it has found out about positions on the way."""

    def __init__(self, rules: int, megabytes: int = 16) -> None:
        self.rules = rules
        places = (megabytes << 20) // (8 * TABLE_COLUMNS)
        self._table = np.zeros((1 << (places.bit_length() - 1), TABLE_COLUMNS), np.int64)
        self._pool = np.zeros((ROOM, MOVE_COLUMNS), np.int64)
        self._counters = np.zeros(2, np.int64)

    def distance(self, key: Key, horizon: int, nodes: int) -> int | None:
        """In how many moves of both sides, at least, the side to move wins; None: not within the horizon."""
        for moves in range(1, min(horizon, DEEPEST) + 1, 2):
            if self._wins(key, moves, nodes):
                return moves
        return None

    def loss(self, key: Key, horizon: int, nodes: int) -> int | None:
        """The most moves for which the side to move can put off a loss; None: for longer than the horizon."""
        longest = 0
        for reply in self._replies(key):
            distance = self.distance(reply, horizon - 1, nodes)
            if distance is None:
                return None
            longest = max(longest, distance + 1)
        return longest

    def _replies(self, key: Key) -> list[Key]:
        found = successors(*key, self.rules, self._pool)
        return [Key(*canonical(mine, theirs)) for mine, theirs in self._pool[:found, :2].tolist()]

    def _wins(self, key: Key, moves: int, nodes: int) -> bool:
        self._counters[NODES], self._counters[MOST_NODES] = 0, nodes
        won = wins_within(key.mine, key.theirs, moves, self.rules, self._table, self._pool, 0, self._counters)
        if self._counters[NODES] > nodes:
            raise OutOfNodes
        return bool(won)


@compiled
def wins_within(
    mine: int,
    theirs: int,
    moves: int,
    rules: int,
    table: Numbers,
    pool: Numbers,
    free: int,
    counters: Numbers,
) -> bool:
    """Whether the side to move wins by force in so many moves of both sides, an odd number."""
    counters[NODES] += 1
    row = place_of(mine, theirs, len(table))
    known = _known(mine, theirs, moves, rules, table, row, pool[free:])
    if known != UNKNOWN:
        return known == WON
    end = free + _list_moves(mine, theirs, rules, pool, free)
    won = False
    for place in range(free, end):
        move = _fewest_answers(pool, place, end)
        if pool[move, ANSWERS] == WINS or won or counters[NODES] > counters[MOST_NODES]:
            continue
        won = pool[move, ANSWERS] == STUCK or moves > 2
        answers = successors(pool[move, MINE], pool[move, THEIRS], rules, pool[end:])
        for answer in range(end, end + answers if won else end):
            my, their = canonical(pool[answer, MINE], pool[answer, THEIRS])
            if not wins_within(my, their, moves - 2, rules, table, pool, end + answers, counters):
                won = False
                break
    if counters[NODES] <= counters[MOST_NODES]:
        _remember(table, row, mine, theirs, moves, won)
    return won


@compiled
def _known(mine: int, theirs: int, moves: int, rules: int, table: Numbers, row: int, paper: Numbers) -> int:
    """What one look tells, or the table."""
    ways = glance(mine, theirs, rules, paper)
    if ways == WINS:
        return WON
    if ways == STUCK:
        return NOT_WON
    if table[row, MINE] == mine and table[row, THEIRS] == theirs:
        if table[row, ENOUGH] and table[row, ENOUGH] <= moves:
            return WON
        if table[row, TOO_FEW] >= moves:
            return NOT_WON
    return UNKNOWN


@compiled
def _list_moves(mine: int, theirs: int, rules: int, pool: Numbers, free: int) -> int:
    """Fills in the moves, each with the number of its answers; how many there are."""
    found = successors(mine, theirs, rules, pool[free:])
    for move in range(free, free + found):
        my, their = canonical(pool[move, MINE], pool[move, THEIRS])
        pool[move, MINE], pool[move, THEIRS] = my, their
        pool[move, ANSWERS] = glance(my, their, rules, pool[free + found :])
    return found


@compiled
def _fewest_answers(pool: Numbers, first: int, end: int) -> int:
    """Brings the move with the fewest answers to the front of those not looked at yet."""
    best = first
    for move in range(first + 1, end):
        if pool[move, ANSWERS] < pool[best, ANSWERS]:
            best = move
    for column in range(MOVE_COLUMNS):
        pool[first, column], pool[best, column] = pool[best, column], pool[first, column]
    return first


@compiled
def _remember(table: Numbers, row: int, mine: int, theirs: int, moves: int, won: bool) -> None:
    if table[row, MINE] != mine or table[row, THEIRS] != theirs:
        table[row, MINE], table[row, THEIRS] = mine, theirs
        table[row, ENOUGH], table[row, TOO_FEW] = 0, 0
    if won:
        table[row, ENOUGH] = moves
    else:
        table[row, TOO_FEW] = max(table[row, TOO_FEW], moves)
