"""The house: everything that happens at its tables, each in a room of its own, put together here."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from tortuga.core.errors import TortugaError
from tortuga.server.analyses import Analyses
from tortuga.server.bot_draws import BotDraws
from tortuga.server.bot_pool import BotPool
from tortuga.server.bot_workers import BotWorkers
from tortuga.server.bus import Bus, Changed, Moved, Notice, Spoke, Working
from tortuga.server.clubs.clubs import Clubs
from tortuga.server.codes import DeviceCodes
from tortuga.server.deals import Deals
from tortuga.server.endings import Endings
from tortuga.server.farewells import Farewells
from tortuga.server.forfeits import Forfeits
from tortuga.server.guests import Guests
from tortuga.server.hindsight import Hindsight
from tortuga.server.hints import Hints
from tortuga.server.hosts import Hosts
from tortuga.server.identity import Identity
from tortuga.server.installed import house_games
from tortuga.server.leases import Leases
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.neighbours import Neighbours
from tortuga.server.notices import Notices
from tortuga.server.openings import Openings
from tortuga.server.parties import Parties
from tortuga.server.passkeys import Passkeys
from tortuga.server.pictures.studio import Studio
from tortuga.server.presence import Presence
from tortuga.server.push.calls import Calls
from tortuga.server.rating.rater import Rater
from tortuga.server.record_replays import RecordReplays
from tortuga.server.running_positions import RunningPositions
from tortuga.server.seat_bots import SeatBots, goes_by_itself
from tortuga.server.settings import Settings
from tortuga.server.slow.matches import SlowMatches
from tortuga.server.slow.plans import Plans
from tortuga.server.slow.vacations import Vacations
from tortuga.server.slow.waits import SlowWaits
from tortuga.server.stalling import Stalling
from tortuga.server.store import ResultRow, Status, Store, StoreError
from tortuga.server.table_replays import TableReplays
from tortuga.server.takebacks import TakeBacks
from tortuga.server.talk import TalkDesk
from tortuga.server.timers import Timers
from tortuga.server.tournaments.conductor import Conductor
from tortuga.server.tournaments.tournaments import Tournaments
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
        self.name = name = secrets.token_hex(8)
        """How other houses know this one."""
        self._leases = Leases(store, name, settings.lease_seconds, now)
        self.tables = LiveTables(store, bus, now, wall)
        self.deals = Deals(self.tables, store, wall)
        self.rater = Rater(store, wall)
        self.tables.on_result = self._hear_result
        self.turns = Turns(self.tables, bus, metrics, now, wall)
        self.take_backs = TakeBacks(self.tables, bus, now, wall)
        self.endings = Endings(self.tables, bus, now, wall)
        self.replays = TableReplays(self.tables, store)
        self.record_replays = RecordReplays(self.tables.long_work)
        self.studio = Studio()
        self.talk = TalkDesk(self.tables, store, bus, now, wall)
        self.tournaments = Tournaments(self.tables, store)
        self.conductor = Conductor(self.tournaments, self.tables, store, self._leases.holds, wall)
        self.clubs = Clubs(self.tables, self.tournaments, store, identity, wall)
        self.farewells = Farewells(self.tables, self.tournaments, self.clubs, store, identity, wall)
        self.codes = DeviceCodes(store, identity, wall)
        self.parties = Parties(self.tables, store, identity, wall)
        self.passkeys = Passkeys(store, identity, wall)
        self.stalling = Stalling(self.tables, store, settings.stall_seconds, now, wall)
        self.hosts = Hosts(self.tables, settings.host_seconds)
        forfeits = Forfeits(self.turns, self.endings, now)
        self.timers = Timers(forfeits.time_out, self._leases.holds, now)
        self._pool = BotPool(settings.bot_workers, settings.bot_memory, metrics)
        self._workers = BotWorkers(settings.bus_url, name, self._pool.places, metrics)
        draws = BotDraws(self.endings, self._pool, settings.bot_seconds)
        self.bots = SeatBots(self.turns, draws, self._pool, self._leases.holds, metrics, settings)
        self.hints = Hints(self._pool, settings)
        self.hindsight = Hindsight(self._pool, self.tables.long_work, settings)
        self.running_positions = running = RunningPositions(store, self.tables.long_work, now)
        self.analyses = Analyses(self._pool, self.tables.long_work, running)
        self.openings = Openings(store, self.tables.long_work, now, wall)
        self.guests = Guests(settings, identity, self.timers, self.hosts, self.bots.wake, now)
        leased = self._leases.holds
        self.slow = SlowMatches(
            SlowWaits(self.tables, store, leased, wall),
            Plans(store, self.turns, leased),
            Vacations(self.tables, store, settings.vacation_days, wall),
        )
        self.calls = Calls(store, settings, wall)
        self._notices = Notices(self.tables, self.guests, self.timers, self.bots, self.slow, now)
        presence = Presence(name, store, bus, self.tables, self.guests, self.timers, now)
        self.neighbours = Neighbours(
            name, store, bus, self.tables, self._leases, presence, self._notices, self.farewells
        )
        self._bus = bus
        self._stop_hearing: Callable[[], None] = _nothing
        self._preparing: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._rating: asyncio.Task[None] | None = None
        self._conducting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Matches are brought back from their logs when somebody comes; slow ones, and those with bots,
        without delay."""
        await self.farewells.look()
        self._stop_hearing = self._bus.subscribe(self._hear)
        await self.neighbours.open()
        self.slow.open(self._notices.wake)
        self.calls.open()
        self._waking = asyncio.create_task(self._wake_tables())
        self._rating = asyncio.create_task(self.rater.run())
        self.conductor.wake_table = self._notices.wake
        self._conducting = asyncio.create_task(self.conductor.run())
        log("house-open")

    def _hear(self, notice: Notice) -> None:
        if isinstance(notice, (Moved, Changed, Spoke)):
            self._notices.hear(notice)
        elif isinstance(notice, Working):
            self._workers.hear(notice)
        else:
            self.neighbours.hear(notice)

    def _hear_result(self, result: ResultRow) -> None:
        self.rater.wake()
        self.conductor.hear(result)

    async def _wake_tables(self) -> None:
        """One after the other, while people come. Any other table stands still until they do."""
        try:
            rows = await self.store.tables((Status.RUNNING,))
        except StoreError as failure:
            log("tables-not-woken", logging.ERROR, why=str(failure))
            return
        mine = await self._leases.take([row.id for row in rows if goes_by_itself(row) or row.clock.slow])
        for id in (row.id for row in rows if row.id in mine):
            try:
                self._notices.wake(await self.tables.woken(id))
            except (TortugaError, StoreError) as trouble:
                log("table-not-woken", logging.ERROR, table=id, why=type(trouble).__name__)

    def prepare_bots(self) -> None:
        """Get those bots ready that need a while on a new machine."""
        self._preparing = asyncio.create_task(self._pool.prepare(house_games()))

    async def close(self) -> None:
        self.closing = True
        self._stop_hearing()
        for beside in (self._waking, self._rating, self._conducting):
            if beside:
                beside.cancel()
                await asyncio.gather(beside, return_exceptions=True)
        await self.tables.close()
        await self.timers.close()
        await self.hosts.close()
        await self.bots.close()
        await self.slow.close()
        await self.calls.close()
        await self.hints.close()
        await self.hindsight.close()
        await self.analyses.close()
        await self._pool.close()
        await self._workers.close()
        await self.studio.close()
        await self._notices.close()
        await self.neighbours.close()
        if self._preparing:
            await asyncio.gather(self._preparing, return_exceptions=True)
        log("house-closed")
