"""S-CARD-ELDORADO: a map whose owner draws a Vote card at once, and in one later vote may play two."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.cards.treasure_map import TreasureMap
from tortuga.games.tortuga1667.components import VOTE_CARDS, EventCard
from tortuga.games.tortuga1667.events import VoteDrawn
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.vote_cards import draw, kind_of


class ElDorado(TreasureMap):
    card: ClassVar[EventCard] = EventCard.EL_DORADO

    def given(self, play: Play, owner: Seat) -> None:
        votes = play.state.votes
        play.whisper(owner, VoteDrawn(VOTE_CARDS[kind_of(votes.deck[0])]))
        play.change(votes=draw(votes, owner))
