"""S-CARD-FEVER: the revealer and another player shuffle their Loyalty cards together and take one each."""

from typing import ClassVar, TypeVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose
from tortuga.games.tortuga1667.card_events import FeverSpread, LoyaltyTaken
from tortuga.games.tortuga1667.cards.card import CardRules, choices
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.events import LoyaltyShown
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import Fever, Resolving, Tortuga1667State, others
from tortuga.games.tortuga1667.turns import finish_deed

T = TypeVar("T")


def swapped(items: tuple[T, ...], one: Seat, other: Seat) -> tuple[T, ...]:
    new = list(items)
    new[one], new[other] = new[other], new[one]
    return tuple(new)


class CabinFever(CardRules):
    card: ClassVar[EventCard] = EventCard.FEVER

    def turned(self, play: Play, revealer: Seat) -> None:
        self.ask(play, revealer)

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        return choices(others(state, phase.seat))

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        assert isinstance(action, Choose)
        pair = phase.seat, action.player
        play.tell(FeverSpread(*pair))
        state, swap = play.state, bool(play.chance.below(2))
        if swap:
            # A card keeps its facing wherever it goes.
            play.change(loyalties=swapped(state.loyalties, *pair), face_up=swapped(state.face_up, *pair))
        play.change(fevers=(*state.fevers, Fever(*pair, swap)))
        for seat in pair:
            loyalty = play.state.loyalties[seat]
            play.whisper(seat, LoyaltyTaken(loyalty))
            if play.state.face_up[seat]:
                play.tell(LoyaltyShown(seat, loyalty))
        finish_deed(play)
