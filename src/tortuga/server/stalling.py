"""Whoever keeps the others waiting: their seat can be claimed for a bot, or the match ended by agreement.

How long a seat has been waited for goes by what spectators see, as the clocks do: whoever has chosen in
secret is still waited for, and nobody learns that they have chosen.
"""

from collections.abc import Callable

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.server.identity import Guest
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby import my_seat, seat_row, stood_in_for
from tortuga.server.logs import log
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClockKind, Status, Store, TableRow

AWAY = 86_400.0
"""Seconds that a seat is waited for whose person is not at the table, where no bot comes by itself."""


class Stalling:
    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        patience: float,
        now: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._tables, self._store, self._patience = tables, store, patience
        self._now, self._wall = now, wall

    async def claim(self, table: LiveTable, guest: Guest, seat: Seat) -> None:
        """Have a bot play for somebody who lets the others wait, until they sit down again."""
        async with table.lock:
            table.running()
            if my_seat(table.row, guest) == seat or not await self._stalls(table, seat):
                raise Declined(Code.NOT_STALLING)
            await self._tables.change_locked(table, lambda row: stood_in_for(row, seat))
        log("seat-claimed", table=table.id, seat=seat)

    async def abort(self, table: LiveTable, guest: Guest, agree: bool) -> None:
        """Say whether one wants to end the match without a result. It ends when all do whose word is needed:
        everyone who has not left, but for those who keep the others waiting."""
        async with table.lock:
            table.running()
            if table.row.tournament is not None:
                raise Declined(Code.IN_TOURNAMENT)
            seat = my_seat(table.row, guest)
            needed = [
                other
                for other in table.people()
                if not table.row.seats[other].left and not await self._stalls(table, other)
            ]
            await self._tables.change_locked(table, lambda row: voted(row, seat, agree, needed))

    async def _stalls(self, table: LiveTable, seat: Seat) -> bool:
        """Whether everyone can see that the table has waited too long for a person."""
        seat_row(table.row, seat)
        if not table.is_person(seat) or table.played_by_bot(seat) is not None:
            return False
        if table.row.clock.kind is not ClockKind.NONE or seat not in table.running().awaited:
            return False
        waited = self._wall() - await self._last_change(table)
        if not table.present(seat):
            return waited >= AWAY
        return min(waited, self._now() - table.here_since.get(seat, self._now())) >= self._patience

    async def _last_change(self, table: LiveTable) -> float:
        """When spectators last saw something new."""
        play = table.running()
        made = play.updates(None).place
        if made == 0:
            return table.row.started or table.row.created
        return (await self._store.log(table.id, made - 1))[0].at


def voted(row: TableRow, seat: Seat, agree: bool, needed: list[Seat]) -> TableRow:
    """A word for or against ending the match; it can be taken back as long as others are missing."""
    aborting = tuple(sorted({*row.aborting, seat} if agree else {*row.aborting} - {seat}))
    ended = agree and set(needed) <= set(aborting)
    return replace(row, aborting=aborting, status=Status.CLOSED if ended else row.status)
