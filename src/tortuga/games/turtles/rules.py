"""Which moves there are and what they do."""

from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from tortuga.games.turtles.board import AHEAD, AROUND, CAMP, CORNER, INDEX, NAMES, SOUTH, cells_of
from tortuga.games.turtles.moves import LANDINGS, STEPS, Hatch, Jump, Landing, Move, Step
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import SIDES, Position, Side, Variant

RESERVE_GAP = 2
"""T-HATCH-4: the most by which the reserves may differ after a hatching."""

Chain: TypeAlias = tuple[Landing, ...]
NO_FURTHER: list[Chain] = [()]
LANDED = tuple(((landings[None],), (landings[Side.SOUTH], landings[Side.NORTH])) for landings in LANDINGS)
"""By the cell: how a jump may land there, over a turtle on its feet and over an overturned one (T-FLIP-3)."""

# What a chain has passed over so far besides overturned turtles (T-JUMP-4)
NEITHER, OWN, ENEMY = 0, 1, 2

STANDARD = TurtlesOptions()


class Choice(NamedTuple):
    """All that the seat to move may do."""

    moves: tuple[Move, ...]
    must_jump: bool
    """T-JUMP-3: whether a jump over an enemy turtle is obligatory."""


@lru_cache(maxsize=4096)
def choice(position: Position, options: TurtlesOptions = STANDARD) -> Choice:
    """Every legal move, remembered for a while: matches, views and bots ask for the same position again."""
    return find_choice(position, options)


def find_choice(position: Position, options: TurtlesOptions) -> Choice:
    if position.winner is not None:
        return Choice((), False)
    sight = Sight.of(position)
    steps, firsts = _begun(sight)
    if options.enemy_anywhere:
        all_jumps = _whole_jumps(sight, firsts)
        captures = [jump for jump in all_jumps if _meets_enemy(jump, sight)]
        must, jumps = bool(captures), captures or all_jumps
    else:
        over_enemy = [first for first in firsts if first.met == ENEMY]
        must, jumps = bool(over_enemy), _whole_jumps(sight, over_enemy or firsts)
    if options.majority_capture:
        jumps = _longest(jumps)
    if must:  # T-JUMP-3
        return Choice(tuple(jumps), True)
    return Choice((*steps, *jumps, *_hatchings(position)), False)


def after(position: Position, move: Move) -> Position:
    """The position after a legal move; the other seat is to move."""
    if isinstance(move, Hatch):
        return _after_hatching(position, move)
    mover = position.to_move
    turtles = list(position.turtles)
    here = 1 << INDEX[move.origin]
    overturned = position.overturned
    if isinstance(move, Step):
        turtles[mover] ^= here | 1 << INDEX[move.to]
    else:
        cell = INDEX[move.origin]
        turtles[mover] ^= here
        for landing in move.landings:
            target = INDEX[landing.cell]
            passed = 1 << passed_over(cell, target, mover)
            if landing.faces is not None:  # T-FLIP-3
                overturned ^= passed
                turtles[SIDES.index(landing.faces)] |= passed
            elif turtles[1 - mover] & passed:  # T-FLIP-2
                turtles[1 - mover] ^= passed
                overturned |= passed
            cell = target
        turtles[mover] |= 1 << cell
    return Position(turtles[0], turtles[1], overturned, 1 - mover, position.reserves, position.variant)


def _after_hatching(position: Position, move: Hatch) -> Position:
    hatched = sum(1 << INDEX[cell] for cell in move.cells)
    south, north = position.reserves
    if position.to_move == SOUTH:
        reserves = (south - len(move.cells), north)
        return replace(position, south=position.south | hatched, reserves=reserves, to_move=1)
    reserves = (south, north - len(move.cells))
    return replace(position, north=position.north | hatched, reserves=reserves, to_move=0)


def passed_over(cell: int, target: int, seat: int) -> int:
    """The cell that a jump of this seat's turtle from here to there passes over."""
    for ahead in AHEAD[seat][cell]:
        if ahead.far_bit and ahead.far == target:
            return ahead.near
    raise AssertionError("a legal jump passes over a forward neighbour")


