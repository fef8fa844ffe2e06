"""The clocks of a table. They follow what everyone can see, so they tell nothing else.

The table waits for a seat from the change that everyone saw it asked by to the change that everyone saw it
answer by. Whoever has chosen in secret is still shown as awaited, and their clock runs on with the others'.
What others answer meanwhile changes nobody else's time: a wait keeps its beginning, and is paid for as it
began. When the time of a wait is up, the rules act for the seat.
"""

from collections.abc import Collection

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server import wire
from tortuga.server.store import ClockKind, ClockSettings

SHOWN_DIGITS = 1
NEAR = 0.5
"""Seconds that the same clock may differ in two houses."""


class Wait(Struct, frozen=True):
    """For one seat."""

    since: float
    """In seconds that the clocks of the table had run."""
    alone: bool
    """Whether nobody else was awaited when it began: then a bank pays for it."""


class TableClock:
    """Times are seconds of any clock that only goes forward. It stands still until it is wound."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self._for_decision = settings.for_decision
        self._banks = [settings.bank] * seats
        self._waits: dict[Seat, Wait] = {}
        self._run = 0.0
        """How long it had run at the last change that everyone saw."""
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
        """How long it has run since the last change that everyone saw."""
        return self._spent + (now - self._since if self._since is not None else 0.0)

    def catch_up(self, waited: float, now: float) -> bool:
        """It has run elsewhere for so long since that change. Whether it was far behind."""
        behind = waited - self.waited(now)
        if self._since is None or behind < NEAR:
            return False
        self._spent += behind
        return True

    def begin_wait(
        self,
        awaited: tuple[Seat, ...],
        waited: float,
        now: float,
        same: Collection[Seat] = (),
        at: float = 0.0,
    ) -> None:
        """Something happened that everyone saw, so long after the change before: from now on the table waits
        for these seats; for the `same` as before, if it did, it goes on waiting. `at` is when it happened by
        the calendar, which only a slow clock goes by."""
        self._run += waited
        before, self._spent = self._waits, 0.0
        if self._since is not None:
            self._since = now
        anew = Wait(self._run, len(awaited) == 1)
        self._waits = waits = {}
        for seat in awaited:
            waits[seat] = before.get(seat, anew) if seat in same else anew
        for seat, wait in before.items():
            if waits.get(seat) is not wait:
                self._pay(seat, wait)

    def begin_again(self, awaited: tuple[Seat, ...], now: float, at: float = 0.0) -> None:
        """Actions were taken back: nobody pays, nobody gains, and everyone is asked anew."""
        self._waits = {}
        self.begin_wait(awaited, 0.0, now, at=at)

    def _pay(self, seat: Seat, wait: Wait) -> None:
        if self.settings.kind is ClockKind.BANK and wait.alone:
            left = self._banks[seat] - (self._run - wait.since)
            self._banks[seat] = max(0.0, left) + self.settings.increment

    def _left(self, seat: Seat, now: float) -> float:
        """Seconds of a seat that is awaited."""
        wait = self._waits[seat]
        banked = wait.alone and self.settings.kind is ClockKind.BANK
        has = self._banks[seat] if banked else self._for_decision
        return max(0.0, has - (self._run + self.waited(now) - wait.since))

    def left(self, now: float, seats: Collection[Seat] | None = None) -> float | None:
        """Seconds until the time of one of these (None: of anybody) is up; None while no clock runs."""
        if self.settings.kind is ClockKind.NONE or self._since is None:
            return None
        waits = [self._left(seat, now) for seat in self._waits if seats is None or seat in seats]
        return min(waits) if waits else None

    def overdue(self, now: float) -> tuple[Seat, ...]:
        """Those whose time is up."""
        return tuple([seat for seat in self._waits if self.left(now, (seat,)) == 0.0])

    def _runs(self, seat: Seat) -> bool:
        return self.ticking and seat in self._waits

    def face(self, now: float) -> wire.ClockFace | None:
        """What everyone sees."""
        kind = self.settings.kind
        if kind is ClockKind.NONE:
            return None
        shown = []
        for seat, bank in enumerate(self._banks):
            if seat in self._waits:
                left = round(self._left(seat, now), SHOWN_DIGITS)
                shown.append(wire.SeatClock(seat, left, self._runs(seat)))
            elif kind is ClockKind.BANK:
                shown.append(wire.SeatClock(seat, round(bank, SHOWN_DIGITS), running=False))
        return wire.ClockFace(tuple(shown))
