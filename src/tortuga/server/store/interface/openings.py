"""What a store promises of the first moves that people made."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import ResultRow, Score


class OpeningStep(NamedTuple):
    """One of the first moves of a match that a person made: from a position to a position."""

    number: int
    """How many actions had been done with it."""
    here: str
    there: str
    score: Score
    """What the match was to whoever made it."""


class OpenedMatch(NamedTuple):
    """A match, and how many actions had been done in it when somebody moved on from a position."""

    result: ResultRow
    number: int


class OpeningCount(NamedTuple):
    """So many matches went there from one position, and were this to whoever went."""

    there: str
    score: Score
    matches: int


class OpeningStore(ABC):
    @abstractmethod
    async def unopened(self, game: str, since: float, most: int) -> list[Place]:
        """The matches of a game at public tables that ended since then and whose opening is not known yet,
        the oldest first: a place is that of an end."""

    @abstractmethod
    async def add_opening(self, table: str, steps: list[OpeningStep]) -> None:
        """What is known of a match already stays; of one without a result nothing is kept."""

    @abstractmethod
    async def opening_counts(self, here: str) -> list[OpeningCount]:
        """What people played in a position, in no order."""

    @abstractmethod
    async def opening_matches(
        self, here: str, there: str | None, most: int, after: Place | None = None
    ) -> list[OpenedMatch]:
        """The matches in which somebody moved on from a position, to `there` or anywhere; newest first."""
