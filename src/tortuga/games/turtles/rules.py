"""Which moves there are and what they do."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from tortuga.games.turtles.board import AHEAD, CAMP, CORNER, INDEX, NAMES, SOUTH, cells_of
from tortuga.games.turtles.moves import LANDINGS, STEPS, Hatch, Jump, Landing, Move, Step
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import SIDES, Position, Side, Variant

RESERVE_GAP = 2
"""T-HATCH-4: the most by which the reserves may differ after a hatching."""

Chain: TypeAlias = tuple[Landing, ...]

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
    steps, over_enemy, others = _turtle_moves(position, options.enemy_anywhere)
    if over_enemy:  # T-JUMP-3
        return Choice(tuple(_longest(over_enemy) if options.majority_capture else over_enemy), True)
    if options.majority_capture:
        others = _longest(others)
    return Choice((*steps, *others, *_hatchings(position)), False)


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


def _turtle_moves(position: Position, enemy_anywhere: bool) -> tuple[list[Move], list[Move], list[Move]]:
    """Steps (T-MOVE-1), whole chains of jumps that satisfy T-JUMP-3, and the other chains."""
    steps: list[Move] = []
    over_enemy: list[Move] = []
    others: list[Move] = []
    mover, empty = position.to_move, position.empty
    own, enemy = position.turtles[mover], position.turtles[1 - mover]
    for cell in cells_of(own):
        for near, passed, target, target_bit in AHEAD[mover][cell]:
            if passed & empty:
                steps.append(STEPS[cell][near])
            elif target_bit & empty:  # T-JUMP-1
                met = ENEMY if passed & enemy else OWN if passed & own else NEITHER
                continuations = _continuations(position, target, met)
                for landing in _landings(target, overturned=met == NEITHER):
                    for met_by_then, chain in continuations:
                        counts = (met_by_then if enemy_anywhere else met) == ENEMY
                        jump = Jump(NAMES[cell], (landing, *chain))
                        (over_enemy if counts else others).append(jump)
    return steps, over_enemy, others


def _landings(target: int, *, overturned: bool) -> tuple[Landing, ...]:
    """T-FLIP-3: over an overturned turtle the jumper chooses which way it faces."""
    landings = LANDINGS[target]
    return (landings[Side.SOUTH], landings[Side.NORTH]) if overturned else (landings[None],)


def _continuations(position: Position, cell: int, met: int) -> list[tuple[int, Chain]]:
    """T-JUMP-2: how a chain goes on from here until it cannot, and what it has met by then.

    Turtles jump forward only, so what a chain leaves behind never changes what lies ahead of it.
    """
    found = [
        (met_by_then, (landing, *rest))
        for target, met_now, overturned in _single_jumps(position, cell, met)
        for met_by_then, rest in _continuations(position, target, met_now)
        for landing in _landings(target, overturned=overturned)
    ]
    return found or [(met, ())]


def _single_jumps(position: Position, cell: int, met: int) -> list[tuple[int, int, bool]]:
    """What T-JUMP-1 and T-JUMP-4 allow from a cell: the target, what the chain has met by then, and
    whether it passes over an overturned turtle."""
    mover, empty = position.to_move, position.empty
    own, enemy = position.turtles[mover], position.turtles[1 - mover]
    found: list[tuple[int, int, bool]] = []
    for _, passed, target, target_bit in AHEAD[mover][cell]:
        if not target_bit & empty:
            continue
        if passed & position.overturned:
            found.append((target, met, True))
        elif passed & enemy and met != OWN:
            found.append((target, ENEMY, False))
        elif passed & own and met != ENEMY:
            found.append((target, OWN, False))
    return found


def _longest(jumps: list[Move]) -> list[Move]:
    """Option `majority_capture`: the jumps that pass over the most turtles."""
    lengths = [len(jump.landings) if isinstance(jump, Jump) else 0 for jump in jumps]
    most = max(lengths, default=0)
    return [jump for jump, length in zip(jumps, lengths, strict=True) if length == most]


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
