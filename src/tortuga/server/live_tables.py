"""The tables in memory: brought from the store, and kept in step with it.

Whoever loses a race for the next version of a row, or the next place in a log, looks again and retries.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from tortuga.core.errors import TortugaError
from tortuga.server.bus import Bus, Changed
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log, short
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Conflict, LogEntry, ResultRow, Status, Store, TableRow
from tortuga.server.table_match import LogDoesNotHold

Change: TypeAlias = Callable[[TableRow], TableRow]
"""Given the present row of a table, perhaps more than once; returns the row that it shall have."""

RETRIES = 20
AT_ONCE = 200
"""So many entries of a log are played again before anyone else gets a turn."""


class LiveTables:
    def __init__(self, store: Store, bus: Bus, now: Callable[[], float]) -> None:
        self._store, self._bus, self._now = store, bus, now
        self.live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    # From the store

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store; `Declined` if there is none."""
        if id not in self.live:
            async with self._loading:
                if id not in self.live:
                    self.live[id] = await self._load(id)
        table = self.live[id]
        table.used = self._now()
        return table

    async def _load(self, id: str) -> LiveTable:
        row = await self._store.table(id)
        if row is None or row.status is Status.CLOSED:
            raise Declined(Code.UNKNOWN_TABLE)
        table = LiveTable(row, self._now())
        await self._bring_up(table, row)
        return table

    async def _bring_up(self, table: LiveTable, row: TableRow) -> None:
        """Take over from the store what is not here yet."""
        try:
            table.take_row(row, self._now())
            if table.play is not None:
                entries = await self._store.log(row.id, table.play.index)
                for first in range(0, len(entries), AT_ONCE):
                    table.redo(entries[first : first + AT_ONCE], self._now())
                    await asyncio.sleep(0)
            for talk in await self._store.talk(row.id, last=table.talk.maxlen or 1, after=table.spoken):
                table.hear(talk)
        except LogDoesNotHold as failure:
            log("log-does-not-hold", logging.ERROR, table=row.id, failure=failure)
            self.live.pop(row.id, None)
            raise Declined(Code.DAMAGED) from failure

    async def look_again(self, table: LiveTable) -> None:
        """Somebody else was first, or something went wrong: the store knows better."""
        row = await self._store.table(table.id)
        if row is None:
            raise Declined(Code.UNKNOWN_TABLE)
        await self._bring_up(table, row)
        table.stale = False

    # To the store

    async def create(self, row: TableRow) -> LiveTable:
        await self._store.add(row)
        log("table-created", table=row.id, game=row.game, host=short(row.host))
        return await self.table(row.id)

    async def change(self, id: str, change: Change) -> LiveTable:
        """Change the row of a table."""
        table = await self.table(id)
        async with table.lock:
            await self.change_locked(table, change)
        return table

    async def succeed(self, table: LiveTable, successor: Change) -> LiveTable:
        """The table that comes after this one, made now if nobody has made it yet."""
        async with table.lock:
            following = successor(table.row)
            if table.row.after is None:
                await self._store.add(following)
                await self.change_locked(table, lambda row: replace(row, after=row.after or following.id))
        assert table.row.after is not None
        return await self.table(table.row.after)

    async def change_locked(self, table: LiveTable, change: Change) -> None:
        """Change the row of a table whose lock the caller has."""

        async def attempt() -> None:
            row = await self._store.save(change(table.row))
            table.take_row(row, self._now())

        await self.retrying(table, attempt)
        await self._bus.publish(Changed(table.id, table.row.version))

    async def append(
        self, table: LiveTable, entry: LogEntry, row: TableRow | None = None, result: ResultRow | None = None
    ) -> None:
        """One attempt to write the next entry of a log, and what changes with it."""
        saved = await self._store.append(table.id, table.index, entry, row, result)
        if saved is not None:
            table.take_row(saved, self._now())

    async def retrying(self, table: LiveTable, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until nobody else is faster. After any accident the store is asked first next time."""
        for _ in range(RETRIES):
            if table.stale:
                await self.look_again(table)
            try:
                await attempt()
            except Conflict:
                table.stale = True
                continue
            except TortugaError:
                raise
            except BaseException:
                table.stale = True
                raise
            return
        raise Declined(Code.BUSY)
