"""Maroon: the captain chooses another pawn of the own ship (S-ACT-5)."""

from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.games.tortuga1667.choosing import Asking, Choose, TableView, choices, no, no_such_player
from tortuga.games.tortuga1667.components import Cause
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, place_of
from tortuga.text import Message


class ChooseMarooned(Question, frozen=True):
    answers: ClassVar = (Choose,)


class Banishing(Asking, frozen=True):
    """Maroon: which pawn of the captain's ship?"""

    questions: ClassVar = (ChooseMarooned,)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChooseMarooned:
        return ChooseMarooned()

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choose, ...]:
        return choices(sorted(state.lines[place_of(state, seat)][1:]))

    def answer(self, step: Step, seat: Seat, action: Choose) -> None:
        maroon(step, action.player, Cause.CAPTAIN)

    def objection(self, view: TableView, action: Choose) -> Message:
        own = action.player == self.seat
        return no_such_player(view, action) or no("not-yourself" if own else "not-aboard")
