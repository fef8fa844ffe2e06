"""An action being carried out, and the rules of a phase: the two things all rules modules work with."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Event, Seat, Told
from tortuga.games.tortuga1667.actions import AnyAction
from tortuga.games.tortuga1667.questions import AnyQuestion
from tortuga.games.tortuga1667.state import AnyPhase, Asking, Phase, Tortuga1667State

P = TypeVar("P", bound=Phase)
A = TypeVar("A", bound=Asking)


class Play:
    """One step under way: the state as it has become, and what was told. Lives as long as one `apply`."""

    __slots__ = ("chance", "state", "told")

    def __init__(self, state: Tortuga1667State, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.told: list[Told] = []

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_cards(self, **fields: Any) -> None:
        self.state = replace(self.state, event_cards=replace(self.state.event_cards, **fields))

    def ask(self, phase: AnyPhase) -> None:
        self.state = replace(self.state, phase=phase)

    def tell(self, event: Event) -> None:
        """The whole table."""
        self.told.append(Told(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """One seat alone."""
        self.told.append(Told(event, (seat,)))


class PhaseRules(ABC, Generic[P]):
    """Who is asked what in a phase, what they can answer, and what comes of it."""

    @abstractmethod
    def asks(self, phase: P) -> tuple[Seat, ...]:
        """Who has to choose, ascending."""

    @abstractmethod
    def question(self, state: Tortuga1667State, phase: P, seat: Seat) -> AnyQuestion: ...

    @abstractmethod
    def legal(self, state: Tortuga1667State, phase: P, seat: Seat) -> tuple[AnyAction, ...]: ...

    def overdue(self, state: Tortuga1667State, phase: P, seat: Seat) -> tuple[AnyAction, ...]:
        """S-OPT-3: what the clock does one of."""
        return self.legal(state, phase, seat)

    @abstractmethod
    def answer(self, play: Play, phase: P, seat: Seat, action: Any) -> None: ...


class AskingRules(PhaseRules[A]):
    """A phase in which one seat chooses."""

    def asks(self, phase: A) -> tuple[Seat, ...]:
        return (phase.seat,)
