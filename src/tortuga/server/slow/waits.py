"""Whom slow matches wait for: kept in the store, so that it is known while nobody has the table in memory.

It follows from the log. After a restart, or when another house has gone, it is worked out anew.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tortuga.core.errors import TortugaError
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.slow_clock import SlowClock
from tortuga.server.store import SlowWait, Store, StoreError

LOOK_EVERY = 5.0
"""Seconds between two looks for those whose time is up."""
AT_A_LOOK = 20


def _nobody_listens(_table: LiveTable) -> None:
    pass


class SlowWaits:
    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        leased: Callable[[str], Awaitable[bool]],
        wall: Callable[[], float],
    ) -> None:
        self._tables, self._store, self._leased, self._wall = tables, store, leased, wall
        self._noted: dict[str, tuple[SlowWait, ...]] = {}
        self.on_due: Callable[[LiveTable], None] = _nobody_listens
        """Told of a table whose clock has something to do."""

    async def note(self, table: LiveTable) -> None:
        """Write down whom a table waits for, if that is news and this house minds the table."""
        waits = waits_at(table)
        if self._noted.get(table.id) == waits or not await self._leased(table.id):
            return
        await self._store.note_waits(table.id, waits)
        if waits:
            self._noted[table.id] = waits
        else:
            self._noted.pop(table.id, None)

    async def keep_looking(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StoreError as failure:
                log("slow-look-failed", logging.ERROR, why=str(failure))

    async def look(self) -> None:
        """Bring those back whose time is up; the clock does the rest."""
        self._noted = {id: noted for id, noted in self._noted.items() if id in self._tables.live}
        for id in await self._store.overdue(self._wall(), AT_A_LOOK):
            try:
                if await self._leased(id):
                    await self._mind(await self._tables.woken(id))
            except TortugaError as gone:
                log("slow-table-gone", table=id, why=str(gone))
                await self._store.note_waits(id, ())

    async def _mind(self, table: LiveTable) -> None:
        """What was noted may be older than what has happened."""
        self._noted.pop(table.id, None)
        await self.note(table)
        self.on_due(table)


def waits_at(table: LiveTable) -> tuple[SlowWait, ...]:
    """The people who are to answer and have not: each wait is a matter of its person alone."""
    clock, seats = table.clock, table.row.seats
    if not isinstance(clock, SlowClock):
        return ()
    return tuple(
        SlowWait(table.id, holder, clock.since(seat), clock.due(seat))
        for seat in table.timed()
        if seat in clock.awaited and (holder := seats[seat].holder) is not None
    )
