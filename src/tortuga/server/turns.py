"""Actions. One is tried on a twin of the match, written down by the store, and only then taken over,
acknowledged and told."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple, TypeAlias

from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server.bus import Bus, Moved
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.metrics import Metrics
from tortuga.server.results import ending
from tortuga.server.store import Conflict, Played, ResultRow, TableRow
from tortuga.server.table_match import TableMatch, last_line

By: TypeAlias = Literal["person", "bot", "clock"]
Attempt: TypeAlias = Callable[[TableMatch], AnyMatch]


class SeatAnswer(NamedTuple):
    """What somebody chose in their seat, and (if they said so) which decision it answers."""

    seat: Seat
    action: Any
    decision: int | None

    def attempt(self, play: TableMatch) -> AnyMatch:
        return play.attempt(self.seat, self.action, self.decision)


class TriedTurn(NamedTuple):
    """What would come of an action: the match after it, its entry of the log, and what ends with it."""

    twin: AnyMatch
    entry: Played
    row: TableRow | None = None
    result: ResultRow | None = None


class Awaiting(NamedTuple):
    """Whoever wants to know what has come of an action: one of these is called, once."""

    accepted: Callable[[], None]
    failed: Callable[[BaseException], None]


def _nothing() -> None:
    pass


class NotOverdue(Exception):
    """The table has gone on: the clock has nothing to do for this seat now."""


class Turns:
    def __init__(
        self,
        tables: LiveTables,
        bus: Bus,
        metrics: Metrics,
        now: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._tables, self._bus, self._metrics = tables, bus, metrics
        self._now, self._wall = now, wall
        self._racing: set[asyncio.Task[None]] = set()

    def begin(self, table: LiveTable, answer: SeatAnswer, awaiting: Awaiting) -> None:
        """Like `submit`, for a person, and without a task that waits: one of the two is called later."""
        table.lock.when_taken(lambda: self._try(table, answer, awaiting))

    def _try(self, table: LiveTable, answer: SeatAnswer, awaiting: Awaiting) -> None:
        if table.stale:
            self._race(table, answer, awaiting)
            return
        try:
            tried = self._tried(table, answer.attempt, "person")
            writing = self._tables.begin_append(table, tried.entry, tried.row, tried.result)
        except Exception as failure:
            table.lock.release()
            awaiting.failed(failure)
            return
        writing.add_done_callback(lambda written: self._written(table, answer, tried, awaiting, written))

    def _written(
        self,
        table: LiveTable,
        answer: SeatAnswer,
        tried: TriedTurn,
        awaiting: Awaiting,
        written: "asyncio.Future[TableRow | None]",
    ) -> None:
        """The store has said what has become of it."""
        try:
            self._take_over(table, tried, written.result())
            self._tell(table, tried, "person", awaiting.accepted)
        except Conflict:
            self._race(table, answer, awaiting, lost=True)
            return
        except BaseException as failure:
            table.stale = True
            awaiting.failed(failure)
        table.lock.release()

    def _race(self, table: LiveTable, answer: SeatAnswer, awaiting: Awaiting, *, lost: bool = False) -> None:
        """The store knows more than we do: a task finds out what, and tries until nobody is faster."""
        race = asyncio.create_task(self._run(table, answer, awaiting, lost=lost))
        self._racing.add(race)
        race.add_done_callback(self._racing.discard)

    async def _run(self, table: LiveTable, answer: SeatAnswer, awaiting: Awaiting, *, lost: bool) -> None:
        """The lock is ours, until the end."""
        try:
            if lost:
                await self._tables.hear_the_faster(table)
            await self._move(table, answer.attempt, "person", awaiting.accepted)
        except BaseException as failure:
            awaiting.failed(failure)
        finally:
            table.lock.release()

    async def submit(
        self,
        table: LiveTable,
        seat: Seat,
        action: Any,
        decision: int | None,
        *,
        by: By = "person",
        acknowledge: Callable[[], None] = _nothing,
    ) -> None:
        """Do an action. It is acknowledged when nothing can make it undone, and told after that."""
        async with table.lock:
            await self._move(table, SeatAnswer(seat, action, decision).attempt, by, acknowledge)

    async def time_out(self, table: LiveTable) -> None:
        """Somebody's time is up: the rules act for all who have not answered in theirs."""
        async with table.lock:
            while seats := self._overdue(table):
                with suppress(NotOverdue):
                    await self._move(table, self._timing_out(table, seats[0]), "clock", _nothing)

    def _timing_out(self, table: LiveTable, seat: Seat) -> Attempt:
        """If others were faster, perhaps the seat is not waited for any more, or anew."""

        def attempt(play: TableMatch) -> AnyMatch:
            if seat not in self._overdue(table):
                raise NotOverdue
            return play.attempt_time_out(seat)

        return attempt

    def _overdue(self, table: LiveTable) -> list[Seat]:
        """The seats that the clock acts for now."""
        overdue = table.clock.overdue(self._now())
        return [seat for seat in table.timed() if seat in overdue]

    async def _move(
        self, table: LiveTable, attempt: Attempt, by: By, acknowledge: Callable[[], None]
    ) -> None:
        done: list[TriedTurn] = []

        async def once() -> None:
            tried = self._tried(table, attempt, by)
            saved = await self._tables.begin_append(table, tried.entry, tried.row, tried.result)
            self._take_over(table, tried, saved)
            done.append(tried)

        await self._tables.retrying(table, once)
        self._tell(table, done[-1], by, acknowledge)

    def _tried(self, table: LiveTable, attempt: Attempt, by: By) -> TriedTurn:
        """Nothing has happened yet."""
        twin = attempt(table.running())
        line, waited = last_line(twin), table.clock.waited(self._now())
        stand_in = by == "bot" and table.is_person(line.seat)
        entry = Played(line, self._wall(), waited, stand_in)
        return TriedTurn(twin, entry, *ending(table, twin, entry, self._wall()))

    def _take_over(self, table: LiveTable, tried: TriedTurn, saved: TableRow | None) -> None:
        """The store has it."""
        self._tables.appended(table, saved, tried.result)
        table.take_over(tried.twin, tried.entry, self._now())

    def _tell(self, table: LiveTable, tried: TriedTurn, by: By, acknowledge: Callable[[], None]) -> None:
        self._metrics.actions.count(table.row.game, by)
        acknowledge()
        moved = Moved(table.id, table.index, None if tried.row else tried.entry)
        self._bus.tell(moved, hurry=bool(table.elsewhere))
