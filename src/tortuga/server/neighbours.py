"""Other houses at the same store: what they tell, what they have written, and what they have left undone.

The bus tells most of it at once. What it does not tell is found by looking, every few seconds: nobody depends
on the bus, and whoever has died is not waited for.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from tortuga.core.errors import TortugaError
from tortuga.server.bus import (
    AskedElsewhere,
    Bus,
    Changed,
    HouseNotice,
    Moved,
    Present,
    Revoked,
    Spent,
    Spoke,
    TableNotice,
)
from tortuga.server.farewells import Farewells
from tortuga.server.leases import Leases
from tortuga.server.limits import AskedMuch
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.notices import Notices, minded
from tortuga.server.presence import Presence
from tortuga.server.seat_bots import goes_by_itself
from tortuga.server.store import Reached, Status, Store, StoreError, TableRow

LOOK_EVERY, LOOKS_PER_LEASE = 2.0, 3
"""Seconds between two looks into the store; and so often before a lease lapses."""
ASKING = 1.0
"""Seconds in which the store has to say whose a table is, while somebody is at the door."""
TAKEN_OVER = 20
"""So many tables that another house has left are taken over at a look; others may take the rest."""


class Neighbours:
    """Where the store is not shared there are none."""

    def __init__(
        self,
        house: str,
        store: Store,
        bus: Bus,
        tables: LiveTables,
        leases: Leases,
        presence: Presence,
        notices: Notices,
        farewells: Farewells,
    ) -> None:
        self._house, self._store, self._bus, self._tables = house, store, bus, tables
        self._leases, self._presence, self._notices = leases, presence, notices
        self._farewells = farewells
        self.on_spent: Callable[[str, str], None] = _ignored
        """Told what an address has begun in another house."""
        self.on_asked: Callable[[tuple[AskedMuch, ...]], None] = _ignored
        """Told who asks another house for much."""
        self._beside: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        farewells.on_revoked = self._tell_revoked

    async def open(self) -> None:
        if self._store.shared:
            await self._presence.write(self._leases.seconds)
            await self._presence.look()
            self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """Whatever this house was doing, another may do now."""
        await self.stop_looking()
        await asyncio.gather(*self._beside, return_exceptions=True)
        if self._store.shared:
            await self._leases.release(self._leases.held)
            await self._presence.close()

    async def stop_looking(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # Telling and hearing

    def tell_spent(self, what: str, address: str) -> None:
        if self._store.shared:
            self._do(self._bus.publish(Spent(self._house, what, address)))

    def tell_asked(self, by: tuple[AskedMuch, ...]) -> None:
        if self._store.shared:
            self._do(self._bus.publish(AskedElsewhere(self._house, by)))

    def _tell_revoked(self, guest: str, forgotten: bool) -> None:
        if self._store.shared:
            self._do(self._bus.publish(Revoked(self._house, guest, forgotten)))

    def hear(self, notice: HouseNotice) -> None:
        if notice.house == self._house:
            return
        if isinstance(notice, Present):
            self._presence.hear(notice)
        elif isinstance(notice, Spent):
            self.on_spent(notice.what, notice.address)
        elif isinstance(notice, AskedElsewhere):
            self.on_asked(tuple(AskedMuch(*one) for one in notice.by))
        else:
            self._do(self._hear_revoked(notice))

    async def _hear_revoked(self, notice: Revoked) -> None:
        try:
            await self._farewells.look_lately()
        except StoreError as failure:
            log("revoked-not-read", logging.ERROR, why=str(failure))
        if notice.forgotten:
            self._farewells.forget_talk(notice.guest)

    # Whose house it is

    async def home_of(self, id: str, guest: str) -> str | None:
        """The other house that has a table, if this guest plays there, or may before it begins. So people of
        one table come together, and a move is played once for all of them. Spectators stay where they are:
        they may be many."""
        if not self._presence.others:
            return None
        try:
            async with asyncio.timeout(ASKING):
                home = await self._leases.elsewhere(id)
                return home if home and await self._plays(id, guest) else None
        except (StoreError, TimeoutError):
            return None  # whoever comes here is served here

    async def _plays(self, id: str, guest: str) -> bool:
        live = self._tables.live.get(id)
        row = live.row if live else await self._store.table(id)
        return row is not None and _has_part(row, guest)

    # Looking

    async def _keep_looking(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(min(LOOK_EVERY, self._leases.seconds / LOOKS_PER_LEASE))
            try:
                await self._look()
            except (TortugaError, StoreError) as trouble:
                log("look-failed", logging.ERROR, why=str(trouble))

    async def _look(self) -> None:
        await self._presence.write(self._leases.seconds)
        await self._presence.look()
        await self._look_at_tables()
        await self._renew_leases()
        await self._take_over()

    async def _look_at_tables(self) -> None:
        """At those in memory that may go on. Of one that is over, whoever comes finds what is new."""
        live = self._tables.live
        going_on = [
            id for id, table in live.items() if minded(table) or table.row.status is not Status.FINISHED
        ]
        reached = await self._store.reached(going_on) if going_on else {}
        for id, how_far in reached.items():
            if table := live.get(id):
                self._take_note(table, how_far)

    def _take_note(self, table: LiveTable, reached: Reached) -> None:
        """Moves that concern nobody here are not played here before somebody comes."""
        news = list(_news(table, reached))
        if all(isinstance(one, Moved) for one in news) and not minded(table):
            table.stale = table.stale or bool(news)
            return
        for one in news:
            self._notices.hear(one)

    async def _renew_leases(self) -> None:
        live = self._tables.live
        wanted = {table.id for table in live.values() if _goes_on(table)} | self._leases.coming()
        await self._leases.release(self._leases.held - wanted)
        if wanted:
            await self._leases.take(wanted)
        for table in map(live.get, self._leases.gained()):
            if table is not None:
                self._notices.wake(table)
        self._leases.forget_refusals()

    async def _take_over(self) -> None:
        """What a house has left undone that is gone."""
        left = [id for id in await self._store.lapsed() if id not in self._tables.live]
        for id in await self._leases.take(left[:TAKEN_OVER]) if left else ():
            try:
                table = await self._tables.woken(id)
            except (TortugaError, StoreError) as trouble:
                log("table-not-taken-over", table=id, why=str(trouble))
                await self._leases.release([id])
                continue
            log("table-taken-over", table=id)
            self._notices.wake(table)


def _ignored(*_: object) -> None:
    pass


def _has_part(row: TableRow, guest: str) -> bool:
    """Whether somebody acts at a table, or is there before anybody does."""
    plays = row.host == guest or row.seat_of(guest) is not None
    return row.status is Status.GATHERING or (row.status is Status.RUNNING and plays)


def _goes_on(table: LiveTable) -> bool:
    """Whether somebody acts there, or something may happen by itself."""
    if table.row.status is Status.RUNNING and goes_by_itself(table.row):
        return True
    return bool(table.connections) and table.row.status in (Status.GATHERING, Status.RUNNING)


def _news(table: LiveTable, reached: Reached) -> Iterator[TableNotice]:
    """What the store knows of a table and nobody here does."""
    if reached.version > table.row.version:
        yield Changed(table.id, reached.version)
    if reached.index > table.index:
        yield Moved(table.id, reached.index)
    if reached.spoken > table.spoken:
        yield Spoke(table.id, reached.spoken)
