"""Who did what of a match themselves: what a bot or the clock did in their place, and what was taken back."""

from collections import Counter
from collections.abc import Iterable

from tortuga.core.game import Seat
from tortuga.server.store import LogEntry, Played, TakenBack


class Doings:
    """Takes in every entry of a log, one after the other."""

    def __init__(self) -> None:
        self.helped: set[Seat] = set()
        """Those for whom a bot has chosen something."""
        self.held: set[Seat] = set()
        """Those whose seats a bot holds now."""
        self.stand_ins: set[int] = set()
        """The numbers of the actions, of those that stand, that a bot chose for a person."""
        self.taken_back = False
        self._actions = 0
        self._own: Counter[Seat] = Counter()
        self._lapsed: Counter[Seat] = Counter()

    def copy(self) -> "Doings":
        twin = Doings()
        twin.helped, twin.held, twin.taken_back = set(self.helped), set(self.held), self.taken_back
        twin.stand_ins, twin._actions = set(self.stand_ins), self._actions
        twin._own, twin._lapsed = Counter(self._own), Counter(self._lapsed)
        return twin

    def note(self, entry: LogEntry) -> None:
        if isinstance(entry, Played):
            seat = entry.line.seat
            (self._lapsed if entry.line.clock else self._own)[seat] += 1
            if entry.stand_in:
                self.helped.add(seat)
                self.stand_ins.add(self._actions)
            self._actions += 1
        elif isinstance(entry, TakenBack):
            self.taken_back = True
            self._actions = entry.keep
            self.stand_ins = {number for number in self.stand_ins if number < entry.keep}
        elif entry.clock and entry.by is not None:
            self._lapsed[entry.by] += 1

    def absent(self, seat: Seat) -> bool:
        """A bot holds the seat at last, or the clock has done at least half of what was done there."""
        return seat in self.held or (self._lapsed[seat] > 0 and self._lapsed[seat] >= self._own[seat])


def doings_in(entries: Iterable[LogEntry]) -> Doings:
    doings = Doings()
    for entry in entries:
        doings.note(entry)
    return doings
