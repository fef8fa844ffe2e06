"""Which moves there are and what they do."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

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
    cells_of,
)
from tortuga.games.turtles.moves import LANDINGS, STEPS, Hatch, Jump, Landing, Move, Step
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Side, Variant

RESERVE_GAP = 2
"""T-HATCH-4: the most by which the reserves may differ after a hatching."""

Chain: TypeAlias = tuple[Landing, ...]
NO_FURTHER: list[Chain] = [()]
LANDED = tuple(((landings[None],), (landings[Side.SOUTH], landings[Side.NORTH])) for landings in LANDINGS)
"""By the cell: how a jump may land there, over a turtle on its feet and over an overturned one (T-FLIP-3)."""

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
    if position.winner is not None:
        return NOTHING
    sight = sight_of(position)
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
    return Choice((*steps, *jumps, *_hatchings(position)), False)


def after(position: Position, move: Move) -> Position:
    """The position after a legal move; the other seat is to move."""
    south, north, overturned = position.south, position.north, position.overturned
    mover = position.to_move
    own, enemy = (south, north) if mover == SOUTH else (north, south)
    if isinstance(move, Step):
        own ^= BIT[move.origin] | BIT[move.to]
    elif isinstance(move, Jump):
        own ^= BIT[move.origin] | BIT[move.landings[-1].cell]
        for passed, landing in passed_by(move):
            if landing.faces is None:  # T-FLIP-2
                overturned |= enemy & passed
                enemy &= ~passed
            else:  # T-FLIP-3
                overturned ^= passed
                if landing.faces is FACING[mover]:
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
    (NAMES[cell], NAMES[ahead.far]): ahead.near_bit
    for seat in SEATS
    for cell in range(SIZE)
    for ahead in AHEAD[seat][cell]
    if ahead.far_bit
}
"""The bit of the cell that a jump from one cell to another passes over."""


def passed_by(jump: Jump) -> list[tuple[int, Landing]]:
    """The bit of the cell that each jump of a chain passes over, and how it lands."""
    origin, passed = jump.origin, []
    for landing in jump.landings:
        passed.append((OVER[origin, landing.cell], landing))
        origin = landing.cell
    return passed


class Hop(NamedTuple):
    """A jump that there is room for."""

    passed: int
    """The bit of the turtle that is passed over."""
    target: int
    whole: tuple[tuple[Jump, ...], tuple[Jump, ...]]
    """As moves that end with it: over a turtle on its feet, and over an overturned one."""


class Onward(NamedTuple):
    """What lies before a turtle."""

    steps: tuple[Step, ...]
    hops: tuple[Hop, ...]


class Ways(dict[int, Onward]):
    """How a turtle of a seat can go on from a cell, by the empty ones of the cells that decide it. What has
    not been seen yet is worked out when somebody looks for it."""

    def __init__(self, seat: int, cell: int) -> None:
        self._ahead, self._cell = AHEAD[seat][cell], cell

    def __missing__(self, empty: int) -> Onward:
        steps = [STEPS[self._cell][near] for near, bit, _, _ in self._ahead if bit & empty]
        hops = [
            Hop(bit, far, single_jumps(self._cell, far))
            for _, bit, far, far_bit in self._ahead
            if far_bit & empty and not bit & empty
        ]
        self[empty] = found = Onward(tuple(steps), tuple(hops))
        return found


@cache
def single_jumps(cell: int, target: int) -> tuple[tuple[Jump, ...], tuple[Jump, ...]]:
    """Jumps that do not go on, over a turtle on its feet and over an overturned one."""
    upright, overturned = LANDED[target]
    origin = NAMES[cell]
    return tuple([Jump(origin, (one,)) for one in upright]), tuple(
        [Jump(origin, (one,)) for one in overturned]
    )


Outlook: TypeAlias = tuple[tuple[int, Ways], ...]
OUTLOOKS: tuple[Outlook, ...] = tuple(
    tuple((AROUND[seat][cell], Ways(seat, cell)) for cell in range(SIZE)) for seat in SEATS
)
"""For each seat and cell: the cells that decide how a turtle can go on from there, and how it then can."""


Sight: TypeAlias = tuple[Outlook, int, int, int]
"""The board as the seat to move has it before it: its outlook, the own, the enemy's and the empty cells."""


def sight_of(position: Position) -> Sight:
    south, north, mover = position.south, position.north, position.to_move
    empty = ALL ^ (south | north | position.overturned)
    own, enemy = (south, north) if mover == SOUTH else (north, south)
    return OUTLOOKS[mover], own, enemy, empty


def _begun(sight: Sight) -> tuple[list[Step], list[Hop], list[Hop]]:
    """Every step (T-MOVE-1), every jump that can be made first (T-JUMP-1), and those over an enemy."""
    outlook, own, enemy, empty = sight
    steps: list[Step] = []
    hops: list[Hop] = []
    for cell in cells_of(own):
        around, ways = outlook[cell]
        ahead, further = ways[empty & around]
        steps += ahead
        if further:
            hops += further
    return steps, hops, [hop for hop in hops if hop[0] & enemy] if hops else hops


def _whole_jumps(sight: Sight, hops: Sequence[Hop]) -> list[Jump]:
    """T-JUMP-2: the chains that begin so."""
    outlook, own, enemy, empty = sight
    found: list[Jump] = []
    for passed, target, whole in hops:
        around, ways = outlook[target]
        met = ENEMY if passed & enemy else OWN if passed & own else NEITHER
        singles = whole[met == NEITHER]
        if ways[empty & around][1]:
            chains = _continuations(sight, target, met)
            for one in singles:
                origin, landings = one.origin, one.landings
                found += [Jump(origin, landings + chain) for chain in chains]
        else:
            found += singles
    return found


def _continuations(sight: Sight, cell: int, met: int) -> list[Chain]:
    """How a chain goes on from here until it cannot.

    Turtles jump forward only, so what a chain leaves behind never changes what lies ahead of it.
    """
    outlook, own, enemy, empty = sight
    around, ways = outlook[cell]
    found: list[Chain] = []
    for passed, target, _ in ways[empty & around][1]:
        kind = ENEMY if passed & enemy else OWN if passed & own else NEITHER
        if kind and met and kind != met:  # T-JUMP-4
            continue
        landings = LANDED[target][kind == NEITHER]
        for rest in _continuations(sight, target, kind or met):
            found += [(landing, *rest) for landing in landings]
    return found or NO_FURTHER


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
    if position.variant is Variant.BASE:
        return 0
    cells = CAMP[position.to_move]
    if position.variant is Variant.ULTRA:
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
    return _sets_of(free, hatching_numbers(position)) if free else ()


@lru_cache(maxsize=1024)
def _sets_of(free: int, numbers: range) -> tuple[Hatch, ...]:
    names = [NAMES[cell] for cell in cells_of(free)]
    return tuple([hatch_on(cells) for number in numbers for cells in combinations(names, number)])


@cache
def hatch_on(cells: tuple[str, ...]) -> Hatch:
    """There are about a thousand; each is made once."""
    return Hatch(cells)
