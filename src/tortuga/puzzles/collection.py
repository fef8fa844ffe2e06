"""The puzzles that come with the package: all of a game, one of them, and the one of the day."""

import hashlib
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tortuga.core.errors import TortugaError
from tortuga.puzzles.puzzle import GRADES, Puzzle, read_puzzles

FOLDER = files("tortuga.puzzles") / "data"
SUFFIX = ".xz"
GRADE_OF_WEEKDAY = (1, 2, 2, 3, 3, 4, 5)
"""Of the puzzle of the day: Mondays are easy, Sundays are hard."""


class NoPuzzle(TortugaError):
    id = "error-no-puzzle"


class NoPuzzles(TortugaError):
    id = "error-no-puzzles"

    def __init__(self, game: str) -> None:
        super().__init__(game=game, games=puzzled_games())


class Collection(NamedTuple):
    """The puzzles of a game, in an order that mixes them well."""

    game: str
    by_id: dict[str, Puzzle]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(sorted({puzzle.kind for puzzle in self.by_id.values()}))

    def find(self, id: str) -> Puzzle:
        if id not in self.by_id:
            raise NoPuzzle
        return self.by_id[id]

    def some(self, kind: str | None = None, grade: int | None = None) -> list[Puzzle]:
        """Those of a kind and a grade, where either is asked for."""
        return [
            puzzle
            for puzzle in self.by_id.values()
            if kind in (None, puzzle.kind) and grade in (None, puzzle.grade)
        ]

    def following(
        self, after: str | None, kind: str | None = None, grade: int | None = None, near: int | None = None
    ) -> Puzzle:
        """The next of those asked for; the first again after the last. One begins with an easy one."""
        if after is None and grade is None:
            near = near or GRADES[0]
        some, order = self.some(kind, grade), list(self.by_id)
        if not some:
            raise NoPuzzle
        if near is not None:
            some = _nearest(some, near)
        passed = set(order[: order.index(after) + 1]) if after in self.by_id else set()
        return next((one for one in some if one.id not in passed), some[0])

    def daily(self, day: date) -> Puzzle:
        """From the date alone, so the same for everyone; none comes again before all of its grade have."""
        choice = self.some(grade=GRADE_OF_WEEKDAY[day.weekday()]) or self.some()
        return choice[day.toordinal() % len(choice)]


def _nearest(some: list[Puzzle], grade: int) -> list[Puzzle]:
    """Those of that grade; where there are none, of the next to it, rather an easier one."""
    nearest = min((puzzle.grade for puzzle in some), key=lambda one: (abs(one - grade), one))
    return [puzzle for puzzle in some if puzzle.grade == nearest]


def _lot(puzzle: Puzzle) -> bytes:
    return hashlib.sha256(puzzle.id.encode()).digest()


@cache
def puzzled_games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(
        sorted(file.name.removesuffix(SUFFIX) for file in FOLDER.iterdir() if file.name.endswith(SUFFIX))
    )


def package_file(game: str) -> Traversable:
    if game not in puzzled_games():
        raise NoPuzzles(game)
    return FOLDER / f"{game}{SUFFIX}"


@cache
def puzzles_of(game: str) -> Collection:
    found = read_puzzles(package_file(game).read_bytes())
    return Collection(game, {puzzle.id: puzzle for puzzle in sorted(found, key=_lot)})
