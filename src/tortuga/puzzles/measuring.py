"""How often bots solve puzzles, grade by grade: what is harder should be solved less often."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tortuga.bots.bot import Bot, Budget, find_bot
from tortuga.core.registry import find_game
from tortuga.puzzles.posed import PosedPuzzle
from tortuga.puzzles.puzzle import GRADES, Puzzle


class PuzzleSolver(NamedTuple):
    """A bot that tries puzzles, and how often it tries each: some draw lots."""

    bot: str
    nodes: int | None
    tries: int

    @property
    def name(self) -> str:
        return self.bot if self.nodes is None else f"{self.bot} ({self.nodes})"


SEED = 1
SOLVERS = (PuzzleSolver("easy-1", None, 4), PuzzleSolver("medium-1", None, 2), PuzzleSolver("mcts", 100, 4))


class Attempt(NamedTuple):
    solver: str
    puzzle: Puzzle
    solved: float
    """In which share of its tries."""


def attempts(game: str, puzzle: Puzzle) -> Iterator[Attempt]:
    """A puzzle, tried by every bot."""
    posed = PosedPuzzle(find_game(game), puzzle)
    for solver in SOLVERS:
        yield Attempt(solver.name, puzzle, _share(posed, _bot(game, solver.bot), solver))


@cache
def _bot(game: str, name: str) -> Bot:
    rules = find_game(game)
    return find_bot(rules, name).make(rules, SEED)


def _share(posed: PosedPuzzle, bot: Bot, solver: PuzzleSolver) -> float:
    right = set(posed.puzzle.accepted)
    chosen = [bot.choose(posed.view, posed.actions, Budget(nodes=solver.nodes)) for _ in range(solver.tries)]
    return sum(posed.game.notate(action) in right for action in chosen) / solver.tries


def rates(tried: Sequence[Attempt]) -> dict[str, dict[int, float]]:
    """For each bot, how much of each grade it solves."""
    found: dict[str, dict[int, float]] = {}
    for solver in dict.fromkeys(one.solver for one in tried):
        shares = {
            grade: [one.solved for one in tried if one.solver == solver and one.puzzle.grade == grade]
            for grade in GRADES
        }
        found[solver] = {grade: sum(some) / max(1, len(some)) for grade, some in shares.items()}
    return found
