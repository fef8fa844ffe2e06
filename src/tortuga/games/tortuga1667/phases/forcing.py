"""Force: somebody else must turn one of two cards (S-ACT-3); out of time they leave the choice (S-OPT-3)."""

from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Pair
from tortuga.games.tortuga1667.choosing import (
    LINE_PLACE,
    Asking,
    Choose,
    TableView,
    all_but,
    no,
    no_such_player,
)
from tortuga.games.tortuga1667.event_line import places_in_line
from tortuga.games.tortuga1667.events import ChoiceYielded, PlayerForced
from tortuga.games.tortuga1667.phases.looking import TwoCards, not_a_pair, pairs
from tortuga.games.tortuga1667.phases.turning import TURNS, Turn, not_to_turn, reveal
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message

# Which two cards


class Point(TwoCards, frozen=True):
    """At two cards of the line, one of which somebody shall turn."""

    form: ClassVar[Form] = Pair("point", LINE_PLACE, "same-card")


class ChoosePair(Question, frozen=True):
    answers: ClassVar = (Point,)


class Pointing(Asking, frozen=True):
    """Force: which two cards?"""

    questions: ClassVar = (ChoosePair,)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChoosePair:
        return ChoosePair()

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Point, ...]:
        return pairs(Point, places_in_line(state.event_cards))

    def answer(self, step: Step, seat: Seat, action: Point) -> None:
        step.ask(Forcing(seat, action.first, action.second))

    def objection(self, view: TableView, action: Point) -> Message:
        return not_a_pair(view, action)


# Who turns one of them


class ChooseForced(Question, frozen=True):
    first: int
    second: int
    answers: ClassVar = (Choose,)


class Forcing(Asking, frozen=True):
    """Force: which player?"""

    first: int
    second: int
    questions: ClassVar = (ChooseForced,)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChooseForced:
        return ChooseForced(self.first, self.second)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choose, ...]:
        return all_but(state, seat)

    def answer(self, step: Step, seat: Seat, action: Choose) -> None:
        step.tell(PlayerForced(seat, action.player, self.first, self.second))
        step.ask(Forced(action.player, self.first, self.second, seat))

    def objection(self, view: TableView, action: Choose) -> Message:
        return no_such_player(view, action) or no("not-yourself")


# The card is turned


class Yield(Choice, frozen=True):
    """Out of time, a forced player leaves the choice to who forced them. For the clock alone. S-OPT-3"""

    form: ClassVar[Form] = Form("yield")


class TurnForced(Question, frozen=True):
    """That player forces you to turn one of two cards."""

    player: Seat
    first: int
    second: int
    answers: ClassVar = (Turn,)


class OneOfTwo(Asking, frozen=True):
    """One of two cards is to be turned."""

    first: int
    second: int

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return TURNS[self.first - 1], TURNS[self.second - 1]

    def objection(self, view: TableView, action: Turn) -> Message:
        return not_to_turn(view, action)


class Forced(OneOfTwo, frozen=True):
    """The forced player turns one of two cards."""

    by: Seat
    questions: ClassVar = (TurnForced,)
    by_clock: ClassVar = (Yield,)

    def question(self, state: Tortuga1667State, seat: Seat) -> TurnForced:
        return TurnForced(self.by, self.first, self.second)

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return (Yield(),)

    def answer(self, step: Step, seat: Seat, action: Turn | Yield) -> None:
        if isinstance(action, Turn):
            reveal(step, seat, action)
        else:
            step.tell(ChoiceYielded(seat, self.by))
            step.ask(Overruling(self.by, self.first, self.second, seat))


class TurnFor(Question, frozen=True):
    """The player you force has run out of time: choose the card that they turn."""

    player: Seat
    first: int
    second: int
    answers: ClassVar = (Turn,)


class Overruling(OneOfTwo, frozen=True):
    """The forced player ran out of time, so who forced them chooses; they stay the revealer. S-OPT-3"""

    forced: Seat
    questions: ClassVar = (TurnFor,)

    def question(self, state: Tortuga1667State, seat: Seat) -> TurnFor:
        return TurnFor(self.forced, self.first, self.second)

    def answer(self, step: Step, seat: Seat, action: Turn) -> None:
        reveal(step, self.forced, action)
