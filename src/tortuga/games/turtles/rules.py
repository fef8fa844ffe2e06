"""Which moves there are and what they do."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tortuga.games.turtles.board import (
    AHEAD,
    ALL,
    AROUND,
    BIT,
    CAMP,
    CORNER,
    NAMES,
    SEATS,
    SIZE,
    SOUTH,
    in_parts,
    looked_up,
    names_of,
)
from tortuga.games.turtles.moves import LANDINGS, STEPS, Hatch, Jump, Landing, Move, Step
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import BASE, NORTH_GOAL, SOUTH_GOAL, ULTRA, Position, Side

RESERVE_GAP = 2
"""T-HATCH-4: the most by which the reserves may differ after a hatching."""

Chain: TypeAlias = tuple[Landing, ...]

# What a chain has passed over so far besides overturned turtles (T-JUMP-4)
NEITHER, OWN, ENEMY = 0, 1, 2

STANDARD = TurtlesOptions()


class Choice(Struct, frozen=True, gc=False):
    """All that the seat to move may do."""

    moves: tuple[Move, ...]
    must_jump: bool
    """T-JUMP-3: whether a jump over an enemy turtle is obligatory."""


NOTHING = Choice((), False)


@lru_cache(maxsize=4096)
def choice(position: Position, options: TurtlesOptions = STANDARD) -> Choice:
    """Every legal move, remembered for a while: views and bots ask for the same position again."""
    return find_choice(position, options)


def find_choice(position: Position, options: TurtlesOptions) -> Choice:
    south, north, mover = position.south, position.north, position.to_move
    if south & SOUTH_GOAL or north & NORTH_GOAL:  # T-END-1
        return NOTHING
    own, enemy = (south, north) if mover == SOUTH else (north, south)
    sight = mover, own, enemy, ALL ^ (south | north | position.overturned)
    steps, hops, attacks = _begun(sight)
    if options.enemy_anywhere:
        all_jumps = _whole_jumps(sight, hops)
        captures = [jump for jump in all_jumps if _meets_enemy(jump, position)]
        must_jump, jumps = bool(captures), captures or all_jumps
    else:
        must_jump, jumps = bool(attacks), _whole_jumps(sight, attacks or hops)
    if options.majority_capture:
        jumps = _longest(jumps)
    if must_jump:  # T-JUMP-3
        return Choice(tuple(jumps), True)
    if position.variant is BASE:
        return Choice((*steps, *jumps), False)
    return Choice((*steps, *jumps, *_hatchings(position)), False)


def after(position: Position, move: Move) -> Position:
    """The position after a legal move; the other seat is to move."""
    south, north, overturned = position.south, position.north, position.overturned
    mover = position.to_move
    own, enemy = (south, north) if mover == SOUTH else (north, south)
    if type(move) is Step:
        own ^= BIT[move.origin] | BIT[move.to]
    elif type(move) is Jump:
        own ^= BIT[move.origin] | BIT[move.landings[-1].cell]
        for passed, landing in passed_by(move):
            faces = landing.faces
            if faces is None:  # T-FLIP-2
                overturned |= enemy & passed
                enemy &= ~passed
            else:  # T-FLIP-3
                overturned ^= passed
                if faces is FACING[mover]:
                    own |= passed
                else:
                    enemy |= passed
    else:
        return _after_hatching(position, move)
    south, north = (own, enemy) if mover == SOUTH else (enemy, own)
    return Position(south, north, overturned, 1 - mover, position.reserves, position.variant)


def _after_hatching(position: Position, move: Hatch) -> Position:
    hatched = sum([BIT[cell] for cell in move.cells])
    south, north = position.reserves
    if position.to_move == SOUTH:
        reserves = (south - len(move.cells), north)
        return replace(position, south=position.south | hatched, reserves=reserves, to_move=1)
    reserves = (south, north - len(move.cells))
    return replace(position, north=position.north | hatched, reserves=reserves, to_move=0)


FACING = tuple(Side)
"""The way the turtles of each seat face."""
OVER = {
    NAMES[cell]: {
        NAMES[ahead.far]: ahead.near_bit for seat in SEATS for ahead in AHEAD[seat][cell] if ahead.far_bit
    }
    for cell in range(SIZE)
}
"""The bit of the cell that a jump from one cell to another passes over."""


def passed_by(jump: Jump) -> list[tuple[int, Landing]]:
    """The bit of the cell that each jump of a chain passes over, and how it lands."""
    origin, passed = jump.origin, []
    for landing in jump.landings:
        cell = landing.cell
        passed.append((OVER[origin][cell], landing))
        origin = cell
    return passed


Hop: TypeAlias = "tuple[int, int, Ways, tuple[Jump, ...], tuple[Jump, ...]]"
"""A jump that there is room for: the bit of the turtle that is passed over, the cells that decide how it can
go on from where it lands, and how it then can; and the moves that end with it, over a turtle on its feet and
over an overturned one, which then faces either way (T-FLIP-3)."""
Onward: TypeAlias = tuple[tuple[Step, ...], tuple[Hop, ...]]
"""What lies before a turtle."""
Ways: TypeAlias = dict[int, Onward]
"""How a turtle of a seat can go on from a cell, by the empty ones of the cells that decide it."""


@cache
def _single_jumps(cell: int, target: int) -> tuple[tuple[Jump, ...], tuple[Jump, ...]]:
    """Jumps that do not go on, over a turtle on its feet and over an overturned one."""
    origin, landings = NAMES[cell], LANDINGS[target]
    return (Jump(origin, (landings[None],)),), tuple([Jump(origin, (landings[side],)) for side in Side])


Outlook: TypeAlias = tuple[int, Ways]
"""The cells that decide how a turtle can go on, and how it then can."""
OUTLOOKS: tuple[tuple[Outlook, ...], ...] = tuple(
    tuple((AROUND[seat][cell], {}) for cell in range(SIZE)) for seat in SEATS
)
"""For each seat, from every cell."""


def _look_ahead(seat: int, cell: int) -> None:
    """Work out all ways from a cell, some forty: then a plain look-up finds one, the quickest there is. What
    lies behind an empty cell makes no difference."""
    around, ways = OUTLOOKS[seat][cell]
    empty = 0
    while empty not in ways:
        behind = sum([far_bit for _, bit, _, far_bit in AHEAD[seat][cell] if bit & empty])
        ways[empty] = ways[empty & ~behind] if empty & behind else _onward(seat, cell, empty)
        empty = (empty - around) & around  # the next set of these cells; after the last, none again


def _onward(seat: int, cell: int, empty: int) -> Onward:
    steps = [STEPS[cell][near] for near, bit, _, _ in AHEAD[seat][cell] if bit & empty]
    hops = [
        (bit, *OUTLOOKS[seat][far], *_single_jumps(cell, far))
        for _, bit, far, far_bit in AHEAD[seat][cell]
        if far_bit & empty and not bit & empty
    ]
    return tuple(steps), tuple(hops)


for _seat, _cell in product(SEATS, range(SIZE)):
    _look_ahead(_seat, _cell)
OUTLOOKS_BY_PART = tuple(in_parts(of_seat) for of_seat in OUTLOOKS)


Sight: TypeAlias = tuple[int, int, int, int]
"""The board as the seat to move has it before it: whose, the own, the enemy's and the empty cells."""


