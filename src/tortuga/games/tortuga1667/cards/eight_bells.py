"""S-CARD-BELLS: all pawns at the revealer's ship or on Tortuga are reshuffled among their positions."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import PLACES, EventCard, Place
from tortuga.games.tortuga1667.state import Step, place_of


class BellsRung(Event, frozen=True):
    place: Place
    crew: tuple[Seat, ...]
    """From the first position on."""


class EightBells(CardRules):
    card: ClassVar = EventCard.BELLS
    starred: ClassVar = True
    tells: ClassVar = (BellsRung,)

    def turned(self, step: Step, revealer: Seat) -> None:
        lines = step.state.lines
        place = place_of(step.state, revealer)
        if len(lines[place]) == 1:  # alone, or in a rowboat
            super().turned(step, revealer)
            return
        crew = step.chance.about("bells").shuffled(lines[place])
        step.change(lines=with_item(lines, place, crew))
        step.tell(BellsRung(PLACES[place], crew))


CARD = EightBells()
