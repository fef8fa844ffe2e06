"""Every legal move of a packed position, compiled, in the order of `rules.find_choice`.

A move is known by what it leads to: the packed position of the side that moves next, not yet mirrored.
"""

from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tortuga.games.turtles.position import RESERVE
from tortuga.games.turtles.rules import ENEMY, NEITHER, OWN, RESERVE_GAP
from tortuga.solver.bitboards import (
    BOARD,
    CELLS,
    GOAL,
    HOME,
    NURSERY,
    RESERVE_BITS,
    ahead,
    behind,
    canonical,
    count,
    turned,
)
from tortuga.solver.compiled import compiled
from tortuga.solver.packing import CORNER_HATCHING, ENEMY_ANYWHERE, MAJORITY_CAPTURE, RARE_RULES

Numbers: TypeAlias = NDArray[np.int64]

MOST_MOVES = 2048
"""More than any position has (500 jumps and 510 hatchings are the most that was ever found)."""
LONGEST_CHAIN = 8
DIRECTIONS = 3

# The columns of a list of moves
MINE, THEIRS, PASSED, MET_FIRST, MET = 0, 1, 2, 3, 4
MOVE_COLUMNS = 5
# The columns of the jumps of a chain under way
AT, OVER, MET_BY_NOW, NEXT, GOES_ON = 0, 1, 2, 3, 4
CHAIN_COLUMNS = 5

MOST_HATCHING_CELLS = 9


def _handfuls() -> tuple[Numbers, Numbers]:
    """All ways to choose k of n things, in the order of `combinations`, and where each (n, k) begins."""
    chosen: list[int] = []
    begins = np.zeros((MOST_HATCHING_CELLS + 1, MOST_HATCHING_CELLS + 2), np.int64)
    for things in range(MOST_HATCHING_CELLS + 1):
        for number in range(1, MOST_HATCHING_CELLS + 2):
            begins[things, number] = len(chosen)
            chosen += [sum(1 << thing for thing in some) for some in combinations(range(things), number)]
    return np.array(chosen, np.int64), begins


HANDFULS, HANDFULS_BEGIN = _handfuls()


def move_list() -> Numbers:
    """Room for the moves of one position."""
    return np.zeros((MOST_MOVES, MOVE_COLUMNS), np.int64)


@compiled
def successors(mine: int, theirs: int, rules: int, moves: Numbers) -> int:
    """Fills `moves` and says how many there are."""
    own, enemy = mine & ~theirs & CELLS, theirs & ~mine & CELLS
    if own & GOAL or enemy & HOME:
        return 0
    if len(moves) < MOST_MOVES:
        raise OverflowError("no room for the moves")
    if rules & RARE_RULES:
        return _by_rare_rules(mine, theirs, rules, moves)
    if may_jump_enemy(own, enemy, BOARD & ~(mine | theirs)):  # T-JUMP-3
        return _jumps(mine, theirs, enemy, moves, 0)
    found = _steps(mine, theirs, moves, 0)
    found = _jumps(mine, theirs, (mine | theirs) & ~enemy, moves, found)
    return _hatchings(mine, theirs, rules, moves, found)


@compiled
def may_jump_enemy(own: int, enemy: int, empty: int) -> bool:
    jumpers = 0
    for direction in range(DIRECTIONS):
        jumpers |= own & behind(behind(empty, direction) & enemy, direction)
    return jumpers != 0


@compiled
def _write(own: int, enemy: int, over: int, mine: int, theirs: int, moves: Numbers, found: int) -> None:
    """The other side's view of the board after a move; the reserves are those of `mine` and `theirs`."""
    moves[found, MINE] = turned(enemy | over) | (theirs >> RESERVE_BITS << RESERVE_BITS)
    moves[found, THEIRS] = turned(own | over) | (mine >> RESERVE_BITS << RESERVE_BITS)


