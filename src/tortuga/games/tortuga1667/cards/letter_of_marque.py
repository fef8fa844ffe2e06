"""S-CARD-MARQUE, S-ACT-9: move a pawn from Tortuga or a rowboat to a ship, now or as a later deed."""

from typing import ClassVar

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Board, Choose, Save
from tortuga.games.tortuga1667.card_events import PawnEnlisted
from tortuga.games.tortuga1667.cards.card import CardRules, choices
from tortuga.games.tortuga1667.components import INDEX, PLACES, SHIPS, EventCard
from tortuga.games.tortuga1667.event_line import keep_for_oneself, use_up
from tortuga.games.tortuga1667.pawns import enlistable, has_room, move
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.questions import AnyQuestion, ChooseShip, ResolveCard, SpendLetter
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State
from tortuga.games.tortuga1667.turns import finish_deed

SHIP_CHOICES = tuple(Board(PLACES[ship]) for ship in SHIPS)
SAVE = Save()


class LetterOfMarque(CardRules):
    card: ClassVar[EventCard] = EventCard.LETTER

    def turned(self, play: Play, revealer: Seat) -> None:
        if enlistable(play.state):
            self.ask(play, revealer)
        else:
            self._save(play, revealer)

    def _save(self, play: Play, revealer: Seat) -> None:
        keep_for_oneself(play, revealer, self.card)
        finish_deed(play)

    def question(self, state: Tortuga1667State, phase: Resolving) -> AnyQuestion:
        if phase.chosen:
            return ChooseShip(phase.chosen[0])
        return ResolveCard(self.card) if state.event_cards.revealed else SpendLetter()

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        if phase.chosen:
            return tuple([SHIP_CHOICES[ship] for ship in SHIPS if has_room(state, ship)])
        pawns = choices(enlistable(state))
        return (*pawns, SAVE) if state.event_cards.revealed else pawns

    def overdue(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        legal = self.legal(state, phase)
        return (SAVE,) if SAVE in legal else legal

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        if isinstance(action, Choose):
            play.ask(Resolving(phase.seat, self.card, (action.player,)))
        elif isinstance(action, Board):
            self._enlist(play, phase, INDEX[action.ship])
        else:
            self._save(play, phase.seat)

    def _enlist(self, play: Play, phase: Resolving, ship: int) -> None:
        pawn = phase.chosen[0]
        play.tell(PawnEnlisted(phase.seat, pawn, PLACES[ship]))
        move(play, pawn, ship)
        if not play.state.event_cards.revealed:  # it was a saved one
            use_up(play, phase.seat, self.card)
        finish_deed(play)
