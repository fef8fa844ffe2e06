"""S-CARD-POWDER: one rowboat is closed for the rest of the game."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Close
from tortuga.games.tortuga1667.card_events import BoatClosed, PawnWashedAshore
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.components import BOATS, INDEX, PLACES, TORTUGA, EventCard
from tortuga.games.tortuga1667.pawns import move
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State
from tortuga.games.tortuga1667.turns import finish_deed


class BlackPowder(CardRules):
    card: ClassVar[EventCard] = EventCard.POWDER

    def turned(self, play: Play, revealer: Seat) -> None:
        if all(play.state.closed[boat] for boat in BOATS):
            self.nothing(play)
        else:
            self.ask(play, revealer)

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        del phase
        return tuple(Close(PLACES[boat]) for boat in BOATS if not state.closed[boat])

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        assert isinstance(action, Close)
        boat = INDEX[action.boat]
        pawn = next(iter(play.state.lines[boat]), None)
        play.tell(BoatClosed(phase.seat, action.boat))
        if pawn is not None:  # no marooning: no card is lost and no Fountain helps
            play.tell(PawnWashedAshore(pawn))
            move(play, pawn, TORTUGA)
        closed = play.state.closed
        play.change(closed=(*closed[:boat], True, *closed[boat + 1 :]))
        finish_deed(play)
