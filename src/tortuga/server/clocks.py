"""The clocks of a table. They follow what everyone can see, so they tell nothing else.

The table waits from one change that spectators can see to the next, for the seats that everyone can see
it waiting for. Whoever has chosen in secret is still shown as awaited, and their clock runs on with the
others'. When the time of a wait is up, the rules act for all who have not answered.
"""

from tortuga.core.game import Seat
from tortuga.server import wire
from tortuga.server.store import ClockKind, ClockSettings

SHOWN_DIGITS = 1


class TableClock:
    """Times are seconds of any clock that only goes forward. It stands still until it is wound."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self._banks = [settings.bank] * seats
        self._awaited: tuple[Seat, ...] = ()
        self._spent = 0.0
        self._since: float | None = None

    @property
    def ticking(self) -> bool:
        return self._since is not None

    def wind(self, now: float) -> None:
        """Somebody is at the table: time counts."""
        if self._since is None:
            self._since = now

    def stop(self, now: float) -> None:
        """Nobody is at the table: time stands still."""
        self._spent, self._since = self.waited(now), None

    def waited(self, now: float) -> float:
        """How long the table has waited since the last change that everyone saw."""
        return self._spent + (now - self._since if self._since is not None else 0.0)

    def begin_wait(self, awaited: tuple[Seat, ...], waited: float, now: float) -> None:
        """Something happened that everyone saw, after a wait of so long: a new wait begins."""
        if self.settings.kind is ClockKind.BANK and len(self._awaited) == 1:
            (seat,) = self._awaited
            self._banks[seat] = max(0.0, self._banks[seat] - waited) + self.settings.increment
        self._awaited, self._spent = awaited, 0.0
        if self._since is not None:
            self._since = now

    def go_on(self, waited: float) -> None:
        """As far as anyone can see nothing happened; the wait was so long by then. For restoring."""
        self._spent = waited

    def _limit(self) -> float | None:
        if self.settings.kind is ClockKind.NONE or not self._awaited:
            return None
        if self.settings.kind is ClockKind.BANK and len(self._awaited) == 1:
            return self._banks[self._awaited[0]]
        return self.settings.seconds

    def left(self, now: float) -> float | None:
        """Seconds until somebody's time is up; None while no clock runs."""
        limit = self._limit()
        return None if limit is None or self._since is None else max(0.0, limit - self.waited(now))

    def overdue(self, now: float) -> tuple[Seat, ...]:
        """Those whose time is up."""
        return self._awaited if self.left(now) == 0.0 else ()

    def face(self, now: float) -> wire.ClockFace | None:
        """What everyone sees."""
        kind, limit = self.settings.kind, self._limit()
        if kind is ClockKind.NONE:
            return None
        waited = self.waited(now)
        shown = {seat: bank for seat, bank in enumerate(self._banks) if kind is ClockKind.BANK}
        if limit is not None:
            shown |= {seat: max(0.0, limit - waited) for seat in self._awaited}
        return wire.ClockFace(
            tuple(
                wire.SeatClock(
                    seat,
                    round(left, SHOWN_DIGITS),
                    self.ticking and seat in self._awaited and limit is not None,
                )
                for seat, left in sorted(shown.items())
            )
        )
