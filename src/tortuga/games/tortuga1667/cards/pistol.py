"""S-CARD-PISTOL: another player is marooned."""

from typing import ClassVar

from tortuga.games.tortuga1667.card import CardChoice, CardForAnother
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import Cause, EventCard
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.state import Step


class Pistol(CardForAnother):
    card: ClassVar = EventCard.PISTOL
    copies: ClassVar = 3

    def answer(self, step: Step, phase: CardChoice, action: Choose) -> None:
        maroon(step, action.player, Cause.PISTOL)


CARD = Pistol()
