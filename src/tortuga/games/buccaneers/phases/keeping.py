"""Dice that are kept, behind the screen or in the open: which sets may be, and why others may not."""

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from tortuga.core.notation import Choice, Form, Letters
from tortuga.games.buccaneers.components import DEED_OF_FACE, Die, Face, Facts
from tortuga.games.buccaneers.dice import room
from tortuga.games.buccaneers.phases.words import because, deed_name
from tortuga.games.buccaneers.state import Board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Keep(Choice, frozen=True):
    """Keep these dice, in the order of their letters (B-ROLL-1)."""

    form: ClassVar[Form] = Form("keep", Letters(Die, "dice", "die-twice"))
    dice: tuple[Die, ...]


def keeps(board: Board, faces: tuple[Face, ...], facts: Facts) -> tuple[Keep, ...]:
    """Every set of dice that may be kept: of one deed, with or without skulls, or skulls alone."""
    by_face: dict[Face, tuple[Die, ...]] = {}
    for die, face in zip(board.hand, faces, strict=True):
        by_face[face] = (*by_face[face], die) if face in by_face else (die,)
    skulls = by_face.pop(Face.SKULL, ())
    found: tuple[Keep, ...] = ()
    for face, deed in DEED_OF_FACE.items():
        if face in by_face:
            found += _sets(by_face[face], skulls, room(board, deed, facts))
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


def objection_to_keep(
    view: "BuccaneersView", faces: tuple[Face, ...], dice: tuple[Die, ...]
) -> Message | None:
    hand = view.own_board.hand
    shows = dict(zip(hand, faces, strict=True))
    if not dice:
        return because("keep-none")
    for die in dice:
        if die not in shows:
            return because("not-in-hand", die=die, hand=hand)
    return _objection_to_set(view, {die: shows[die] for die in dice})


def _objection_to_set(view: "BuccaneersView", kept: dict[Die, Face]) -> Message | None:
    """B-ROLL-1, B-ROLL-5: one deed, and room for all of the dice."""
    deeds = {DEED_OF_FACE[face]: die for die, face in kept.items() if face is not Face.SKULL}
    if len(deeds) > 1:
        (one, die), (other, another) = list(deeds.items())[:2]
        return because("mixed", die=die, deed=deed_name(one), other=another, another=deed_name(other))
    for deed in deeds:
        free = room(view.own_board, deed, view.options.facts)
        if len(kept) > free:
            return because("no-room", deed=deed_name(deed), free=free, dice=len(kept))
    return None
