"""S-CARD-ALBATROSS: lies before the revealer for good; two of them on one ship empty it."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import SHIPS, EventCard
from tortuga.games.tortuga1667.event_line import keep_for_oneself
from tortuga.games.tortuga1667.pawns import check_albatross
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import place_of
from tortuga.games.tortuga1667.turns import finish_deed


class Albatross(CardRules):
    card: ClassVar[EventCard] = EventCard.ALBATROSS

    def turned(self, play: Play, revealer: Seat) -> None:
        keep_for_oneself(play, revealer, self.card)
        place = place_of(play.state, revealer)
        if place in SHIPS:
            check_albatross(play, place)
        finish_deed(play)