@compiled
def _steps(mine: int, theirs: int, moves: Numbers, found: int) -> int:
    """T-MOVE-1."""
    own, over = mine & ~theirs & CELLS, mine & theirs & CELLS
    enemy, empty = theirs & ~mine & CELLS, BOARD & ~(mine | theirs)
    left = own
    while left:
        turtle = left & -left
        left ^= turtle
        for direction in range(DIRECTIONS):
            target = ahead(turtle, direction) & empty
            if target:
                _write(own ^ turtle | target, enemy, over, mine, theirs, moves, found)
                found += 1
    return found


@compiled
def _jumps(mine: int, theirs: int, first: int, moves: Numbers, found: int) -> int:
    """All whole chains that begin over one of the cells `first`."""
    own, over = mine & ~theirs & CELLS, mine & theirs & CELLS
    empty = BOARD & ~(mine | theirs)
    chain = np.zeros((LONGEST_CHAIN, CHAIN_COLUMNS), np.int64)
    left = own
    while left:
        turtle = left & -left
        left ^= turtle
        for direction in range(DIRECTIONS):
            passed = ahead(turtle, direction) & first
            if passed and ahead(passed, direction) & empty:
                found = _chains(mine, theirs, turtle, direction, True, chain, moves, found)
                if passed & over:
                    found = _chains(mine, theirs, turtle, direction, False, chain, moves, found)
    return found


@compiled
def _chains(
    mine: int,
    theirs: int,
    turtle: int,
    direction: int,
    becomes_mine: bool,
    chain: Numbers,
    moves: Numbers,
    found: int,
) -> int:
    """All chains of a turtle that begin in this direction. `becomes_mine`: whose the first one passed over
    becomes, if it is overturned."""
    passed = ahead(turtle, direction)
    _extend(chain, 0, ahead(passed, direction), passed, _met(mine, theirs, passed, NEITHER))
    last = 0
    while last >= 0:
        if chain[last, NEXT] < DIRECTIONS:
            last = _longer(mine, theirs, chain, last)
            continue
        if not chain[last, GOES_ON]:  # T-JUMP-2
            found = _facings(mine, theirs, turtle, becomes_mine, chain, last, moves, found)
        last -= 1
    return found


@compiled
def _met(mine: int, theirs: int, passed: int, met: int) -> int:
    """T-JUMP-4: what a chain has met after one more turtle, or -1 if it may not pass over it."""
    if passed & mine & theirs:
        return met
    if passed & theirs:
        return -1 if met == OWN else ENEMY
    return -1 if met == ENEMY or not passed & mine else OWN


@compiled
def _longer(mine: int, theirs: int, chain: Numbers, last: int) -> int:
    """Tries the next direction; the number of the last jump of the chain now."""
    direction = chain[last, NEXT]
    chain[last, NEXT] += 1
    passed = ahead(chain[last, AT], direction)
    target = ahead(passed, direction) & ~(mine | theirs)
    if not target:
        return last
    met = _met(mine, theirs, passed, chain[last, MET_BY_NOW])
    if met < 0:
        return last
    chain[last, GOES_ON] = 1
    _extend(chain, last + 1, target, passed, met)
    return last + 1


@compiled
def _extend(chain: Numbers, jump: int, target: int, passed: int, met: int) -> None:
    chain[jump, AT] = target
    chain[jump, OVER] = passed
    chain[jump, MET_BY_NOW] = met
    chain[jump, NEXT] = 0
    chain[jump, GOES_ON] = 0


@compiled
def _facings(
    mine: int,
    theirs: int,
    turtle: int,
    becomes_mine: bool,
    chain: Numbers,
    last: int,
    moves: Numbers,
    found: int,
) -> int:
    """T-FLIP: one move for each way in which the overturned turtles of a chain may come to face."""
    own, enemy, over = mine & ~theirs & CELLS, theirs & ~mine & CELLS, mine & theirs & CELLS
    passed = 0
    for jump in range(last + 1):
        passed |= chain[jump, OVER]
    first = chain[0, OVER] & over
    own = own ^ turtle | chain[last, AT]
    if becomes_mine:
        own |= first
    over_after = over & ~passed | passed & enemy
    enemy_after = enemy & ~passed
    if not becomes_mine:
        enemy_after |= first
    righted = passed & over & ~first
    if found + (1 << count(righted)) > len(moves):
        raise OverflowError("no room for the moves")
    for choice in range(1 << count(righted)):
        joins_them, turtles = 0, 0
        for jump in range(1, last + 1):
            if chain[jump, OVER] & righted:
                joins_them |= chain[jump, OVER] * (choice >> turtles & 1)
                turtles += 1
        joins_me = righted & ~joins_them
        _write(own | joins_me, enemy_after | joins_them, over_after, mine, theirs, moves, found)
        moves[found, PASSED] = last + 1
        moves[found, MET_FIRST] = chain[0, MET_BY_NOW]
        moves[found, MET] = chain[last, MET_BY_NOW]
        found += 1
    return found


