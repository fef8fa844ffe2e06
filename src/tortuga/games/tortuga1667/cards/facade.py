"""S-CARD-FACADE: the revealer's pawn swaps places with that of the player to their right."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card_events import PlacesSwapped
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import SHIPS, EventCard
from tortuga.games.tortuga1667.pawns import check_albatross
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.turns import finish_deed


class Facade(CardRules):
    card: ClassVar[EventCard] = EventCard.FACADE

    def turned(self, play: Play, revealer: Seat) -> None:
        right = (revealer - 1) % play.state.seats
        exchange = {revealer: right, right: revealer}
        lines = tuple(tuple(exchange.get(seat, seat) for seat in line) for line in play.state.lines)
        play.change(lines=lines)
        play.tell(PlacesSwapped(revealer, right))
        for ship in SHIPS:
            check_albatross(play, ship)
        finish_deed(play)
