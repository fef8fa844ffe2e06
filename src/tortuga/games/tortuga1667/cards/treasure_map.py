"""S-CARD-MAP: the revealer gives the map to another player.

What its owner can do with it stands where it is done: Atlantis in turns.py, the Fountain in marooning.py,
El Dorado's second card in votes.py; its extra card is drawn in el_dorado.py.
"""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose
from tortuga.games.tortuga1667.card_events import MapGiven
from tortuga.games.tortuga1667.cards.card import CardRules, choices
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.event_line import keep
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State, others
from tortuga.games.tortuga1667.turns import finish_deed


class TreasureMap(CardRules):
    def turned(self, play: Play, revealer: Seat) -> None:
        self.ask(play, revealer)

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        return choices(others(state, phase.seat))

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        assert isinstance(action, Choose)
        keep(play, action.player, self.card)
        play.tell(MapGiven(phase.seat, action.player, self.card))
        self.given(play, action.player)
        finish_deed(play)

    def given(self, play: Play, owner: Seat) -> None:
        """What the map does at once."""
        del play, owner


class Atlantis(TreasureMap):
    card: ClassVar[EventCard] = EventCard.ATLANTIS


class FountainOfYouth(TreasureMap):
    card: ClassVar[EventCard] = EventCard.FOUNTAIN
