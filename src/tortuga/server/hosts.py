"""A host who is gone for some minutes hands over to whoever of those present has sat longest."""

import asyncio

from tortuga.core.errors import TortugaError
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby import inherited
from tortuga.server.logs import log
from tortuga.server.store import Status, StoreError, TableRow


class Hosts:
    """One timer for each table whose host is away while others are there."""

    def __init__(self, tables: LiveTables, seconds: float) -> None:
        self._tables, self._seconds = tables, seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._passing: set[asyncio.Task[None]] = set()

    def watch(self, table: LiveTable) -> None:
        """Somebody came, went or changed places."""
        if not _missing(table):
            self.forget(table)
        elif table.id not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(self._seconds, self._ring, table)

    def forget(self, table: LiveTable) -> None:
        timer = self._timers.pop(table.id, None)
        if timer:
            timer.cancel()

    def _ring(self, table: LiveTable) -> None:
        self._timers.pop(table.id, None)
        task = asyncio.create_task(self._pass_on(table))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, table: LiveTable) -> None:
        gone = table.row.host

        def change(row: TableRow) -> TableRow:
            return inherited(row, table.present_seats()) if row.host == gone and _missing(table) else row

        try:
            await self._tables.change(table.id, change)
        except (TortugaError, StoreError) as trouble:
            log("host-stays", table=table.id, why=str(trouble))

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._passing, return_exceptions=True)


def _missing(table: LiveTable) -> bool:
    """Whether a table that needs a host has none, and somebody is there who could be."""
    needed = table.row.status in (Status.GATHERING, Status.RUNNING) and table.row.tournament is None
    return needed and table.anyone_present() and not table.host_present()
