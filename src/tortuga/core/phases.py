"""Games made of phases, and the one machine that drives them.

A state has a phase. A phase says who is asked, what, which answers there are and what comes of one; all of
that stands in its file. A step collects what an answer changes, what is told to whom, and who is asked next.
When nobody is asked, one place of the game (`settle`) decides what comes next: no rule has to end a turn.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Event, Game, O, Question, Seat, State, Told, Transition, V, kebab
from tortuga.core.notation import Choice, Notation
from tortuga.text import Message


class Phase(Struct, frozen=True, gc=False, tag=kebab):
    """What the table is busy with. A game's phases name its own state, step and view where `Any` stands."""

    questions: ClassVar[tuple[type[Question], ...]] = ()
    """What can be asked in it; each question names its answers."""
    by_clock: ClassVar[tuple[type[Choice], ...]] = ()
    """What only the clock answers."""

    # What is asked

    def asks(self, state: Any) -> tuple[Seat, ...]:
        """Who may or must choose now, ascending. Nobody: the game goes on by itself."""
        return ()

    def question(self, state: Any, seat: Seat) -> Any:
        raise AssertionError(f"{self} asks nobody")

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Every answer, each once, in an order that depends on nothing the seat may not know."""
        raise AssertionError(f"{self} asks nobody")

    def overdue(self, state: Any, seat: Seat) -> Sequence[Any]:
        """When the time is up, one of these is done, at random."""
        return self.legal(state, seat)

    def answer(self, step: Any, seat: Seat, action: Any) -> None:
        """What comes of a legal answer."""
        raise AssertionError(f"{self} asks nobody")

    def objection(self, view: Any, action: Any) -> Message | None:
        """Why a seat with this view cannot give this answer, if there is more to say than 'no'."""
        return None

    # What a seat may know of it

    def awaited(self, state: Any) -> tuple[Seat, ...]:
        """Whom the table can see it is waiting for."""
        return self.asks(state)

    def covered(self, state: Any, seat: Seat | None) -> Self:
        """As a seat, or a spectator, may see it."""
        return self

    def imagined(self, view: Any, chance: Chance) -> Self:
        """A covered phase with what is hidden made up, as likely as what the seat knows makes it."""
        return self


class PhasedState(State, frozen=True, kw_only=True):
    phase: Phase


S = TypeVar("S", bound=PhasedState)


class GameStep(Generic[S]):
    """One action being carried out: the state as it has become, what was told, whether somebody is asked."""

    __slots__ = ("chance", "rests", "state", "told")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.told: list[Told] = []
        self.rests = False
        """Whether the step is complete: somebody is asked, or the match is over."""

    def change(self, **fields: Any) -> None:
        """Where it is done often, `step.state = replace(step.state, …)` is three times as quick."""
        self.state = replace(self.state, **fields)

    def tell(self, event: Event) -> None:
        """The whole table."""
        self.told.append(Told(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """One seat alone."""
        self.told.append(Told(event, (seat,)))

    def ask(self, phase: Phase) -> None:
        """Come to a phase; if it asks nobody, the game settles what comes next."""
        self.state = replace(self.state, phase=phase)
        self.rests = bool(phase.asks(self.state))

    def reach(self, state: S) -> None:
        """Come to a phase in a state that has changed otherwise, too."""
        self.state = state
        self.rests = bool(state.phase.asks(state))

    def end(self, phase: Phase) -> None:
        """Come to the phase in which the match is over."""
        self.state = replace(self.state, phase=phase)
        self.rests = True


class PhasedGame(Game[O, S, Choice, V]):
    """A game that is a list of phases, a deal, and what comes next when nobody is asked."""

    phases: ClassVar[tuple[type[Phase], ...]]

    @abstractmethod
    def deal(self, options: O, seats: int, chance: Chance) -> GameStep[S]:
        """The set-up as a step, as far as nobody is asked."""

    @abstractmethod
    def settle(self, step: GameStep[S]) -> None:
        """Nobody is asked: `step.state.phase` is over. Ask whoever comes next, or end the match."""

    # What the machine makes of it

    def setup(self, options: O, seats: int, chance: Chance) -> Transition[S]:
        step = self.deal(options, seats, chance)
        while not step.rests:
            self.settle(step)
        return step.state, tuple(step.told)

    def apply(self, state: S, seat: Seat, action: Choice, chance: Chance) -> Transition[S]:
        step = GameStep(state, chance)
        state.phase.answer(step, seat, action)
        while not step.rests:
            self.settle(step)
        return step.state, tuple(step.told)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return state.phase.asks(state)

    def question(self, state: S, seat: Seat) -> Question:
        question: Question = state.phase.question(state, seat)
        return question

    def legal(self, state: S, seat: Seat) -> Sequence[Choice]:
        phase = state.phase
        return phase.legal(state, seat) if seat in phase.asks(state) else ()

    def overdue(self, state: S, seat: Seat) -> Sequence[Choice]:
        return state.phase.overdue(state, seat)

    def objection(self, view: V, action: Choice) -> Message | None:
        asked = view.asked
        if view.seat is None or asked is None:
            return None
        if type(action) not in asked.answers:
            return self.not_asked(asked, action)
        return self.phase_in(view).objection(view, action)

    def not_asked(self, asked: Question, action: Choice) -> Message:
        """Why an answer of this kind does not answer the question."""
        return Message(f"{self.id}-objection-asked-{asked.__struct_config__.tag}")

    @abstractmethod
    def phase_in(self, view: V) -> Phase:
        """The phase as the view shows it."""

    # Words and types, read off the phases

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.id, choices_of(self.phases))

    def notate(self, action: Choice) -> str:
        return self.notation.write(action)

    def parse(self, text: str) -> Choice:
        return self.notation.read(text)


def questions_of(phases: Iterable[type[Phase]]) -> tuple[type[Question], ...]:
    return tuple(dict.fromkeys(question for phase in phases for question in phase.questions))


def choices_of(phases: Iterable[type[Phase]]) -> tuple[type[Any], ...]:
    """Every kind of answer, each once."""
    phases = tuple(phases)
    asked = [answer for question in questions_of(phases) for answer in question.answers]
    return tuple(dict.fromkeys((*asked, *(choice for phase in phases for choice in phase.by_clock))))


def union(kinds: Iterable[type[Any]]) -> Any:
    """The type of one of these, for reading and for schemas."""
    return reduce(or_, kinds)
