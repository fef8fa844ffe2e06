"""S-CARD-SPOT: the revealer is marooned."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import Cause, EventCard
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.play import Play


class BlackSpot(CardRules):
    card: ClassVar[EventCard] = EventCard.SPOT

    def turned(self, play: Play, revealer: Seat) -> None:
        maroon(play, revealer, Cause.SPOT)
