"""The store in PostgreSQL: any number of processes write to it, and (table, index) judges between them.

A connection may be lost between a commit and our hearing of it. Then the work is done again when the
database is back; whoever finds a conflict there looks whether it is with themselves.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import asyncpg
from asyncpg.pool import PoolAcquireContext

from tortuga.server.store.contents import Record, StorePart
from tortuga.server.store.interface.faults import Conflict, StoreFailed, StoreUnfit, Unreadable
from tortuga.server.store.migrations.postgres import migrate
from tortuga.server.store.postgres_lines import LineGatherer
from tortuga.server.store.sql.database import KEY, Fragments, Own, Step, Values
from tortuga.server.store.sql.logs import LogLine
from tortuga.server.store.sql.whole import SqlStore
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
NAMED = re.compile(r"(?<![:\w]):([a-z_]+)")
APPEND = (
    "INSERT INTO log (of_table, number, at, body)"
    " SELECT key, CAST(:number AS BIGINT), :at, :body FROM tables WHERE id = :table"
    " AND (:number = 0 OR EXISTS (SELECT 1 FROM log WHERE of_table = key AND number = :number - 1))"
)
WRITTEN = f"SELECT body FROM log WHERE of_table = {KEY} AND number = :number"
YES_OR_NO = ("private", "drawn", "listed")
"""Columns that are numbers in SQLite."""
COUNT_ON = "SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT MAX(key) FROM tables))"
"""The keys of new tables come after those that were carried in."""
LEASE = (
    "INSERT INTO leases (id, holder, until)"
    " SELECT id, :holder, clock_timestamp() + make_interval(secs => :seconds)"
    " FROM unnest(CAST(:tables AS TEXT[])) AS id"
    " ORDER BY id"  # in one order, or two who do this wait for each other
    " ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
    " WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING id"
)
HOME = (
    "WITH other AS (SELECT holder FROM leases"
    " WHERE id = :table AND holder <> :holder AND until >= clock_timestamp()),"
    " own AS (INSERT INTO leases (id, holder, until)"
    " SELECT :table, :holder, clock_timestamp() + make_interval(secs => :seconds)"
    " WHERE NOT EXISTS (SELECT 1 FROM other) AND EXISTS (SELECT 1 FROM tables WHERE id = :table)"
    " ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
    " WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING holder)"
    " SELECT holder FROM own UNION ALL SELECT holder FROM other"
)

POST = (
    "INSERT INTO posts VALUES (:house, :told, clock_timestamp() + make_interval(secs => :seconds))"
    " ON CONFLICT (house) DO UPDATE SET told = excluded.told, until = excluded.until"
)


class PostgresStore(SqlStore):
    shared = True
    words = Fragments(
        among="= ANY(:{name})",
        holds_guest="position(convert_to(:guest, 'UTF8') IN body) > 0",
        sharing=" FOR SHARE",
    )

    def __init__(self, url: str, where: str, watch: Watch = lambda _jobs, _seconds: None) -> None:
        """`where` is the address without its secrets."""
        self._url, self._where, self._watch = url, where, watch
        self._opened: asyncpg.Pool | None = None
        self._lines = LineGatherer(self._write_lines, self._append_doubtful)

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

    def _acquired(self) -> PoolAcquireContext:
        """One that lies ready comes at once, and to watch the time would cost more than that."""
        return self._pool.acquire(timeout=None if self._pool.get_idle_size() else PATIENCE)

    async def _do(self, work: Work[T], own: Own | None = None, *, doubtful: bool = False) -> T | None:
        """Until it is done, or nothing can be done for too long. None: it had been done already, perhaps
        before this (`doubtful`)."""
        patient_until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._acquired() as connection:
                    return await _settled(connection, work, own if doubtful else None)
            except TRY_AGAIN as lost:
                if time.monotonic() > patient_until:
                    raise StoreFailed(f"{type(lost).__name__}: {lost}") from lost
            doubtful = True
            await asyncio.sleep(AGAIN)

    # Statements

    async def fetch_as(self, read: Callable[[Sequence[Record]], T], query: str, **values: Any) -> T:
        numbered, ordered = _put(query, values)
        found = await self._do(lambda connection: connection.fetch(numbered, *ordered))
        return read([tuple(one) for one in found or ()])

    async def write(self, *steps: Step, own: Own | None = None, doubtful: bool = False) -> list[Record]:
        async def work(connection: Connection) -> list[Record]:
            if len(steps) == 1:
                return await _done(connection, steps[0])
            async with connection.transaction():
                return [await _done(connection, step) for step in steps][-1]

        began = time.perf_counter()
        found = await self._do(work, own, doubtful=doubtful)
        self._watch(1, time.perf_counter() - began)
        return found or []

    async def append_line(self, line: LogLine, *steps: Step) -> None:
        if steps:
            await self._append(line, *steps)
        else:
            await self._lines.append(line)

    async def _append(self, line: LogLine, *steps: Step, doubtful: bool = False) -> None:
        place, body = {"table": line.table, "number": line.number}, bytes(line.body)
        entry = {**place, "at": line.at, "body": body}
        append = Step(APPEND, entry, f"{line.table} has no place {line.number}")
        await self.write(append, *steps, own=Own(WRITTEN, place, body), doubtful=doubtful)

    async def _append_doubtful(self, line: LogLine) -> None:
        await self._append(line, doubtful=True)

    async def _write_lines(self, together: Step) -> list[Record]:
        """Once: whoever lost a connection asks for each line by itself."""
        began = time.perf_counter()
        async with self._acquired() as connection:
            found = await _settled(connection, lambda connection: _done(connection, together), None)
        self._watch(len(together.values["tables"]), time.perf_counter() - began)
        return found or []

    # Leases

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        wanted = {"tables": sorted(tables), "holder": holder, "seconds": seconds}
        return {id for (id,) in await self.write(Step(LEASE, wanted))}

    async def release(self, tables: Collection[str], holder: str) -> None:
        query = "DELETE FROM leases WHERE id = ANY(:tables) AND holder = :holder"
        await self.write(Step(query, {"tables": list(tables), "holder": holder}))

    async def lapsed(self) -> list[str]:
        query = "SELECT id FROM leases WHERE until < clock_timestamp() ORDER BY until"
        return [id for (id,) in await self.fetch(query)]

    async def home(self, table: str, holder: str, seconds: float) -> str | None:
        asked = {"table": table, "holder": holder, "seconds": seconds}
        return next((home for (home,) in await self.write(Step(HOME, asked))), None)

    # What houses tell

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        await self.write(
            Step("DELETE FROM posts WHERE until < clock_timestamp()", {}),
            Step(POST, {"house": house, "told": told, "seconds": seconds}),
        )

    async def posted(self) -> dict[str, bytes]:
        found = await self.fetch("SELECT house, told FROM posts WHERE until >= clock_timestamp()")
        return dict(found)

    # Moving

    async def carry_in(self, part: StorePart, records: Sequence[Record]) -> None:
        yes_or_no = [column in YES_OR_NO for column in part.columns]
        shaped = [
            tuple(bool(value) if truth else value for value, truth in zip(record, yes_or_no, strict=True))
            for record in records
        ]

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.copy_records_to_table(part.name, records=shaped, columns=part.columns)
                if part.name == "tables":
                    await connection.execute(COUNT_ON)

        await self._do(work)


@lru_cache(maxsize=256)
def _numbered(query: str) -> tuple[str, tuple[str, ...]]:
    """A statement as PostgreSQL wants it, with a number for each name; and the names in their order."""
    names = tuple(dict.fromkeys(NAMED.findall(query)))
    return NAMED.sub(lambda found: f"${names.index(found[1]) + 1}", query), names


def _put(query: str, values: Values) -> tuple[str, list[Any]]:
    numbered, names = _numbered(query)
    return numbered, [values[name] for name in names]


async def _done(connection: Connection, step: Step) -> list[Record]:
    query, values = _put(step.query, step.values)
    if " RETURNING " in query:
        return [tuple(one) for one in await connection.fetch(query, *values)]
    if _count(await connection.execute(query, *values)) == 0 and step.needed:
        raise Conflict(step.needed)
    return []


async def _leave_as_it_is(_connection: Connection) -> None:
    """We leave nothing behind on a connection, so nothing has to be tidied between two users of it."""


async def _settled(connection: Connection, work: Work[T], own: Own | None) -> T | None:
    """What comes of some work. `own`: where it may have been done already."""
    try:
        return await work(connection)
    except (Conflict, asyncpg.IntegrityConstraintViolationError) as conflict:
        if own is not None and await _is_own(connection, own):
            return None
        raise Conflict(str(conflict)) from conflict
    except asyncpg.DataCorruptedError as damage:
        raise Unreadable(str(damage)) from damage
    except TRY_AGAIN:
        connection.terminate()  # nobody else is to get it
        raise
    except asyncpg.PostgresError as error:
        raise StoreFailed(f"{type(error).__name__}: {error}") from error


async def _is_own(connection: Connection, own: Own) -> bool:
    query, values = _put(own.query, own.values)
    return bool(await connection.fetchval(query, *values) == own.body)


def _count(done: str) -> int:
    """How many rows a statement has touched, from its tag: `INSERT 0 1`."""
    return int(done.rpartition(" ")[2])
