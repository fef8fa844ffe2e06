"""Fists, broken in one way each: what the contract must notice."""

from collections.abc import Sequence
from itertools import count
from typing import Any, ClassVar, TypeAlias

from msgspec import field
from msgspec.structs import asdict, replace

from tests.core.toys import (
    Double,
    Fists,
    FistsAction,
    FistsEvent,
    FistsOptions,
    FistsState,
    FistsView,
    HowMany,
    Show,
    Take,
    TimeToTake,
)
from tortuga.core.chance import Chance
from tortuga.core.game import Event, Outcome, Seat, Told, Transition


class DiaryState(FistsState, frozen=True, kw_only=True):
    diary: list[str] = field(default_factory=list)


class KeepsADiary(Fists):
    """Its states hold a list, which is not yet wrong."""

    state_type = DiaryState

    def setup(self, options: FistsOptions, seats: int, chance: Chance) -> Transition[FistsState]:
        state, told = super().setup(options, seats, chance)
        return DiaryState(**asdict(state)), told


class WritesIntoTheOldState(KeepsADiary):
    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        assert isinstance(state, DiaryState)
        state.diary.append(self.notate(action))
        return super().apply(state, seat, action, chance)

    def imagine(self, view: FistsView, chance: Chance) -> FistsState:
        return DiaryState(**asdict(super().imagine(view, chance)))


class WritesWhenLookedAt(KeepsADiary):
    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        if isinstance(state, DiaryState):
            state.diary.append(f"{seat} looked")
        return super().view(state, seat)


class ShowsAllFingers(Fists):
    """The view holds what the others have chosen in secret."""

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return replace(super().view(state, seat), shown=state.shown)


class ShowsTheTopCard(Fists):
    """The view tells the top card to all, and `imagine` believes it: only a scramble finds this out."""

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return replace(super().view(state, seat), top=state.deck[0] if state.deck else None)


class NamesThoseWhoHesitate(Fists):
    """While all choose in secret, the view says who has not chosen yet."""

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return replace(super().view(state, seat), awaited=self.to_act(state))


class Overheard(Event, frozen=True):
    charm: bool


OverheardEvent: TypeAlias = FistsEvent | Overheard


class TellsOfTheCharm(Fists):
    """Whoever shows fingers is said to hold a charm, or not, for all to hear."""

    event_type = OverheardEvent

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        charm = state.charms[seat]
        state, told = super().apply(state, seat, action, chance)
        return state, (Told(Overheard(charm)), *told)


class Whispered(Event, frozen=True):
    fingers: int


WhisperedEvent: TypeAlias = FistsEvent | Whispered


class WhispersWhatWasShown(Fists):
    """A secret choice is told to all as soon as it is made; only the view keeps it secret."""

    event_type = WhisperedEvent

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        state, told = super().apply(state, seat, action, chance)
        return state, (Told(Whispered(action.fingers)), *told) if isinstance(action, Show) else told


class OrdersChoicesByTheDeck(Fists):
    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        legal = super().legal(state, seat)
        return legal if not state.deck or state.deck[0] % 2 else legal[::-1]


class ListsAChoiceTwice(Fists):
    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        legal = super().legal(state, seat)
        return [*legal, *legal[:1]]


class LetsAnyoneShow(Fists):
    """Seats that are not to act have legal actions."""

    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        return super().legal(state, seat) or [Show(1)]


class LeavesNoChoice(Fists):
    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        return [] if state.round == 2 else super().legal(state, seat)

    def overdue(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        return super().legal(state, seat)


class ClockWaits(Fists):
    """When time is up before all have shown, nothing happens."""

    def overdue(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        return [] if None in state.shown else self.legal(state, seat)


class WritesThreeAsTwo(Fists):
    def notate(self, action: FistsAction) -> str:
        return super().notate(action).replace("3", "2")


class HasNoJsonForTake(Fists):
    """Its action type leaves one out, so that the JSON of it is refused."""

    action_type = Show | Double


class LooseView(FistsView, frozen=True, kw_only=True):
    note: Any


class ViewLosesItsTuple(Fists):
    """A field without a type: what was a tuple comes back from JSON as a list."""

    view_type: type[FistsView] = LooseView

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return LooseView(**asdict(super().view(state, seat)), note=(1, 2))


class ViewOfSomebodyElse(Fists):
    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return replace(super().view(state, seat), seat=0)


class AsksAll(Fists):
    """The view asks seats that are not to act."""

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        view = super().view(state, seat)
        return replace(view, asked=view.asked or HowMany(state.round))


class AsksSomethingElse(Fists):
    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        view = super().view(state, seat)
        return replace(view, asked=view.asked and TimeToTake(99))


class HidesTheOutcome(Fists):
    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        return replace(super().view(state, seat), outcome=None)


class NeverEnds(Fists):
    """The last round is played again and again."""

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        after, told = super().apply(state, seat, action, chance)
        return (replace(after, round=state.round, deck=state.deck), told)


class WaitsForNobody(Fists):
    def to_act(self, state: FistsState) -> tuple[Seat, ...]:
        return () if state.round == 2 else super().to_act(state)


class CountsBackwards(Fists):
    def to_act(self, state: FistsState) -> tuple[Seat, ...]:
        return super().to_act(state)[::-1]


class GoesOnAfterTheEnd(Fists):
    def to_act(self, state: FistsState) -> tuple[Seat, ...]:
        return super().to_act(state) or (0,)


class CrownsAStranger(Fists):
    def outcome(self, state: FistsState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=(9,))


class ImaginesNoPoints(Fists):
    def imagine(self, view: FistsView, chance: Chance) -> FistsState:
        imagined = super().imagine(view, chance)
        return replace(imagined, points=(0,) * len(imagined.points))


class BringsItsOwnDice(Fists):
    """Luck from elsewhere: no replay can repeat it."""

    def __init__(self) -> None:
        self.dice = count()

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        state, told = super().apply(state, seat, action, chance)
        if not isinstance(action, Take):
            return state, told
        return replace(state, points=(next(self.dice), *state.points[1:])), told


class LooseEvent(Event, frozen=True):
    reveals: ClassVar[bool] = True
    note: Any


LooseEvents: TypeAlias = FistsEvent | LooseEvent


class EventLosesItsTuple(Fists):
    event_type = LooseEvents

    def setup(self, options: FistsOptions, seats: int, chance: Chance) -> Transition[FistsState]:
        state, told = super().setup(options, seats, chance)
        return state, (*told, Told(LooseEvent((1, 2))))


class Stumbles(Fists):
    """Fails after it has drawn: nothing of it may have happened."""

    def __init__(self) -> None:
        self.falls = 1

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        after, told = super().apply(state, seat, action, chance)
        if isinstance(action, Take) and self.falls:
            self.falls -= 1
            raise RuntimeError("stumbled")
        return after, told


class HurriesWithoutACharm(Fists):
    """A leader has a choice only with a charm, so that one whose answer comes by itself has none."""

    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        legal = super().legal(state, seat)
        waits = list(legal) == [Take()] and state.charms[seat] and not state.doubled[seat]
        return [*legal, Double()] if waits else legal
