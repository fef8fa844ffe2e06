"""The store: what must survive the program. Every implementation passes `tests/server/store_suite.py`."""

from abc import abstractmethod
from collections.abc import Callable
from enum import StrEnum

from tortuga.server.store.interface.deals import DealStore
from tortuga.server.store.interface.gathered import GatheredStore
from tortuga.server.store.interface.guests import GuestStore
from tortuga.server.store.interface.houses import HouseStore
from tortuga.server.store.interface.openings import OpeningStore
from tortuga.server.store.interface.ratings import RatingStore
from tortuga.server.store.interface.results import ResultStore
from tortuga.server.store.interface.slow import SlowStore
from tortuga.server.store.interface.tables import TableStore


class Durability(StrEnum):
    """What an acknowledged action survives."""

    POWER = "power"
    """The loss of power: each commit waits for the disk."""
    PROCESS = "process"
    """The death of the program, but perhaps not of the machine."""


class TablePart(StrEnum):
    """Of what is kept of a table."""

    ROW = "row"
    TALK = "talk"
    RESULT = "result"
    TOURNAMENT = "tournament"
    CLUB = "club"


def _nobody_listens(_part: TablePart, _table: str, _why: str) -> None:
    pass


class Store(
    DealStore,
    GatheredStore,
    GuestStore,
    HouseStore,
    OpeningStore,
    RatingStore,
    ResultStore,
    SlowStore,
    TableStore,
):
    """Whatever returned without an error is durable: it survives the death of the process.

    What cannot be read is left out of lists, and `Unreadable` when asked for by itself.
    """

    shared = False
    """Whether other processes may write to it too."""
    on_unreadable: Callable[[TablePart, str, str], None] = staticmethod(_nobody_listens)
    """Told, in any thread, what a list had to leave out: of which table, as far as that is known, and why."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""
