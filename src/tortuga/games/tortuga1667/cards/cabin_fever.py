"""S-CARD-FEVER: the revealer and another player shuffle their Loyalty cards together and take one each.

What a seat can conclude from it stands in loyalties.py.
"""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.core.tuples import swapped
from tortuga.games.tortuga1667.card import CardChoice, CardForAnother
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Loyalty
from tortuga.games.tortuga1667.events import LoyaltyShown
from tortuga.games.tortuga1667.state import Fever, Step


class FeverSpread(Event, frozen=True):
    player: Seat
    other: Seat


class LoyaltyTaken(Event, frozen=True):
    """To who took it, after Cabin Fever."""

    reveals: ClassVar[bool] = True
    loyalty: Loyalty


class CabinFever(CardForAnother):
    card: ClassVar = EventCard.FEVER
    starred: ClassVar = True
    for_few: ClassVar = False
    tells: ClassVar = (FeverSpread, LoyaltyTaken)

    def answer(self, step: Step, phase: CardChoice, action: Choose) -> None:
        pair = phase.seat, action.player
        step.tell(FeverSpread(*pair))
        state, swap = step.state, bool(step.chance.about("fever").below(2))
        if swap:
            # A card keeps its facing wherever it goes.
            step.change(loyalties=swapped(state.loyalties, *pair), face_up=swapped(state.face_up, *pair))
        step.change(fevers=(*state.fevers, Fever(*pair, swap)))
        for seat in pair:
            loyalty = step.state.loyalties[seat]
            step.whisper(seat, LoyaltyTaken(loyalty))
            if step.state.face_up[seat]:
                step.tell(LoyaltyShown(seat, loyalty))


CARD = CabinFever()
