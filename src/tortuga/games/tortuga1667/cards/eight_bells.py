"""S-CARD-BELLS: all pawns at the revealer's ship or on Tortuga are reshuffled among their positions."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card_events import BellsRung
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import PLACES, EventCard
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import place_of
from tortuga.games.tortuga1667.turns import finish_deed


class EightBells(CardRules):
    card: ClassVar[EventCard] = EventCard.BELLS

    def turned(self, play: Play, revealer: Seat) -> None:
        lines = play.state.lines
        place = place_of(play.state, revealer)
        if len(lines[place]) == 1:  # alone, or in a rowboat
            self.nothing(play)
            return
        crew = play.chance.shuffled(lines[place])
        play.change(lines=(*lines[:place], crew, *lines[place + 1 :]))
        play.tell(BellsRung(PLACES[place], crew))
        finish_deed(play)
