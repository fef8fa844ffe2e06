"""Whose time ran out, as one reader may hear it.

Whoever it is hears it at once. The others hear it with the choice: at once where that is made before
everyone's eyes, otherwise with the event that brings it to light, and of a choice that stays hidden never.
"""

from collections.abc import Mapping

from tortuga.core.decisions import Decision
from tortuga.core.game import Event, Seat
from tortuga.core.timeline import Moment


class Lapses:
    """Takes in every moment of a match, one after the other."""

    def __init__(self, reader: Seat | None) -> None:
        self._reader = reader
        self._asked: Mapping[Seat, Decision] = {}
        self._hidden: dict[Seat, tuple[type[Event], ...]] = {}
        """Those whose lapse the reader does not know of, and what would bring it to light."""

    def take_in(self, moment: Moment) -> tuple[Seat, ...]:
        """The seats of which the reader hears now that the clock has chosen for them."""
        asked, self._asked = self._asked, moment.decisions
        done = moment.entry
        if done is not None and done.by_clock:
            laid_open_by = asked[done.seat].question.laid_open_by
            if laid_open_by is None or done.seat == self._reader:
                return (done.seat, *self._come_to_light(moment))
            self._hidden[done.seat] = laid_open_by
        return self._come_to_light(moment) if self._hidden else ()

    def _come_to_light(self, moment: Moment) -> tuple[Seat, ...]:
        if not self._hidden:
            return ()
        told = moment.events(self._reader)
        known = [
            seat for seat, kinds in self._hidden.items() if any(_shows(seat, kinds, one) for one in told)
        ]
        for seat in known:
            del self._hidden[seat]
        return tuple(known)


def _shows(seat: Seat, kinds: tuple[type[Event], ...], event: Event) -> bool:
    return isinstance(event, kinds) and getattr(event, "player", None) == seat
