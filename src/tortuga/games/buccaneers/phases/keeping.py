"""Dice that are kept, behind the screen or in the open: which sets may be, and why others may not."""

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from tortuga.core.notation import Choice, Form, Letters
from tortuga.games.buccaneers.components import DEED_OF_FACE, DICE, FACES, Die, Face, Facts
from tortuga.games.buccaneers.dice import boarding_room, raid_room, room
from tortuga.games.buccaneers.phases.words import because, deed_name
from tortuga.games.buccaneers.state import Board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


Dice: TypeAlias = tuple[Die, ...]
ALL = len(DICE)


class Keep(Choice, frozen=True):
    """Keep these dice, in the order of their letters (B-ROLL-1)."""

    form: ClassVar[Form] = Form("keep", Letters(Die, "dice", "die-twice"))
    dice: tuple[Die, ...]


def keeps(board: Board, faces: tuple[Face, ...], facts: Facts) -> tuple[Keep, ...]:
    """Every set of dice that may be kept: of one deed, with or without skulls, or skulls alone."""
    found, boarding, raid, skulls, alone = _sorted(board.hand, faces)
    if boarding:
        found += _sets(boarding, skulls, boarding_room(board, facts))
    if raid:
        found += _sets(raid, skulls, raid_room(board, facts))
    return found + alone


class Sorted(NamedTuple):
    """A roll: which sets always fit, and which dice show what holds only some."""

    fitting: tuple[Keep, ...]
    boarding: Dice
    raid: Dice
    skulls: Dice
    skulls_alone: tuple[Keep, ...]


@cache
def _sorted(hand: Dice, faces: tuple[Face, ...]) -> Sorted:
    """Each of five dice shows one of six faces or is not in hand: 7^5 rolls, and all are remembered."""
    shown: dict[Face, Dice] = dict.fromkeys(FACES, ())
    for die, face in zip(hand, faces, strict=True):
        shown[face] += (die,)
    *free, boarding, raid, skulls = shown.values()
    fitting = tuple([keep for dice in free for keep in _sets(dice, skulls, ALL)])
    return Sorted(fitting, boarding, raid, skulls, _sets(skulls, (), ALL))


@cache
def _sets(dice: Dice, skulls: Dice, most: int) -> tuple[Keep, ...]:
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
