"""Reveal: a card of the line is turned and resolved at once (S-ACT-2)."""

from functools import cache
from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Form
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.choosing import LINE_PLACE, Asking, Detail, LinePlace, TableView, no
from tortuga.games.tortuga1667.components import LINE_PLACES
from tortuga.games.tortuga1667.event_line import places_in_line, take_from_line
from tortuga.games.tortuga1667.events import CardTurned
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class Turn(Detail, frozen=True):
    """A card of the line, face up."""

    place: LinePlace
    form: ClassVar[Form] = Form("turn", LINE_PLACE)


class ChooseTurn(Question, frozen=True):
    answers: ClassVar = (Turn,)


TURNS = tuple(Turn(place) for place in LINE_PLACES)


def turns(state: Tortuga1667State) -> tuple[Turn, ...]:
    return _turns(places_in_line(state.event_cards))


@cache
def _turns(places: tuple[int, ...]) -> tuple[Turn, ...]:
    return tuple(TURNS[place - 1] for place in places)


def reveal(step: Step, revealer: Seat, action: Turn) -> None:
    card = take_from_line(step, LINE_PLACES.index(action.place))
    step.tell(CardTurned(revealer, action.place, card))
    if CARDS[card].asks(step.state):
        step.ask(Resolving(revealer, card))
    else:
        CARDS[card].turned(step, revealer)


def not_to_turn(view: TableView, action: Turn) -> Message:
    """Why this card cannot be turned."""
    return no("not-pointed-at" if view.line[action.place - 1] else "empty-place", place=action.place)


class Turning(Asking, frozen=True):
    """Reveal: which card?"""

    questions: ClassVar = (ChooseTurn,)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChooseTurn:
        return ChooseTurn()

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Turn, ...]:
        return turns(state)

    def answer(self, step: Step, seat: Seat, action: Turn) -> None:
        reveal(step, seat, action)

    def objection(self, view: TableView, action: Turn) -> Message:
        return not_to_turn(view, action)
