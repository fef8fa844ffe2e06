"""S-CARD-STORM: a ship's treasure goes back to the Galleon; Tortuga's belongs to nobody until a brawl."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import BOATS, BRITISH, FRENCH, PLACES, TORTUGA, EventCard, Place
from tortuga.games.tortuga1667.state import Step, hold, place_of


class StormBroke(Event, frozen=True):
    place: Place
    treasures: int


class StormySeas(CardRules):
    card: ClassVar = EventCard.STORM
    starred: ClassVar = True
    tells: ClassVar = (StormBroke,)

    def turned(self, step: Step, revealer: Seat) -> None:
        place = place_of(step.state, revealer)
        if place in BOATS:
            super().turned(step, revealer)
            return
        holds = list(step.state.holds)
        treasures = 0
        for nation in (BRITISH, FRENCH):
            treasures += holds[hold(place, nation)]
            holds[hold(place, nation)] = 0
        if place == TORTUGA:
            step.change(holds=tuple(holds), adrift=step.state.adrift + treasures)
        else:
            step.change(holds=tuple(holds), galleon=step.state.galleon + treasures)
        step.tell(StormBroke(PLACES[place], treasures))


CARD = StormySeas()
