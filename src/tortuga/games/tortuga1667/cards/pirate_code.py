"""S-CARD-CODE: the revealer keeps it and sits out the next two votes they would have taken part in.

The votes are counted in phases/voting.py.
"""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.event_line import keep_for_oneself
from tortuga.games.tortuga1667.state import Step

VOTES_TO_SIT_OUT = 2


class PirateCode(CardRules):
    card: ClassVar = EventCard.CODE
    starred: ClassVar = True

    def turned(self, step: Step, revealer: Seat) -> None:
        keep_for_oneself(step, revealer, self.card)
        step.change(sits_out=with_item(step.state.sits_out, revealer, VOTES_TO_SIT_OUT))


CARD = PirateCode()
