"""Vacations: so many days in a year somebody is away, and slow matches that allow it wait for them without
counting. Everyone at their tables is told until when."""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from tortuga.server.identity import Guest
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby import my_seat
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import DAY, Place, Status, Store, TableRow, Vacation

YEAR = 365 * DAY
PAGE = 50


class Leave(NamedTuple):
    """How somebody stands."""

    now: Vacation | None
    left: float
    """Days that they may still take."""


class Vacations:
    def __init__(self, tables: LiveTables, store: Store, days: float, wall: Callable[[], float]) -> None:
        self._tables, self._store, self._days, self._wall = tables, store, days, wall

    async def of(self, guest: Guest) -> Leave:
        now = self._wall()
        taken = await self._store.vacations_of(guest.id, now - YEAR)
        used = sum(one.until - max(one.since, now - YEAR) for one in taken)
        return Leave(next((one for one in taken if one.until > now), None), max(0.0, self._days - used / DAY))

    async def begin(self, guest: Guest, days: int) -> None:
        """From now on. `Declined` while one is on, or where more days are wanted than are left."""
        now, leave = self._wall(), await self.of(guest)
        if leave.now is not None:
            raise Declined(Code.ON_VACATION)
        if days > leave.left:
            raise Declined(Code.TOO_MUCH_VACATION, left=int(leave.left))
        await self._note(guest, Vacation(now, now + days * DAY))

    async def end(self, guest: Guest) -> None:
        """Sooner than was said; the days that were not needed are not counted."""
        if (now := (await self.of(guest)).now) is not None:
            await self._note(guest, replace(now, until=self._wall()))

    async def _note(self, guest: Guest, vacation: Vacation) -> None:
        await self._store.note_vacation(guest.id, vacation)
        after: Place | None = None
        while rows := await self._store.tables_of(guest.id, PAGE, after):
            for row in filter(waits_for_vacations, rows):
                with suppress(Declined):  # it is over, or they have left, in this moment
                    await self._tables.change(row.id, lambda row: on_vacation(row, guest, vacation))
            after = Place(rows[-1].created, rows[-1].id)


def waits_for_vacations(row: TableRow) -> bool:
    return row.status is Status.RUNNING and row.clock.slow and row.clock.vacation


def on_vacation(row: TableRow, guest: Guest, vacation: Vacation) -> TableRow:
    """The row that says so, in place of what it said of the same vacation."""
    mine = my_seat(row, guest)
    before = [one for one in row.seats[mine].vacations if one.since != vacation.since]
    of = replace(row.seats[mine], vacations=(*before, vacation))
    return replace(row, seats=(*row.seats[:mine], of, *row.seats[mine + 1 :]))
