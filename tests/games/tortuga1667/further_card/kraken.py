"""The revealer feeds a pawn from the back of a ship to the Kraken, which spits it out on Tortuga."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.card import AskingCard, CardChoice
from tortuga.games.tortuga1667.choosing import PLACE, Detail, TableView, no
from tortuga.games.tortuga1667.components import INDEX, PLACES, SHIPS, TORTUGA, EventCard, Place
from tortuga.games.tortuga1667.pawns import move
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class Feed(Detail, frozen=True):
    """The last pawn of this ship."""

    ship: Place
    form: ClassVar[Form] = Form("feed", PLACE)


class KrakenFed(Event, frozen=True):
    player: Seat
    pawn: Seat


class Kraken(AskingCard):
    card: ClassVar = EventCard("kraken")
    starred: ClassVar = True
    answers: ClassVar = (Feed,)
    tells: ClassVar = (KrakenFed,)

    def asks(self, state: Tortuga1667State) -> bool:
        return any(state.lines[ship] for ship in SHIPS)

    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        return tuple(Feed(PLACES[ship]) for ship in SHIPS if state.lines[ship])

    def answer(self, step: Step, phase: CardChoice, action: Feed) -> None:
        pawn = step.state.lines[INDEX[action.ship]][-1]
        step.tell(KrakenFed(phase.seat, pawn))
        move(step, pawn, TORTUGA)

    def objection(self, view: TableView, action: Feed) -> Message:
        return no("kraken-hungry")


CARD = Kraken()
