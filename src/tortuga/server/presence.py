"""Who is at which table in other houses.

Each tells of its own people: at every change over the bus, and every few seconds in the store, for whoever
has not heard. A house that tells nothing any more is gone, and everyone in it.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from tortuga.server.bus import Bus, Present
from tortuga.server.guests import Guests
from tortuga.server.live_table import Elsewhere, LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.store import Store, StoreError
from tortuga.server.timers import Timers


class Board(Struct, frozen=True):
    """Everyone who is in a house."""

    said: int
    """What it had said by then."""
    present: dict[str, Present]
    """By the table."""


_read = msgspec.json.Decoder(Board).decode
_write = msgspec.json.Encoder().encode


class Presence:
    """Where the store is not shared there is nobody to tell, and nothing to hear."""

    def __init__(
        self,
        house: str,
        store: Store,
        bus: Bus,
        tables: LiveTables,
        guests: Guests,
        timers: Timers,
        now: Callable[[], float],
    ) -> None:
        self._house, self._store, self._bus, self._tables = house, store, bus, tables
        self._guests, self._timers, self._now = guests, timers, now
        self._said = 0
        self.others: set[str] = set()
        """The houses beside this one, when it last looked."""
        self._telling: set[asyncio.Task[None]] = set()
        guests.on_change = self.tell

    # Telling

    def tell(self, table: LiveTable, asks: bool = False) -> None:
        """Who is at a table here; `asks` for who is elsewhere. While nobody is known there, none of it is
        urgent."""
        if self._store.shared:
            told = self._bus.publish(self._present(table, asks), hurry=bool(table.elsewhere))
            task = asyncio.create_task(told)
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    def _present(self, table: LiveTable, asks: bool = False) -> Present:
        self._said += 1
        return Present(
            house=self._house,
            said=self._said,
            table=table.id,
            seats=tuple(sorted(table.seats_here())),
            host=table.host_here(),
            public=table.public,
            waited=table.clock.waited(self._now()),
            asks=asks,
            watched=bool(table.connections),
        )

    async def write(self, seconds: float) -> None:
        """Who is here, good for so long."""
        here = [table for table in self._tables.live.values() if table.connections]
        present = {table.id: self._present(table) for table in here}
        try:
            await self._store.post(self._house, _write(Board(self._said, present)), seconds)
        except StoreError as failure:
            log("presence-not-written", logging.ERROR, why=str(failure))

    async def close(self) -> None:
        await asyncio.gather(*self._telling, return_exceptions=True)
        await self.write(0.0)

    # Hearing

    def hear(self, told: Present) -> None:
        table = self._tables.live.get(told.table)
        if table is None:
            return
        known = table.elsewhere.get(told.house)
        if known is None or known.said < told.said:
            self._guests.meet(table, {**table.elsewhere, told.house: _elsewhere(told)})
            self._catch_up(table, told)
        if told.asks and table.connections:
            self.tell(table)

    async def look(self) -> None:
        """What was not heard."""
        boards = _readable(await self._store.posted())
        boards.pop(self._house, None)
        self.others = set(boards)
        told = {id for board in boards.values() for id in board.present}
        for table in tuple(self._tables.live.values()):
            if table.elsewhere or table.id in told:
                self._take_in(table, boards)

    def _take_in(self, table: LiveTable, boards: Mapping[str, Board]) -> None:
        """A board may be older than what was heard; and a house without one is gone."""
        newer = {
            house: there
            for house, there in table.elsewhere.items()
            if house in boards and boards[house].said < there.said
        }
        told = {
            house: board.present[table.id]
            for house, board in boards.items()
            if table.id in board.present and house not in newer
        }
        self._guests.meet(table, newer | {house: _elsewhere(present) for house, present in told.items()})
        for present in told.values():
            self._catch_up(table, present)

    def _catch_up(self, table: LiveTable, told: Present) -> None:
        """The same clock may have run for longer elsewhere."""
        if told.public == table.public and table.clock.catch_up(told.waited, self._now()):
            table.tell_clock(self._now())
            self._timers.set_clock(table)


def _elsewhere(told: Present) -> Elsewhere:
    return Elsewhere(frozenset(told.seats), told.host, told.said, told.watched)


def _readable(posted: Mapping[str, bytes]) -> dict[str, Board]:
    """A house of another make is passed over."""
    boards: dict[str, Board] = {}
    for house, told in posted.items():
        with suppress(msgspec.MsgspecError):
            boards[house] = _read(told)
    return boards
