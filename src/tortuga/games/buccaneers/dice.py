"""What dice can show, where they fit, and how they come onto the board."""

from functools import cache

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import DEED_INDEX, DEED_OF_FACE, DICE, FACES, Deed, Die, Face, Facts
from tortuga.games.buccaneers.state import Board

BOARDING, RAID = DEED_INDEX[Deed.BOARDING], DEED_INDEX[Deed.RAID]
SKULL = Face.SKULL


def throw(dice: int, chance: Chance) -> tuple[Face, ...]:
    return tuple([FACES[draw] for draw in chance.several(len(FACES), dice)])


def room(board: Board, deed: Deed, facts: Facts) -> int:
    """How many more dice a deed holds (B-ROLL-3)."""
    if deed is Deed.BOARDING:
        return boarding_room(board, facts)
    if deed is Deed.RAID:
        return raid_room(board, facts)
    return len(DICE) - len(board.placed[DEED_INDEX[deed]])


def boarding_room(board: Board, facts: Facts) -> int:
    return facts.dice_by_ship[board.ship - 1] - len(board.placed[BOARDING])


def raid_room(board: Board, facts: Facts) -> int:
    return facts.dice_by_pirate[board.pirate - 1] - len(board.placed[RAID])


def deed_of(
    hand: tuple[Die, ...], faces: tuple[Face, ...], kept: tuple[Die, ...]
) -> tuple[Deed | None, tuple[Die, ...]]:
    """The deed that kept dice take (none for skulls alone), and the skulls among them (B-ROLL-4)."""
    deed: Deed | None = None
    skulls: tuple[Die, ...] = ()
    for die in kept:
        face = faces[hand.index(die)]
        if face is SKULL:
            skulls += (die,)
        else:
            deed = DEED_OF_FACE[face]
    return deed, skulls


def placed(board: Board, dice: tuple[Die, ...], deed: Deed | None) -> Board:
    """The board with dice put to the others at a deed (B-ROLL-2); skulls to be named wait beside it."""
    hand = _left(board.hand, dice)
    if deed is None:
        return replace(board, hand=hand)
    index = DEED_INDEX[deed]
    return replace(board, hand=hand, placed=with_item(board.placed, index, board.placed[index] + dice))


@cache
def _left(hand: tuple[Die, ...], dice: tuple[Die, ...]) -> tuple[Die, ...]:
    return tuple([die for die in hand if die not in dice])
