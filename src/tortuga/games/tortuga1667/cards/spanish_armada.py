"""S-CARD-ARMADA: the end, or on a tie without a Dutch player sudden death (ending.py)."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.ending import armada
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.turns import finish_deed


class SpanishArmada(CardRules):
    card: ClassVar[EventCard] = EventCard.ARMADA

    def turned(self, play: Play, revealer: Seat) -> None:
        del revealer
        armada(play)
        if play.state.outcome is None:
            finish_deed(play)
