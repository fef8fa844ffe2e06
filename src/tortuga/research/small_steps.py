"""The rules of turtles in small actions, compiled. `games/turtles` is the truth; a test holds this to it.

A match is one row of numbers, the board packed as in `solver/bitboards.py`: seen by the seat to move, which
always plays up. After each small action the row holds the next legal ones too.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tortuga.games.turtles.board import SIZE
from tortuga.games.turtles.encoding import (
    ACTIONS,
    DONE,
    GIFTS,
    HATCHES,
    MOVES,
    NEST,
    SWAP,
    WAYS,
)
from tortuga.games.turtles.rules import ENEMY, NEITHER, OWN
from tortuga.solver.bitboards import BOARD, CELLS, GOAL, HOME, PLACES, RESERVE_BITS, ahead, count, turned
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import hatching_cells, hatching_numbers, may_jump_enemy
from tortuga.solver.packing import ENEMY_ANYWHERE, MAJORITY_CAPTURE

Row: TypeAlias = NDArray[np.int64]

# The columns of a row
MINE, THEIRS, TO_MOVE, WINNER = 0, 1, 2, 3
RULES, MAY_HATCH, MAY_SWAP, VARIANT, REPETITION = 4, 5, 6, 7, 8
FIRST_MOVE, SWAPPABLE, OCCURRED = 9, 10, 11
BEFORE_MINE, BEFORE_THEIRS = 12, 13
"""The board before a begun word, which is what the other seat sees."""
AT, MET, NEEDS_ENEMY, JUMPS_LEFT = 14, 15, 16, 17
"""Of a chain: where its turtle stands, what it has met, whether it must meet an enemy, how many jumps it must
still make (0: as many as there are)."""
HATCHED, HATCHED_PLACES, NEXT_PLACE = 18, 19, 20
COUNT, LEGAL = 21, 22
COLUMNS = LEGAL + ACTIONS

NOBODY, DRAWN = -1, 2
"""In WINNER, besides the seats."""
ILLEGAL, GOES_ON, MOVED = -1, 0, 1
"""What comes of a small action: refused, the same seat goes on, the move is done."""

BITS = np.array([1 << place for place in PLACES], np.int64)
CELL_AT = np.zeros(64, np.int64)
for _cell, _place in enumerate(PLACES):
    CELL_AT[_place] = _cell
NEST_BITS = np.array([1 << PLACES[cell] for cell in NEST], np.int64)
NEST_SIZE = len(NEST)
VARIANTS = 3


@compiled
def after_jump(mine: int, theirs: int, passed: int, met: int) -> int:
    """T-JUMP-4: what a chain has met after one more turtle, or -1 if it may not pass over it."""
    if passed & mine & theirs:
        return met
    if passed & theirs:
        return -1 if met == OWN else ENEMY
    return -1 if met == ENEMY or not passed & mine else OWN


@compiled
def longest(mine: int, theirs: int, at: int, met: int, needs_enemy: bool) -> int:
    """The most jumps that a whole chain can still make; -1 where it must meet an enemy and cannot."""
    empty = BOARD & ~(mine | theirs)
    most, ends = -1, True
    for way in range(WAYS):
        passed = ahead(at, way)
        target = ahead(passed, way) & empty
        if target:
            now = after_jump(mine, theirs, passed, met)
            if now >= 0:
                ends = False
                rest = longest(mine, theirs, target, now, needs_enemy)
                if rest >= 0:
                    most = max(most, rest + 1)
    if ends:
        return -1 if needs_enemy and met != ENEMY else 0
    return most


@compiled
def _most(row: Row, first: int, needs_enemy: bool) -> int:
    """The most jumps of a whole chain that begins over one of these cells; 0 if there is none."""
    mine, theirs = row[MINE], row[THEIRS]
    left, empty = mine & ~theirs & CELLS, BOARD & ~(mine | theirs)
    most = 0
    while left:
        turtle = left & -left
        left ^= turtle
        for way in range(WAYS):
            passed = ahead(turtle, way) & first
            target = ahead(passed, way) & empty
            if target:
                met = after_jump(mine, theirs, passed, NEITHER)
                most = max(most, longest(mine, theirs, target, met, needs_enemy) + 1)
    return most


@compiled
def list_legal(row: Row) -> None:
    """Writes the legal small actions into the row, ascending; `SWAP` is not among them."""
    row[COUNT] = 0
    mine, theirs, rules = row[MINE], row[THEIRS], row[RULES]
    pieces = (mine | theirs) & CELLS
    if row[AT]:
        _list_moves(row, row[AT], row[MET], pieces, False)
        return
    if row[HATCHED]:
        _list_hatchings(row)
        return
    row[NEEDS_ENEMY] = row[JUMPS_LEFT] = 0
    own, enemy = mine & ~theirs & CELLS, theirs & ~mine & CELLS
    must = may_jump_enemy(own, enemy, BOARD & ~pieces)  # T-JUMP-3
    first = enemy if must else pieces
    if rules & ENEMY_ANYWHERE:
        must, first = _most(row, pieces, True) > 0, pieces
        row[NEEDS_ENEMY] = must
    if rules & MAJORITY_CAPTURE:
        row[JUMPS_LEFT] = _most(row, first, row[NEEDS_ENEMY] != 0)
    _list_moves(row, own, NEITHER, first, not must)
    if not must:
        _list_hatchings(row)


@compiled
def _add(row: Row, number: int) -> None:
    row[LEGAL + row[COUNT]] = number
    row[COUNT] += 1


@compiled
def _list_moves(row: Row, turtles: int, met: int, first: int, may_step: bool) -> None:
    """Steps, and jumps over one of the cells `first`; then the jumps that give an overturned turtle away."""
    mine, theirs = row[MINE], row[THEIRS]
    over, empty = mine & theirs & CELLS, BOARD & ~(mine | theirs)
    for gift in range(2):
        left = turtles
        while left:
            turtle = left & -left
            left ^= turtle
            number = (GIFTS if gift else MOVES) + WAYS * CELL_AT[count(turtle - 1)]
            for way in range(WAYS):
                near = ahead(turtle, way)
                if near & empty:
                    if may_step and not gift:
                        _add(row, number + way)
                    continue
                target = ahead(near & first, way) & empty
                if target and (not gift or near & over):
                    now = after_jump(mine, theirs, near, met)
                    if now >= 0 and _may_go_on(row, target, now):
                        _add(row, number + way)
        if not over:
            return


@compiled
def _may_go_on(row: Row, target: int, met: int) -> bool:
    """Whether a chain that lands there can still become what the options demand."""
    if not row[NEEDS_ENEMY] and not row[JUMPS_LEFT]:
        return True
    rest = longest(row[MINE], row[THEIRS], target, met, row[NEEDS_ENEMY] != 0)
    return rest >= 0 and (not row[JUMPS_LEFT] or rest + 1 == row[JUMPS_LEFT])


@compiled
def _list_hatchings(row: Row) -> None:
    """The next cell of a hatching in the order of the nest, or its end."""
    if not row[MAY_HATCH] or not row[MINE] >> RESERVE_BITS:
        return
    cells = hatching_cells(row[MINE], row[THEIRS], row[RULES])
    fewest, most = hatching_numbers(row[MINE], row[THEIRS])
    chosen, free = row[HATCHED_PLACES], 0
    for place in range(row[NEXT_PLACE], NEST_SIZE):
        free += cells & NEST_BITS[place] != 0
    for place in range(row[NEXT_PLACE], NEST_SIZE):
        if cells & NEST_BITS[place]:
            if chosen < most and chosen + free >= fewest:
                _add(row, HATCHES + place)
            free -= 1
    if chosen and chosen >= fewest:
        _add(row, DONE)


@compiled
def begin(row: Row) -> None:
    """A seat is to move: who has won, or what it can do."""
    row[BEFORE_MINE], row[BEFORE_THEIRS] = row[MINE], row[THEIRS]
    row[AT] = row[HATCHED] = row[HATCHED_PLACES] = row[NEXT_PLACE] = row[COUNT] = 0
    own, enemy = row[MINE] & ~row[THEIRS], row[THEIRS] & ~row[MINE]
    if enemy & HOME:  # T-END-1
        row[WINNER] = 1 - row[TO_MOVE]
    if own & GOAL and (row[WINNER] == NOBODY or not row[TO_MOVE]):
        row[WINNER] = row[TO_MOVE]
    if row[WINNER] != NOBODY:
        return
    list_legal(row)
    if not row[COUNT]:  # T-END-2
        row[WINNER] = 1 - row[TO_MOVE]
    elif row[SWAPPABLE]:
        _add(row, SWAP)


@compiled
def play(row: Row, number: int) -> int:
    """Does a small action of the seat to move, and says what comes of it."""
    for at in range(LEGAL, LEGAL + row[COUNT]):
        if row[at] == number:
            return _play(row, number)
    return ILLEGAL


@compiled
def _play(row: Row, number: int) -> int:
    if number == SWAP:  # T-SWAP-1: as the seat to move sees it, nothing changes but who it is
        row[TO_MOVE] = 1 - row[TO_MOVE]
        row[SWAPPABLE] = 0
        begin(row)
        return MOVED
    if number == DONE:
        row[MINE] = (row[MINE] | row[HATCHED]) - (row[HATCHED_PLACES] << RESERVE_BITS)
        return _end_move(row)
    if number >= HATCHES:
        row[HATCHED] |= NEST_BITS[number - HATCHES]
        row[HATCHED_PLACES] += 1
        row[NEXT_PLACE] = number - HATCHES + 1
        list_legal(row)
        return GOES_ON
    return _move(row, number)


@compiled
def _move(row: Row, number: int) -> int:
    gift = number >= GIFTS
    cell, way = divmod(number - (GIFTS if gift else MOVES), WAYS)
    turtle = BITS[cell]
    near = ahead(turtle, way)
    mine, theirs = row[MINE], row[THEIRS]
    if not near & (mine | theirs):
        row[MINE] = mine ^ turtle ^ near
        return _end_move(row)
    target = ahead(near, way)
    row[MET] = after_jump(mine, theirs, near, row[MET] if row[AT] else NEITHER)
    if near & mine & theirs:  # T-FLIP-3
        if gift:
            mine ^= near
        else:
            theirs ^= near
    elif near & theirs:  # T-FLIP-2
        mine |= near
    row[MINE], row[THEIRS] = mine ^ turtle ^ target, theirs
    row[AT] = target
    row[JUMPS_LEFT] = max(0, row[JUMPS_LEFT] - 1)
    list_legal(row)
    return GOES_ON if row[COUNT] else _end_move(row)


@compiled
def _end_move(row: Row) -> int:
    mine, theirs = row[MINE], row[THEIRS]
    row[MINE] = turned(theirs & CELLS) | (theirs >> RESERVE_BITS << RESERVE_BITS)
    row[THEIRS] = turned(mine & CELLS) | (mine >> RESERVE_BITS << RESERVE_BITS)
    row[TO_MOVE] = 1 - row[TO_MOVE]
    row[SWAPPABLE] = row[MAY_SWAP] and row[FIRST_MOVE]
    row[FIRST_MOVE] = 0
    begin(row)
    if row[WINNER] != NOBODY:
        row[SWAPPABLE] = 0
    return MOVED


@compiled
def observe(row: Row, seat: int, seen: NDArray[np.int16]) -> None:
    """The fields of `games/turtles/encoding.py`, as this seat sees them."""
    moving = seat == row[TO_MOVE]
    own, other = (row[MINE], row[THEIRS]) if moving else (row[BEFORE_THEIRS], row[BEFORE_MINE])
    own_reserve, other_reserve = own >> RESERVE_BITS, other >> RESERVE_BITS
    own, other = own & CELLS, other & CELLS
    if not moving:
        own, other = turned(own), turned(other)
    begun = row[AT] | row[HATCHED] if moving else 0
    for cell in range(SIZE):
        bit = BITS[cell]
        mine, theirs = own & bit != 0, other & bit != 0
        seen[cell] = mine and not theirs
        seen[SIZE + cell] = theirs and not mine
        seen[2 * SIZE + cell] = mine and theirs
        seen[3 * SIZE + cell] = begun & bit != 0
    at = 4 * SIZE
    seen[at], seen[at + 1] = own_reserve, other_reserve
    seen[at + 2] = moving and row[WINNER] == NOBODY
    seen[at + 3], seen[at + 4] = row[SWAPPABLE], row[OCCURRED]
    for variant in range(VARIANTS):
        seen[at + 5 + variant] = row[VARIANT] == variant
    seen[at + 8] = row[RULES] & MAJORITY_CAPTURE != 0
    seen[at + 9] = row[RULES] & ENEMY_ANYWHERE != 0
    seen[at + 10], seen[at + 11] = row[REPETITION], row[MAY_SWAP]


@compiled
def mask(row: Row, seat: int, marks: NDArray[np.int8]) -> None:
    """1 at each legal small action of this seat; the other one waits."""
    marks[:] = 0
    if seat != row[TO_MOVE] or row[WINNER] != NOBODY:
        marks[0] = 1
        return
    for at in range(LEGAL, LEGAL + row[COUNT]):
        marks[row[at]] = 1
