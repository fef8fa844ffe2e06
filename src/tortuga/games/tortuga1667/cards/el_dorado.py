"""S-CARD-ELDORADO: a map whose owner draws a Vote card at once, and in one later vote may play two.

The second card is played in phases/voting.py.
"""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import VOTE_CARDS, EventCard
from tortuga.games.tortuga1667.events import VoteDrawn
from tortuga.games.tortuga1667.state import Step
from tortuga.games.tortuga1667.treasure_map import TreasureMap
from tortuga.games.tortuga1667.vote_cards import draw, kind_of


class ElDorado(TreasureMap):
    card: ClassVar = EventCard.EL_DORADO

    def given(self, step: Step, owner: Seat) -> None:
        votes = step.state.votes
        step.whisper(owner, VoteDrawn(VOTE_CARDS[kind_of(votes.deck[0])]))
        step.change(votes=draw(votes, owner))


CARD = ElDorado()
