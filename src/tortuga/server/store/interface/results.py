"""What a store promises of matches that are over."""

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import ResultRow, Score, TableRow


class Wanted(Struct, frozen=True):
    """Which matches of a guest are looked for; None: whichever."""

    game: str | None = None
    score: Score | None = None
    person: str | None = None
    """Against somebody who was called so there."""
    bot: str | None = None
    """Against a bot of this name."""
    since: float = 0.0
    until: float = math.inf
    public: bool = False
    """Only those that anybody could see in the list of tables."""


class PublicWanted(Struct, frozen=True):
    """Which matches at public tables are looked for; None: whichever."""

    game: str | None = None
    name: str | None = None
    """With somebody whose public page has this name."""
    since: float = 0.0
    until: float = math.inf
    reason: str | None = None
    """That ended for this reason."""
    drawn: bool | None = None
    shortest: int | None = None
    longest: int | None = None
    """Of how many actions it had."""
    options: tuple[str, ...] | None = None
    """Played with one of these sets of options, as `written_options` writes them."""
    other_options: bool = False
    """With none of them."""


def written_options(options: Mapping[str, Any]) -> str:
    return msgspec.json.encode(options).decode()


class Reckoned(Struct, frozen=True):
    """So many matches of a guest at one game were alike in this."""

    game: str
    seat: Seat
    side: int | None
    score: Score
    matches: int


class FirstMove(Struct, frozen=True):
    game: str
    seat: Seat
    move: str
    matches: int
    won: int


class Streak(Struct, frozen=True):
    """Matches won one after the other: the longest row of them, and the one that goes on."""

    game: str
    longest: int
    now: int


class Opponent(Struct, frozen=True):
    """Whom a guest has met: people by the name they had, bots by what they are."""

    name: str | None
    bot: str | None
    matches: int
    won: int


class ResultStore(ABC):
    @abstractmethod
    async def result(self, table: str) -> ResultRow | None:
        """What is left of the match of a table, also when the table itself is forgotten."""

    @abstractmethod
    async def results_of(
        self, guest: str, wanted: Wanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        """The matches that a guest played to the end, the newest first: a place is that of an end here."""

    @abstractmethod
    async def public_results(
        self, wanted: PublicWanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        """The matches at public tables, the newest first."""

    @abstractmethod
    async def reckoned(self, guest: str, *, public: bool = False) -> list[Reckoned]:
        """All matches of a guest, counted; `public`: those that anybody could see."""

    @abstractmethod
    async def first_moves(self, guest: str, most: int) -> list[FirstMove]:
        """The most frequent ones in each game and seat."""

    @abstractmethod
    async def streaks(self, guest: str) -> list[Streak]: ...

    @abstractmethod
    async def opponents(self, guest: str, most: int) -> list[Opponent]:
        """Those met most often."""

    @abstractmethod
    async def without_result(self) -> list[TableRow]:
        """The tables whose match is over but has left no result, the oldest first."""

    @abstractmethod
    async def add_result(self, result: ResultRow) -> None:
        """A result that is there already stays as it is."""