class Onward(NamedTuple):
    """What lies before a turtle, by the cells that are empty there."""

    steps: tuple[Step, ...]
    jumps: tuple[tuple[int, int], ...]
    """The bit of the turtle that would be passed over, and the cell where the jump would land."""


@cache
def onward(seat: int, cell: int, empty: int) -> Onward:
    """`empty` names no cells but those of `AROUND`."""
    ahead = AHEAD[seat][cell]
    steps = tuple(STEPS[cell][near] for near, bit, _, _ in ahead if bit & empty)
    jumps = tuple((bit, far) for _, bit, far, far_bit in ahead if far_bit & empty and not bit & empty)
    return Onward(steps, jumps)


class Sight(NamedTuple):
    """The board as the seat to move has it before it."""

    mover: int
    own: int
    enemy: int
    empty: int

    @classmethod
    def of(cls, position: Position) -> "Sight":
        mover, turtles = position.to_move, position.turtles
        return cls(mover, turtles[mover], turtles[1 - mover], position.empty)


class FirstJump(NamedTuple):
    cell: int
    target: int
    met: int


def _begun(sight: Sight) -> tuple[list[Step], list[FirstJump]]:
    """Every step (T-MOVE-1), and every jump that can be made first (T-JUMP-1)."""
    mover, own, enemy, empty = sight
    around = AROUND[mover]
    steps: list[Step] = []
    firsts: list[FirstJump] = []
    for cell in cells_of(own):
        ahead, jumps = onward(mover, cell, empty & around[cell])
        steps += ahead
        for passed, target in jumps:
            met = ENEMY if passed & enemy else OWN if passed & own else NEITHER
            firsts.append(FirstJump(cell, target, met))
    return steps, firsts


def _whole_jumps(sight: Sight, firsts: list[FirstJump]) -> list[Jump]:
    """T-JUMP-2: the chains that begin so."""
    mover, _, _, empty = sight
    around = AROUND[mover]
    found: list[Jump] = []
    for cell, target, met in firsts:
        if onward(mover, target, empty & around[target]).jumps:
            chains = _continuations(sight, target, met)
            landings = LANDED[target][met == NEITHER]
            found += [Jump(NAMES[cell], (landing, *chain)) for landing in landings for chain in chains]
        else:
            found += single_jumps(cell, target, met == NEITHER)
    return found


@cache
def single_jumps(cell: int, target: int, overturned: bool) -> tuple[Jump, ...]:
    """Jumps that do not go on."""
    return tuple(Jump(NAMES[cell], (landing,)) for landing in LANDED[target][overturned])


def _continuations(sight: Sight, cell: int, met: int) -> list[Chain]:
    """How a chain goes on from here until it cannot.

    Turtles jump forward only, so what a chain leaves behind never changes what lies ahead of it.
    """
    mover, own, enemy, empty = sight
    found: list[Chain] = []
    for passed, target in onward(mover, cell, empty & AROUND[mover][cell]).jumps:
        kind = ENEMY if passed & enemy else OWN if passed & own else NEITHER
        if kind and met and kind != met:  # T-JUMP-4
            continue
        landings = LANDED[target][kind == NEITHER]
        for rest in _continuations(sight, target, kind or met):
            found += [(landing, *rest) for landing in landings]
    return found or NO_FURTHER


def _meets_enemy(jump: Jump, sight: Sight) -> bool:
    """Option `enemy_anywhere`: whether a chain passes over an enemy at all."""
    cells = [INDEX[jump.origin], *(INDEX[landing.cell] for landing in jump.landings)]
    return any(sight.enemy >> passed_over(*pair, sight.mover) & 1 for pair in pairwise(cells))


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


def _hatchings(position: Position) -> list[Move]:
    names = [NAMES[cell] for cell in cells_of(hatching_cells(position))]
    return [Hatch(cells) for number in hatching_numbers(position) for cells in combinations(names, number)]
