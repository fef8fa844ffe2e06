"""Rerolling: those who could keep nothing roll again, in the open or (an option) behind their screen."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.phases import Phase
from tortuga.games.buccaneers.components import Face, Facts
from tortuga.games.buccaneers.dice import deed_of, placed, throw
from tortuga.games.buccaneers.events import (
    DiceKept,
    DiceShown,
    OpenDiceKept,
    OpenSkullsKept,
    Rolled,
    RolledAgain,
    RolledOpenly,
    SkullsKept,
)
from tortuga.games.buccaneers.phases.keeping import Keep, keeps, objection_to_keep
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.stuck import Stuck, covered_stuck, imagined_stuck
from tortuga.games.buccaneers.state import Board, BuccaneersState, Step, set_board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class WhichOpenDice(Question, frozen=True):
    """Which dice to keep of a roll in the open."""

    answers: ClassVar = (Keep,)
    roll: int


class WhichHiddenDice(Question, frozen=True):
    """Which dice to keep of a forced roll behind the screen."""

    answers: ClassVar = (Keep,)
    secret: ClassVar = True
    roll: int


class Rerolling(Phase, frozen=True):
    """A player keeps dice from another roll, because none had fitted (B-ROLL-5)."""

    questions: ClassVar = (WhichOpenDice, WhichHiddenDice)
    roll: int
    seat: Seat
    throw: tuple[Face, ...] | None
    """None: behind a screen that the one who looks cannot see behind."""
    stuck: tuple[Stuck, ...]
    """Who comes after."""

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: BuccaneersState, seat: Seat) -> WhichOpenDice | WhichHiddenDice:
        return WhichHiddenDice(self.roll) if state.options.hidden_reroll else WhichOpenDice(self.roll)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Keep]:
        return keeps(state.boards[seat], self.throw or (), state.options.facts)

    def answer(self, step: Step, seat: Seat, action: Keep) -> None:
        """What is kept is placed at once; skulls alone are named at once too, before the next one rolls."""
        board, hidden = step.state.boards[seat], step.state.options.hidden_reroll
        deed, skulls = deed_of(board.hand, self.throw or (), action.dice)
        set_board(step, seat, placed(board, action.dice, deed))
        if deed is None:
            step.tell((SkullsKept if hidden else OpenSkullsKept)(seat, action.dice))
            step.ask(Naming(self.roll, (seat,), (action.dice,), self.stuck))
        else:
            step.tell((DiceKept if hidden else OpenDiceKept)(seat, deed, action.dice, skulls))

    def objection(self, view: "BuccaneersView", action: Keep) -> Message | None:
        return objection_to_keep(view, self.throw or (), action.dice)

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        hidden = state.options.hidden_reroll and seat != self.seat
        return replace(self, throw=None if hidden else self.throw, stuck=covered_stuck(self.stuck, seat))

    def imagined(self, view: "BuccaneersView", chance: Chance) -> Self:
        stuck = imagined_stuck(self.stuck, view, chance)
        if self.throw is not None:
            return replace(self, stuck=stuck)
        *_, faces = forced_rolls(view.boards[self.seat], view.options.facts, chance)
        return replace(self, throw=faces, stuck=stuck)


def roll_again(step: Step, roll: int, stuck: tuple[Stuck, ...]) -> None:
    """B-ROLL-5: the next player without a fitting die shows them and rolls them all until one fits."""
    seat, shown = stuck[0].seat, stuck[0].throw
    assert shown is not None
    board, options = step.state.boards[seat], step.state.options
    step.tell(DiceShown(seat, board.hand, shown))
    if options.hidden_reroll:
        step.tell(RolledAgain(seat))
    luck = step.chance.about("forced", step.state.round, roll, seat)
    for faces in forced_rolls(board, options.facts, luck):
        if options.hidden_reroll:
            step.whisper(seat, Rolled(board.hand, faces))
        else:
            step.tell(RolledOpenly(seat, board.hand, faces))
    step.ask(Rerolling(roll, seat, faces, stuck[1:]))


def forced_rolls(board: Board, facts: Facts, chance: Chance) -> Iterator[tuple[Face, ...]]:
    """Rolls of all dice in hand; the last one has a die that fits."""
    while True:
        faces = throw(len(board.hand), chance)
        yield faces
        if keeps(board, faces, facts):
            return
