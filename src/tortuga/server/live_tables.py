"""The tables in memory: brought from the store, and kept in step with it.

Whoever loses a race for the next version of a row, or the next place in a log, looks again and retries.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server import collector
from tortuga.server.bus import Bus, Changed
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log, short
from tortuga.server.long_work import LongWork
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import (
    Conflict,
    LogEntry,
    Played,
    Reached,
    ResultRow,
    Status,
    Store,
    TablePart,
    TableRow,
    Unreadable,
)
from tortuga.server.table_match import LogDoesNotHold, rules_of

Change: TypeAlias = Callable[[TableRow], TableRow]
"""Given the present row of a table, perhaps more than once; returns the row that it shall have."""

RETRIES = 20


def _nobody_listens(_result: ResultRow) -> None:
    pass


class LiveTables:
    def __init__(self, store: Store, bus: Bus, now: Callable[[], float], wall: Callable[[], float]) -> None:
        self._store, self._bus, self._now, self._wall = store, bus, now, wall
        store.on_unreadable = self._hear_of_damage
        self.live: dict[str, LiveTable] = {}
        self.long_work = LongWork()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._set_aside: set[str] = set()
        """Tables that cannot be read; it is not tried again before the next start."""
        self.on_result: Callable[[ResultRow], None] = _nobody_listens
        """Told when a match has left its result."""

    # From the store

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store, ready for people to come; `Declined` if there is none."""
        while True:
            table = await self.woken(id)
            await self.meet(table, (None, *table.people()))
            if not table.stale or table.lock.locked():
                return table

    async def meet(self, table: LiveTable, readers: Collection[Seat | None]) -> None:
        """Find out what these have been told, if there is a match and nobody has asked yet."""
        if table.play is not None and not table.play.has_met(readers):
            async with table.meeting:
                await self.long_work.done(table.play.meet(readers))

    async def woken(self, id: str) -> LiveTable:
        """For bots and clocks. Whoever comes while a table is loaded waits for that one, and for no other."""
        table = self.live.get(id)
        if table is None:
            table = await asyncio.shield(self._loading.get(id) or self._begin_loading(id))
        elif self._unheard(table) or (table.stale and not table.lock.locked()):
            async with table.lock:
                await self.look_again(table)
        table.used = self._now()
        return table

    def _unheard(self, table: LiveTable) -> bool:
        """Whether it may have gone on in another house: where nobody is at it, nobody hurries to tell."""
        return self._store.shared and not table.connections

    async def freshen(self, ids: Sequence[str]) -> None:
        """Those of these in memory that have gone on elsewhere are looked at again."""
        for id in ids:
            table = self.live.get(id)
            if table is not None and table.stale:
                with suppress(Declined):
                    await self.woken(id)

    def _begin_loading(self, id: str) -> asyncio.Task[LiveTable]:
        loading = self._loading[id] = asyncio.create_task(self._load(id))
        loading.add_done_callback(lambda loaded: self._end_loading(id, loaded))
        return loading

    def _end_loading(self, id: str, loaded: asyncio.Task[LiveTable]) -> None:
        del self._loading[id]
        if not loaded.cancelled():
            loaded.exception()  # whoever waits is told; perhaps nobody does any more

    async def _load(self, id: str) -> LiveTable:
        if id in self._set_aside:
            raise Declined(Code.DAMAGED)
        row = await self._row(id)
        if row is None or row.status is Status.CLOSED:
            raise Declined(Code.UNKNOWN_TABLE)
        table = LiveTable(row, self._now(), self._wall)
        await self._bring_up(table, row)
        self.live[id] = table
        collector.settle()
        return table

    async def _row(self, id: str) -> TableRow | None:
        try:
            return await self._store.table(id)
        except Unreadable as damage:
            raise self._put_aside(id, damage) from damage

    async def _bring_up(self, table: LiveTable, row: TableRow, reached: Reached | None = None) -> None:
        """Take over from the store what is not here yet; where it is known how far the table has come there,
        nothing is asked for that is here."""
        try:
            table.take_row(row, self._now())
            if table.play is not None and (reached is None or reached.index > table.play.index):
                entries = await self._store.log(row.id, table.play.index)
                await self.long_work.done(table.redo(entries, self._now()))
            if reached is None or reached.spoken > table.spoken:
                for talk in await self._store.talk(row.id, last=table.talk.maxlen or 1, after=table.spoken):
                    table.hear(talk)
        except (LogDoesNotHold, Unreadable) as damage:
            raise self._put_aside(row.id, damage) from damage

    # What is damaged

    def playable(self, row: TableRow) -> bool:
        """Whether a table can be shown in a list, as far as its row says."""
        try:
            rules_of(row)
        except LogDoesNotHold:
            return False
        return row.id not in self._set_aside

    def _put_aside(self, id: str, damage: LogDoesNotHold | Unreadable) -> Declined:
        """One table that cannot be read harms no other."""
        self.live.pop(id, None)
        self._hear_of_damage(TablePart.ROW, id, type(damage).__name__)
        return Declined(Code.DAMAGED)

    def _hear_of_damage(self, part: TablePart, id: str, why: str) -> None:
        """It is said once. What stands in a row or a log is nobody's business."""
        if part is not TablePart.ROW:
            log(f"{part}-left-out", logging.ERROR, table=id, why=why)
        elif id not in self._set_aside:
            self._set_aside.add(id)
            log("table-set-aside", logging.ERROR, table=id, why=why)

    async def close(self) -> None:
        loading = tuple(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)

    async def hear_the_faster(self, table: LiveTable) -> None:
        """Somebody was first: hear what they did, or (stale) look at everything again."""
        table.stale = not await self._only_went_on(table)

    async def _only_went_on(self, table: LiveTable) -> bool:
        """Whether somebody has only written further lines, as in a round in which all choose at once. What
        else may have changed is told by notices of its own."""
        if table.stale or table.play is None:
            return False
        entries = await self._store.log(table.id, table.play.index)
        if not all(isinstance(entry, Played) for entry in entries):
            return False
        try:
            await self.long_work.done(table.redo(entries, self._now()))
        except LogDoesNotHold as damage:
            raise self._put_aside(table.id, damage) from damage
        return bool(entries) and table.play.outcome is None

    async def look_again(self, table: LiveTable) -> None:
        """Somebody else was first, or something went wrong: the store knows better."""
        reached = (await self._store.reached([table.id])).get(table.id)
        row = table.row if reached and reached.version == table.row.version else await self._row(table.id)
        if reached is None or row is None:
            raise Declined(Code.UNKNOWN_TABLE)
        await self._bring_up(table, row, reached)
        table.stale = False

    async def look_at_row(self, table: LiveTable) -> None:
        """What lists say of a table; whoever comes to it looks again at the rest."""
        row = await self._row(table.id)
        if row is None:
            raise Declined(Code.UNKNOWN_TABLE)
        try:
            table.take_row(row, self._now())
        except LogDoesNotHold as damage:
            raise self._put_aside(table.id, damage) from damage
        table.stale = True

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
        self.appended(table, await self.begin_append(table, entry, row, result), result)

    def begin_append(
        self, table: LiveTable, entry: LogEntry, row: TableRow | None, result: ResultRow | None
    ) -> "asyncio.Future[TableRow | None]":
        """Such an attempt, on its way; when it is done, `appended` has to be told."""
        writing = self._store.append(table.id, table.index, entry, row, result)
        return writing if isinstance(writing, asyncio.Future) else asyncio.ensure_future(writing)

    def appended(self, table: LiveTable, saved: TableRow | None, result: ResultRow | None) -> None:
        if result is not None:
            self.on_result(result)
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
                await self.hear_the_faster(table)
                continue
            except TortugaError:
                raise
            except BaseException:
                table.stale = True
                raise
            return
        raise Declined(Code.BUSY)
