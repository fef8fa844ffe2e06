"""S-CARD-ALBATROSS: lies before the revealer for good; two of them on one ship empty it (pawns.py)."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import SHIPS, EventCard
from tortuga.games.tortuga1667.event_line import keep_for_oneself
from tortuga.games.tortuga1667.pawns import check_albatross
from tortuga.games.tortuga1667.state import Step, place_of


class Albatross(CardRules):
    card: ClassVar = EventCard.ALBATROSS
    copies: ClassVar = 3
    for_few: ClassVar = False

    def turned(self, step: Step, revealer: Seat) -> None:
        keep_for_oneself(step, revealer, self.card)
        place = place_of(step.state, revealer)
        if place in SHIPS:
            check_albatross(step, place)


CARD = Albatross()
