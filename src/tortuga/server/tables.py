"""The house: all tables, and the one way in which anything changes at one of them.

An action is tried on a twin of the match, written down by the store, and only then taken over,
acknowledged and told. Whoever loses a race for the next place in the log looks again and retries.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from tortuga.core.errors import MatchOver, TortugaError
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server import lobby, takebacks
from tortuga.server.bot_pool import BotPool
from tortuga.server.bus import Bus, Changed, Moved, Notice, Spoke
from tortuga.server.guests import Guests
from tortuga.server.identity import Guest, Identity
from tortuga.server.known import house_games
from tortuga.server.logs import log, short
from tortuga.server.metrics import Metrics
from tortuga.server.refusals import Code, Declined
from tortuga.server.seat_bots import SeatBots
from tortuga.server.settings import Settings
from tortuga.server.store import Conflict, Entry, Played, Status, Store, StoreError, TableRow, TakenBack, Talk
from tortuga.server.table import Table
from tortuga.server.table_match import LogDoesNotHold, TableMatch, last_line
from tortuga.server.timers import Timers

By: TypeAlias = Literal["person", "bot", "clock"]
Change: TypeAlias = Callable[[TableRow], TableRow]

RETRIES = 20
AT_ONCE = 200
"""So many entries of a log are played again before anyone else gets a turn."""


def _nothing() -> None:
    pass


def _timing_out(seat: Seat) -> Callable[[TableMatch], AnyMatch]:
    return lambda play: play.attempt_time_out(seat)


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
        self.settings, self.store, self.bus = settings, store, bus
        self.identity, self.metrics, self.now, self.wall = identity, metrics, now, wall
        self.tables: dict[str, Table] = {}
        self.closing = False
        self.guests = Guests(self)
        self.timers = Timers(self)
        self._pool = BotPool(settings.bot_workers, settings.bot_queue, settings.bot_seconds, metrics)
        self.bots = SeatBots(self, self._pool, settings.bot_pause)
        self._loading = asyncio.Lock()
        self._refreshing: set[asyncio.Task[None]] = set()
        self._stop_hearing: Callable[[], None] = _nothing

    # Coming and going

    async def open(self) -> None:
        """Bring every running match back from its log."""
        self._stop_hearing = self.bus.subscribe(self._hear)
        for row in await self.store.tables((Status.RUNNING,)):
            try:
                self.bots.wake(await self.table(row.id))
            except Declined as damaged:
                log("table-not-restored", table=row.id, why=damaged.code)
        log("house-open", tables=len(self.tables))

    def prepare_bots(self) -> None:
        """Get those bots ready that need a while on a new machine."""
        self._refreshing.add(asyncio.create_task(self._pool.prepare(house_games())))

    async def close(self) -> None:
        self.closing = True
        self._stop_hearing()
        await self.timers.close()
        await self.bots.close()
        await self._pool.close()
        await asyncio.gather(*self._refreshing, return_exceptions=True)
        log("house-closed")

    async def table(self, id: str) -> Table:
        """A table, from memory or from the store; `Declined` if there is none."""
        if id not in self.tables:
            async with self._loading:
                if id not in self.tables:
                    self.tables[id] = await self._load(id)
        table = self.tables[id]
        table.used = self.now()
        return table

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None or row.status is Status.CLOSED:
            raise Declined(Code.UNKNOWN_TABLE)
        table = Table(row, self.now())
        await self._bring_up(table, row)
        return table

    async def _bring_up(self, table: Table, row: TableRow) -> None:
        """Take over from the store what is not here yet."""
        try:
            table.take_row(row, self.now())
            if table.play is not None:
                entries = await self.store.log(row.id, table.play.index)
                for first in range(0, len(entries), AT_ONCE):
                    table.redo(entries[first : first + AT_ONCE], self.now())
                    await asyncio.sleep(0)
            for talk in await self.store.talk(row.id, last=table.talk.maxlen or 1, after=table.spoken):
                table.hear(talk)
        except LogDoesNotHold as failure:
            log("log-does-not-hold", logging.ERROR, table=row.id, failure=failure)
            self.tables.pop(row.id, None)
            raise Declined(Code.DAMAGED) from failure

    async def _look_again(self, table: Table) -> None:
        """Somebody else was first, or something went wrong: the store knows better."""
        row = await self.store.table(table.id)
        if row is None:
            raise Declined(Code.UNKNOWN_TABLE)
        await self._bring_up(table, row)
        table.stale = False

    # Changes of the row

    async def create(self, row: TableRow) -> Table:
        await self.store.add(row)
        log("table-created", table=row.id, game=row.game, host=short(row.host))
        return await self.table(row.id)

    async def change(self, id: str, change: Change) -> Table:
        """Change the row of a table; `change` is given the present one, perhaps more than once."""
        table = await self.table(id)
        async with table.lock:
            await self._changed(table, change)
        return table

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The table that comes after this one, made now if nobody has made it yet."""
        async with table.lock:
            following = lobby.rematch(table.row, guest, self.wall())
            if table.row.after is None:
                await self.store.add(following)
                await self._changed(table, lambda row: replace(row, after=row.after or following.id))
        assert table.row.after is not None
        return await self.table(table.row.after)

    async def _changed(self, table: Table, change: Change) -> None:
        async def attempt() -> None:
            row = await self.store.save(change(table.row))
            table.take_row(row, self.now())

        await self._retrying(table, attempt)
        await self.bus.publish(Changed(table.id, table.row.version))

    async def _retrying(self, table: Table, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until nobody else is faster. After any accident the store is asked first next time."""
        for _ in range(RETRIES):
            if table.stale:
                await self._look_again(table)
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

    # Actions

    async def submit(
        self,
        table: Table,
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

    async def time_out(self, table: Table) -> None:
        """The time of the present wait is up: the rules act for all who have not answered."""
        async with table.lock:
            while seats := self._overdue(table):
                seat = seats[0]
                await self._move(table, _timing_out(seat), "clock", _nothing)
        self.timers.set_clock(table)

    def _overdue(self, table: Table) -> list[Seat]:
        """The seats that the clock acts for now: those awaited, or (were nobody seen to be) any asked."""
        if table.row.status is not Status.RUNNING or table.play is None:
            return []
        overdue = table.clock.overdue(self.now())
        asked = table.play.match.to_act
        return [seat for seat in asked if seat in overdue] or list(asked if overdue else ())

    async def _move(
        self,
        table: Table,
        attempt: Callable[[TableMatch], AnyMatch],
        by: By,
        acknowledge: Callable[[], None],
    ) -> None:
        async def once() -> None:
            play = self._running(table)
            twin = attempt(play)
            entry = Played(last_line(twin), self.wall(), table.clock.waited(self.now()))
            await self._append(table, entry, self._ended(table.row) if twin.outcome else None)
            table.take_over(twin, entry, self.now())

        await self._retrying(table, once)
        self.metrics.actions.labels(table.row.game, by).inc()
        acknowledge()
        assert table.play is not None
        await self.bus.publish(Moved(table.id, table.play.index))

    def _running(self, table: Table) -> TableMatch:
        if table.row.status is Status.RUNNING and table.play is not None:
            return table.play
        raise MatchOver() if table.row.status is Status.FINISHED else Declined(Code.NOT_RUNNING)

    async def _append(self, table: Table, entry: Entry, row: TableRow | None) -> None:
        assert table.play is not None
        saved = await self.store.append(table.id, table.play.index, entry, row)
        if saved is not None:
            table.take_row(saved, self.now())

    def _ended(self, row: TableRow) -> TableRow:
        return replace(row, status=Status.FINISHED, ended=self.wall(), offer=None)

    # Taking back

    async def ask_back(self, table: Table, seat: Seat) -> None:
        async with table.lock:
            play = self._running(table)
            await self._changed(table, lambda row: takebacks.ask(row, play, seat))
            await self._take_back_if_agreed(table)

    async def answer_back(self, table: Table, seat: Seat, agree: bool) -> None:
        async with table.lock:
            play = self._running(table)
            await self._changed(table, lambda row: takebacks.answer(row, play, seat, agree))
            await self._take_back_if_agreed(table)

    async def _take_back_if_agreed(self, table: Table) -> None:
        play = self._running(table)
        offer = takebacks.open_offer(table.row, play)
        asked = [seat for seat in table.people() if table.played_by_bot(seat) is None]
        if offer is None or not takebacks.agreed_by(offer, asked):
            return
        keep = offer.keep

        async def once() -> None:
            entry = TakenBack(keep, self.wall())
            await self._append(table, entry, replace(table.row, offer=None))
            table.take_back(keep, entry, self.now())

        await self._retrying(table, once)
        log("taken-back", table=table.id)
        await self.bus.publish(Moved(table.id, play.index))
        await self.bus.publish(Changed(table.id, table.row.version))

    # Talk

    async def say(
        self, table: Table, guest: Guest, *, text: str | None = None, phrase: str | None = None
    ) -> None:
        async with table.lock:
            seat = lobby.my_seat(table.row, guest)
            if not table.row.talk:
                raise Declined(Code.TALK_OFF)

            async def once() -> None:
                name = table.row.seats[seat].name
                talk = Talk(table.spoken + 1, seat, name, self.wall(), text, phrase)
                await self.store.say(table.id, talk)
                table.hear(talk)

            await self._retrying(table, once)
        await self.bus.publish(Spoke(table.id, table.spoken))

    # Hearing of changes, made here or elsewhere

    def _hear(self, notice: Notice) -> None:
        table = self.tables.get(notice.table)
        if table is None:
            return
        if self._knows(table, notice):
            self._tell(table, notice)
            return
        task = asyncio.create_task(self._refresh(table, notice))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    def _knows(self, table: Table, notice: Notice) -> bool:
        if isinstance(notice, Moved):
            return table.play is not None and table.play.index >= notice.index
        if isinstance(notice, Changed):
            return table.row.version >= notice.version
        return table.spoken >= notice.number

    async def _refresh(self, table: Table, notice: Notice) -> None:
        try:
            async with table.lock:
                await self._look_again(table)
        except (TortugaError, StoreError) as failure:
            table.stale = True
            log("refresh-failed", logging.ERROR, table=table.id, why=str(failure))
            return
        self._tell(table, notice)

    def _tell(self, table: Table, notice: Notice) -> None:
        if isinstance(notice, Spoke):
            table.tell_talk()
            return
        if isinstance(notice, Changed):
            self.guests.reseat(table)
        table.tell_moves()
        table.tell_new_wait(self.now())
        if table.row.version != table.told_version:
            table.tell_table()
        self.timers.set_clock(table)
        self.bots.wake(table)

    # Absence

    def hold(self, table: Table, seat: Seat) -> None:
        """The grace time of somebody who is away has passed: a bot holds the seat, if anyone else is here."""
        if (
            table.row.status is Status.RUNNING
            and table.is_person(seat)
            and not table.present(seat)
            and table.anyone_present()
        ):
            table.held.add(seat)
            log("seat-held", table=table.id, seat=seat)
            table.tell_table()
            self.bots.wake(table)
