"""Whole matches of turtles at random, compiled: each small action as likely as the others.

A board is three sets of cells, those of the mover, those of the other seat, and overturned. It is never
turned round: South goes up over it, North down. The small actions are counted by direction, for all turtles
at once, and only the one that was drawn is looked for. `small_steps.py` lists the same; a test compares them.
"""

from typing import NamedTuple, TypeAlias

from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import NORTH, SOUTH
from tortuga.games.turtles.position import RESERVE
from tortuga.games.turtles.rules import RESERVE_GAP
from tortuga.research import small_steps as steps
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart
from tortuga.solver.bitboards import BOARD, CELLS, COLUMN, GOAL, HOME, NURSERY, RESERVE_BITS, count, turned
from tortuga.solver.compiled import DEPOSITS, compiled, deposited
from tortuga.solver.packing import CORNER_HATCHING, RARE_RULES

Sets: TypeAlias = tuple[int, int, int]
"""A set of cells for each direction: left, straight, right."""
Beginning: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""A board, the mover's and the other reserve, the cells on which each may hatch, and who is to move."""

# A linear congruential generator (Knuth's MMIX), of which the high bits are good
FACTOR, SUMMAND = 6364136223846793005, 1442695040888963407
LUCK_BITS = 31
LUCK = (1 << LUCK_BITS) - 1

WORD = 64
# By how much a set is rotated to the right to become what lies ahead of it for South; for North, to the left
LEFT, STRAIGHT, RIGHT = COLUMN - 1, WORD - 1, WORD - COLUMN
ALL, NONE = -1, 0
"""Of what a chain may pass over, besides overturned turtles."""


class RandomMatches(NamedTuple):
    """What matches at random came to."""

    wins: tuple[int, int]
    draws: int
    steps: int
    """The small actions of all of them."""


def play_at_random(start: TurtlesStart, matches: int, seed: int) -> RandomMatches:
    """So many matches; those with rare options are played step by step, which takes longer."""
    options = start.options
    if int(start.by_first[SOUTH][steps.RULES]) & RARE_RULES or options.repetition_draw or options.swap:
        return _step_by_step(start, matches, FastChance(seed))
    south, north = (_beginning(row) for row in start.by_first)
    wins, length = play_matches(south, north if start.drawn else south, matches, seed)
    return RandomMatches((matches - wins, wins), 0, length)


def _step_by_step(start: TurtlesStart, matches: int, chance: FastChance) -> RandomMatches:
    ends, length = [0, 0, 0], 0
    for _ in range(matches):
        table = QuickTurtles(start, chance)
        while legal := table.legal_actions():
            table.apply(chance.pick(legal))
            length += 1
        ends[table.winner] += 1
    return RandomMatches((ends[SOUTH], ends[NORTH]), ends[steps.DRAWN], length)


def _beginning(row: steps.Row) -> Beginning:
    """From a row, in which the seat to move sees itself below."""
    mine, theirs, mover = (int(row[column]) for column in (steps.MINE, steps.THEIRS, steps.TO_MOVE))
    nest = (NURSERY | HOME if row[steps.RULES] & CORNER_HATCHING else NURSERY) if row[steps.MAY_HATCH] else 0
    sets = mine & ~theirs & CELLS, theirs & ~mine & CELLS, mine & theirs & CELLS, nest, turned(nest)
    own, other, over, own_nest, other_nest = sets if mover == SOUTH else map(turned, sets)
    return own, other, over, mine >> RESERVE_BITS, theirs >> RESERVE_BITS, own_nest, other_nest, mover


@compiled
def play_matches(one: Beginning, another: Beginning, matches: int, luck: int) -> tuple[int, int]:
    """How many matches North has won, and how many small actions there were. It is drawn how each begins."""
    wins, length = 0, 0
    for _ in range(matches):
        luck = luck * FACTOR + SUMMAND
        winner, steps_made, luck = play_match(another if luck >> LUCK_BITS & 1 else one, luck)
        wins += winner
        length += steps_made
    return wins, length


@compiled
def play_match(beginning: Beginning, luck: int) -> tuple[int, int, int]:
    """Who has won, after how many small actions, and the luck that is left."""
    own, other, over, reserve, other_reserve, nest, other_nest, mover = beginning
    length = 0
    while True:
        empty = BOARD & ~(own | other | over)
        moves, gifts, may_hatch = moves_of(own, other, over, mover)
        kept, given = count_all(moves), count_all(gifts)
        fewest, most = hatching_numbers(reserve, other_reserve) if reserve and may_hatch else (0, 0)
        among = kept + given + further_cells(nest & empty, fewest, most, 0)
        if not among:
            return 1 - mover, length, luck  # T-END-2
        luck = luck * FACTOR + SUMMAND
        nth = drawn(luck, among)
        length += 1
        if nth < kept + given:
            turtle, way = nth_move(moves, nth, mover) if nth < kept else nth_move(gifts, nth - kept, mover)
            near = rotated(turtle, way)
            if near & empty:
                own ^= turtle | near
            else:
                own, other, over, jumps, luck = chain(own, other, over, mover, turtle, way, nth >= kept, luck)
                length += jumps - 1
        else:
            cells, luck = hatching(nest & empty, nth - kept - given, fewest, most, mover, luck)
            own |= cells
            reserve -= count(cells)
            length += count(cells)
        if (other if mover else own) & GOAL:  # T-END-1
            return SOUTH, length, luck
        if (own if mover else other) & HOME:
            return NORTH, length, luck
        own, other, mover = other, own, 1 - mover
        reserve, other_reserve, nest, other_nest = other_reserve, reserve, other_nest, nest


