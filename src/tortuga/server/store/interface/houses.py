"""What a store promises of the houses that share it."""

from abc import ABC, abstractmethod
from collections.abc import Collection


class HouseStore(ABC):
    @abstractmethod
    async def keep(self, name: str, value: str) -> str:
        """Remember a value for ever; if the name has one already, that one is returned and stays."""

    @abstractmethod
    async def note(self, name: str, value: str) -> None:
        """Write a value over whatever the name has."""

    # Leases: which process runs the clocks and the bots of a table. The time is the store's own.

    @abstractmethod
    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        """Take or renew the leases of these tables for so long; returns those that the holder has now."""

    @abstractmethod
    async def release(self, tables: Collection[str], holder: str) -> None:
        """Give back what one has of these."""

    @abstractmethod
    async def lapsed(self) -> list[str]:
        """The tables whose holder has neither renewed the lease nor given it back."""

    @abstractmethod
    async def home(self, table: str, holder: str, seconds: float) -> str | None:
        """Who has the lease of a table: from now on, for so long, the one who asks, if nobody else has it.
        None: there is no such table, or two ask at the same moment, and the other gets it."""

    # What houses tell each other of themselves: one piece each, which is good for a while

    @abstractmethod
    async def post(self, house: str, told: bytes, seconds: float) -> None:
        """Put it in place of what the house has told before."""

    @abstractmethod
    async def posted(self) -> dict[str, bytes]: ...
