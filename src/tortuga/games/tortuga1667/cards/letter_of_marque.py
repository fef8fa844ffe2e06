"""S-CARD-MARQUE, S-ACT-9: move a pawn from Tortuga or a rowboat to a ship, now or as a later deed."""

from typing import ClassVar

from msgspec.structs import replace

from tortuga.core.game import Event, Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.card import AskingCard, CardChoice
from tortuga.games.tortuga1667.choosing import (
    PLACE,
    Choose,
    Detail,
    TableView,
    choices,
    no,
    no_room,
    no_such_player,
)
from tortuga.games.tortuga1667.components import INDEX, PLACES, SHIPS, EventCard, Place
from tortuga.games.tortuga1667.event_line import keep_for_oneself, use_up
from tortuga.games.tortuga1667.pawns import enlistable, has_room, move
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.text import Message


class Board(Detail, frozen=True):
    """The ship that a Letter of Marque leads to."""

    ship: Place
    form: ClassVar[Form] = Form("board", PLACE)


class Save(Choice, frozen=True):
    """A Letter of Marque for later."""

    form: ClassVar[Form] = Form("save")


class SpendLetter(Question, frozen=True):
    """Whom to move with a saved Letter of Marque."""

    answers: ClassVar = (Choose,)


class ChooseShip(Question, frozen=True):
    """Where the Letter of Marque takes that pawn."""

    pawn: Seat
    answers: ClassVar = (Board,)


class PawnEnlisted(Event, frozen=True):
    """By Letter of Marque."""

    player: Seat
    pawn: Seat
    ship: Place


SHIP_CHOICES = tuple(Board(PLACES[ship]) for ship in SHIPS)
SAVE = Save()


class LetterOfMarque(AskingCard):
    """`chosen` is the pawn to move. With a saved letter no card lies revealed."""

    card: ClassVar = EventCard.LETTER
    copies: ClassVar = 3
    answers: ClassVar = (Choose, Save)
    questions: ClassVar = (SpendLetter, ChooseShip)
    tells: ClassVar = (PawnEnlisted,)

    def asks(self, state: Tortuga1667State) -> bool:
        return bool(enlistable(state))

    def turned(self, step: Step, revealer: Seat) -> None:
        keep_for_oneself(step, revealer, self.card)

    def question(self, state: Tortuga1667State, phase: CardChoice) -> Question | None:
        if phase.chosen:
            return ChooseShip(phase.chosen[0])
        return None if state.event_cards.revealed else SpendLetter()

    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        if phase.chosen:
            return tuple([SHIP_CHOICES[ship] for ship in SHIPS if has_room(state, ship)])
        pawns = choices(enlistable(state))
        return (*pawns, SAVE) if state.event_cards.revealed else pawns

    def overdue(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        legal = self.legal(state, phase)
        return (SAVE,) if SAVE in legal else legal

    def answer(self, step: Step, phase: CardChoice, action: Choose | Board | Save) -> None:
        if isinstance(action, Choose):
            step.ask(replace(phase, chosen=(action.player,)))
        elif isinstance(action, Board):
            self._enlist(step, phase, INDEX[action.ship])
        else:
            keep_for_oneself(step, phase.seat, self.card)

    def _enlist(self, step: Step, phase: CardChoice, ship: int) -> None:
        pawn = phase.chosen[0]
        step.tell(PawnEnlisted(phase.seat, pawn, PLACES[ship]))
        move(step, pawn, ship)
        if not step.state.event_cards.revealed:  # it was a saved one
            use_up(step, phase.seat, self.card)

    def objection(self, view: TableView, action: Choose | Board) -> Message:
        if isinstance(action, Choose):
            return no_such_player(view, action) or no("not-ashore")
        ship = INDEX[action.ship]
        return no_room(view, ship) if ship in SHIPS else no("not-a-ship")


CARD = LetterOfMarque()
