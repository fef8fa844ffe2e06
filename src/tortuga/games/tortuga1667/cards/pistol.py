"""S-CARD-PISTOL: another player is marooned."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose
from tortuga.games.tortuga1667.cards.card import CardRules, choices
from tortuga.games.tortuga1667.components import Cause, EventCard
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State, others


class Pistol(CardRules):
    card: ClassVar[EventCard] = EventCard.PISTOL

    def turned(self, play: Play, revealer: Seat) -> None:
        self.ask(play, revealer)

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        return choices(others(state, phase.seat))

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        del phase
        assert isinstance(action, Choose)
        maroon(play, action.player, Cause.PISTOL)
