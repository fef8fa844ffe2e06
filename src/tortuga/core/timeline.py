"""A match step by step: what was done, and what each seat was told, shown and asked at every moment.

The last moments are at hand. Older ones are put away: what was done and told is kept, packed when it is old,
and a whole moment now and then, from which those after it are played again when somebody wants to see them.
So a long match takes little room, no moment is far, and going through all of them plays each action once.
"""

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import chain, islice
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, overload

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from tortuga.core.chance import WrittenChance
from tortuga.core.conclusions import Conclusion
from tortuga.core.decisions import Asked, Decision, Numbering
from tortuga.core.game import A, Action, AnyGame, Event, Game, O, Outcome, S, Seat, Told, V

T = TypeVar("T")
E = TypeVar("E")

RECENT = 32
"""At least so many moments are at hand."""
BUNDLE = 16
"""So many are put away at a time."""
STRETCH = 128
"""At most so many actions are played again to come to a moment."""
QUICKLY = 1
"""How hard to compress: more takes twice the time and saves little."""


class Everything(Enum):
    """In place of a seat: all that is known to anyone at the table."""

    EVERYTHING = "everything"


EVERYTHING: Final = Everything.EVERYTHING


class Deed(Struct, frozen=True, gc=False):
    """One action as it was done: by whom, what chance decided, and whether the clock did it for them."""

    seat: Seat
    action: Action
    draws: tuple[int, ...]
    by_clock: bool


class Entry(Deed, frozen=True, gc=False):
    """And what was told when it was done."""

    told: tuple[Told, ...]


class Moment(Struct, frozen=True, gc=False):
    """A match at rest: how it stands, what was told on the way here, and what is asked now."""

    state: Any
    told: tuple[Told, ...]
    asked: Asked
    """The numbers of the decisions that are open."""
    counts: tuple[int, ...]
    """How many questions each seat had been put on the way here."""
    passed: tuple[int, ...]
    """The numbers of questions to each seat that were used up by taking back."""
    luck: Any
    """Where chance stood, for whoever comes back here."""
    entry: Entry | None = None
    """The action that led here; None at the beginning, after a take-back, and where people ended it."""
    taken_back: bool = False
    conclusion: Conclusion | None = None
    """How people ended the match, which led here: the last moment there is."""

    def events(self, seat: Seat | None) -> list[Event]:
        return [told.event for told in self.told if told.reaches(seat)]

    def view(self, game: AnyGame, seat: Seat | Everything | None) -> Any:
        """All that a seat or (None) a spectator may know at this moment; or everything, in one view."""
        view = game.open_view(self.state) if seat is EVERYTHING else game.view(self.state, seat)
        return self.conclusion.shown_in(view, range(len(self.counts))) if self.conclusion else view

    def decision(self, game: AnyGame, seat: Seat) -> Decision | None:
        """What a seat had to answer at this moment, if anything."""
        number = self.asked.get(seat)
        return None if number is None else Decision(number, game.question(self.state, seat))

    def outcome(self, game: AnyGame) -> Outcome | None:
        if self.conclusion:
            return self.conclusion.outcome(range(len(self.counts)))
        return game.outcome(self.state)


class PackedTold(Struct, Generic[E], frozen=True, gc=False):
    """A `Told` as it is read back: `E` are the events of its game."""

    event: E
    to: tuple[Seat, ...] | None = None


class Done(Struct, frozen=True, gc=False):
    """What is kept of a moment that is put away: the action that led to it, and where chance stood then."""

    entry: Entry
    luck: Any


class Stretch(Struct, frozen=True, gc=False):
    """Moments that were put away: the first as it was, the others as the actions that led to them."""

    first: Moment
    later: tuple[Done, ...] = ()
    packed: bytes = b""
    """The later ones, when none comes any more."""

    def done(self, game: AnyGame) -> Iterable[Done]:
        if not self.packed:
            return self.later
        return map(_unpacked, _unpacker(game).decode(zlib.decompress(self.packed)))

    def moments(self, game: AnyGame) -> Iterator[Moment]:
        moment = self.first
        yield moment
        for done in self.done(game):
            moment = _played_again(game, moment, done)
            yield moment

    def and_then(self, moments: Sequence[Moment]) -> "Stretch":
        later = [Done(moment.entry, moment.luck) for moment in moments if moment.entry]
        return Stretch(self.first, (*self.later, *later))

    def put_up(self) -> "Stretch":
        """The same in little room."""
        packed = pack([(*astuple(done.entry), done.luck) for done in self.later])
        return Stretch(self.first, (), zlib.compress(packed, QUICKLY)) if self.later else self


pack = msgspec.msgpack.Encoder().encode


