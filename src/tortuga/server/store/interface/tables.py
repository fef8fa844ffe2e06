"""What a store promises of tables: their rows, logs and talk."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Collection, Sequence

from msgspec import Struct

from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import LogEntry, ResultRow, Status, TableRow, Talk


class Ages(Struct, frozen=True):
    """Times before which tables are pruned: ended ones, those that never began, silent matches, and silent
    ones of a single person; and before which a match must have ended for its result to go too."""

    ended: float
    gathering: float
    silent: float
    results: float = 0.0
    solo: float = 0.0
    tournaments: float = 0.0
    """Made before, and never begun."""
    tokens: float = 0.0
    """No token from before is good any longer, so it need not be known that it was revoked."""


class Reached(Struct, frozen=True):
    """How far a table has come."""

    version: int
    """Of its row."""
    index: int
    """How many entries its log has."""
    spoken: int
    """The number of the last thing said."""


class TableStore(ABC):
    @abstractmethod
    async def add(self, row: TableRow) -> None:
        """A new table. `Conflict` if the id is taken."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None: ...

    @abstractmethod
    async def save(self, row: TableRow) -> TableRow:
        """Put a changed row in place of the one with its version, and return it with the next version.

        `Conflict` if the table has another version now, or is gone.
        """

    @abstractmethod
    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        """The tables of these statuses, the newest first; `listed` leaves the private ones out. At most so
        many, of those that come after a place in the list."""

    @abstractmethod
    async def hosted(self, guest: str) -> int:
        """How many tables, gathering or running, have this host."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        """The newest tables that this guest has a seat at or is the host of, but no closed ones."""

    @abstractmethod
    async def tables_naming(self, guest: str) -> list[TableRow]:
        """All tables that name a guest anywhere, closed ones too."""

    @abstractmethod
    async def prune(self, before: Ages) -> list[str]:
        """Forget old tables with everything of theirs but the result of the match; returns their ids."""

    # Logs

    @abstractmethod
    def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> Awaitable[TableRow | None]:
        """The next entry of a table's log, its changed row and the result of the match with it, all or
        nothing. Who sits where does not change with an entry.

        `Conflict` if the log has an entry of this index, would get a gap, or the row has another version.
        """

    @abstractmethod
    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        """The entries from `first` on, in order."""

    @abstractmethod
    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        """How far these tables have come; those that are not there are left out."""

    # Talk

    @abstractmethod
    async def say(self, table: str, talk: Talk) -> None:
        """`Conflict` if the number is taken."""

    @abstractmethod
    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        """The last so many of what was said after a number, in order."""
