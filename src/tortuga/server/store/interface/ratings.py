"""What a store promises of ratings."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from tortuga.server.store.rows import RatedRow, RatingRow, ResultRow


class RatingStore(ABC):
    @abstractmethod
    async def unrated(self, most: int, since: float = 0.0) -> list[ResultRow]:
        """Results of matches that ended since then and have not been rated yet, the earliest end first."""

    @abstractmethod
    async def last_rated(self) -> int:
        """The number of the match that was rated last."""

    @abstractmethod
    async def rate(self, row: RatedRow, ratings: Sequence[RatingRow]) -> None:
        """What a match was to the ratings, and those that it has changed, all or nothing; nothing is written
        for whoever has been forgotten meanwhile. `Conflict` if the number is taken or the match is rated."""

    @abstractmethod
    async def rated(self, tables: Collection[str]) -> dict[str, RatedRow]:
        """What these matches were to the ratings, as far as they are rated."""

    @abstractmethod
    async def ratings_among(
        self, guests: Collection[str], game: str, ladder: str
    ) -> dict[str, RatingRow]: ...

    @abstractmethod
    async def ratings_of(self, guest: str) -> list[RatingRow]: ...

    @abstractmethod
    async def rated_together(self, one: str, other: str, game: str, since: float) -> list[float]:
        """When the matches ended since then that two people played against each other and that counted."""
