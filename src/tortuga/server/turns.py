"""Actions. One is tried on a twin of the match, written down by the store, and only then taken over,
acknowledged and told."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeAlias

from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server.bus import Bus, Moved
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.metrics import Metrics
from tortuga.server.results import ending
from tortuga.server.store import Played
from tortuga.server.table_match import TableMatch, last_line

By: TypeAlias = Literal["person", "bot", "clock"]
Attempt: TypeAlias = Callable[[TableMatch], AnyMatch]


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
            await self._move(table, lambda play: play.attempt(seat, action, decision), by, acknowledge)

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
        known: list[Played] = []

        async def once() -> None:
            twin = attempt(table.running())
            line, waited = last_line(twin), table.clock.waited(self._now())
            stand_in = by == "bot" and table.is_person(line.seat)
            entry = Played(line, self._wall(), waited, stand_in)
            end = ending(table, twin, entry, self._wall())
            await self._tables.append(table, entry, *end)
            table.take_over(twin, entry, self._now())
            known[:] = [] if end else [entry]

        await self._tables.retrying(table, once)
        self._metrics.actions(table.row.game, by).inc()
        acknowledge()
        await self._bus.publish(
            Moved(table.id, table.index, *known), hurry=bool(table.elsewhere) or not known
        )
