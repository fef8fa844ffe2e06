"""Rolling: everybody behind their screen, until all have chosen and the screens go up."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, OneOf
from tortuga.core.phases import Phase
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import DEED_INDEX, DEEDS, Deed, Face
from tortuga.games.buccaneers.dice import deed_of, placed, throw
from tortuga.games.buccaneers.events import (
    BonusLaid,
    BonusTurned,
    CommonRoll,
    DiceKept,
    NothingKept,
    Rolled,
    SkullsKept,
)
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.keeping import Keep, keeps, objection_to_keep
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.stuck import Stuck
from tortuga.games.buccaneers.phases.words import because, deed_name
from tortuga.games.buccaneers.state import Board, BuccaneersState, Step
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


RISING_SCREENS = (DiceKept, SkullsKept, NothingKept, BonusLaid, BonusTurned)
"""What each screen was hiding, when all of them go up."""


class NoneFits(Choice, frozen=True):
    """None of the dice fits; they will be rolled again in the open (B-ROLL-5)."""

    form: ClassVar[Form] = Form("none")


class Bonus(Choice, frozen=True):
    """Lay a new bonus tile at this deed, or turn the one that lies there from 1 to 2 (B-BONUS-1)."""

    form: ClassVar[Form] = Form("bonus", OneOf(Deed, "deed"))
    deed: Deed


class WhichDice(Question, frozen=True):
    """Which dice to keep behind the screen; also put to a player none of whose dice fits."""

    answers: ClassVar = (Keep, NoneFits)
    secret: ClassVar = True
    laid_open_by: ClassVar = RISING_SCREENS
    roll: int


class WhichBonus(Question, frozen=True):
    answers: ClassVar = (Bonus,)
    secret: ClassVar = True
    laid_open_by: ClassVar = RISING_SCREENS
    roll: int


RollingChoice: TypeAlias = Keep | NoneFits | Bonus
NONE_FITS = (NoneFits(),)
BONUSES = tuple(Bonus(deed) for deed in DEEDS)
BEST_SIDE = 2
"""The side of a bonus tile that cannot be turned any more."""


class Rolling(Phase, frozen=True):
    """All roll and choose behind their screens (B-ROLL-1). The throws and choices of others are hidden."""

    questions: ClassVar = (WhichDice, WhichBonus)
    roll: int
    """Which common roll of the round it is, from 1."""
    throws: tuple[tuple[Face, ...] | None, ...]
    """What each player's dice in hand show. None: not known to the one who looks."""
    choices: tuple[RollingChoice | None, ...]
    waiting: tuple[Seat, ...]
    """Who has not chosen yet."""

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return self.waiting

    def question(self, state: BuccaneersState, seat: Seat) -> WhichDice | WhichBonus:
        return WhichDice(self.roll) if state.boards[seat].hand else WhichBonus(self.roll)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[RollingChoice]:
        return choices_with(state.boards[seat], self.throws[seat], state.options)

    def answer(self, step: Step, seat: Seat, action: RollingChoice) -> None:
        """A choice behind the screen tells nobody anything; the last one lifts all screens."""
        choices = with_item(self.choices, seat, action)
        waiting = _others(self.waiting, seat)
        if waiting:
            step.ask(Rolling(self.roll, self.throws, choices, waiting))
        else:
            self._lift_screens(step, choices)

    def _lift_screens(self, step: Step, choices: tuple[RollingChoice | None, ...]) -> None:
        """B-ROLL-7: what was kept is placed, then skulls are named, then forced rolls are made."""
        state = step.state
        boards, bonus_left = list(state.boards), state.bonus_left
        namers, skulls, stuck = [], [], []
        for seat in state.clockwise():
            choice, faces, board = choices[seat], self.throws[seat], boards[seat]
            if isinstance(choice, Keep):
                deed, kept_skulls = deed_of(board.hand, faces or (), choice.dice)
                boards[seat] = placed(board, choice.dice, deed)
                if deed is None:
                    namers.append(seat)
                    skulls.append(choice.dice)
                    step.tell(SkullsKept(seat, choice.dice))
                else:
                    step.tell(DiceKept(seat, deed, choice.dice, kept_skulls))
            elif isinstance(choice, NoneFits):
                stuck.append(Stuck(seat, faces))
                step.tell(NothingKept(seat))
            elif isinstance(choice, Bonus):
                boards[seat], new = _with_bonus(board, choice.deed)
                bonus_left -= new
                step.tell(BonusLaid(seat, choice.deed) if new else BonusTurned(seat, choice.deed))
        naming = Naming(self.roll, tuple(namers), tuple(skulls), tuple(stuck))
        step.reach(replace(state, boards=tuple(boards), bonus_left=bonus_left, phase=naming))

    def objection(self, view: "BuccaneersView", action: RollingChoice) -> Message | None:
        if isinstance(action, Bonus):
            full = view.own_board.bonus[DEED_INDEX[action.deed]] == BEST_SIDE
            return because("bonus-full" if full else "bonus-no-die", deed=deed_name(action.deed))
        assert view.seat is not None
        faces = self.throws[view.seat] or ()
        if isinstance(action, Keep):
            return objection_to_keep(view, faces, action.dice)
        fitting = keeps(view.own_board, faces, view.options.facts)
        return because("something-fits", dice=fitting[0].dice) if fitting else None

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        """B-ROLL-1: one's own throw and choice, and who is still choosing."""
        throws: list[tuple[Face, ...] | None] = [throw and None for throw in self.throws]
        choices: list[RollingChoice | None] = [None] * len(throws)
        if seat is not None:
            throws[seat], choices[seat] = self.throws[seat], self.choices[seat]
        return replace(self, throws=tuple(throws), choices=tuple(choices))

    def imagined(self, view: "BuccaneersView", chance: Chance) -> Self:
        """Any roll is as likely as any other; of one who has chosen, any choice that the roll allows."""
        throws, choices = list(self.throws), list(self.choices)
        for seat, board in enumerate(view.boards):
            if throws[seat] is None:
                throws[seat] = throw(len(board.hand), chance)
            if seat not in self.waiting and choices[seat] is None:
                allowed = choices_with(board, throws[seat], view.options)
                choices[seat] = chance.pick(allowed) if allowed else None
        return replace(self, throws=tuple(throws), choices=tuple(choices))


