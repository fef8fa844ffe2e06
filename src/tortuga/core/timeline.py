"""A match step by step: what was done, and what each seat was told, shown and asked at every moment.

The states of a match are frozen and share what has not changed, so all of them are kept: any moment is at
hand at once, and nothing is ever played again to look at it.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Generic, Literal, TypeAlias, overload

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.decisions import Decision
from tortuga.core.game import A, Action, Event, Game, O, Outcome, S, Seat, Told, V


class Everything(Enum):
    """In place of a seat: all that is known to anyone at the table."""

    EVERYTHING = "everything"


EVERYTHING: Final = Everything.EVERYTHING


class Entry(Struct, frozen=True, gc=False):
    """One action as it was done: by whom, what chance decided, and whether the clock did it for them."""

    seat: Seat
    action: Action
    draws: tuple[int, ...]
    by_clock: bool
    told: tuple[Told, ...]


class Moment(Struct, frozen=True, gc=False):
    """A match at rest: how it stands, what was told on the way here, and what is asked now."""

    state: Any
    told: tuple[Told, ...]
    decisions: Mapping[Seat, Decision]
    counts: tuple[int, ...]
    """How many questions each seat had been put on the way here."""
    luck: Any
    """Where chance stood, for whoever comes back here."""
    entry: Entry | None = None
    """The action that led here; None at the beginning, and where actions were taken back."""
    taken_back: bool = False

    def events(self, seat: Seat | None) -> list[Event]:
        return [told.event for told in self.told if told.reaches(seat)]


class Timeline(Generic[O, S, A, V]):
    """The moments of a match: 0 is its beginning, k comes after k actions. It grows with the match, and is
    shorter after a take-back; `shown` forgets nothing."""

    def __init__(self, game: Game[O, S, A, V]) -> None:
        self.game = game
        self.shown: list[Moment] = []
        """Every moment that there was, in the order in which people saw them."""
        self._moments: list[Moment] = []

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self._moments) - 1

    def __iter__(self) -> Iterator[Moment]:
        return iter(self._moments)

    def moment(self, k: int) -> Moment:
        if not 0 <= k <= len(self):
            raise IndexError(f"there is no moment {k} among {len(self)} actions")
        return self._moments[k]

    def entry(self, k: int) -> Entry:
        """The k-th action, counted from 1: the one that led to moment k."""
        entry = self.moment(k).entry
        if entry is None:
            raise IndexError("no action leads to the beginning")
        return entry

    def state(self, k: int) -> S:
        """For whoever may know everything: nothing of it leaves the program."""
        state: S = self.moment(k).state
        return state

    def outcome(self, k: int) -> Outcome | None:
        return self.game.outcome(self.state(k))

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
        state = self.state(k)
        if seat is EVERYTHING:
            return tuple(self.game.view(state, one) for one in range(len(self.moment(k).counts)))
        return self.game.view(state, seat)

    def decision(self, k: int, seat: Seat) -> Decision | None:
        return self.moment(k).decisions.get(seat)

    def legal(self, k: int, seat: Seat) -> Sequence[A]:
        """What a seat could have answered at moment k."""
        return self.game.legal(self.state(k), seat) if self.decision(k, seat) else ()

    # For the match that it is the memory of

    def grow(self, moment: Moment) -> None:
        self._moments.append(moment)
        self.shown.append(moment)

    def take_back(self, keep: int, decisions: Mapping[Seat, Decision]) -> None:
        """Only the first `keep` actions stand; what is open there is asked anew."""
        kept = replace(self.moment(keep), decisions=decisions)
        self._moments[keep:] = [kept]
        self.shown.append(replace(kept, told=(), entry=None, taken_back=True))

    def copy(self) -> "Timeline[O, S, A, V]":
        twin: Timeline[O, S, A, V] = Timeline.__new__(Timeline)
        twin.game, twin._moments, twin.shown = self.game, self._moments.copy(), self.shown.copy()
        return twin


AnyTimeline: TypeAlias = Timeline[Any, Any, Any, Any]
