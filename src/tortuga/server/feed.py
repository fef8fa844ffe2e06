"""What one seat, or the spectators, are told: updates numbered for them alone.

An update exists exactly where something changed for its reader: events told to it, its view or its
decision. So its number says nothing about what others do in secret, and playing the log again makes
the same updates with the same numbers.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct

from tortuga.core.game import AnyGame, Event, Seat, Told
from tortuga.core.match import Decision, Entry
from tortuga.core.speech import event_message, outcome_message, question_message
from tortuga.server import wire
from tortuga.text import voice

REMEMBERED = 40
"""How many updates are kept for those who come back; whoever missed more gets a fresh view."""


class Moment(Struct, frozen=True, gc=False):
    """A match after one entry of its log. Decisions have the numbers that the wire knows them by."""

    state: Any
    told: tuple[Told, ...]
    decisions: Mapping[Seat, Decision]
    done: Entry | None = None
    """The action that led here, if one did."""
    taken_back: bool = False


class Update:
    """One update; put into words and bytes when somebody wants to read it, once for each language."""

    __slots__ = ("_game", "_names", "_packed", "decision", "events", "moment", "number", "seat", "view")

    def __init__(
        self, game: AnyGame, names: Sequence[str], seat: Seat | None, number: int, moment: Moment, view: Any
    ) -> None:
        self._game, self._names, self.seat = game, names, seat
        self.number, self.moment, self.view = number, moment, view
        self.events: list[Event] = [told.event for told in moment.told if told.reaches(seat)]
        self.decision = moment.decisions.get(seat) if seat is not None else None
        self._packed: dict[tuple[str | None, bool], str] = {}

    def packed(self, language: str | None = None, *, fresh: bool = False) -> str:
        """The message; with a language, also in words."""
        key = language, fresh
        if key not in self._packed:
            self._packed[key] = wire.pack(self.message(language, fresh=fresh))
        return self._packed[key]

    def message(self, language: str | None = None, *, fresh: bool = False) -> wire.Update:
        return wire.Update(
            self.number,
            [] if fresh else self.events,
            self.view,
            UNSET if self.seat is None else self._open_decision(),
            fresh,
            self.moment.taken_back,
            self._texts(language, fresh=fresh) if language else UNSET,
        )

    def _open_decision(self) -> wire.Decision | None:
        if self.decision is None or self.seat is None:
            return None
        game = self._game
        legal = game.legal(self.moment.state, self.seat)
        choices = [wire.Choice(action, game.notate(action)) for action in legal]
        return wire.Decision(self.decision.number, self.decision.question, choices)

    def _texts(self, language: str, *, fresh: bool) -> wire.Texts:
        says, game, names = voice(language).says, self._game, self._names
        events = [] if fresh else self.events
        return wire.Texts(
            [says(event_message(game, event, names)) for event in events],
            says(question_message(game, self.decision.question, names)) if self.decision else None,
            says(outcome_message(game, self.view.outcome, names)) if self.view.outcome else None,
        )


class Feed:
    """The updates of one seat, or (None) of the spectators. It looks at a match only when it is asked."""

    def __init__(self, game: AnyGame, names: Sequence[str], seat: Seat | None) -> None:
        self._game, self._names, self.seat = game, names, seat
        self._seen = 0
        self.recent: deque[Update] = deque(maxlen=REMEMBERED)

    @property
    def number(self) -> int:
        return self.recent[-1].number if self.recent else 0

    def look(self, moments: Sequence[Moment]) -> None:
        """Take in the moments since the last look."""
        for seen in range(self._seen, len(moments)):
            self.take_in(moments[seen])

    def take_in(self, moment: Moment) -> Update | None:
        """The next moment; the update that it makes, if anything changed here."""
        self._seen += 1
        view = self._game.view(moment.state, self.seat)
        update = Update(self._game, self._names, self.seat, self.number + 1, moment, view)
        if not self._changed(update):
            return None
        self.recent.append(update)
        return update

    def _changed(self, update: Update) -> bool:
        """Legal actions depend on nothing but the view, so they need no look of their own."""
        if not self.recent or update.events or update.moment.taken_back:
            return True
        last = self.recent[-1]
        return update.decision != last.decision or update.view != last.view

    def after(self, number: int) -> list[Update] | None:
        """The updates after a number, or None where they are no longer (or not yet) known."""
        missed = self.number - number
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :] if missed else []
