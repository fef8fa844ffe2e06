"""What an Event card is to the rest of the game. Each card has a file; `__init__` lists them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose
from tortuga.games.tortuga1667.card_events import NothingHappened
from tortuga.games.tortuga1667.components import CAPACITY, TORTUGA, EventCard
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.questions import AnyQuestion, ResolveCard
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State
from tortuga.games.tortuga1667.turns import finish_deed

PLAYERS = tuple(Choose(seat) for seat in range(CAPACITY[TORTUGA]))


def choices(seats: Iterable[Seat]) -> tuple[AnyAction, ...]:
    return tuple([PLAYERS[seat] for seat in seats])


class CardRules(ABC):
    """A card without choices does everything in `turned`; one with choices asks, and goes on in `answer`.

    Whichever comes last calls `finish_deed` (or `maroon`, which does).
    """

    card: ClassVar[EventCard]

    @abstractmethod
    def turned(self, play: Play, revealer: Seat) -> None:
        """The card lies open; `state.event_cards.revealed` holds it."""

    def ask(self, play: Play, revealer: Seat) -> None:
        play.ask(Resolving(revealer, self.card))

    def nothing(self, play: Play) -> None:
        play.tell(NothingHappened(self.card))
        finish_deed(play)

    def question(self, state: Tortuga1667State, phase: Resolving) -> AnyQuestion:
        del state, phase
        return ResolveCard(self.card)

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        raise AssertionError(f"{self.card} asks nothing: {state.phase} {phase}")

    def overdue(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        return self.legal(state, phase)

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        raise AssertionError(f"{self.card} asks nothing: {play.state.phase} {phase} {action}")

    def imagined(self, state: Tortuga1667State, phase: Resolving, chance: Chance) -> Resolving:
        """What the revealer may have chosen in secret, for somebody who cannot know it."""
        del state, chance
        return phase
