"""S-CARD-STORM: a ship's treasure goes back to the Galleon; Tortuga's belongs to nobody until a brawl."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card_events import StormBroke
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import BOATS, BRITISH, FRENCH, PLACES, TORTUGA, EventCard
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import hold, place_of
from tortuga.games.tortuga1667.turns import finish_deed


class StormySeas(CardRules):
    card: ClassVar[EventCard] = EventCard.STORM

    def turned(self, play: Play, revealer: Seat) -> None:
        place = place_of(play.state, revealer)
        if place in BOATS:
            self.nothing(play)
            return
        holds = list(play.state.holds)
        treasures = 0
        for nation in (BRITISH, FRENCH):
            treasures += holds[hold(place, nation)]
            holds[hold(place, nation)] = 0
        if place == TORTUGA:
            play.change(holds=tuple(holds), adrift=play.state.adrift + treasures)
        else:
            play.change(holds=tuple(holds), galleon=play.state.galleon + treasures)
        play.tell(StormBroke(PLACES[place], treasures))
        finish_deed(play)
