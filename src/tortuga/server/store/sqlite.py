"""The store in one SQLite file: write-ahead log, one writer thread, commits in groups."""

import asyncio
import math
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tortuga.server.store.bodies import (
    UNREADABLE,
    read_entry,
    read_result,
    read_row,
    read_talk,
    readable,
    write_body,
)
from tortuga.server.store.contents import MovableStore, Record, StorePart
from tortuga.server.store.migrations import WAIT_FOR_LOCKS, migrate
from tortuga.server.store.rows import LogEntry, ResultRow, Status, TableRow, Talk
from tortuga.server.store.store import (
    Ages,
    Conflict,
    Durability,
    Place,
    Reached,
    StoreFailed,
    StoreUnfit,
    TablePart,
    Unreadable,
)
from tortuga.server.store.writer import Watch, Work, Writer, is_damage
from tortuga.text import Message

T = TypeVar("T")
EVERY_KEY = "SELECT key FROM tables INDEXED BY tables_by_status"
"""From the index alone: the table itself may be damaged."""
KEY = "(SELECT key FROM tables WHERE id = ?)"
SILENT = "AND NOT EXISTS (SELECT 1 FROM log WHERE log.of_table = tables.key AND log.at >= :{since})"
OLD = (
    "(ended < :ended OR (status IN ('gathering', 'closed') AND created < :gathering)"
    f" OR (status = 'running' AND created < :silent {SILENT.format(since='silent')})"
    " OR (status = 'running' AND created < :solo"
    " AND (SELECT COUNT(*) FROM sitting WHERE sitting.of_table = tables.key) = 1"
    f" {SILENT.format(since='solo')}))"
)
FOLLOWING = " AND (created < ? OR created = ? AND id > ?)"
"""The tables after a place in a list, the newest first."""
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


