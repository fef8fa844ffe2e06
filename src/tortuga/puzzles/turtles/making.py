"""Makes puzzles of turtles: plays matches with many mistakes and looks at the positions they come to."""

from collections.abc import Iterable, Iterator

from tortuga.bots.bot import Budget
from tortuga.bots.turtles.easy import EasyBot
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import read_position, write_move, write_position
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.games.turtles.symmetry import normal
from tortuga.puzzles.puzzle import Puzzle, Setting
from tortuga.puzzles.trade import Progress
from tortuga.puzzles.turtles.difficulty import grade_of, hardness
from tortuga.puzzles.turtles.kinds import MOST_ANSWERS, TurtlesKind, accepted, kind_of
from tortuga.puzzles.turtles.proof import Patience, PositionSolver, Solved, Unsettled
from tortuga.puzzles.turtles.worth import own_moves

PATIENCE = Patience(proving=6_000, measuring=20_000)
BLUNDERS = (10, 25, 40)
"""Of a hundred moves of a match, how many are made without looking."""
OPENING = 4
"""So many moves of a match are no puzzle."""
LONGEST_MATCH = 80
VARIANTS = (Variant.BASE, Variant.BASE, Variant.HATCHING)
"""Two matches of three are of the base game."""
SHARES = {
    "win 1": 0.1,
    "win 2": 0.15,
    "win 3": 0.15,
    "win 4": 0.15,
    "race 2": 0.15,
    "race 3": 0.15,
    "race 4": 0.15,
    "only 0": 0.33,
    "trap 0": 0.4,
}
"""How much of a collection may be of a kind and length, so that what is common leaves room for the rest."""


class PuzzleMaker:
    """Goes on where a collection ends: what is in it is not found again."""

    def __init__(self, kept: Iterable[Puzzle], count: int, seed: int) -> None:
        self.puzzles = [graded_anew(puzzle) for puzzle in kept]
        self.count, self.luck = count, FastChance(f"puzzles {seed} {len(self.puzzles)}")
        self.looked_at = 0
        self._seen = {position_of(puzzle) for puzzle in self.puzzles}
        self._solvers: dict[Variant, PositionSolver] = {}
        self._bot = EasyBot(GAME, self.luck.below(1 << 30))
        self._right: tuple[Move, ...] = ()
        """What solves the position that was looked at last, if it is a puzzle."""

    def make(self) -> Iterator[Progress]:
        """Until there are as many as were asked for; says after each position how far it is."""
        while len(self.puzzles) < self.count:
            for position in self._match():
                self._look_at(position)
                self.looked_at += 1
                yield Progress(self.looked_at, len(self.puzzles))

    def _match(self) -> Iterator[Position]:
        """The positions of a match that were never looked at, in normal form. Where there is a puzzle it is
        solved: so the match leads to the next one."""
        position, blunders = start_position(self.luck.pick(VARIANTS), SOUTH), self.luck.pick(BLUNDERS)
        for number in range(LONGEST_MATCH):
            moves = choice(position).moves
            if not moves:
                return
            self._right = ()
            if number >= OPENING and position not in self._seen:
                self._seen.add(position)
                yield position
            position = normal(after(position, self._move(position, blunders)))

    def _move(self, position: Position, blunders: int) -> Move:
        moves = choice(position).moves
        if self._right:
            return self.luck.pick(self._right)
        if self.luck.below(100) < blunders:
            return self.luck.pick(moves)
        return self._bot.best(position, STANDARD, moves, Budget())[0]

    def _look_at(self, position: Position) -> None:
        if len(choice(position).moves) > MOST_ANSWERS:
            return
        solver = self._solvers.setdefault(position.variant, PositionSolver(position))
        try:
            solved = solver.solve(position, PATIENCE)
        except Unsettled:
            return
        kind = kind_of(solved, solver, PATIENCE.measuring)
        if kind is None:
            return
        self._right = accepted(solved)
        if not self._has_enough(kind, _moves_named(solved, kind)) and len(self.puzzles) < self.count:
            self.puzzles.append(puzzle_of(solved, kind))

    def _has_enough(self, kind: TurtlesKind, moves: int) -> bool:
        alike = sum(puzzle.kind == kind and puzzle.moves == moves for puzzle in self.puzzles)
        return alike >= SHARES[f"{kind} {moves}"] * self.count


def puzzle_of(solved: Solved, kind: TurtlesKind) -> Puzzle:
    right = accepted(solved)
    score = hardness(solved, right).score
    setting = Setting({"position": write_position(solved.position)})
    return Puzzle(
        id=setting.id,
        kind=kind,
        setting=setting,
        moves=_moves_named(solved, kind),
        accepted=tuple(map(write_move, right)),
        values=tuple(solved.values.values()),
        difficulty=score,
        grade=grade_of(score),
    )


def graded_anew(puzzle: Puzzle) -> Puzzle:
    """By the weights of today."""
    return puzzle_of(as_stored(puzzle), TurtlesKind(puzzle.kind))


def as_stored(puzzle: Puzzle) -> Solved:
    position = position_of(puzzle)
    return Solved(position, dict(zip(choice(position).moves, puzzle.values, strict=True)))


def position_of(puzzle: Puzzle) -> Position:
    return read_position(puzzle.setting.options["position"])


def _moves_named(solved: Solved, kind: TurtlesKind) -> int:
    return own_moves(solved.best) if kind in (TurtlesKind.RACE, TurtlesKind.WIN) else 0
