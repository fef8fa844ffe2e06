"""What a store promises of shared deals."""

from abc import ABC, abstractmethod

from tortuga.server.store.deal_rows import DealRow, DealTry, Placed
from tortuga.server.store.rows import ResultRow


class DealStore(ABC):
    """A table of a deal that is added or saved while it runs takes the one try of each of its people.
    `Conflict` where somebody has begun the deal at another table."""

    @abstractmethod
    async def add_deal(self, deal: DealRow) -> DealRow:
        """A new deal. Where there is one of its day already, that one is returned and stays."""

    @abstractmethod
    async def deal(self, code: str) -> DealRow | None: ...

    @abstractmethod
    async def deal_of_day(self, day: str) -> DealRow | None: ...

    @abstractmethod
    async def deal_tries(self, deal: str, guests: list[str]) -> dict[str, DealTry]:
        """Which of these guests have begun a deal."""

    @abstractmethod
    async def tries_of(self, guest: str) -> list[DealTry]:
        """All deals that a guest has begun, the earliest first."""

    @abstractmethod
    async def deal_results(self, deal: str, most: int) -> list[ResultRow]:
        """What is left of the matches of a deal, the earliest end first."""

    @abstractmethod
    async def deal_counts(self, deal: str) -> tuple[int, int, int]:
        """How many tables have begun a deal, have ended it, and stand in its list."""

    @abstractmethod
    async def deal_list(self, deal: str, most: int) -> list[Placed]:
        """The best of a daily deal; of those with as many points whoever was there first."""

    @abstractmethod
    async def deal_place(self, deal: str, table: str) -> Placed | None:
        """Where a table stands in that list."""

    @abstractmethod
    async def lapsed_deals(self, now: float) -> list[str]:
        """The tables that still play a deal whose secret is told."""
