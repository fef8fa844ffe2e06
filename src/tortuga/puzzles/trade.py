"""How puzzles of each game are made and checked. The search is imported only when it is needed."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol

from tortuga.puzzles.collection import NoPuzzles
from tortuga.puzzles.puzzle import Puzzle


class Progress(NamedTuple):
    """How far the making of a collection is."""

    looked_at: int
    found: int


class Maker(Protocol):
    """Makes puzzles, beside those there are, until there are as many as were asked for."""

    puzzles: list[Puzzle]

    def make(self) -> Iterator[Progress]: ...


class Trade(NamedTuple):
    maker: Callable[[Iterable[Puzzle], int, int], Maker]
    """From the puzzles there are, how many there shall be, and a seed."""
    faults_of: Callable[[Puzzle], Iterator[str]]
    """What is wrong with a puzzle, in English, worked out anew from its position."""


def _turtles() -> Trade:
    from tortuga.puzzles.turtles.checking import faults_of
    from tortuga.puzzles.turtles.making import PuzzleMaker

    return Trade(PuzzleMaker, faults_of)


def _buccaneers() -> Trade:
    from tortuga.puzzles.buccaneers.making import DicePuzzleMaker, faults_of

    return Trade(DicePuzzleMaker, faults_of)


def _tortuga1667() -> Trade:
    from tortuga.puzzles.tortuga1667.making import LoyaltyPuzzleMaker, faults_of

    return Trade(LoyaltyPuzzleMaker, faults_of)


TRADES: dict[str, Callable[[], Trade]] = {
    "turtles": _turtles,
    "buccaneers": _buccaneers,
    "tortuga1667": _tortuga1667,
}


def trade_of(game: str) -> Trade:
    if game not in TRADES:
        raise NoPuzzles(game)
    return TRADES[game]()
