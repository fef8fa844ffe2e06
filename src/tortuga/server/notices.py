"""Hearing of changes, made here or elsewhere: take them over, and tell everyone at the table."""

import asyncio
import logging
from collections.abc import Callable

from tortuga.core.errors import TortugaError
from tortuga.server.bus import Changed, Moved, Spoke, TableNotice
from tortuga.server.guests import Guests
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.seat_bots import SeatBots, goes_by_itself
from tortuga.server.slow.matches import SlowMatches
from tortuga.server.store import StoreError
from tortuga.server.table_match import LogDoesNotHold
from tortuga.server.timers import Timers


class Notices:
    def __init__(
        self,
        tables: LiveTables,
        guests: Guests,
        timers: Timers,
        bots: SeatBots,
        slow: SlowMatches,
        now: Callable[[], float],
    ) -> None:
        self._tables, self._guests, self._timers, self._bots = tables, guests, timers, bots
        self._slow, self._now = slow, now
        self._refreshing: set[asyncio.Task[None]] = set()

    def hear(self, notice: TableNotice) -> None:
        table = self._tables.live.get(notice.table)
        if table is None:
            return
        if _knows(table, notice):
            self._tell(table, notice)
            return
        if _goes_on_elsewhere(table, notice):
            table.stale = True
            return
        if self._takes_over(table, notice):
            self._tell(table, notice)
            return
        task = asyncio.create_task(self._refresh(table, notice))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    def _takes_over(self, table: LiveTable, notice: TableNotice) -> bool:
        """Whether the notice itself says all that is new, and nobody is about to change something here."""
        if not isinstance(notice, Moved) or notice.entry is None or table.play is None:
            return False
        if table.stale or table.lock.locked() or table.index != notice.index - 1:
            return False
        try:
            table.take_over(table.play.followed(notice.entry), notice.entry, self._now())
        except LogDoesNotHold:
            return False
        return True

    async def _refresh(self, table: LiveTable, notice: TableNotice) -> None:
        try:
            async with table.lock:
                if table.stale or not _knows(table, notice):
                    await self._catch_up(table)
        except (TortugaError, StoreError) as failure:
            table.stale = True
            log("refresh-failed", logging.ERROR, table=table.id, why=str(failure))
            return
        self._tell(table, notice)

    async def _catch_up(self, table: LiveTable) -> None:
        """With all of it, where it concerns anybody; else only with what lists say of it."""
        if not _concerns_us(table):
            await self._tables.look_at_row(table)
        if _concerns_us(table):
            await self._tables.look_again(table)

    def _tell(self, table: LiveTable, notice: TableNotice) -> None:
        if isinstance(notice, Spoke):
            table.tell_talk()
            return
        if isinstance(notice, Changed):
            self._guests.reseat(table)
        table.tell_moves()
        table.tell_new_wait(self._now())
        table.tell_news()
        self.wake(table)

    def wake(self, table: LiveTable) -> None:
        """Look what the clocks and the bots have to do, and whom a slow match waits for."""
        self._timers.set_clock(table)
        self._bots.wake(table)
        self._slow.wake(table)

    async def close(self) -> None:
        await asyncio.gather(*self._refreshing, return_exceptions=True)


def _goes_on_elsewhere(table: LiveTable, notice: TableNotice) -> bool:
    """A move that concerns nobody here. Whoever comes finds the table stale, and it is looked at again."""
    if not isinstance(notice, Moved) or notice.entry is None:
        return False
    return not minded(table)


def minded(table: LiveTable) -> bool:
    """Whether moves at a table concern anybody here, or anything that happens here by itself."""
    return _concerns_us(table) or table.lock.locked()


def _concerns_us(table: LiveTable) -> bool:
    by_itself = table.held or goes_by_itself(table.row) or table.row.clock.slow
    return bool(table.connections or by_itself)


def _knows(table: LiveTable, notice: TableNotice) -> bool:
    if isinstance(notice, Moved):
        return table.index >= notice.index
    if isinstance(notice, Changed):
        return table.row.version >= notice.version
    return table.spoken >= notice.number