@compiled
def hatching_numbers(mine: int, theirs: int) -> tuple[int, int]:
    """T-HATCH-4: the fewest and the most turtles that may hatch at once."""
    own, other = mine >> RESERVE_BITS, theirs >> RESERVE_BITS
    if own == RESERVE and other == RESERVE:
        return 1, RESERVE
    return max(1, own - other - RESERVE_GAP), min(own, own - other + RESERVE_GAP)


@compiled
def hatching_cells(mine: int, theirs: int, rules: int) -> int:
    cells = NURSERY | HOME if rules & CORNER_HATCHING else NURSERY
    return cells & ~(mine | theirs)


@compiled
def _hatchings(mine: int, theirs: int, rules: int, moves: Numbers, found: int) -> int:
    if not mine >> RESERVE_BITS:
        return found
    own, over = mine & ~theirs & CELLS, mine & theirs & CELLS
    enemy = theirs & ~mine & CELLS
    cells = hatching_cells(mine, theirs, rules)
    room = count(cells)
    fewest, most = hatching_numbers(mine, theirs)
    for number in range(fewest, min(most, room) + 1):
        reserve = mine - (number << RESERVE_BITS)
        for handful in range(HANDFULS_BEGIN[room, number], HANDFULS_BEGIN[room, number + 1]):
            hatched = _picked(cells, HANDFULS[handful])
            _write(own | hatched, enemy, over, reserve, theirs, moves, found)
            found += 1
    return found


@compiled
def _picked(cells: int, handful: int) -> int:
    picked = 0
    while handful:
        cell = cells & -cells
        if handful & 1:
            picked |= cell
        cells ^= cell
        handful >>= 1
    return picked


@compiled
def _by_rare_rules(mine: int, theirs: int, rules: int, moves: Numbers) -> int:
    """The options `majority_capture` and `enemy_anywhere` look at all jumps before they forbid some."""
    steps = _steps(mine, theirs, moves, 0)
    jumps_end = _jumps(mine, theirs, (mine | theirs) & CELLS, moves, steps)
    met = MET if rules & ENEMY_ANYWHERE else MET_FIRST
    over_enemy = 0
    for jump in range(steps, jumps_end):
        if moves[jump, met] == ENEMY:
            moves[over_enemy] = moves[jump]
            over_enemy += 1
    if over_enemy:
        return _longest(rules, moves, 0, over_enemy)
    found = _longest(rules, moves, steps, jumps_end)
    return _hatchings(mine, theirs, rules, moves, found)


@compiled
def _longest(rules: int, moves: Numbers, begin: int, end: int) -> int:
    """Keeps of these jumps, with `majority_capture`, those over the most turtles; where they end now."""
    if not rules & MAJORITY_CAPTURE:
        return end
    most, kept = 0, begin
    for jump in range(begin, end):
        most = max(most, moves[jump, PASSED])
    for jump in range(begin, end):
        if moves[jump, PASSED] == most:
            moves[kept] = moves[jump]
            kept += 1
    return kept


@compiled
def number_of_move(mine: int, theirs: int, rules: int, to_mine: int, to_theirs: int, moves: Numbers) -> int:
    """The place of the first legal move that leads to a position in canonical form, or -1."""
    for number in range(successors(mine, theirs, rules, moves)):
        if canonical(moves[number, MINE], moves[number, THEIRS]) == (to_mine, to_theirs):
            return number
    return -1
