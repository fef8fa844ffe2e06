"""S-CARD-FOUNTAIN: a map whose owner may once cancel being marooned; marooning.py asks them."""

from typing import ClassVar

from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.treasure_map import TreasureMap


class FountainOfYouth(TreasureMap):
    card: ClassVar = EventCard.FOUNTAIN


CARD = FountainOfYouth()
