"""What an Event card is to the rest of the game. Each card is a file in cards/."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tortuga.core.chance import Chance
from tortuga.core.game import Event, Question, Seat
from tortuga.core.notation import Choice
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.choosing import Asking, Choose, TableView, all_but, no, no_such_player
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.events import NothingHappened
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class CardRules:
    """A card that does everything when it is turned."""

    card: ClassVar[EventCard]
    copies: ClassVar[int] = 1
    starred: ClassVar[bool] = False
    for_few: ClassVar[bool] = True
    """S-SETUP-4: whether it is in the deck of two or three players too."""
    tells: ClassVar[tuple[type[Event], ...]] = ()
    """The events that no other rule tells."""
    phases: ClassVar[tuple[type[Phase], ...]] = ()
    """The choices that come up later, while the card lies before a player."""

    def asks(self, state: Tortuga1667State) -> bool:
        """Whether the revealer has to choose, rather than see it turned."""
        return False

    def turned(self, step: Step, revealer: Seat) -> None:
        """The card lies open; `event_cards.revealed` holds it."""
        step.tell(NothingHappened(self.card))


class CardChoice(Asking, frozen=True):
    """How far the choices about a card have come."""

    card: EventCard
    chosen: tuple[int, ...] = ()
    """What has been chosen so far in the open."""
    secret: tuple[int, ...] = ()
    """What has been chosen so far and only this seat knows."""


class AskingCard(CardRules, ABC):
    """A card with which the revealer has to choose. phases/resolving.py puts its questions."""

    answers: ClassVar[tuple[type[Choice], ...]]
    """What answers the first question, what to do with it."""
    questions: ClassVar[tuple[type[Question], ...]] = ()
    """What it asks after that, or instead."""

    def asks(self, state: Tortuga1667State) -> bool:
        return True

    def question(self, state: Tortuga1667State, phase: CardChoice) -> Question | None:
        """What it asks now; None: what to do with it."""
        return None

    @abstractmethod
    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]: ...

    def overdue(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        return self.legal(state, phase)

    @abstractmethod
    def answer(self, step: Step, phase: CardChoice, action: Any) -> None: ...

    def objection(self, view: TableView, action: Any) -> Message | None:
        return None

    def imagined_secret(self, state: Tortuga1667State, phase: CardChoice, chance: Chance) -> tuple[int, ...]:
        """What the revealer may have chosen in secret, for somebody who cannot know it."""
        return phase.secret


class CardForAnother(AskingCard):
    """A card with which the revealer chooses another player."""

    answers: ClassVar = (Choose,)

    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        return all_but(state, phase.seat)

    def objection(self, view: TableView, action: Choose) -> Message:
        return no_such_player(view, action) or no("not-yourself")
