"""S-CARD-ARMADA: the end, or on a tie without a Dutch player sudden death (ending.py)."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.ending import armada
from tortuga.games.tortuga1667.state import Step


class SpanishArmada(CardRules):
    card: ClassVar = EventCard.ARMADA
    copies: ClassVar = 0
    """It is not shuffled in: it lies under the deck."""

    def turned(self, step: Step, revealer: Seat) -> None:
        armada(step)


CARD = SpanishArmada()
