"""Rerolling: those who could keep nothing roll again, in the open."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.phases import Phase
from tortuga.games.buccaneers.components import Face
from tortuga.games.buccaneers.dice import deed_of, placed, throw
from tortuga.games.buccaneers.events import DiceShown, OpenDiceKept, OpenSkullsKept, RolledOpenly
from tortuga.games.buccaneers.phases.keeping import Keep, keeps, objection_to_keep
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.stuck import Stuck, covered_stuck, imagined_stuck
from tortuga.games.buccaneers.state import BuccaneersState, Step, set_board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class WhichOpenDice(Question, frozen=True):
    """Which dice to keep of a roll in the open."""

    answers: ClassVar = (Keep,)
    roll: int


class Rerolling(Phase, frozen=True):
    """A player keeps dice from a roll in the open, because none had fitted (B-ROLL-5)."""

    questions: ClassVar = (WhichOpenDice,)
    roll: int
    seat: Seat
    throw: tuple[Face, ...]
    stuck: tuple[Stuck, ...]
    """Who comes after."""

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: BuccaneersState, seat: Seat) -> WhichOpenDice:
        return WhichOpenDice(self.roll)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Keep]:
        return keeps(state.boards[seat], self.throw, state.options.facts)

    def answer(self, step: Step, seat: Seat, action: Keep) -> None:
        """What is kept is placed at once; skulls alone are named at once too, before the next one rolls."""
        board = step.state.boards[seat]
        deed, skulls = deed_of(board.hand, self.throw, action.dice)
        set_board(step, seat, placed(board, action.dice, deed))
        if deed is None:
            step.tell(OpenSkullsKept(seat, action.dice))
            step.ask(Naming(self.roll, (seat,), (action.dice,), self.stuck))
        else:
            step.tell(OpenDiceKept(seat, deed, action.dice, skulls))

    def objection(self, view: "BuccaneersView", action: Keep) -> Message | None:
        return objection_to_keep(view, self.throw, action.dice)

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        return replace(self, stuck=covered_stuck(self.stuck, seat))

    def imagined(self, view: "BuccaneersView", chance: Chance) -> Self:
        return replace(self, stuck=imagined_stuck(self.stuck, view, chance))


def roll_openly(step: Step, roll: int, stuck: tuple[Stuck, ...]) -> None:
    """B-ROLL-5: the next player without a fitting die shows them and rolls them all until one fits."""
    seat, shown = stuck[0].seat, stuck[0].throw
    assert shown is not None
    board, facts = step.state.boards[seat], step.state.options.facts
    step.tell(DiceShown(seat, board.hand, shown))
    while True:
        faces = throw(len(board.hand), step.chance)
        step.tell(RolledOpenly(seat, board.hand, faces))
        if keeps(board, faces, facts):
            return step.ask(Rerolling(roll, seat, faces, stuck[1:]))