@cache
def _unpacker(game: AnyGame) -> msgspec.msgpack.Decoder[list[Any]]:
    action, event = game.action_type, game.event_type
    told = tuple[PackedTold[event], ...]  # type: ignore[valid-type]
    return msgspec.msgpack.Decoder(list[tuple[int, action, tuple[int, ...], bool, told, Any]])  # type: ignore[valid-type]


def _unpacked(packed: tuple[Any, ...]) -> Done:
    seat, action, draws, by_clock, told, luck = packed
    heard = tuple([Told(one.event, one.to) for one in told])
    return Done(Entry(seat, action, draws, by_clock, heard), luck)


def _deed(entry: Entry | None) -> Deed | None:
    return Deed(entry.seat, entry.action, entry.draws, entry.by_clock) if entry else None


def _played_again(game: AnyGame, before: Moment, done: Done) -> Moment:
    """The moment after an action. What was drawn is written down, also by what the clock chose."""
    entry, chance = done.entry, WrittenChance()
    chance.load(entry.draws, "")
    if entry.by_clock:
        chance.pick(game.overdue(before.state, entry.seat))
    state, told = game.apply(before.state, entry.seat, entry.action, chance)
    numbers = Numbering.at(before.counts, before.passed)
    asked = numbers.ask(game, before.state, before.asked, state, game.to_act(state), entry.seat)
    return Moment(state, told, asked, tuple(numbers.counts), before.passed, done.luck, entry)


class ShownMoments(Sequence[Moment]):
    """Every moment that there was, in the order in which people saw them."""

    def __init__(self, timeline: "AnyTimeline") -> None:
        self._timeline = timeline

    def __len__(self) -> int:
        return self._timeline.count

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> list[Moment]: ...
    def __getitem__(self, index: int | slice) -> Moment | list[Moment]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(f"there is no moment {index} among {len(self)}")
        return self._timeline.shown_as(number)

    def __iter__(self) -> Iterator[Moment]:
        return self._timeline.walk()


