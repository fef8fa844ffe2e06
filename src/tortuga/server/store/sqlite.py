"""The store in one SQLite file: write-ahead log, one writer thread, commits in groups."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from tortuga.server.store.bodies import UNREADABLE, write_body
from tortuga.server.store.contents import Record, StorePart
from tortuga.server.store.interface.faults import Conflict, StoreFailed, StoreUnfit, Unreadable
from tortuga.server.store.interface.place import Place
from tortuga.server.store.migrations import WAIT_FOR_LOCKS, migrate
from tortuga.server.store.rows import TableRow
from tortuga.server.store.sql.database import Fragments, Own, Step, Values
from tortuga.server.store.sql.logs import LogLine
from tortuga.server.store.sql.whole import SqlStore
from tortuga.server.store.store import Durability, TablePart
from tortuga.server.store.writer import Watch, Work, Writer, is_damage
from tortuga.text import Message

T = TypeVar("T")
EVERY_KEY = "SELECT key FROM tables INDEXED BY tables_by_status"
"""From the index alone: the table itself may be damaged."""
TIDY_EVERY = 1.0
TIDY_ABOVE = 4 * 1024 * 1024
"""When the write-ahead log is longer than this it is moved into the database, beside the commits."""
TIDY_AT_LAST = 20_000
"""And if nobody gets round to that: after so many pages, with the next commit."""
PROBLEMS = {
    "SQLITE_NOTADB": "server-database-none",
    "SQLITE_CORRUPT": "server-database-damaged",
    "SQLITE_BUSY": "server-database-busy",
    "SQLITE_READONLY": "server-database-rights",
    "SQLITE_CANTOPEN": "server-database-rights",
}
SYNCHRONOUS = {Durability.POWER: "FULL", Durability.PROCESS: "NORMAL"}


class SqliteStore(SqlStore):
    words = Fragments(
        among="IN (SELECT value FROM json_each(:{name}))",
        holds_guest="instr(body, CAST(:guest AS BLOB)) > 0",
        sharing="",
    )

    def __init__(
        self,
        path: Path,
        durability: Durability = Durability.POWER,
        watch: Watch = lambda _jobs, _seconds: None,
    ) -> None:
        self._path, self._durability, self._watch = path, durability, watch
        self._writer: Writer | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection | None = None
        self._tidying: asyncio.Task[None] | None = None

    # Coming and going

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate, self._path)
            self._reading = ThreadPoolExecutor(1, "store-reader")
            loop = asyncio.get_running_loop()
            self._reader = await loop.run_in_executor(self._reading, self._connect)
            writing = await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error) as error:
            raise _unfit(self._path, error) from error
        self._writer = Writer(writing, self._watch)
        self._writer.start()
        self._tidying = asyncio.create_task(self._keep_tidy())

    async def close(self) -> None:
        if self._tidying:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        if self._writer:
            await self._writer.close()
        if self._reading and self._reader:
            await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.close)
            self._reading.shutdown()
        self._writer = self._reading = self._reader = None

    async def _keep_tidy(self) -> None:
        journal = self._path.with_name(f"{self._path.name}-wal")
        while True:
            await asyncio.sleep(TIDY_EVERY)
            if journal.exists() and journal.stat().st_size > TIDY_ABOVE:
                await asyncio.to_thread(self._tidy)

    def _tidy(self, how: str = "PASSIVE") -> None:
        """Move what was committed from the write-ahead log into the database; nobody waits for it."""
        connection = self._connect()
        try:
            connection.execute(f"PRAGMA wal_checkpoint({how})")
        finally:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=WAIT_FOR_LOCKS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[self._durability]}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not to be found in the file
        connection.execute(f"PRAGMA wal_autocheckpoint = {TIDY_AT_LAST}")
        return connection

    @property
    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreFailed("the store is closed")
        return self._writer

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None or self._reader is None:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except UNREADABLE as error:
            raise Unreadable(type(error).__name__) from error
        except sqlite3.Error as error:
            raise (Unreadable if is_damage(error) else StoreFailed)(str(error)) from error

    # Statements

    async def fetch_as(self, read: Callable[[Sequence[Record]], T], query: str, **values: Any) -> T:
        return await self._read(lambda connection: read(connection.execute(query, _bound(values)).fetchall()))

    async def write(self, *steps: Step, own: Own | None = None) -> list[Record]:
        """Nobody else writes here, so a conflict is never with oneself."""
        return await self._open_writer.write(_doing(steps))

    def append_line(self, line: LogLine, *steps: Step) -> Awaitable[Any]:
        writer = self._open_writer
        return writer.write(_doing(steps), line) if steps else writer.write(None, line)

    async def forget(self, guest: str) -> None:
        """Nor is it to be found in the write-ahead log."""
        await super().forget(guest)
        await asyncio.to_thread(self._tidy, "TRUNCATE")

    # Where a part of the file is damaged

    async def listed(
        self, where: str, after: Place | None = None, most: int | None = None, **values: Any
    ) -> list[TableRow]:
        """Where a part of the file is damaged the tables are looked up one by one."""
        try:
            return await super().listed(where, after, most, **values)
        except Unreadable:
            found: list[TableRow] = []
        for (key,) in await self.fetch(EVERY_KEY):
            try:
                found += await super().listed(f"key = :key AND {where}", after, most, key=key, **values)
            except Unreadable as damage:
                self.on_unreadable(TablePart.ROW, f"key {key}", str(damage))
        return sorted(found, key=lambda row: (-row.created, row.id))[:most]

    async def forget_tables(self, where: str, values: Values) -> list[str]:
        """What lies in a damaged part stays."""
        try:
            return await super().forget_tables(where, values)
        except Unreadable:
            gone: list[str] = []
        for (key,) in await self.fetch(EVERY_KEY):
            with suppress(Unreadable):
                gone += await super().forget_tables(f"key = :key AND {where}", {**values, "key": key})
        return gone

    # Whoever has claimed the file has all leases, and nobody to talk to

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        return set(tables)

    async def release(self, tables: Collection[str], holder: str) -> None:
        pass

    async def lapsed(self) -> list[str]:
        return []

    async def home(self, table: str, holder: str, seconds: float) -> str | None:
        return holder

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        pass

    async def posted(self) -> dict[str, bytes]:
        return {}

    # Moving

    async def carry_in(self, part: StorePart, records: Sequence[Record]) -> None:
        columns, places = ", ".join(part.columns), ", ".join("?" * len(part.columns))
        query = f"INSERT INTO {part.name} ({columns}) VALUES ({places})"

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(query, records)

        await self._open_writer.write(work)


def _doing(steps: Sequence[Step]) -> Work[list[Record]]:
    """One after the other, in the transaction that the writer has opened."""

    def work(connection: sqlite3.Connection) -> list[Record]:
        found: list[Record] = []
        for query, values, needed in steps:
            cursor = connection.execute(query, _bound(values))
            found = cursor.fetchall()
            if needed and not cursor.rowcount:
                raise Conflict(needed)
        return found

    return work


def _bound(values: Values) -> Values:
    """A list goes in as JSON."""
    return {
        name: write_body(value).decode() if isinstance(value, list) else value
        for name, value in values.items()
    }


def _unfit(path: Path, error: OSError | sqlite3.Error) -> StoreUnfit:
    """Why a file cannot be opened; SQLite's names have endings for the finer points."""
    name = getattr(error, "sqlite_errorname", "")
    known = next((said for start, said in PROBLEMS.items() if name.startswith(start)), None)
    said = Message(known) if known else Message("server-database-fails", {"problem": str(error)})
    return StoreUnfit(path, said)
