"""S-SETUP-6: each captain puts a treasure into a hold of their own ship, the Dutchman's first."""

from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.choosing import HOLD, Asking
from tortuga.games.tortuga1667.components import DUTCHMAN, NATIONS, PLACES, ROGER, Nation, Place
from tortuga.games.tortuga1667.events import TreasureStowed
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, hold


class Stow(Choice, frozen=True):
    """A captain's first treasure into this hold."""

    hold: Nation
    form: ClassVar[Form] = Form("stow", HOLD)


class StowTreasure(Question, frozen=True):
    ship: Place
    answers: ClassVar = (Stow,)


STOWS = tuple(Stow(nation) for nation in NATIONS)


class Stowing(Asking, frozen=True):
    """A captain stows the first treasure. S-SETUP-6"""

    ship: int
    questions: ClassVar = (StowTreasure,)

    def question(self, state: Tortuga1667State, seat: Seat) -> StowTreasure:
        return StowTreasure(PLACES[self.ship])

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Stow, ...]:
        return STOWS

    def answer(self, step: Step, seat: Seat, action: Stow) -> None:
        holds, into = step.state.holds, hold(self.ship, NATIONS.index(action.hold))
        step.change(holds=with_item(holds, into, holds[into] + 1))
        step.tell(TreasureStowed(seat, PLACES[self.ship], action.hold))
        if self.ship == DUTCHMAN:
            step.ask(Stowing(step.state.lines[ROGER][0], ROGER))
