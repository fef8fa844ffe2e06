"""S-CARD-CODE: the revealer keeps it and sits out the next two votes they would have taken part in.

The votes are counted in votes.py.
"""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.event_line import keep_for_oneself
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.turns import finish_deed

VOTES_TO_SIT_OUT = 2


class PirateCode(CardRules):
    card: ClassVar[EventCard] = EventCard.CODE

    def turned(self, play: Play, revealer: Seat) -> None:
        keep_for_oneself(play, revealer, self.card)
        sits_out = play.state.sits_out
        play.change(sits_out=(*sits_out[:revealer], VOTES_TO_SIT_OUT, *sits_out[revealer + 1 :]))
        finish_deed(play)
