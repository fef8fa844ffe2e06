"""S-CARD-SCURVY: everyone at the revealer's place skips their next turn. Turns are skipped in turns.py."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card_events import ScurvyBroke
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import place_of
from tortuga.games.tortuga1667.turns import finish_deed


class Scurvy(CardRules):
    card: ClassVar[EventCard] = EventCard.SCURVY

    def turned(self, play: Play, revealer: Seat) -> None:
        sick = play.state.lines[place_of(play.state, revealer)]
        skips = tuple(before or seat in sick for seat, before in enumerate(play.state.skips))
        play.change(skips=skips)
        play.tell(ScurvyBroke(tuple(sorted(sick))))
        finish_deed(play)
