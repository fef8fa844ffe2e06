"""Whose time ran out, as one reader may hear it.

Whoever it is hears it at once. The others hear it with the choice: at once where that is made before
everyone's eyes, otherwise with the event that brings it to light, and of a choice that stays hidden never.
"""

from typing import Any

from tortuga.core.game import AnyGame, Event, Seat
from tortuga.core.timeline import Moment


class Lapses:
    """Takes in every moment of a match, one after the other."""

    def __init__(self, game: AnyGame, reader: Seat | None) -> None:
        self._game, self._reader = game, reader
        self._state: Any = None
        """Before the moment that is taken in."""
        self._hidden: dict[Seat, tuple[type[Event], ...]] = {}
        """Those whose lapse the reader does not know of, and what would bring it to light."""

    def take_in(self, moment: Moment) -> tuple[Seat, ...]:
        """The seats of which the reader hears now that the clock has chosen for them."""
        before, self._state = self._state, moment.state
        done = moment.entry
        if done is not None and done.by_clock:
            laid_open_by = self._game.question(before, done.seat).laid_open_by
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
