"""S-CARD-SPOT: the revealer is marooned."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import Cause, EventCard
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.state import Step


class BlackSpot(CardRules):
    card: ClassVar = EventCard.SPOT
    copies: ClassVar = 3

    def turned(self, step: Step, revealer: Seat) -> None:
        maroon(step, revealer, Cause.SPOT)


CARD = BlackSpot()
