"""Rolling, part two: the screens are up. Skulls are named, then those who could keep nothing roll again."""

from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import Keep, Name
from tortuga.games.buccaneers.components import DEEDS, Die, Facts
from tortuga.games.buccaneers.dice import added, deed_of, keeps, place, room, throw
from tortuga.games.buccaneers.events import (
    DiceShown,
    OpenDiceKept,
    OpenSkullsKept,
    RolledOpenly,
    SkullsNamed,
    Story,
)
from tortuga.games.buccaneers.questions import WhichDeed, WhichOpenDice
from tortuga.games.buccaneers.state import (
    Board,
    BuccaneersState,
    Finished,
    Naming,
    Phase,
    Rerolling,
    Stuck,
)

NAMES = tuple(Name(deed) for deed in DEEDS)


def settle(
    state: BuccaneersState,
    roll: int,
    namers: tuple[Seat, ...],
    skulls: tuple[tuple[Die, ...], ...],
    stuck: tuple[Stuck, ...],
    chance: Chance,
    story: Story,
) -> BuccaneersState:
    """B-ROLL-7: all skulls are named, then forced rolls are made, each player finishing before the next."""
    if namers:
        return replace(state, stage=Naming(roll, namers, skulls, stuck))
    if stuck:
        return _roll_openly(state, roll, stuck, chance, story)
    return replace(state, stage=Finished(Phase.ROLLING, roll))


# Naming skulls


def naming_question(state: BuccaneersState, seat: Seat) -> WhichDeed:
    del seat
    stage = state.stage
    assert isinstance(stage, Naming)
    return WhichDeed(stage.skulls[0])


def legal_names(state: BuccaneersState, seat: Seat) -> Sequence[Name]:
    stage = state.stage
    assert isinstance(stage, Naming)
    return names(state.boards[seat], len(stage.skulls[0]), state.options.facts)


def names(board: Board, skulls: int, facts: Facts) -> tuple[Name, ...]:
    """The deeds with room for all the skulls (B-ROLL-5)."""
    return tuple([name for name in NAMES if room(board, name.deed, facts) >= skulls])


def name_skulls(
    state: BuccaneersState, seat: Seat, action: Name, chance: Chance, story: Story
) -> BuccaneersState:
    stage = state.stage
    assert isinstance(stage, Naming)
    dice, board = stage.skulls[0], state.boards[seat]
    story.append(Told(SkullsNamed(seat, action.deed, dice)))
    state = state.with_board(seat, replace(board, placed=added(board, dice, action.deed)))
    return settle(state, stage.roll, stage.namers[1:], stage.skulls[1:], stage.stuck, chance, story)


# Forced rolls in the open


def _roll_openly(
    state: BuccaneersState, roll: int, stuck: tuple[Stuck, ...], chance: Chance, story: Story
) -> BuccaneersState:
    """B-ROLL-5: the next player without a fitting die shows them and rolls them all until one fits."""
    seat, shown = stuck[0].seat, stuck[0].throw
    assert shown is not None
    board, facts = state.boards[seat], state.options.facts
    story.append(Told(DiceShown(seat, board.hand, shown)))
    while True:
        faces = throw(len(board.hand), chance)
        story.append(Told(RolledOpenly(seat, board.hand, faces)))
        if keeps(board, faces, facts):
            return replace(state, stage=Rerolling(roll, seat, faces, stuck[1:]))


def rerolling_question(state: BuccaneersState, seat: Seat) -> WhichOpenDice:
    del seat
    stage = state.stage
    assert isinstance(stage, Rerolling)
    return WhichOpenDice(stage.roll)


def legal_open_keeps(state: BuccaneersState, seat: Seat) -> Sequence[Keep]:
    stage = state.stage
    assert isinstance(stage, Rerolling)
    return keeps(state.boards[seat], stage.throw, state.options.facts)


def keep_openly(
    state: BuccaneersState, seat: Seat, action: Keep, chance: Chance, story: Story
) -> BuccaneersState:
    """What is kept is placed at once; skulls alone are named at once too, before the next player rolls."""
    stage = state.stage
    assert isinstance(stage, Rerolling)
    board = state.boards[seat]
    deed, skulls = deed_of(board.hand, stage.throw, action.dice)
    state = state.with_board(seat, place(board, action.dice, deed))
    if deed is None:
        story.append(Told(OpenSkullsKept(seat, action.dice)))
        return settle(state, stage.roll, (seat,), (action.dice,), stage.stuck, chance, story)
    story.append(Told(OpenDiceKept(seat, deed, action.dice, skulls)))
    return settle(state, stage.roll, (), (), stage.stuck, chance, story)
