"""What dice can show, where they fit, and how they come onto the board."""

from functools import cache
from itertools import combinations

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.games.buccaneers.actions import Keep
from tortuga.games.buccaneers.components import DEED_INDEX, DEED_OF_FACE, DICE, FACES, Deed, Die, Face, Facts
from tortuga.games.buccaneers.state import Board


def throw(dice: int, chance: Chance) -> tuple[Face, ...]:
    return tuple([FACES[chance.below(len(FACES))] for _ in range(dice)])


def keeps(board: Board, faces: tuple[Face, ...], facts: Facts) -> tuple[Keep, ...]:
    """Every set of dice that may be kept: of one deed, with or without skulls, or skulls alone."""
    by_face: dict[Face, tuple[Die, ...]] = {}
    for die, face in zip(board.hand, faces, strict=True):
        by_face[face] = (*by_face.get(face, ()), die)
    skulls = by_face.pop(Face.SKULL, ())
    found: tuple[Keep, ...] = ()
    for face in FACES:
        if dice := by_face.get(face):
            found += _sets(dice, skulls, room(board, DEED_OF_FACE[face], facts))
    return found + _sets(skulls, (), len(skulls)) if skulls else found


@cache
def _sets(dice: tuple[Die, ...], skulls: tuple[Die, ...], most: int) -> tuple[Keep, ...]:
    """The sets with at least one of the dice and any of the skulls (B-ROLL-4), as many as fit (B-ROLL-5)."""
    every = sorted(dice + skulls)
    return tuple(
        Keep(kept)
        for size in range(1, min(most, len(every)) + 1)
        for kept in combinations(every, size)
        if not set(dice).isdisjoint(kept)
    )


def room(board: Board, deed: Deed, facts: Facts) -> int:
    """How many more dice a deed holds (B-ROLL-3)."""
    if deed is Deed.BOARDING:
        return facts.dice_by_ship[board.ship - 1] - len(board.placed[DEED_INDEX[deed]])
    if deed is Deed.RAID:
        return facts.dice_by_pirate[board.pirate - 1] - len(board.placed[DEED_INDEX[deed]])
    return len(DICE) - len(board.placed[DEED_INDEX[deed]])


def deed_of(
    hand: tuple[Die, ...], faces: tuple[Face, ...], kept: tuple[Die, ...]
) -> tuple[Deed | None, tuple[Die, ...]]:
    """The deed that kept dice take (none for skulls alone), and the skulls among them (B-ROLL-4)."""
    deed, skulls = None, []
    for die, face in zip(hand, faces, strict=True):
        if die in kept:
            if face is Face.SKULL:
                skulls.append(die)
            else:
                deed = DEED_OF_FACE[face]
    return deed, tuple(skulls)


def place(board: Board, dice: tuple[Die, ...], deed: Deed | None) -> Board:
    """The board with dice taken from the hand and added to a deed; skulls to be named wait beside it."""
    hand = tuple([die for die in board.hand if die not in dice])
    return replace(board, hand=hand, placed=board.placed if deed is None else added(board, dice, deed))


def added(board: Board, dice: tuple[Die, ...], deed: Deed) -> tuple[tuple[Die, ...], ...]:
    """The dice at each deed, with these added to one (B-ROLL-2)."""
    index = DEED_INDEX[deed]
    return (*board.placed[:index], board.placed[index] + dice, *board.placed[index + 1 :])
