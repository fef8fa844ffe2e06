"""From what a seat sees and may do to the numbers that the bots reckon with."""

from collections.abc import Sequence

from tortuga.bots.buccaneers.dicing import SKULL, Dice, DiceTable, Stake, Throw, bits
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.components import DEED_INDEX, DIE_INDEX, FACES, Die, Face
from tortuga.games.buccaneers.dice import deed_of
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.naming import Name, Naming
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import Bonus, Rolling
from tortuga.games.buccaneers.view import BuccaneersView

SKULLS_ALONE = -1
"""Stands for the deed of skulls that will be named once all have shown their dice."""
FACE_INDEX = {face: index for index, face in enumerate(FACES)}


def seat_of(view: BuccaneersView) -> int:
    assert view.seat is not None
    return view.seat


def throw_of(hand: Sequence[Die], faces: Sequence[Face]) -> Throw:
    shown = [0] * (SKULL + 1)
    for die, face in zip(hand, faces, strict=True):
        shown[FACE_INDEX[face]] |= 1 << DIE_INDEX[die]
    return tuple(shown)


def choice_of(view: BuccaneersView, action: Choice) -> Stake:
    """What an action of the rolling means."""
    if isinstance(action, Bonus):
        return Stake(DEED_INDEX[action.deed], 0)
    phase, seat = view.phase, seat_of(view)
    if isinstance(action, Name):
        assert isinstance(phase, Naming)
        return Stake(DEED_INDEX[action.deed], bits(phase.skulls[0]))
    assert isinstance(action, Keep)
    assert isinstance(phase, Rolling | Rerolling)
    faces = phase.throws[seat] if isinstance(phase, Rolling) else phase.throw
    deed, _ = deed_of(view.boards[seat].hand, faces or (), action.dice)
    return Stake(SKULLS_ALONE if deed is None else DEED_INDEX[deed], bits(action.dice))


def named(table: DiceTable, dice: Dice, seat: int, choice: Stake) -> Stake:
    """The choice with the deed that skulls alone would be named for."""
    return Stake(table.name(dice, seat, choice.dice), choice.dice) if choice.deed == SKULLS_ALONE else choice
