"""The clock of a slow match: so many days for each decision, by the calendar.

It runs whether anybody is there or not, in whichever house. When something happened stands in the log, so it
shows the same after a restart as it would have without.
"""

from collections.abc import Callable, Collection

from tortuga.core.game import Seat
from tortuga.server.clocks import TableClock
from tortuga.server.store import ClockSettings, TableRow, Vacation


class SlowClock(TableClock):
    def __init__(self, settings: ClockSettings, seats: int, began: float, wall: Callable[[], float]) -> None:
        super().__init__(settings, seats)
        self._wall, self._changed = wall, began
        self.vacations: tuple[tuple[Vacation, ...], ...] = ((),) * seats
        """Of each seat: they do not count."""
        super().wind(0.0)

    def wind(self, now: float) -> None:
        pass

    def stop(self, now: float) -> None:
        pass

    def waited(self, now: float) -> float:
        return max(0.0, self._wall() - self._changed)

    def catch_up(self, waited: float, now: float) -> bool:
        """All houses go by the same calendar."""
        return False

    def begin_wait(
        self,
        awaited: tuple[Seat, ...],
        waited: float,
        now: float,
        same: Collection[Seat] = (),
        at: float = 0.0,
    ) -> None:
        passed = max(0.0, at - self._changed)
        self._changed += passed
        super().begin_wait(awaited, passed, now, same)

    @property
    def awaited(self) -> Collection[Seat]:
        return self._waits.keys()

    def since(self, seat: Seat) -> float:
        """When the table began to wait for a seat."""
        return self._changed - (self._run - self._waits[seat].since)

    def due(self, seat: Seat) -> float:
        """When the time of a seat that is awaited is up."""
        since = self.since(seat)
        due = since + self.settings.for_decision
        for vacation in sorted(self.vacations[seat], key=lambda one: one.since):
            if vacation.since < due and vacation.until > since:
                due += vacation.until - max(vacation.since, since)
        return due

    def _left(self, seat: Seat, now: float) -> float:
        return max(0.0, self.due(seat) - self._wall() - self._vacation_left(seat))

    def _vacation_left(self, seat: Seat) -> float:
        """Of the one that a seat is on now."""
        now = self._wall()
        return max(
            (one.until - now for one in self.vacations[seat] if one.since <= now < one.until), default=0.0
        )

    def _runs(self, seat: Seat) -> bool:
        return super()._runs(seat) and not self._vacation_left(seat)


def vacation_until(row: TableRow, seat: Seat, now: float) -> float | None:
    """Until when a seat is on vacation, if it is."""
    return max((one.until for one in row.seats[seat].vacations if one.since <= now < one.until), default=None)


def clock_of(row: TableRow, wall: Callable[[], float]) -> TableClock:
    if row.clock.slow:
        return SlowClock(row.clock, len(row.seats), row.started or row.created, wall)
    return TableClock(row.clock, len(row.seats))
