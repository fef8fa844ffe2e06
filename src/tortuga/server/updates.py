"""What one seat, or the spectators, are told: updates numbered for them alone.

An update exists exactly where something changed for its reader: events told to it, its view or its
decision. So its number says nothing about what others do in secret, and playing the log again makes
the same updates with the same numbers.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from tortuga.core.game import Action, AnyGame, Options, Seat, View, forced
from tortuga.core.speech import event_message, outcome_message, question_message
from tortuga.core.timeline import AnyTimeline, Moment
from tortuga.server import wire
from tortuga.server.lapses import Lapses
from tortuga.text import voice

REMEMBERED = 40
"""How many updates are told again to those who come back; whoever missed more gets a fresh view."""
AT_ONCE = 8
"""And so many of them before anyone else gets a turn."""
CHOICES = 16_384
"""So many choices are known with their notation: the same ones come up again and again, at all tables."""

Legal: TypeAlias = Callable[[Moment, Seat], Sequence[Action]]
"""What a seat may answer at a moment."""


class Shown:
    """A moment that changed something for the reader. It is looked at, and put into words and bytes, when
    somebody wants to read it, once for each language."""

    __slots__ = ("_game", "_seat", "_view", "moment", "number", "overdue", "packed")

    def __init__(
        self, number: int, moment: Moment, overdue: tuple[Seat, ...], game: AnyGame, seat: Seat | None
    ) -> None:
        self.number, self.moment, self.overdue = number, moment, overdue
        self._game, self._seat, self._view = game, seat, None
        self.packed: dict[tuple[str | None, bool], bytes] = {}

    @property
    def view(self) -> Any:
        if self._view is None:
            self._view = self.moment.view(self._game, self._seat)
        return self._view


class Updates:
    """The updates of one seat, or (None) of the spectators. It looks at a match only when it is asked."""

    def __init__(
        self, game: AnyGame, names: Sequence[str], seat: Seat | None, legal: Legal | None = None
    ) -> None:
        self._game, self.names, self.seat = game, names, seat
        self._legal = legal or (lambda moment, seat: game.legal(moment.state, seat))
        self._seen = 0
        self.last: Shown | None = None
        self.number = 0
        """Of the last update."""
        self._lapses = Lapses(game, seat)
        self._made = bytearray()
        """For each moment whether it made an update."""
        self._options: Raw | UnsetType | None = UNSET
        """In bytes already, where that is worth it."""
        self._overdue: dict[int, tuple[Seat, ...]] = {}
        """Whose time had run out, at the moments that told of it."""

    @property
    def place(self) -> int:
        """Which moment made the last update."""
        return self._made.rindex(1)

    def places(self) -> list[int]:
        """Which moments made an update, from the first on."""
        return [place for place, made in enumerate(self._made) if made]

    # Taking in

    def look(self, timeline: AnyTimeline) -> None:
        """Take in the moments since the last look."""
        if self._seen != timeline.count:
            for moment in timeline.walk(self._seen):
                self.take_in(moment)

    def follow(self, timeline: AnyTimeline, number: int, moment: Moment) -> None:
        """Take in the latest moment, and those before it if they were missed."""
        if self._seen == number:
            self.take_in(moment)
        else:
            self.look(timeline)

    def take_in(self, moment: Moment) -> Shown | None:
        """The next moment; the update that it makes, if anything changed here."""
        self._seen += 1
        overdue, last = self._lapses.take_in(moment), self.last
        shown = Shown(self.number + 1, moment, overdue, self._game, self.seat)
        changed = last is None or self._changed(shown, last)
        self._made.append(changed)
        if not changed:
            return None
        if overdue:
            self._overdue[self._seen - 1] = overdue
        self.last, self.number = shown, shown.number
        return shown

    def _changed(self, shown: Shown, last: Shown) -> bool:
        """Legal actions depend on nothing but the view, so they need no look of their own. Where something
        is told, nobody need look at the view to know."""
        moment, seat = shown.moment, self.seat
        if moment.taken_back:
            return True
        for told in moment.told:
            if told.to is None or seat in told.to:
                return True
        return self.asked(moment) != self.asked(last.moment) or bool(shown.view != last.view)

    def asked(self, moment: Moment) -> int | None:
        """The number of the reader's open decision."""
        return None if self.seat is None else moment.asked.get(self.seat)

    # Telling

    def after(self, number: int, timeline: AnyTimeline) -> list[Shown] | None:
        """A few updates, those after a number; None where they are no longer (or not yet) known."""
        latest = self.number
        missed = latest - number
        if not 0 <= missed <= min(latest, REMEMBERED):
            return None
        if missed <= 1:
            return [self.last] if missed and self.last else []
        places = self._last_places(missed)[:AT_ONCE]
        moments = enumerate(islice(timeline.walk(places[0]), places[-1] - places[0] + 1), places[0])
        made = [(place, moment) for place, moment in moments if self._made[place]]
        return [self._shown(number, *one) for number, one in enumerate(made, number + 1)]

    def _last_places(self, count: int) -> list[int]:
        places, end = [], len(self._made)
        for _ in range(count):
            end = self._made.rindex(1, 0, end)
            places.append(end)
        return places[::-1]

    def _shown(self, number: int, place: int, moment: Moment) -> Shown:
        if self.last and self.last.number == number:
            return self.last
        return self.seen_again(number, place, moment)

    def seen_again(self, number: int, place: int, moment: Moment) -> Shown:
        """What was shown at a moment, under a number."""
        return Shown(number, moment, self._overdue.get(place, ()), self._game, self.seat)

    def packed(self, shown: Shown, language: str | None = None, *, fresh: bool = False) -> bytes:
        """The message; with a language, also in words."""
        key = language, fresh
        packed = shown.packed.get(key)
        if packed is None:
            view = self._with_options(shown.view)
            packed = shown.packed[key] = wire.pack(self._update(shown, view, language, fresh=fresh))
        return packed

    def message(self, shown: Shown, language: str | None = None, *, fresh: bool = False) -> wire.Update:
        return self._update(shown, shown.view, language, fresh=fresh)

    def _with_options(self, view: View) -> Any:
        """They are the same all through a match, and may be half of what there is to write."""
        if self._options is UNSET:
            options = getattr(view, "options", None)
            self._options = wire.written_if_long(options) if isinstance(options, Options) else None
        return view if self._options is None else replace(view, options=self._options)

    def _update(self, shown: Shown, view: Any, language: str | None, *, fresh: bool) -> wire.Update:
        return wire.Update(
            shown.number,
            [] if fresh else shown.moment.events(self.seat),
            view,
            UNSET if self.seat is None else self._open_decision(shown),
            fresh,
            shown.moment.taken_back,
            () if fresh else shown.overdue,
            self._texts(shown, language, fresh=fresh) if language else UNSET,
        )

    def _open_decision(self, shown: Shown) -> wire.DecisionInfo | None:
        number, game = self.asked(shown.moment), self._game
        if number is None or self.seat is None:
            return None
        legal = self._legal(shown.moment, self.seat)
        choices = [_choice(game, action) for action in legal]
        return wire.DecisionInfo(number, choices, forced(shown.view, legal))

    def _texts(self, shown: Shown, language: str, *, fresh: bool) -> wire.Texts:
        says, game, names = voice(language).says, self._game, self.names
        events = [] if fresh else shown.moment.events(self.seat)
        asked, outcome = shown.view.asked, shown.view.outcome
        return wire.Texts(
            [says(event_message(game, event, names)) for event in events],
            says(question_message(game, asked, names)) if asked else None,
            says(outcome_message(game, outcome, names)) if outcome else None,
        )


def notation(game: AnyGame, action: Action) -> str:
    """How one of the game's own actions is written."""
    return _choice(game, action).notation


@lru_cache(CHOICES)
def _choice(game: AnyGame, action: Action) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(action, game.notate(action))
