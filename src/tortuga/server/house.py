"""The house: everything that happens at its tables, each in a room of its own, put together here."""

import asyncio
import time
from collections.abc import Callable

from tortuga.server.bot_pool import BotPool
from tortuga.server.bus import Bus
from tortuga.server.guests import Guests
from tortuga.server.identity import Identity
from tortuga.server.installed import house_games
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.notices import Notices
from tortuga.server.refusals import Declined
from tortuga.server.seat_bots import SeatBots
from tortuga.server.settings import Settings
from tortuga.server.store import Status, Store
from tortuga.server.takebacks import TakeBacks
from tortuga.server.talk import TalkDesk
from tortuga.server.timers import Timers
from tortuga.server.turns import Turns


def _nothing() -> None:
    pass


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        identity: Identity,
        metrics: Metrics,
        *,
        now: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.settings, self.store, self.identity, self.metrics = settings, store, identity, metrics
        self.now, self.wall = now, wall
        self.closing = False
        self.tables = LiveTables(store, bus, now)
        self.turns = Turns(self.tables, bus, metrics, now, wall)
        self.take_backs = TakeBacks(self.tables, bus, now, wall)
        self.talk = TalkDesk(self.tables, store, bus, now, wall)
        self.timers = Timers(self.turns.time_out, now)
        self._pool = BotPool(settings.bot_workers, settings.bot_memory, metrics)
        self.bots = SeatBots(self.turns, self._pool, metrics, settings)
        self.guests = Guests(settings, identity, self.timers, self.bots.wake, now)
        self._notices = Notices(self.tables, self.guests, self.timers, self.bots, now)
        self._bus = bus
        self._stop_hearing: Callable[[], None] = _nothing
        self._preparing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring every running match back from its log."""
        self._stop_hearing = self._bus.subscribe(self._notices.hear)
        for row in await self.store.tables((Status.RUNNING,)):
            try:
                self.bots.wake(await self.tables.table(row.id))
            except Declined as damaged:
                log("table-not-restored", table=row.id, why=damaged.code)
        log("house-open", tables=len(self.tables.live))

    def prepare_bots(self) -> None:
        """Get those bots ready that need a while on a new machine."""
        self._preparing = asyncio.create_task(self._pool.prepare(house_games()))

    async def close(self) -> None:
        self.closing = True
        self._stop_hearing()
        await self.timers.close()
        await self.bots.close()
        await self._pool.close()
        await self._notices.close()
        if self._preparing:
            await asyncio.gather(self._preparing, return_exceptions=True)
        log("house-closed")
