"""How people end a match that its rules would let go on: one gives up or has no time left, or all agree on a
draw.

That is no action of a game, so no bot chooses it and nothing is encoded for it. A game says whether it may
be (`Game.resignable`, `Game.drawable`); the match, its views and its record then show an outcome as after any
other end.
"""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Event, Outcome, Seat, View

V = TypeVar("V", bound=View)

RESIGNED, LATE, AGREED = "resigned", "late", "agreed"
"""The reasons of such outcomes. What is said of them is the same for every game: `outcome-<reason>`."""


class Resigned(Event, frozen=True):
    """Somebody has given up."""

    player: Seat


class TimeLost(Event, frozen=True):
    """Somebody has no time left, where that loses the match."""

    player: Seat


class DrawAgreed(Event, frozen=True):
    """All players have agreed on a draw."""


class Conclusion(Struct, frozen=True, gc=False):
    """An end made by people."""

    by: Seat | None
    """Who has lost; None: all agreed on a draw."""
    late: bool = False
    """Lost on time, not given up."""

    @property
    def event(self) -> Event:
        if self.by is None:
            return DrawAgreed()
        return TimeLost(self.by) if self.late else Resigned(self.by)

    def outcome(self, seats: range) -> Outcome:
        if self.by is None:
            return Outcome((), AGREED)
        winners = tuple(seat for seat in seats if seat != self.by)
        return Outcome(winners, LATE if self.late else RESIGNED)

    def shown_in(self, view: V, seats: range) -> V:
        """The last view once more, when nobody is asked anything: nothing else has come to light."""
        return replace(view, awaited=(), asked=None, outcome=self.outcome(seats))


def conclusion_in(outcome: Outcome | None, seats: range) -> Conclusion | None:
    """The end made by people that an outcome speaks of, if it does."""
    if outcome is None:
        return None
    losers = [seat for seat in seats if seat not in outcome.winners]
    if outcome.reason in (RESIGNED, LATE) and len(losers) == 1:
        return Conclusion(losers[0], late=outcome.reason == LATE)
    return Conclusion(None) if outcome.reason == AGREED else None