def _begun(sight: Sight) -> tuple[list[Step], list[Hop], list[Hop]]:
    """Every step (T-MOVE-1), every jump that can be made first (T-JUMP-1), and those over an enemy."""
    mover, own, enemy, empty = sight
    steps: list[Step] = []
    hops: list[Hop] = []
    for around, ways in looked_up(OUTLOOKS_BY_PART[mover], own):
        ahead, further = ways[empty & around]
        steps += ahead
        if further:
            hops += further
    return steps, hops, [hop for hop in hops if hop[0] & enemy] if hops else hops


def _whole_jumps(sight: Sight, hops: Sequence[Hop]) -> list[Jump]:
    """T-JUMP-2: the chains that begin so."""
    _, own, enemy, empty = sight
    found: list[Jump] = []
    for passed, around, ways, upright, overturned in hops:
        met = OWN if passed & own else ENEMY if passed & enemy else NEITHER  # the own most often
        singles = upright if met else overturned
        further = ways[empty & around][1]
        chains = further and _continuations(sight, further, met)
        if chains:
            found += [Jump(one.origin, one.landings + chain) for one in singles for chain in chains]
        else:
            found += singles
    return found


def _continuations(sight: Sight, hops: Sequence[Hop], met: int) -> list[Chain]:
    """How a chain goes on until it cannot; none: it ends here.

    Turtles jump forward only, so what a chain leaves behind never changes what lies ahead of it.
    """
    _, own, enemy, empty = sight
    found: list[Chain] = []
    for passed, around, ways, upright, overturned in hops:
        kind = OWN if passed & own else ENEMY if passed & enemy else NEITHER
        if kind and met and kind != met:  # T-JUMP-4
            continue
        further = ways[empty & around][1]
        chains = further and _continuations(sight, further, kind or met)
        singles = upright if kind else overturned
        if chains:
            found += [one.landings + chain for chain in chains for one in singles]
        else:
            found += [one.landings for one in singles]
    return found


def _meets_enemy(jump: Jump, position: Position) -> bool:
    """Option `enemy_anywhere`: whether a chain passes over an enemy at all."""
    enemy = position.turtles[1 - position.to_move]
    return any(enemy & passed for passed, _ in passed_by(jump))


def _longest(jumps: list[Jump]) -> list[Jump]:
    """Option `majority_capture`: the jumps that pass over the most turtles."""
    most = max([len(jump.landings) for jump in jumps], default=0)
    return [jump for jump in jumps if len(jump.landings) == most]


def hatching_cells(position: Position) -> int:
    """The empty cells that the seat to move may hatch on (T-HATCH-2, T-HATCH-6)."""
    if position.variant is BASE:
        return 0
    cells = CAMP[position.to_move]
    if position.variant is ULTRA:
        cells |= 1 << CORNER[position.to_move]
    return cells & position.empty


def hatching_numbers(position: Position) -> range:
    """T-HATCH-4: how many turtles the seat to move may hatch at once."""
    own, other = position.reserves[position.to_move], position.reserves[1 - position.to_move]
    if position.nobody_hatched:
        return range(1, own + 1)
    return range(max(1, own - other - RESERVE_GAP), min(own, own - other + RESERVE_GAP) + 1)


def _hatchings(position: Position) -> tuple[Hatch, ...]:
    free = hatching_cells(position)
    if not free:
        return ()
    numbers = hatching_numbers(position)
    return _sets_of(free, numbers.start, numbers.stop)


@lru_cache(maxsize=8192)
def _sets_of(free: int, fewest: int, beyond: int) -> tuple[Hatch, ...]:
    names, numbers = names_of(free), range(fewest, beyond)
    return tuple([hatch_on(cells) for number in numbers for cells in combinations(names, number)])


@cache
def hatch_on(cells: tuple[str, ...]) -> Hatch:
    """There are about a thousand; each is made once."""
    return Hatch(cells)
