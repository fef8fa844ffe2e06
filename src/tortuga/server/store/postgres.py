"""The store in PostgreSQL: any number of processes write to it, and (table, index) judges between them.

A connection may be lost between a commit and our hearing of it. Then the work is done again when the
database is back; whoever finds a conflict there looks whether it is with themselves.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import asyncpg
from msgspec.structs import replace

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
from tortuga.server.store.migrations.postgres import migrate
from tortuga.server.store.rows import LogEntry, ResultRow, Status, TableRow, Talk
from tortuga.server.store.store import (
    Ages,
    Conflict,
    Place,
    Reached,
    StoreFailed,
    StoreUnfit,
    TablePart,
    Unreadable,
)
from tortuga.server.store.writer import Watch
from tortuga.text import Message

T = TypeVar("T")
Connection: TypeAlias = asyncpg.Connection
Work: TypeAlias = Callable[[Connection], Awaitable[T]]

CONNECTIONS = 8
PATIENCE = 10.0
"""Seconds that work waits for a database that does not answer or is not there."""
AGAIN = 0.1
TRY_AGAIN = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in the middle of something
    asyncpg.OperatorInterventionError,  # it is being shut down, or is not up yet
    asyncpg.TransactionRollbackError,  # two waited for each other, and one had to give way
)
KEY = "(SELECT key FROM tables WHERE id = $1)"
APPEND = (
    "INSERT INTO log (of_table, number, at, body) SELECT key, $2::bigint, $3, $4 FROM tables WHERE id = $1"
    " AND ($2 = 0 OR EXISTS (SELECT 1 FROM log WHERE of_table = key AND number = $2 - 1))"
)
FOLLOWING = "(created < $1 OR created = $1 AND id > $2)"
"""The tables after a place in a list, the newest first."""
NEWEST_FIRST = "ORDER BY created DESC, id LIMIT $3"
SILENT = "AND NOT EXISTS (SELECT 1 FROM log WHERE log.of_table = tables.key AND log.at >= {since})"
OLD = (
    "ended < $1 OR (status IN ('gathering', 'closed') AND created < $2)"
    f" OR (status = 'running' AND created < $3 {SILENT.format(since='$3')})"
    " OR (status = 'running' AND created < $4"
    " AND (SELECT COUNT(*) FROM sitting WHERE sitting.of_table = tables.key) = 1"
    f" {SILENT.format(since='$4')})"
)
COUNT_ON = "SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT MAX(key) FROM tables))"
"""The keys of new tables come after those that were carried in."""
LEASE = (
    "INSERT INTO leases (id, holder, until)"
    " SELECT id, $2, clock_timestamp() + make_interval(secs => $3)"
    " FROM unnest($1::text[]) AS id ORDER BY id"  # in one order, or two who do this wait for each other
    " ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
    " WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING id"
)

POST = (
    "INSERT INTO posts VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))"
    " ON CONFLICT (house) DO UPDATE SET told = excluded.told, until = excluded.until"
)


class Own(NamedTuple, Generic[T]):
    """How to find out whether it was oneself who has written something: it is there, and is this."""

    query: str
    values: tuple[Any, ...]
    body: bytes
    then: T
    """What the work returns if so."""


class PostgresStore(MovableStore):
    shared = True

    def __init__(self, url: str, where: str, watch: Watch = lambda _jobs, _seconds: None) -> None:
        """`where` is the address without its secrets."""
        self._url, self._where, self._watch = url, where, watch
        self._opened: asyncpg.Pool | None = None

    # Coming and going

    async def open(self) -> None:
        try:
            self._opened = await asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=_leave_as_it_is,
            )
            async with self._pool.acquire() as connection:
                await migrate(connection, self._where)
        except StoreUnfit:
            await self.close()
            raise
        except (*TRY_AGAIN, asyncpg.PostgresError, ValueError) as error:
            await self.close()
            said = Message("server-database-fails", {"problem": str(error) or type(error).__name__})
            raise StoreUnfit(self._where, said) from error

    async def close(self) -> None:
        if self._opened is not None:
            pool, self._opened = self._opened, None
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except TRY_AGAIN:
                pool.terminate()

    @property
    def _pool(self) -> asyncpg.Pool:
        if self._opened is None:
            raise StoreFailed("the store is closed")
        return self._opened

    async def _do(self, work: Work[T], own: Own[T] | None = None) -> T:
        """Until it is done, or nothing can be done for too long."""
        patient_until, doubtful = time.monotonic() + PATIENCE, False
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    return await _settled(connection, work, own if doubtful else None)
            except TRY_AGAIN as lost:
                if time.monotonic() > patient_until:
                    raise StoreFailed(f"{type(lost).__name__}: {lost}") from lost
            doubtful = True
            await asyncio.sleep(AGAIN)

    async def _write(self, work: Work[T], own: Own[T] | None = None) -> T:
        began = time.perf_counter()
        done = await self._do(work, own)
        self._watch(1, time.perf_counter() - began)
        return done

    async def _execute(self, query: str, *values: Any, own: Own[None] | None = None) -> None:
        async def work(connection: Connection) -> None:
            if _count(await connection.execute(query, *values)) == 0 and own is not None:
                raise Conflict(query.split(" SELECT")[0])

        await self._write(work, own)

    async def _fetch(self, query: str, *values: Any) -> list[asyncpg.Record]:
        async def work(connection: Connection) -> list[asyncpg.Record]:
            return list(await connection.fetch(query, *values))

        return await self._do(work)

    async def _body(self, query: str, id: str, read: Callable[[bytes], T]) -> T | None:
        found = await self._fetch(query, id)
        return _whole(found[0], read) if found else None

    async def _tables(
        self, where: str, after: Place | None, most: int | None, *values: Any
    ) -> list[TableRow]:
        created, id = after or Place(math.inf, "")
        query = f"SELECT id, body FROM tables WHERE {FOLLOWING} AND {where} {NEWEST_FIRST}"
        found = await self._fetch(query, created, id, most, *values)
        return readable(self, TablePart.ROW, _pairs(found), read_row)

    # The house

    async def keep(self, name: str, value: str) -> str:
        await self._execute("INSERT INTO house VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        (kept,) = await self._fetch("SELECT value FROM house WHERE name = $1", name)
        return str(kept["value"])

    async def note(self, name: str, value: str) -> None:
        query = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._execute(query, name, value)

    # Guests

    async def revoke(self, guest: str, at: float) -> int:
        query = (
            "INSERT INTO revoked VALUES ($1, 1, $2) ON CONFLICT (guest)"
            " DO UPDATE SET generation = revoked.generation + 1, at = excluded.at RETURNING generation"
        )
        (revoked,) = await self._fetch(query, guest, at)
        return int(revoked["generation"])

    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        found = await self._fetch("SELECT guest, generation FROM revoked WHERE at >= $1", since)
        return {one["guest"]: one["generation"] for one in found}

    async def forget(self, guest: str) -> None:
        named = "WHERE position($1::bytea IN body) > 0 FOR UPDATE"

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                for one in await connection.fetch(f"SELECT id, body FROM results {named}", guest.encode()):
                    kept = write_body(read_result(one["body"]).without(guest))
                    await connection.execute("UPDATE results SET body = $2 WHERE id = $1", one["id"], kept)
                for one in await connection.fetch(f"SELECT * FROM talk {named}", guest.encode()):
                    said = write_body(read_talk(one["body"]).without(guest))
                    where = "WHERE of_table = $1 AND number = $2"
                    values = one["of_table"], one["number"], said
                    await connection.execute(f"UPDATE talk SET body = $3 {where}", *values)

        await self._write(work)

    # Tables

    async def add(self, row: TableRow) -> None:
        body = write_body(row)
        values = row.id, row.version, row.status, row.private, row.host, row.created, row.ended, body

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO tables (id, version, status, private, host, created, ended, body)"
                    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    *values,
                )
                await _seat(connection, row)

        await self._write(work, _own_row(row, None))

    async def table(self, id: str) -> TableRow | None:
        if "\0" in id or not id.isprintable():  # anybody may ask for anything; none of ours is like that
            return None
        return await self._body("SELECT body FROM tables WHERE id = $1", id, read_row)

    async def save(self, row: TableRow) -> TableRow:
        saved = replace(row, version=row.version + 1)

        async def work(connection: Connection) -> TableRow:
            async with connection.transaction():
                await _replace(connection, saved)
                await _seat(connection, saved)
            return saved

        return await self._write(work, _own_row(saved, saved))

    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        where = "status = ANY($4::text[])" + (" AND NOT private" if listed else "")
        return await self._tables(where, after, most, [str(status) for status in statuses])

    async def hosted(self, guest: str) -> int:
        query = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status IN ('gathering', 'running')"
        (found,) = await self._fetch(query, guest)
        return int(found["count"])

    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        sat = "key IN (SELECT of_table FROM sitting WHERE guest = $4) AND status <> 'closed'"
        return await self._tables(sat, after, most, guest)

    async def prune(self, before: Ages) -> list[str]:
        await self._execute("DELETE FROM results WHERE ended < $1", before.results)
        await self._execute("DELETE FROM revoked WHERE at < $1", before.tokens)
        ages = before.ended, before.gathering, before.silent, before.solo
        return [
            str(gone["id"])
            for gone in await self._fetch(f"DELETE FROM tables WHERE {OLD} RETURNING id", *ages)
        ]

    # Logs

    async def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> TableRow | None:
        body = write_body(entry)
        saved = None if row is None else replace(row, version=row.version + 1)
        query = f"SELECT body FROM log WHERE of_table = {KEY} AND number = $2"
        own: Own[TableRow | None] = Own(query, (table, index), body, saved)

        async def work(connection: Connection) -> TableRow | None:
            if saved is None:
                await _append(connection, table, index, entry.at, body)
                return None
            async with connection.transaction():
                await _append(connection, table, index, entry.at, body)
                await _replace(connection, saved)
                if result is not None:
                    await _add_result(connection, result)
            return saved

        return await self._write(work, own)

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        query = f"SELECT body FROM log WHERE of_table = {KEY} AND number >= $2 ORDER BY number"
        return [_whole(found, read_entry) for found in await self._fetch(query, table, first)]

    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        query = (
            "SELECT id, version, (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE of_table = key),"
            " (SELECT COALESCE(MAX(number), 0) FROM talk WHERE of_table = key)"
            " FROM tables WHERE id = ANY($1::text[])"
        )
        return {id: Reached(*how_far) for id, *how_far in await self._fetch(query, list(tables))}

    # Leases

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        return {one["id"] for one in await self._fetch(LEASE, sorted(tables), holder, seconds)}

    async def release(self, tables: Collection[str], holder: str) -> None:
        query = "DELETE FROM leases WHERE id = ANY($1::text[]) AND holder = $2"
        await self._execute(query, list(tables), holder)

    async def lapsed(self) -> list[str]:
        query = "SELECT id FROM leases WHERE until < clock_timestamp() ORDER BY until"
        return [one["id"] for one in await self._fetch(query)]

    # What houses tell

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        await self._execute("DELETE FROM posts WHERE until < clock_timestamp()")
        await self._execute(POST, house, told, seconds)

    async def posted(self) -> dict[str, bytes]:
        found = await self._fetch("SELECT house, told FROM posts WHERE until >= clock_timestamp()")
        return {one["house"]: one["told"] for one in found}

    # Results

    async def result(self, table: str) -> ResultRow | None:
        return await self._body("SELECT body FROM results WHERE id = $1", table, read_result)

    async def without_result(self) -> list[TableRow]:
        where = "status = 'finished' AND id NOT IN (SELECT id FROM results)"
        found = await self._tables(where, None, None)
        return sorted(found, key=lambda row: (row.ended or 0.0, row.id))

    async def add_result(self, result: ResultRow) -> None:
        await self._write(lambda connection: _add_result(connection, result))

    # Talk

    async def say(self, table: str, talk: Talk) -> None:
        body = write_body(talk)
        query = f"SELECT body FROM talk WHERE of_table = {KEY} AND number = $2"
        await self._execute(
            "INSERT INTO talk (of_table, number, body) SELECT key, $2::bigint, $3 FROM tables WHERE id = $1",
            *(table, talk.number, body),
            own=Own(query, (table, talk.number), body, None),
        )

    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        query = (
            f"SELECT $1 AS id, body FROM talk WHERE of_table = {KEY} AND number > $2"
            " ORDER BY number DESC LIMIT $3"
        )
        found = await self._fetch(query, table, after, last)
        return readable(self, TablePart.TALK, _pairs(found), read_talk)[::-1]

    # Moving

    async def count(self, part: StorePart) -> int:
        (found,) = await self._fetch(f"SELECT COUNT(*) FROM {part.name}")
        return int(found["count"])

    async def carry_out(self, part: StorePart, most: int, after: Record | None = None) -> list[Record]:
        values = (after or ())[: part.keys]
        places = ", ".join(f"${number + 2}" for number in range(len(values)))
        following = f"WHERE ({part.key}) > ({places})" if after else ""
        columns = ", ".join(part.columns)
        query = f"SELECT {columns} FROM {part.name} {following} ORDER BY {part.key} LIMIT $1"
        return [tuple(found) for found in await self._fetch(query, most, *values)]

    async def carry_in(self, part: StorePart, records: Sequence[Record]) -> None:
        yes_or_no = [column == "private" for column in part.columns]
        shaped = [
            tuple(bool(value) if truth else value for value, truth in zip(record, yes_or_no, strict=True))
            for record in records
        ]

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.copy_records_to_table(part.name, records=shaped, columns=part.columns)
                if part.name == "tables":
                    await connection.execute(COUNT_ON)

        await self._write(work)


async def _leave_as_it_is(_connection: Connection) -> None:
    """We leave nothing behind on a connection, so nothing has to be tidied between two users of it."""


async def _settled(connection: Connection, work: Work[T], own: Own[T] | None) -> T:
    """What comes of some work. `own`: where it may have been done already."""
    try:
        return await work(connection)
    except (Conflict, asyncpg.IntegrityConstraintViolationError) as conflict:
        if own is not None and await connection.fetchval(own.query, *own.values) == own.body:
            return own.then
        raise Conflict(str(conflict)) from conflict
    except asyncpg.DataCorruptedError as damage:
        raise Unreadable(str(damage)) from damage
    except TRY_AGAIN:
        connection.terminate()  # nobody else is to get it
        raise
    except asyncpg.PostgresError as error:
        raise StoreFailed(f"{type(error).__name__}: {error}") from error


def _whole(found: asyncpg.Record, read: Callable[[bytes], T]) -> T:
    try:
        return read(found["body"])
    except UNREADABLE as error:
        raise Unreadable(type(error).__name__) from error


def _pairs(found: Sequence[asyncpg.Record]) -> list[tuple[str, bytes]]:
    return [(one["id"], one["body"]) for one in found]


def _count(done: str) -> int:
    """How many rows a statement has touched, from its tag: `INSERT 0 1`."""
    return int(done.rpartition(" ")[2])


def _own_row(row: TableRow, then: T) -> Own[T]:
    return Own("SELECT body FROM tables WHERE id = $1", (row.id,), write_body(row), then)


async def _append(connection: Connection, table: str, index: int, at: float, body: bytes) -> None:
    """Nothing where there is no such table, or the log would get a gap."""
    if _count(await connection.execute(APPEND, table, index, at, body)) == 0:
        raise Conflict(f"{table} has no place {index}")


async def _replace(connection: Connection, saved: TableRow) -> None:
    """Put a row in place of the one with the version before."""
    values = saved.version, saved.status, saved.host, saved.ended, write_body(saved), saved.id
    done = await connection.execute(
        "UPDATE tables SET version = $1::bigint, status = $2, host = $3, ended = $4, body = $5"
        " WHERE id = $6 AND version = $1 - 1",
        *values,
    )
    if _count(done) == 0:
        raise Conflict(f"table {saved.id} is no longer at version {saved.version - 1}")


async def _add_result(connection: Connection, result: ResultRow) -> None:
    query = "INSERT INTO results VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    await connection.execute(query, result.table, result.ended, write_body(result))


async def _seat(connection: Connection, row: TableRow) -> None:
    """Note who is at a table."""
    await connection.execute(f"DELETE FROM sitting WHERE of_table = {KEY}", row.id)
    at_table = {row.host, *(of.holder for of in row.seats if of.holder)}
    query = f"INSERT INTO sitting (guest, of_table) SELECT guest, {KEY} FROM unnest($2::text[]) AS guest"
    await connection.execute(query, row.id, sorted(at_table))