def begin_roll(step: Step, roll: int) -> None:
    """All players with dice left roll them (B-ROLL-1); the others may get a bonus for it (B-ROLL-6)."""
    state, chance = step.state, step.chance
    throws: list[tuple[Face, ...]] = [()] * len(state.boards)
    rollers, waiting = [], []
    for seat, board in enumerate(state.boards):
        if board.hand:
            throws[seat] = throw(len(board.hand), chance.about("throw", state.round, roll, seat))
            rollers.append(seat)
            waiting.append(seat)
        elif bonuses(board, state.options):
            waiting.append(seat)
    step.tell(CommonRoll(roll, tuple(rollers)))
    for seat in rollers:
        step.whisper(seat, Rolled(state.boards[seat].hand, throws[seat]))
    step.ask(Rolling(roll, tuple(throws), (None,) * len(throws), tuple(waiting)))


@cache
def _others(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


def choices_with(
    board: Board, faces: tuple[Face, ...] | None, options: BuccaneersOptions
) -> Sequence[RollingChoice]:
    """What a player who has rolled this may choose; without dice, a bonus."""
    return (keeps(board, faces, options.facts) or NONE_FITS) if faces else bonuses(board, options)


def bonuses(board: Board, options: BuccaneersOptions) -> tuple[Bonus, ...]:
    """Where a bonus can go: a free slot, or a tile that shows 1 (B-BONUS-1, B-BONUS-2)."""
    if not options.bonus_needs_die:
        return _improvable(board.bonus)
    return tuple([bonus for bonus in _improvable(board.bonus) if board.placed[DEED_INDEX[bonus.deed]]])


@cache
def _improvable(sides: tuple[int, ...]) -> tuple[Bonus, ...]:
    return tuple([bonus for bonus, side in zip(BONUSES, sides, strict=True) if side < BEST_SIDE])


def _with_bonus(board: Board, deed: Deed) -> tuple[Board, bool]:
    """The board with one bonus more at a deed, and whether that took a new tile (B-BONUS-1)."""
    index = DEED_INDEX[deed]
    side = board.bonus[index] + 1
    return replace(board, bonus=with_item(board.bonus, index, side)), side == 1
