"""S-CARD-POWDER: one rowboat is closed for the rest of the game."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.core.notation import Choice, Form
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.card import AskingCard, CardChoice
from tortuga.games.tortuga1667.choosing import PLACE, Detail, TableView, no
from tortuga.games.tortuga1667.components import BOATS, INDEX, PLACES, TORTUGA, EventCard, Place
from tortuga.games.tortuga1667.pawns import move
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class Close(Detail, frozen=True):
    """A rowboat, by Black Powder."""

    boat: Place
    form: ClassVar[Form] = Form("close", PLACE)


class BoatClosed(Event, frozen=True):
    player: Seat
    boat: Place


class PawnWashedAshore(Event, frozen=True):
    """From the closed rowboat."""

    player: Seat


class BlackPowder(AskingCard):
    card: ClassVar = EventCard.POWDER
    starred: ClassVar = True
    answers: ClassVar = (Close,)
    tells: ClassVar = (BoatClosed, PawnWashedAshore)

    def asks(self, state: Tortuga1667State) -> bool:
        return not all(state.closed[boat] for boat in BOATS)

    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        return tuple(Close(PLACES[boat]) for boat in BOATS if not state.closed[boat])

    def answer(self, step: Step, phase: CardChoice, action: Close) -> None:
        boat = INDEX[action.boat]
        pawn = next(iter(step.state.lines[boat]), None)
        step.tell(BoatClosed(phase.seat, action.boat))
        if pawn is not None:  # no marooning: no card is lost and no Fountain helps
            step.tell(PawnWashedAshore(pawn))
            move(step, pawn, TORTUGA)
        step.change(closed=with_item(step.state.closed, boat, True))

    def objection(self, view: TableView, action: Close) -> Message:
        boat = INDEX[action.boat]
        return no("boat-closed") if boat in BOATS and view.closed[boat] else no("not-a-boat")


CARD = BlackPowder()
