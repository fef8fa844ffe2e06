"""Which kind of puzzle a position is, by rules that `docs/puzzles.md` states. Most positions are none."""

from enum import StrEnum

from msgspec.structs import replace

from tortuga.bots.turtles.greedy import worth
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.rules import after
from tortuga.puzzles.turtles.proof import HORIZON, PositionSolver, Solved
from tortuga.puzzles.turtles.worth import FAR, own_moves
from tortuga.solver.packing import key_of
from tortuga.solver.shortest import OutOfNodes

FEWEST_ANSWERS, MOST_ANSWERS = 4, 60
"""Different positions that the moves must lead to."""
LONGEST_WIN = 4
"""Of one's own moves, where the question names the number."""


class TurtlesKind(StrEnum):
    RACE = "race"
    WIN = "win"
    ONLY = "only"
    TRAP = "trap"


def kind_of(solved: Solved, solver: PositionSolver, nodes: int) -> TurtlesKind | None:
    won, lost = len(solved.ways(won=True)), len(solved.ways(won=False))
    if not FEWEST_ANSWERS <= won + lost <= MOST_ANSWERS or not won:
        return None
    if won == 1:
        return _kind_of_only_move(solved, solver, nodes)
    if won <= lost and solved.values[looks_best(solved)] < 0:
        return TurtlesKind.TRAP
    return None


def _kind_of_only_move(solved: Solved, solver: PositionSolver, nodes: int) -> TurtlesKind:
    if solved.best == FAR or own_moves(solved.best) > LONGEST_WIN:
        return TurtlesKind.ONLY
    return TurtlesKind.RACE if solved.best > 1 and _is_race(solved, solver, nodes) else TurtlesKind.WIN


def accepted(solved: Solved) -> tuple[Move, ...]:
    """What solves it: whatever wins."""
    return tuple(move for move, value in solved.values.items() if value > 0)


def looks_best(solved: Solved) -> Move:
    """The move that a player would make who looks at the board after it and no further."""
    return max(solved.values, key=lambda move: -worth(after(solved.position, move)))


def _is_race(solved: Solved, solver: PositionSolver, nodes: int) -> bool:
    """Whether the other side would win as soon, or sooner, if it were to move: one step decides."""
    passed = replace(solved.position, to_move=1 - solved.position.to_move)
    try:
        other = solver.shortest.distance(key_of(passed), HORIZON, nodes)
    except OutOfNodes:
        return False
    return other is not None and other <= solved.best