class SqliteStore(MovableStore):
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

    def _tidy(self) -> None:
        """Move what was committed from the write-ahead log into the database; nobody waits for it."""
        connection = self._connect()
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=WAIT_FOR_LOCKS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[self._durability]}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {TIDY_AT_LAST}")
        return connection

    @property
    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreFailed("the store is closed")
        return self._writer

    def _write(self, work: Work[T]) -> asyncio.Future[T]:
        return self._open_writer.write(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None or self._reader is None:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except UNREADABLE as error:
            raise Unreadable(type(error).__name__) from error
        except sqlite3.Error as error:
            raise (Unreadable if is_damage(error) else StoreFailed)(str(error)) from error

    def _tables(
        self, connection: sqlite3.Connection, where: str, values: Sequence[Any], most: int | None = None
    ) -> list[TableRow]:
        """The newest first. Where a part of the file is damaged they are looked up one by one."""
        query = f"SELECT id, body FROM tables WHERE {where} ORDER BY created DESC, id LIMIT ?"
        try:
            found = connection.execute(query, (*values, -1 if most is None else most)).fetchall()
            return readable(self, TablePart.ROW, found, read_row)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
        keys = connection.execute(EVERY_KEY).fetchall()
        found = [row for (key,) in keys for row in self._table_by_key(connection, key, where, values)]
        return sorted(found, key=lambda row: (-row.created, row.id))[:most]

    def _table_by_key(
        self, connection: sqlite3.Connection, key: int, where: str, values: Sequence[Any]
    ) -> list[TableRow]:
        query = f"SELECT id, body FROM tables WHERE key = ? AND {where}"
        try:
            found = connection.execute(query, (key, *values)).fetchall()
            return readable(self, TablePart.ROW, found, read_row)
        except sqlite3.DatabaseError as error:
            self.on_unreadable(TablePart.ROW, f"key {key}", error.sqlite_errorname)
            return []

    # The house

    async def keep(self, name: str, value: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO house (name, value) VALUES (?, ?)", (name, value))
            (kept,) = connection.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()
            return str(kept)

        return await self._write(work)

    async def note(self, name: str, value: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)", (name, value))

        await self._write(work)

    # Guests

    async def revoke(self, guest: str, at: float) -> int:
        query = (
            "INSERT INTO revoked (guest, generation, at) VALUES (?, 1, ?) ON CONFLICT (guest)"
            " DO UPDATE SET generation = generation + 1, at = excluded.at RETURNING generation"
        )

        def work(connection: sqlite3.Connection) -> int:
            (generation,) = connection.execute(query, (guest, at)).fetchone()
            return int(generation)

        return await self._write(work)

    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        query = "SELECT guest, generation FROM revoked WHERE at >= ?"
        return await self._read(lambda connection: dict(connection.execute(query, (since,)).fetchall()))

    async def forget(self, guest: str) -> None:
        """What has to be looked through is read beside the writing."""
        named = "WHERE instr(body, CAST(? AS BLOB))"

        def find(connection: sqlite3.Connection) -> tuple[list[tuple[str]], list[tuple[int]]]:
            results = connection.execute(f"SELECT id FROM results {named}", (guest,)).fetchall()
            return results, connection.execute(f"SELECT rowid FROM talk {named}", (guest,)).fetchall()

        results, talk = await self._read(find)

        def work(connection: sqlite3.Connection) -> None:
            for (id,) in results:
                for (body,) in connection.execute("SELECT body FROM results WHERE id = ?", (id,)).fetchall():
                    kept = write_body(read_result(body).without(guest))
                    connection.execute("UPDATE results SET body = ? WHERE id = ?", (kept, id))
            for (key,) in talk:
                for (body,) in connection.execute("SELECT body FROM talk WHERE rowid = ?", (key,)).fetchall():
                    said = write_body(read_talk(body).without(guest))
                    connection.execute("UPDATE talk SET body = ? WHERE rowid = ?", (said, key))

        await self._write(work)

    # Tables

    async def add(self, row: TableRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, version, status, private, host, created, ended, body)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.id,
                    row.version,
                    row.status,
                    row.private,
                    row.host,
                    row.created,
                    row.ended,
                    write_body(row),
                ),
            )
            _seat(connection, row)

        await self._write(work)

    async def table(self, id: str) -> TableRow | None:
        def work(connection: sqlite3.Connection) -> TableRow | None:
            found = connection.execute("SELECT body FROM tables WHERE id = ?", (id,)).fetchone()
            return read_row(found[0]) if found else None

        return await self._read(work)

    async def save(self, row: TableRow) -> TableRow:
        def work(connection: sqlite3.Connection) -> TableRow:
            saved = _replace(connection, row)
            _seat(connection, saved)
            return saved

        return await self._write(work)

    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        places = ", ".join("?" * len(statuses))
        where = f"status IN ({places}){' AND NOT private' if listed else ''}{FOLLOWING}"
        values = (*statuses, *_following(after))
        return await self._read(lambda connection: self._tables(connection, where, values, most))

    async def hosted(self, guest: str) -> int:
        query = "SELECT COUNT(*) FROM tables WHERE host = ? AND status IN ('gathering', 'running')"

        def work(connection: sqlite3.Connection) -> int:
            (count,) = connection.execute(query, (guest,)).fetchone()
            return int(count)

        return await self._read(work)

    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        sat = "key IN (SELECT of_table FROM sitting WHERE guest = ?) AND status <> 'closed'"
        values = (guest, *_following(after))
        return await self._read(lambda connection: self._tables(connection, sat + FOLLOWING, values, most))

    async def prune(self, before: Ages) -> list[str]:
        ages = msgspec.to_builtins(before)

        def forget_old(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM results WHERE ended < :results", ages)
            connection.execute("DELETE FROM revoked WHERE at < :tokens", ages)

        await self._write(forget_old)
        try:
            return await self._write(lambda connection: _forget_tables(connection, OLD, ages))
        except Unreadable:
            return await self._prune_one_by_one(ages)

    async def _prune_one_by_one(self, ages: dict[str, float]) -> list[str]:
        """Where a part of the file is damaged, what lies there stays."""
        gone: list[str] = []
        for (key,) in await self._read(lambda connection: connection.execute(EVERY_KEY).fetchall()):
            with suppress(Unreadable):
                work = partial(_forget_tables, where=f"key = {key} AND {OLD}", ages=ages)
                gone += await self._write(work)
        return gone

    # Logs

    async def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> TableRow | None:
        line = table, index, entry.at, msgspec.Raw(write_body(entry))
        if row is None:
            await self._open_writer.write(None, line)
            return None

        def work(connection: sqlite3.Connection) -> TableRow:
            if result is not None:
                _add_result(connection, result)
            return _replace(connection, row)

        return await self._open_writer.write(work, line)

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        query = f"SELECT body FROM log WHERE of_table = {KEY} AND number >= ? ORDER BY number"

        def work(connection: sqlite3.Connection) -> list[LogEntry]:
            return [read_entry(body) for (body,) in connection.execute(query, (table, first))]

        return await self._read(work)

    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        query = (
            "SELECT id, version, (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE of_table = key),"
            " (SELECT COALESCE(MAX(number), 0) FROM talk WHERE of_table = key)"
            " FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        )

        def work(connection: sqlite3.Connection) -> dict[str, Reached]:
            found = connection.execute(query, (write_body(list(tables)).decode(),))
            return {id: Reached(*how_far) for id, *how_far in found}

        return await self._read(work)

    # Whoever has claimed the file has all leases, and nobody to talk to

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        return set(tables)

    async def release(self, tables: Collection[str], holder: str) -> None:
        pass

    async def lapsed(self) -> list[str]:
        return []

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        pass

    async def posted(self) -> dict[str, bytes]:
        return {}

    # Results

    async def result(self, table: str) -> ResultRow | None:
        def work(connection: sqlite3.Connection) -> ResultRow | None:
            found = connection.execute("SELECT body FROM results WHERE id = ?", (table,)).fetchone()
            return read_result(found[0]) if found else None

        return await self._read(work)

    async def without_result(self) -> list[TableRow]:
        where = "status = 'finished' AND id NOT IN (SELECT id FROM results)"
        found = await self._read(lambda connection: self._tables(connection, where, ()))
        return sorted(found, key=lambda row: (row.ended or 0.0, row.id))

    async def add_result(self, result: ResultRow) -> None:
        await self._write(lambda connection: _add_result(connection, result))

    # Talk

    async def say(self, table: str, talk: Talk) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO talk (of_table, number, body) VALUES ({KEY}, ?, ?)",
                (table, talk.number, write_body(talk)),
            )

        await self._write(work)

    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        query = f"SELECT body FROM talk WHERE of_table = {KEY} AND number > ? ORDER BY number DESC LIMIT ?"

        def work(connection: sqlite3.Connection) -> list[Talk]:
            found = connection.execute(query, (table, after, last))
            return readable(self, TablePart.TALK, ((table, body) for (body,) in found), read_talk)[::-1]

        return await self._read(work)

    # Moving

    async def count(self, part: StorePart) -> int:
        def work(connection: sqlite3.Connection) -> int:
            (count,) = connection.execute(f"SELECT COUNT(*) FROM {part.name}").fetchone()
            return int(count)

        return await self._read(work)

    async def carry_out(self, part: StorePart, most: int, after: Record | None = None) -> list[Record]:
        places = ", ".join("?" * part.keys)
        following = f"WHERE ({part.key}) > ({places})" if after else ""
        columns = ", ".join(part.columns)
        query = f"SELECT {columns} FROM {part.name} {following} ORDER BY {part.key} LIMIT ?"
        values = *(after or ())[: part.keys], most
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def carry_in(self, part: StorePart, records: Sequence[Record]) -> None:
        columns, places = ", ".join(part.columns), ", ".join("?" * len(part.columns))
        query = f"INSERT INTO {part.name} ({columns}) VALUES ({places})"

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(query, records)

        await self._write(work)


def _forget_tables(connection: sqlite3.Connection, where: str, ages: Mapping[str, Any]) -> list[str]:
    found = connection.execute(f"DELETE FROM tables WHERE {where} RETURNING id", ages).fetchall()
    return [str(id) for (id,) in found]


def _unfit(path: Path, error: OSError | sqlite3.Error) -> StoreUnfit:
    """Why a file cannot be opened; SQLite's names have endings for the finer points."""
    name = getattr(error, "sqlite_errorname", "")
    known = next((said for start, said in PROBLEMS.items() if name.startswith(start)), None)
    said = Message(known) if known else Message("server-database-fails", {"problem": str(error)})
    return StoreUnfit(path, said)


def _following(after: Place | None) -> tuple[float, float, str]:
    created, id = after or (math.inf, "")
    return created, created, id


def _replace(connection: sqlite3.Connection, row: TableRow) -> TableRow:
    saved = msgspec.structs.replace(row, version=row.version + 1)
    done = connection.execute(
        "UPDATE tables SET version = ?, status = ?, host = ?, ended = ?, body = ?"
        " WHERE id = ? AND version = ?",
        (saved.version, saved.status, saved.host, saved.ended, write_body(saved), row.id, row.version),
    )
    if not done.rowcount:
        raise Conflict(f"table {row.id} is no longer at version {row.version}")
    return saved


def _add_result(connection: sqlite3.Connection, result: ResultRow) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO results (id, ended, body) VALUES (?, ?, ?)",
        (result.table, result.ended, write_body(result)),
    )


def _seat(connection: sqlite3.Connection, row: TableRow) -> None:
    """Note who is at a table."""
    connection.execute(f"DELETE FROM sitting WHERE of_table = {KEY}", (row.id,))
    at_table = {row.host, *(of.holder for of in row.seats if of.holder)}
    for guest in sorted(at_table):
        connection.execute(f"INSERT INTO sitting (guest, of_table) VALUES (?, {KEY})", (guest, row.id))
