"""One thread that writes to SQLite. What comes in while it is busy is committed together."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar, overload

import msgspec

from tortuga.server.store.interface.faults import Conflict, StoreError, StoreFailed, Unreadable
from tortuga.server.store.sql.logs import LogLine

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Watch: TypeAlias = Callable[[int, float], None]

APPEND = """
    INSERT INTO log (of_table, number, at, body)
    SELECT
        CASE WHEN line.value ->> 1 = 0
               OR EXISTS (SELECT 1 FROM log WHERE of_table = tables.key AND number = line.value ->> 1 - 1)
             THEN tables.key END,
        line.value ->> 1, line.value ->> 2, CAST(line.value -> 3 AS BLOB)
    FROM json_each(?) AS line LEFT JOIN tables ON tables.id = line.value ->> 0
"""
FEW = 4
"""After a commit of more changes than these the next takes along what those bring who hear of it at once: a
house that is busy has less to do with few commits, and one that is not lets nobody wait."""
_encode = msgspec.json.Encoder().encode


class WriteJob(NamedTuple):
    """Some work, a line to append, or both; they happen together or not at all."""

    work: Work[Any] | None
    line: LogLine | None
    done: asyncio.Future[Any]


class Writer:
    """Takes work from the event loop; a future is done when its work is on the disk."""

    def __init__(self, connection: sqlite3.Connection, watch: Watch) -> None:
        self._connection, self._watch = connection, watch
        self._queue: SimpleQueue[list[WriteJob] | None] = SimpleQueue()
        self._gathered: list[WriteJob] = []
        self._busy = False
        """Whether the thread has something to do, or will have soon: what comes waits for that."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()

    def start(self) -> None:
        self._thread.start()

    async def close(self) -> None:
        """Write what is left, then stop."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    @overload
    def write(self, work: Work[T], line: LogLine | None = None) -> asyncio.Future[T]: ...
    @overload
    def write(self, work: None, line: LogLine) -> asyncio.Future[None]: ...
    def write(self, work: Work[Any] | None, line: LogLine | None = None) -> asyncio.Future[Any]:
        """Work of one turn of the event loop, and what came during a commit, goes to the thread in one
        piece: waking it costs more than a row."""
        if not self._gathered and not self._busy:
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(WriteJob(work, line, done))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._busy = True
            self._queue.put(self._gathered)
            self._gathered = []

    def _settle(self, jobs: list[WriteJob], results: list[Any]) -> None:
        if len(jobs) > FEW:
            self._loop.call_soon(self._loop.call_soon, self._go_on)
        else:
            self._go_on()
        _answer(jobs, results)

    def _go_on(self) -> None:
        """With what came during a commit, and a little later."""
        self._busy = False
        self._hand_over()

    # In the thread

    def _run(self) -> None:
        connection = self._connection
        going = True
        while going:
            jobs, going = self._waiting_jobs()
            if jobs:
                began = time.perf_counter()
                results = self._commit(connection, jobs)
                self._watch(len(jobs), time.perf_counter() - began)
                self._loop.call_soon_threadsafe(self._settle, jobs, results)
        _leave_one_file(connection)

    def _waiting_jobs(self) -> tuple[list[WriteJob], bool]:
        """Everything that waits, at least one piece; and whether there is more to come."""
        jobs: list[WriteJob] = []
        piece = self._queue.get()
        while piece is not None:
            jobs += piece
            if self._queue.empty():
                return jobs, True
            piece = self._queue.get()
        return jobs, False

    def _commit(self, connection: sqlite3.Connection, jobs: list[WriteJob]) -> list[Any]:
        try:
            return _all_at_once(connection, jobs)
        except sqlite3.OperationalError as error:
            return [_failed(connection, error)] * len(jobs)
        except Exception:
            return self._commit_one_by_one(connection, jobs)

    def _commit_one_by_one(self, connection: sqlite3.Connection, jobs: list[WriteJob]) -> list[Any]:
        """One of them cannot be done. The others can."""
        try:
            _roll_back(connection)
            connection.execute("BEGIN IMMEDIATE")
            results = [_attempt(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            failed = _failed(connection, error)
            return [_alone(connection, job) for job in jobs] if is_damage(error) else [failed] * len(jobs)
        return results


def _all_at_once(connection: sqlite3.Connection, jobs: list[WriteJob]) -> list[Any]:
    """In as few statements as can be: after each the thread has to ask for the interpreter again.
    Rows alone are one statement, and one statement is a transaction of its own."""
    lines = [job.line for job in jobs if job.line]
    if all(job.work is None for job in jobs):
        _append(connection, lines)
        return [None] * len(jobs)
    connection.execute("BEGIN IMMEDIATE")
    results = [job.work(connection) if job.work else None for job in jobs]
    if lines:
        _append(connection, lines)
    connection.execute("COMMIT")
    return results


def _append(connection: sqlite3.Connection, lines: Sequence[LogLine]) -> None:
    """All of them or none: a line that has no table, or would leave a gap, has nothing to belong to."""
    connection.execute(APPEND, (_encode(lines).decode(),))


def _alone(connection: sqlite3.Connection, job: WriteJob) -> Any:
    """A damaged page takes the whole transaction along, so that each job needs its own."""
    try:
        (result,) = _all_at_once(connection, [job])
    except Exception as error:
        result = _why_not(error)
        _roll_back(connection)
    return result


def _attempt(connection: sqlite3.Connection, job: WriteJob) -> Any:
    """The result of one job, or why it was not done."""
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(connection) if job.work else None
        if job.line:
            _append(connection, [job.line])
    except Exception as error:
        result = _why_not(error)
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return result


def _why_not(error: Exception) -> StoreError:
    if isinstance(error, Conflict | sqlite3.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, sqlite3.Error) and is_damage(error):
        return Unreadable(str(error))
    return StoreFailed(f"{type(error).__name__}: {error}")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether a part of the file is not what it was."""
    return getattr(error, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")


def _leave_one_file(connection: sqlite3.Connection) -> None:
    """All that was written into the database, even where another program still reads it."""
    with suppress(sqlite3.Error):  # then it stays in the log, and the next start finds it there
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _failed(connection: sqlite3.Connection, error: sqlite3.Error) -> StoreFailed:
    _roll_back(connection)
    return StoreFailed(str(error))


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(jobs: list[WriteJob], results: list[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
