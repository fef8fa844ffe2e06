"""What a game is. Everything else (matches, bots, servers, terminals) knows games only by this page.

A game is pure: it holds no state of its own, reads no clock, and takes all luck from the `Chance`
it is handed. States, actions, events, questions, views and options are frozen `msgspec.Struct`s
that the garbage collector need not look at (`gc=False`): what is frozen cannot become a ring.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from tortuga.core.chance import Chance
from tortuga.core.landmarks import Landmarks
from tortuga.core.tally import Tally
from tortuga.text import Message

Seat: TypeAlias = Annotated[int, Meta(ge=0, title="Seat")]
"""A place at the table, counted from 0 clockwise."""


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How a table wants to play. Every option has a default and a sentence `<game>-option-<name>`."""

    newer: ClassVar[frozenset[str]] = frozenset()
    """Options that came after the first records: written into a record only where they are not as usual, so
    that everything else is written as it always was."""


class Way(StrEnum):
    """Ways to play that a table can choose at a touch; what each means in a game is a `Preset`."""

    QUICK = "quick"
    USUAL = "usual"
    EVERYTHING = "everything"


class Preset(Struct, frozen=True):
    """A way to play a game. Its sentence is `<game>-preset-<way>`."""

    options: Options
    seconds: int | None = None
    """For each choice, where the options say nothing of it; None: as long as one likes."""


class State(Struct, frozen=True, gc=False):
    """All there is to know of a match at one moment. Never leaves the program."""


class Action(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=kebab):
    """One small choice of one seat."""


class Event(Struct, frozen=True, gc=False, tag=kebab):
    """Something that happened, as those who may know it are told it."""

    reveals: ClassVar[bool] = False
    """Whether being told this lets a seat learn what was hidden from it until then (a card turned,
    a hidden deck drawn from, the end of a secret vote). These classes are the whole list of ways in
    which hidden things come to light: `contract.py` holds every other event to it."""


class Question(Struct, frozen=True, gc=False, tag=kebab):
    """What a seat is asked now; the sentence is `<game>-asked-<tag>`. Holds nothing the seat may not know.

    As long as a seat is to act and its question stays equal, it is the same decision. So a question
    that a seat may leave unanswered names what it belongs to (the turn, say).
    """

    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that can answer it, where a game is made of phases."""
    secret: ClassVar[bool] = False
    """Whether how many answers there are may tell something that others do not know, or it may be left
    unanswered: then it is never answered for somebody, not even where there is only one answer."""
    laid_open_by: ClassVar[tuple[type[Event], ...] | None] = None
    """None: it is answered before everyone's eyes. Otherwise the answer is hidden until one of these events
    names its `player`; with none, until the match is over. Until then nobody else hears how it was made."""


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a match ended by its rules. No winners: a draw."""

    winners: tuple[Seat, ...]
    reason: str
    """Why, as the end of a message id: `<game>-outcome-<reason>`. Two belong to no game: `conclusions.py`."""
    points: tuple[int, ...] | None = None


class View(Struct, frozen=True, gc=False, kw_only=True):
    """All that a seat (or, with seat None, a spectator) may know of a state. Games add their own fields."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    """Whom the table can see it is waiting for: in a secret vote all voters until it is over."""
    asked: Question | None
    """What this seat is asked now. A game's view names its own union of questions here."""
    outcome: Outcome | None


def forced(view: View, legal: Sequence[Action]) -> bool:
    """Whether a seat has no choice, and nobody learns anything from an answer that comes by itself: the table
    sees that it waits for this seat alone, and everyone could say that there is only one answer."""
    asked = view.asked
    return len(legal) == 1 and view.awaited == (view.seat,) and asked is not None and not asked.secret


class Told(Struct, frozen=True, gc=False):
    """An event and its audience: some seats, or (None) the whole table and its spectators."""

    event: Event
    to: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

Transition: TypeAlias = tuple[S, tuple[Told, ...]]
"""The next state, and what happened on the way, in order."""


class Game(ABC, Generic[O, S, A, V]):
    """The rules of one game."""

    id: ClassVar[str]
    seats: ClassVar[range]
    usual_seats: ClassVar[int | None] = None
    """How many usually sit down to it; None: as few as can play."""
    has_secrets: ClassVar[bool]
    """Whether any seat ever knows something that another does not."""
    compares_first_moves: ClassVar[bool] = False
    """Whether the board is the same at the beginning of every match, so that first moves can be compared."""
    presets: ClassVar[Mapping[Way, Preset]] = MappingProxyType({})
    """What each way to play means here; none: there is only one."""
    landmarks: ClassVar[Landmarks] = Landmarks()
    """What is worth coming back to in a match that is seen again."""
    rivals: ClassVar[tuple[int, ...]] = ()
    """The sides (`sides`) that want the same prize, where another one only waits for both to miss it.
    Empty: all do."""

    options_type: type[O]
    state_type: type[S]
    view_type: type[V]
    action_type: Any
    """The union of the action classes, which is how one is decoded."""
    event_type: Any
    question_type: Any

    # The rules

    def check(self, options: O, seats: int) -> None:
        """Raise `OptionError` where these options cannot be played by so many."""

    @abstractmethod
    def setup(self, options: O, seats: int, chance: Chance) -> Transition[S]:
        """The first state and what the table saw of its making."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may or must choose now, ascending; none exactly when the match is over."""

    @abstractmethod
    def question(self, state: S, seat: Seat) -> Question:
        """What a seat that is to act is asked."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action of a seat that is to act, each once, in a fixed order that depends on nothing
        the seat may not know; empty for any other seat."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Transition[S]:
        """Do a legal action. Callers check legality (`Match` does); here it is taken for granted."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, if it has."""

    def sides(self, state: S) -> tuple[int, ...]:
        """Which seats win together: the number of the side of each seat, from 0. Empty: each for itself.
        For those who rank bots; no seat may be told what it does not know."""
        return ()

    def overdue(self, state: S, seat: Seat) -> Sequence[A]:
        """When a seat's time is up, one of these is done for it, at random."""
        return self.legal(state, seat)

    def turn_seconds(self, options: O) -> float | None:
        """How long a table waits for one decision, unless it wants another clock; None: for ever. If not
        said otherwise, an option of this name says it."""
        seconds: float | None = getattr(options, "turn_seconds", None)
        return seconds

    # Ends that people make (`conclusions.py`)

    def resignable(self, options: O, seats: int) -> bool:
        """Whether a player may give up. Only where one other side is left, which then wins."""
        return False

    def drawable(self, options: O, seats: int) -> bool:
        """Whether the players may agree on a draw."""
        return False

    # What a seat may know

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat, or a spectator, may know."""

    def open_view(self, state: S) -> V:
        """As a spectator sees it, with everything open: for a match that is over, seen again. Only a game
        without secrets can leave this as it is."""
        return self.view(state, None)

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A state that this view cannot tell from the true one, as likely as what the seat knows makes it."""

    # Words

    @abstractmethod
    def notate(self, action: A) -> str:
        """An action as people write it; `parse` reads it back."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """Read an action; raises `NotationError` naming the offending character."""

    def objection(self, view: V, action: A) -> Message | None:
        """Why a seat with this view cannot do this illegal action, if there is more to say than 'no'."""
        return None

    # Figures

    def tally(self) -> Tally | None:
        """A fresh collector of this game's own statistics for simulations, if it has any."""
        return None


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
