"""S-CARD-MAP: the revealer gives the map to another player."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.card import CardChoice, CardForAnother
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.event_line import keep
from tortuga.games.tortuga1667.state import Step


class MapGiven(Event, frozen=True):
    player: Seat
    to: Seat
    card: EventCard


class TreasureMap(CardForAnother):
    tells: ClassVar[tuple[type[Event], ...]] = (MapGiven,)

    def answer(self, step: Step, phase: CardChoice, action: Choose) -> None:
        keep(step, action.player, self.card)
        step.tell(MapGiven(phase.seat, action.player, self.card))
        self.given(step, action.player)

    def given(self, step: Step, owner: Seat) -> None:
        """What the map does at once."""
