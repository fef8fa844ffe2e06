"""Checks a puzzle of turtles from its position alone: everything else is worked out anew and compared."""

from collections.abc import Iterator

from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.symmetry import normal
from tortuga.puzzles.puzzle import Puzzle
from tortuga.puzzles.turtles.kinds import kind_of
from tortuga.puzzles.turtles.making import as_stored, position_of, puzzle_of
from tortuga.puzzles.turtles.proof import Patience, PositionSolver
from tortuga.puzzles.turtles.worth import FAR

PATIENCE = Patience(proving=1_000_000, measuring=1_000_000)


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with it, in English; nothing if all is as it says."""
    position = position_of(puzzle)
    if position != normal(position):
        yield "another puzzle may be its mirror image"
    solver = PositionSolver(position)
    solved = solver.solve(position, PATIENCE)
    for stored, (move, found) in zip(puzzle.values, solved.values.items(), strict=True):
        if stored != found and not (stored == -FAR and found < 0):
            yield f"{write_move(move)} is worth {found}, not {stored}"
    stated = as_stored(puzzle)
    kind = kind_of(stated, solver, PATIENCE.measuring)
    if kind is None or puzzle_of(stated, kind) != puzzle:
        yield "it is not what its values make of it"