@compiled
def moves_of(own: int, other: int, over: int, mover: int) -> tuple[Sets, Sets, bool]:
    """Which turtles may go in each direction, which may jump so and give an overturned turtle away, and
    whether nothing is obligatory."""
    ahead = before(BOARD & ~(own | other | over), mover)
    captures = jumpers(own, ahead, other, mover)
    if captures[0] | captures[1] | captures[2]:  # T-JUMP-3
        return captures, (0, 0, 0), False
    jumps = jumpers(own, ahead, own | over, mover)
    moves = own & ahead[0] | jumps[0], own & ahead[1] | jumps[1], own & ahead[2] | jumps[2]
    return moves, jumpers(own, ahead, over, mover), True


@compiled
def rotated(cells: int, right: int) -> int:
    return ((cells >> right) | (cells << (WORD - right))) & BOARD


@compiled
def before(cells: int, mover: int) -> Sets:
    """The cells from which one step of the mover leads to these."""
    if mover:
        return rotated(cells, LEFT), rotated(cells, STRAIGHT), rotated(cells, RIGHT)
    return rotated(cells, WORD - LEFT), rotated(cells, WORD - STRAIGHT), rotated(cells, WORD - RIGHT)


@compiled
def jumpers(turtles: int, ahead: Sets, passed: int, mover: int) -> Sets:
    """Which of these turtles can jump in each direction over one of those, before which a cell is empty."""
    left = turtles & before(ahead[0] & passed, mover)[0]
    straight = turtles & before(ahead[1] & passed, mover)[1]
    return left, straight, turtles & before(ahead[2] & passed, mover)[2]


@compiled
def count_all(sets: Sets) -> int:
    return count(sets[0]) + count(sets[1]) + count(sets[2])


@compiled
def drawn(luck: int, among: int) -> int:
    return ((luck >> LUCK_BITS & LUCK) * among) >> LUCK_BITS


@compiled
def nth_move(moves: Sets, nth: int, mover: int) -> tuple[int, int]:
    """The turtle of the nth of these moves, and the rotation that is its direction."""
    left, straight = count(moves[0]), count(moves[1])
    turtles, way = moves[0], LEFT
    if nth >= left + straight:
        turtles, way, nth = moves[2], RIGHT, nth - left - straight
    elif nth >= left:
        turtles, way, nth = moves[1], STRAIGHT, nth - left
    return nth_of(turtles, nth), WORD - way if mover else way


@compiled
def nth_of(cells: int, nth: int) -> int:
    """One cell of a set; the lowest has number 0."""
    if DEPOSITS:
        return deposited(1 << nth, cells)
    return nth_one_by_one(cells, nth)


@compiled
def nth_one_by_one(cells: int, nth: int) -> int:
    for _ in range(nth):
        cells &= cells - 1
    return cells & -cells


@compiled
def chain(
    own: int, other: int, over: int, mover: int, at: int, way: int, gift: bool, luck: int
) -> tuple[int, int, int, int, int]:
    """The board after a whole chain that begins so, how many jumps it had, and the luck that is left."""
    over_own, over_other, jumps = ALL, ALL, 0
    while True:
        passed = rotated(at, way)
        target = rotated(passed, way)
        own ^= at | target
        at = target
        jumps += 1
        if passed & over:  # T-FLIP-3
            over ^= passed
            own, other = (own, other | passed) if gift else (own | passed, other)
        elif passed & other:  # T-FLIP-2
            other, over, over_own = other ^ passed, over | passed, NONE
        else:
            over_other = NONE
        ahead = before(BOARD & ~(own | other | over), mover)
        moves = jumpers(at, ahead, over | own & over_own | other & over_other, mover)  # T-JUMP-4
        gifts = jumpers(at, ahead, over, mover)
        kept, given = count_all(moves), count_all(gifts)
        if not kept:
            return own, other, over, jumps, luck
        luck = luck * FACTOR + SUMMAND
        nth = drawn(luck, kept + given)
        gift = nth >= kept
        _, way = nth_move(gifts if gift else moves, nth - kept if gift else nth, mover)


@compiled
def hatching_numbers(own: int, other: int) -> tuple[int, int]:
    """T-HATCH-4: the fewest and the most turtles that may hatch at once."""
    if own == RESERVE and other == RESERVE:
        return 1, RESERVE
    return max(1, own - other - RESERVE_GAP), min(own, own - other + RESERVE_GAP)


@compiled
def further_cells(free: int, fewest: int, most: int, chosen: int) -> int:
    """On how many of these cells the next turtle may hatch, so that enough are left for those after it."""
    return max(0, count(free) - max(0, fewest - chosen - 1)) if chosen < most else 0


@compiled
def hatching(free: int, nth: int, fewest: int, most: int, mover: int, luck: int) -> tuple[int, int]:
    """The cells of a whole hatching, of which the first is the nth, and the luck that is left."""
    cells, chosen = 0, 0
    while True:
        cell = nth_of(free, count(free) - 1 - nth if mover else nth)
        free &= cell - 1 if mover else -cell - cell
        cells |= cell
        chosen += 1
        further = further_cells(free, fewest, most, chosen)
        luck = luck * FACTOR + SUMMAND
        nth = drawn(luck, further + (chosen >= fewest))
        if nth == further:
            return cells, luck
