"""Lines for logs that come at about the same time go to PostgreSQL in one statement and one commit.

Each stands for itself all the same: one that has no place does not keep the others from theirs.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from tortuga.server.store.interface.faults import Conflict
from tortuga.server.store.sql.database import Step
from tortuga.server.store.sql.logs import LogLine

APPEND_ALL = (
    "INSERT INTO log (of_table, number, at, body) SELECT key, line.number, line.at, line.body"
    " FROM unnest(CAST(:tables AS TEXT[]), CAST(:numbers AS BIGINT[]),"
    " CAST(:times AS DOUBLE PRECISION[]), CAST(:bodies AS BYTEA[])) AS line (id, number, at, body)"
    " JOIN tables ON tables.id = line.id"
    " WHERE line.number = 0 OR EXISTS"
    " (SELECT 1 FROM log WHERE of_table = key AND log.number = line.number - 1)"
    " ORDER BY line.id"  # in one order, or two who do this wait for each other
    " ON CONFLICT DO NOTHING RETURNING (SELECT id FROM tables WHERE key = of_table)"
)
AT_ONCE = 2
"""So many statements are under way; what comes meanwhile gathers for the next."""
MOST = 200
FEW, FOR_EACH, LONGEST = 2, 0.001, 0.012
"""After more than so many lines in one statement the next waits for so many seconds for each of them: a house
that is busy has less to do with few statements, and one that is not lets nobody wait."""

WriteAll: TypeAlias = Callable[[Step], Awaitable[Sequence[Sequence[str]]]]
WriteOne: TypeAlias = Callable[[LogLine], Awaitable[None]]


class WaitingLine(NamedTuple):
    line: LogLine
    written: asyncio.Future[None]


class LineGatherer:
    def __init__(self, write_all: WriteAll, write_doubtful: WriteOne) -> None:
        self._write_all = write_all
        self._write_doubtful = write_doubtful
        """Writes a line that may have been written already."""
        self._waiting: list[WaitingLine] = []
        self._under_way: set[str] = set()
        """The tables whose lines are being written."""
        self._works: set[asyncio.Task[None]] = set()
        self._pause, self._gathering = 0.0, False

    async def append(self, line: LogLine) -> None:
        """`Conflict` where it has no place."""
        waiting = WaitingLine(line, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if len(self._works) < AT_ONCE and not self._gathering:
            work = asyncio.create_task(self._write_waiting())
            self._works.add(work)
            work.add_done_callback(self._works.discard)
        await waiting.written

    async def _write_waiting(self) -> None:
        while together := await self._gathered():
            tables = {line.table for line, _ in together}
            self._under_way |= tables
            try:
                await self._write(together)
            finally:
                self._under_way -= tables

    async def _write(self, together: Sequence[WaitingLine]) -> None:
        try:
            found = await self._write_all(_step([waiting.line for waiting in together]))
        except Exception:  # whose fault it was shows when each is tried by itself
            await asyncio.gather(*map(self._try_alone, together))
            return
        there = {id for (id,) in found}
        for line, written in together:
            _settle(written, None if line.table in there else Conflict(_no_place(line)))

    async def _gathered(self) -> list[WaitingLine]:
        """What goes together next."""
        if self._pause and not self._gathering:
            self._gathering = True
            await asyncio.sleep(self._pause)
            self._gathering = False
        together = self._take_some()
        self._pause = min(FOR_EACH * len(together), LONGEST) if len(together) > FEW else 0.0
        return together

    def _take_some(self) -> list[WaitingLine]:
        """Of each table one, and none before the one under way is written: then the next finds its place."""
        together: dict[str, WaitingLine] = {}
        later: list[WaitingLine] = []
        for waiting in self._waiting:
            table = waiting.line.table
            if table in together or table in self._under_way or len(together) == MOST:
                later.append(waiting)
            else:
                together[table] = waiting
        self._waiting = later
        return list(together.values())

    async def _try_alone(self, waiting: WaitingLine) -> None:
        try:
            await self._write_doubtful(waiting.line)
        except Exception as failure:
            _settle(waiting.written, failure)
        else:
            _settle(waiting.written, None)


def _step(lines: Sequence[LogLine]) -> Step:
    tables, numbers, times, bodies = zip(*lines, strict=True)
    values = {
        "tables": tables,
        "numbers": numbers,
        "times": times,
        "bodies": [bytes(body) for body in bodies],
    }
    return Step(APPEND_ALL, values)


def _settle(written: asyncio.Future[None], failure: Exception | None) -> None:
    """Perhaps nobody waits for it any more."""
    if written.done():
        return
    if failure is None:
        written.set_result(None)
    else:
        written.set_exception(failure)


def _no_place(line: LogLine) -> str:
    return f"{line.table} has no place {line.number}"
