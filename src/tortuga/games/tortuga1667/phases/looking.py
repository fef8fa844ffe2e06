"""View: two cards of the line are seen in secret and put back (S-ACT-1)."""

from functools import cache
from itertools import combinations
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Form, Pair
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.choosing import LINE_PLACE, Asking, Detail, LinePlace, TableView, no
from tortuga.games.tortuga1667.event_line import lay, places_in_line
from tortuga.games.tortuga1667.events import CardsLooked, CardsSeen
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class TwoCards(Detail, frozen=True):
    """Two cards of the line, the lower place first."""

    first: LinePlace
    second: LinePlace


class Look(TwoCards, frozen=True):
    """At two cards of the line, for a View."""

    form: ClassVar[Form] = Pair("look", LINE_PLACE, "same-card")


class ChooseLook(Question, frozen=True):
    answers: ClassVar = (Look,)


P = TypeVar("P", bound=TwoCards)


@cache
def pairs(kind: type[P], places: tuple[int, ...]) -> tuple[P, ...]:
    return tuple(kind(first, second) for first, second in combinations(places, 2))


def not_a_pair(view: TableView, action: TwoCards) -> Message:
    """Why these are not two cards of the line."""
    if action.first == action.second:
        return no("same-card")
    if action.first > action.second:
        return no("card-order")
    return no("empty-place", place=action.second if view.line[action.first - 1] else action.first)


def looks(state: Tortuga1667State) -> tuple[Look, ...]:
    return pairs(Look, places_in_line(state.event_cards))


def look(step: Step, seat: Seat, action: Look) -> None:
    """The program keeps the notes (S-INFO-1)."""
    cards = step.state.event_cards
    first, second = action.first - 1, action.second - 1
    first_card, second_card = cards.line[first], cards.line[second]
    assert first_card
    assert second_card
    step.tell(CardsLooked(seat, action.first, action.second))
    step.whisper(seat, CardsSeen(action.first, first_card, action.second, second_card))
    seen = with_item(cards.seen, seat, cards.seen[seat] | 1 << first | 1 << second)
    lay(step, replace(cards, seen=seen))


class Looking(Asking, frozen=True):
    """View: which two cards?"""

    questions: ClassVar = (ChooseLook,)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChooseLook:
        return ChooseLook()

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Look, ...]:
        return looks(state)

    def answer(self, step: Step, seat: Seat, action: Look) -> None:
        look(step, seat, action)

    def objection(self, view: TableView, action: Look) -> Message:
        return not_a_pair(view, action)