class Timeline(Generic[O, S, A, V]):
    """The moments of a match: 0 is its beginning, k comes after k actions; if people ended it, one more. It
    grows with the match, and is shorter after a take-back; what was shown is numbered apart, and forgets
    nothing."""

    def __init__(self, game: Game[O, S, A, V]) -> None:
        self.game = game
        self._stretches: list[Stretch] = []
        self._firsts: list[int] = []
        """The number of the first moment of each stretch."""
        self._recent: list[Moment] = []
        self._away = 0
        """How many moments are put away: the number of the first recent one."""
        self._line = array("I")
        """The numbers of the moments that stand."""
        self._anew: dict[int, int] = {}
        """Moments that the match went back to: the number under which what was open was asked anew."""

    def __len__(self) -> int:
        """How many steps there are: the actions, and the end if people made it."""
        return len(self._line) - 1

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self) - (self._recent[-1].conclusion is not None)

    def __iter__(self) -> Iterator[Moment]:
        for k, moment in enumerate(self._standing(self.walk())):
            yield self._as_it_stands(k, moment)

    def moment(self, k: int) -> Moment:
        return self._as_it_stands(k, self.shown[self._number(k)])

    def _number(self, k: int) -> int:
        if not 0 <= k <= len(self):
            raise IndexError(f"there is no moment {k} among {len(self)} steps")
        return self._line[k]

    def _as_it_stands(self, k: int, moment: Moment) -> Moment:
        if k not in self._anew:
            return moment
        anew = self.shown[self._anew[k]]
        return replace(moment, asked=anew.asked, passed=anew.passed)

    def entry(self, k: int) -> Entry:
        """The k-th action, counted from 1: the one that led to moment k."""
        entry = self.moment(k).entry
        if entry is None:
            raise IndexError(f"no action leads to moment {k}")
        return entry

    def deeds(self) -> Iterator[Deed]:
        """The actions in order; nothing is played again for them."""
        return (deed for deed in self._standing(self._deeds_shown()) if deed is not None)

    def told(self) -> Iterator[Told]:
        """All that was told from the setup on; nothing is played again for it."""
        return (told for one in self._standing(self.told_shown()) for told in one)

    def _standing(self, shown: Iterator[T]) -> Iterator[T]:
        """Of something for each moment that was shown, what belongs to those that stand."""
        numbered = enumerate(shown)
        return (next(one for number, one in numbered if number == wanted) for wanted in self._line[:])

    def _deeds_shown(self) -> Iterator[Deed | None]:
        recent = self._recent.copy()
        for stretch in self._stretches.copy():
            yield _deed(stretch.first.entry)
            for done in stretch.done(self.game):
                yield _deed(done.entry)
        for moment in recent:
            yield _deed(moment.entry)

    def told_shown(self) -> Iterator[tuple[Told, ...]]:
        """What was told at each moment that there was; nothing is played again for it."""
        recent = self._recent.copy()
        for stretch in self._stretches.copy():
            yield stretch.first.told
            for done in stretch.done(self.game):
                yield done.entry.told
        for moment in recent:
            yield moment.told

    def state(self, k: int) -> S:
        """For whoever may know everything: nothing of it leaves the program."""
        state: S = self.moment(k).state
        return state

    def outcome(self, k: int) -> Outcome | None:
        return self.moment(k).outcome(self.game)

    # What was shown

    @property
    def count(self) -> int:
        """How many moments there were, those that were taken back included."""
        return self._away + len(self._recent)

    @property
    def shown(self) -> ShownMoments:
        return ShownMoments(self)

    def shown_as(self, number: int) -> Moment:
        return self._recent[number - self._away] if number >= self._away else next(self.walk(number))

    def whole_before(self, number: int) -> int:
        """The last moment up to this one that is at hand whole: from there nothing is played in vain."""
        return number if number >= self._away else self._firsts[bisect_right(self._firsts, number) - 1]

    def walk(self, first: int = 0) -> Iterator[Moment]:
        """All that has been shown by now, from the moment of that number on. It may be walked at leisure,
        while the match goes on."""
        recent = self._recent[max(0, first - self._away) :]
        if first >= self._away:
            return iter(recent)
        at = bisect_right(self._firsts, first) - 1
        away = (moment for stretch in self._stretches[at:] for moment in stretch.moments(self.game))
        return chain(islice(away, first - self._firsts[at], None), recent)

    # What a seat was told, shown and asked

    def events(self, k: int, seat: Seat | Everything | None) -> list[Event]:
        """What the step to moment k told a seat or (None) the spectators; at 0, what the setup told."""
        moment = self.moment(k)
        return [told.event for told in moment.told] if seat is EVERYTHING else moment.events(seat)

    @overload
    def view(self, k: int, seat: Seat | None) -> V: ...
    @overload
    def view(self, k: int, seat: Literal[Everything.EVERYTHING]) -> tuple[V, ...]: ...
    def view(self, k: int, seat: Seat | Everything | None) -> V | tuple[V, ...]:
        """All that a seat or (None) a spectator knew at moment k; of everything, what each seat knew."""
        moment = self.moment(k)
        if seat is EVERYTHING:
            return tuple(moment.view(self.game, one) for one in range(len(moment.counts)))
        view: V = moment.view(self.game, seat)
        return view

    def decision(self, k: int, seat: Seat) -> Decision | None:
        return self.moment(k).decision(self.game, seat)

    def legal(self, k: int, seat: Seat) -> Sequence[A]:
        """What a seat could have answered at moment k."""
        moment = self.moment(k)
        return self.game.legal(moment.state, seat) if seat in moment.asked else ()

    # For the match that it is the memory of

    def grow(self, moment: Moment) -> None:
        recent = self._recent
        self._line.append(self._away + len(recent))
        recent.append(moment)
        if len(recent) == RECENT + BUNDLE:
            self._put_away(BUNDLE)

    def take_back(self, keep: int, asked: Asked, passed: tuple[int, ...]) -> None:
        """Only the first `keep` actions stand; what is open there is asked anew."""
        kept = self.moment(keep)
        del self._line[keep + 1 :]
        self._anew = {k: number for k, number in self._anew.items() if k < keep}
        self._anew[keep] = self.count
        self._put_away(len(self._recent))  # no action leads from there to here
        self._recent.append(replace(kept, told=(), asked=asked, passed=passed, entry=None, taken_back=True))

    def copy(self) -> "Timeline[O, S, A, V]":
        twin: Timeline[O, S, A, V] = Timeline.__new__(Timeline)
        twin.game, twin._away, twin._anew = self.game, self._away, self._anew
        twin._stretches, twin._firsts = self._stretches.copy(), self._firsts.copy()
        twin._recent, twin._line = self._recent.copy(), self._line[:]
        return twin

    def _put_away(self, count: int) -> None:
        """The oldest of the recent moments: with the last stretch, or if that is long enough as a new one."""
        if not count:
            return
        moments, self._recent = self._recent[:count], self._recent[count:]
        last = self._stretches[-1] if self._stretches else None
        if last is None or moments[0].taken_back or len(last.later) + count >= STRETCH:
            self._begin_stretch(moments)
        else:
            self._stretches[-1] = last.and_then(moments)
        self._away += count

    def _begin_stretch(self, moments: Sequence[Moment]) -> None:
        """Those before are packed then, from the third on: most matches are over before any is."""
        first, *others = moments
        if len(self._stretches) > 1:
            self._stretches[-2:] = [stretch.put_up() for stretch in self._stretches[-2:]]
        self._firsts.append(self._away)
        self._stretches.append(Stretch(first).and_then(others))


AnyTimeline: TypeAlias = Timeline[Any, Any, Any, Any]
