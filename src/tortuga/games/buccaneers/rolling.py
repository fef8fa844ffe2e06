"""Rolling, part one: everybody behind their screen, until all have chosen and the screens go up."""

from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import Bonus, Keep, NoneFits, RollingAction
from tortuga.games.buccaneers.components import DEED_INDEX, DEEDS, Deed
from tortuga.games.buccaneers.dice import deed_of, keeps, place, throw
from tortuga.games.buccaneers.events import (
    BonusLaid,
    BonusTurned,
    CommonRoll,
    DiceKept,
    NothingKept,
    Rolled,
    SkullsKept,
    Story,
)
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.placing import settle
from tortuga.games.buccaneers.questions import WhichBonus, WhichDice
from tortuga.games.buccaneers.state import Board, BuccaneersState, Rolling, Stuck

NONE_FITS = (NoneFits(),)
BONUSES = tuple(Bonus(deed) for deed in DEEDS)
BEST_SIDE = 2
"""The side of a bonus tile that cannot be turned any more."""


def begin_roll(state: BuccaneersState, roll: int, chance: Chance, story: Story) -> BuccaneersState:
    """All players with dice left roll them (B-ROLL-1); the others may get a bonus for it (B-ROLL-6)."""
    throws = tuple(throw(len(board.hand), chance) for board in state.boards)
    story.append(Told(CommonRoll(roll, tuple(seat for seat, faces in enumerate(throws) if faces))))
    waiting = []
    for seat, board in enumerate(state.boards):
        if board.hand:
            story.append(Told(Rolled(board.hand, throws[seat]), (seat,)))
            waiting.append(seat)
        elif bonuses(board, state.options):
            waiting.append(seat)
    return replace(state, stage=Rolling(roll, throws, (None,) * len(throws), tuple(waiting)))


# What a player may choose


def question(state: BuccaneersState, seat: Seat) -> WhichDice | WhichBonus:
    stage = state.stage
    assert isinstance(stage, Rolling)
    return WhichDice(stage.roll) if state.boards[seat].hand else WhichBonus(stage.roll)


def legal(state: BuccaneersState, seat: Seat) -> Sequence[RollingAction]:
    stage = state.stage
    assert isinstance(stage, Rolling)
    board, faces = state.boards[seat], stage.throws[seat]
    if not faces:
        return bonuses(board, state.options)
    return keeps(board, faces, state.options.facts) or NONE_FITS


def bonuses(board: Board, options: BuccaneersOptions) -> tuple[Bonus, ...]:
    """Where a bonus can go: a free slot, or a tile that shows 1 (B-BONUS-1, B-BONUS-2)."""
    return tuple(
        bonus
        for bonus, side, dice in zip(BONUSES, board.bonus, board.placed, strict=True)
        if side < BEST_SIDE and (dice or not options.bonus_needs_die)
    )


# Choosing, and the screens going up


def apply(
    state: BuccaneersState, seat: Seat, action: RollingAction, chance: Chance, story: Story
) -> BuccaneersState:
    """A choice behind the screen tells nobody anything; the last one lifts all screens."""
    stage = state.stage
    assert isinstance(stage, Rolling)
    choices = (*stage.choices[:seat], action, *stage.choices[seat + 1 :])
    waiting = tuple([other for other in stage.waiting if other != seat])
    if waiting:
        return replace(state, stage=replace(stage, choices=choices, waiting=waiting))
    return _reveal(state, stage, choices, chance, story)


def _reveal(
    state: BuccaneersState,
    stage: Rolling,
    choices: tuple[RollingAction | None, ...],
    chance: Chance,
    story: Story,
) -> BuccaneersState:
    """B-ROLL-7: what was kept is placed, then skulls are named, then forced rolls are made."""
    boards, namers, skulls, stuck = list(state.boards), [], [], []
    bonus_left = state.bonus_left
    for seat in state.clockwise():
        choice, faces, board = choices[seat], stage.throws[seat], state.boards[seat]
        if isinstance(choice, Keep):
            assert faces is not None
            deed, kept_skulls = deed_of(board.hand, faces, choice.dice)
            if deed is None:
                namers.append(seat)
                skulls.append(choice.dice)
                boards[seat] = place(board, choice.dice, None)
                story.append(Told(SkullsKept(seat, choice.dice)))
            else:
                boards[seat] = place(board, choice.dice, deed)
                story.append(Told(DiceKept(seat, deed, choice.dice, kept_skulls)))
        elif isinstance(choice, NoneFits):
            stuck.append(Stuck(seat, faces))
            story.append(Told(NothingKept(seat)))
        elif isinstance(choice, Bonus):
            boards[seat], new = _with_bonus(board, choice.deed)
            bonus_left -= new
            story.append(Told(BonusLaid(seat, choice.deed) if new else BonusTurned(seat, choice.deed)))
    state = replace(state, boards=tuple(boards), bonus_left=bonus_left)
    return settle(state, stage.roll, tuple(namers), tuple(skulls), tuple(stuck), chance, story)


def _with_bonus(board: Board, deed: Deed) -> tuple[Board, bool]:
    """The board with one bonus more at a deed, and whether that took a new tile (B-BONUS-1)."""
    index = DEED_INDEX[deed]
    side = board.bonus[index] + 1
    bonus = (*board.bonus[:index], side, *board.bonus[index + 1 :])
    return replace(board, bonus=bonus), side == 1
