"""A match seen again, step by step, as somebody saw it then.

When it is over, its steps are its moments, whoever looks. While it runs there is only what the one who asks
was told: their own updates, numbered as they were, so that nothing is counted that they did not see.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.core.game import AnyGame, Seat
from tortuga.core.landmarks import Mark, Soundings
from tortuga.core.match import AnyMatch
from tortuga.core.timeline import EVERYTHING, AnyTimeline, Everything, Moment
from tortuga.server import wire
from tortuga.server.refusals import Code, Declined
from tortuga.server.updates import Updates

Viewer: TypeAlias = Seat | Everything | None
"""As whom a match is seen: a seat, a spectator, or with everything open."""

ALL, NONE = "all", "none"
PAGE = 16
"""So many steps come at once."""


class ReplayDeed(Struct, frozen=True):
    """What was done, where everything is open."""

    seat: Seat
    notation: str
    clock: bool


class ReplayStep(Struct, frozen=True):
    """What the viewer was told, shown and asked then."""

    update: wire.Update
    deed: ReplayDeed | None


class ReplayPage(Struct, frozen=True):
    first: int
    """The number of the first of these steps, from 0."""
    steps: list[ReplayStep]


class SaidThen(Struct, frozen=True):
    """Something that was said after a step, and before the next."""

    step: int
    said: wire.Said


class ReplayInfo(Struct, frozen=True, kw_only=True):
    """What there is to see of a match."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    own: Seat | None
    """The seat of whoever asks."""
    viewer: str
    """As whom it is seen: `all`, `none`, or the number of a seat."""
    over: bool
    """Whether it may be seen as anyone."""
    steps: int
    page: int
    """How many steps come at once."""
    marks: tuple[Mark, ...]
    turns: tuple[int, ...]
    """The steps with which a turn begins."""
    rounds: tuple[int, ...]
    back: tuple[tuple[int, int], ...]
    """Steps that took actions back, and how many actions were left then."""
    talk: tuple[SaidThen, ...]


class Replay:
    """A match as one viewer sees it again. What the viewer was told is known by then."""

    def __init__(self, match: AnyMatch, viewer: Viewer, updates: Updates | None, *, over: bool) -> None:
        self._game: AnyGame = match.game
        self._timeline: AnyTimeline = match.timeline
        self._match, self._viewer, self._updates, self._over = match, viewer, updates, over
        self._places: Sequence[int]
        """The moment of each step."""
        if over:
            self._places = range(match.timeline.count)
        else:
            assert updates is not None, "nobody sees everything of a match that runs"
            self._places = updates.places()

    # All of it at a glance

    @property
    def places(self) -> Sequence[int]:
        return self._places

    def sounded(self, soundings: Soundings) -> Iterator[None]:
        """Find the landmarks, looking at one moment in each step. Nothing is played again for it."""
        hears = None if isinstance(self._viewer, Everything) else self._viewer
        wanted = {place: step for step, place in enumerate(self._places)}
        for place, told in enumerate(self._timeline.told_shown()):
            if place in wanted:
                soundings.take_in(wanted[place], [one.event for one in told if one.reaches(hears)])
            yield

    def info(
        self, own: Seat | None, found: Soundings, back: Iterable[tuple[int, int]], talk: Iterable[SaidThen]
    ) -> ReplayInfo:
        match = self._match
        return ReplayInfo(
            game=self._game.id,
            options=msgspec.to_builtins(match.options),
            names=match.names,
            own=own,
            viewer=written(self._viewer),
            over=self._over,
            steps=len(self._places),
            page=PAGE,
            marks=tuple(found.marks),
            turns=tuple(found.turns),
            rounds=tuple(found.rounds),
            back=tuple(back),
            talk=tuple(talk),
        )

    # Some steps

    def page(self, wanted: int) -> Iterator[ReplayStep | None]:
        """The steps of the page on which one is, among those that must be played to come there."""
        first = first_of_page(wanted)
        steps = {place: number for number, place in enumerate(self._places[first : first + PAGE], first)}
        if not 0 <= wanted < len(self._places):
            raise Declined(Code.NOT_FOUND)
        begin, end = self._timeline.whole_before(min(steps)), max(steps) + 1
        moments = islice(self._timeline.walk(begin), end - begin)
        for place, moment in enumerate(moments, begin):
            yield None
            if place in steps:
                yield self._step(steps[place], place, moment)

    def _step(self, number: int, place: int, moment: Moment) -> ReplayStep:
        if self._updates is None:
            return ReplayStep(self._open_update(number, moment), self._deed(moment))
        shown = self._updates.seen_again(number + 1, place, moment)
        return ReplayStep(self._updates.message(shown), None)

    def _open_update(self, number: int, moment: Moment) -> wire.Update:
        """What the whole table was told, beside all that there was to see."""
        done = moment.entry
        return wire.Update(
            number + 1,
            moment.events(None),
            moment.view(self._game, EVERYTHING),
            taken_back=moment.taken_back,
            overdue=(done.seat,) if done and done.by_clock else (),
        )

    def _deed(self, moment: Moment) -> ReplayDeed | None:
        done = moment.entry
        return ReplayDeed(done.seat, self._game.notate(done.action), done.by_clock) if done else None


def first_of_page(step: int) -> int:
    return step - step % PAGE


def written(viewer: Viewer) -> str:
    if viewer is None:
        return NONE
    return ALL if isinstance(viewer, Everything) else str(viewer)


def viewer_of(wish: str | None, own: Seat | None, seats: range, *, over: bool) -> Viewer:
    """As whom somebody with this seat may see a match: as anyone if it is over, otherwise as themselves."""
    if wish is None:
        return own
    named: dict[str, Viewer] = {ALL: EVERYTHING, NONE: None, **{str(seat): seat for seat in seats}}
    if wish not in named:
        raise Declined(Code.NOT_FOUND)
    viewer = named[wish]
    if not over and viewer != own:
        raise Declined(Code.STILL_RUNNING)
    return viewer


def said_then(talk: Iterable[wire.Said], times: Sequence[float]) -> list[SaidThen]:
    """What was said beside the steps, which were made at these times."""
    return [SaidThen(max(0, bisect_right(times, said.at) - 1), said) for said in talk]
