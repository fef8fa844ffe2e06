"""The choices that an Event card asks for. What they are stands in the card's file."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self, TypeVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.card import AskingCard, CardChoice
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.choosing import TableView, no
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message

T = TypeVar("T")
UNKNOWN = -1
"""In place of what others chose in secret."""
ASKING = {name: card for name, card in CARDS.items() if isinstance(card, AskingCard)}


def _once(kinds: Iterable[Iterable[T]]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(kind for of_card in kinds for kind in of_card))


class ResolveCard(Question, frozen=True):
    """The first choice that a card asks for."""

    card: EventCard
    answers: ClassVar = _once(card.answers for card in ASKING.values())


class Resolving(CardChoice, frozen=True):
    """The revealer (or, with a saved letter, its owner) decides what a card does."""

    questions: ClassVar = (ResolveCard, *_once(card.questions for card in ASKING.values()))

    @property
    def rules(self) -> AskingCard:
        return ASKING[self.card]

    def question(self, state: Tortuga1667State, seat: Seat) -> Question:
        return self.rules.question(state, self) or ResolveCard(self.card)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return self.rules.legal(state, self)

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return self.rules.overdue(state, self)

    def answer(self, step: Step, seat: Seat, action: Any) -> None:
        self.rules.answer(step, self, action)

    def objection(self, view: TableView, action: Choice) -> Message | None:
        if isinstance(view.asked, ResolveCard) and type(action) not in self.rules.answers:
            return no("not-asked")
        return self.rules.objection(view, action)

    def covered(self, state: Tortuga1667State, seat: Seat | None) -> Self:
        """S-CARD-NEST: nobody else sees what the revealer takes."""
        if not self.secret or self.seat == seat:
            return self
        return replace(self, secret=(UNKNOWN,) * len(self.secret))

    def imagined(self, state: Tortuga1667State, chance: Chance) -> Self:
        """At a table whose cards are imagined already."""
        if UNKNOWN not in self.secret:
            return self
        return replace(self, secret=self.rules.imagined_secret(state, self, chance))
