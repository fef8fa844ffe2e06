"""S-CARD-FACADE: the revealer's pawn swaps places with that of the player to their right."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import SHIPS, EventCard
from tortuga.games.tortuga1667.pawns import check_albatross
from tortuga.games.tortuga1667.state import Step


class PlacesSwapped(Event, frozen=True):
    """By Facade."""

    player: Seat
    other: Seat


class Facade(CardRules):
    card: ClassVar = EventCard.FACADE
    starred: ClassVar = True
    for_few: ClassVar = False
    tells: ClassVar = (PlacesSwapped,)

    def turned(self, step: Step, revealer: Seat) -> None:
        right = (revealer - 1) % step.state.seats
        exchange = {revealer: right, right: revealer}
        lines = tuple(tuple(exchange.get(seat, seat) for seat in line) for line in step.state.lines)
        step.change(lines=lines)
        step.tell(PlacesSwapped(revealer, right))
        for ship in SHIPS:
            check_albatross(step, ship)


CARD = Facade()
