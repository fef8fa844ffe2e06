"""Players none of whose dice fits: what is hidden of them until they roll again."""

from typing import TYPE_CHECKING

from msgspec import Struct

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.buccaneers.components import FACE_OF_DEED, Deed, Face
from tortuga.games.buccaneers.dice import room

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Stuck(Struct, frozen=True, gc=False):
    """A player none of whose dice fits. They are hidden until shown."""

    seat: Seat
    throw: tuple[Face, ...] | None


def covered_stuck(stuck: tuple[Stuck, ...], seat: Seat | None) -> tuple[Stuck, ...]:
    """B-ROLL-5: dice that do not fit are shown only when their owner comes to roll them again."""
    return tuple([one if one.seat == seat else Stuck(one.seat, None) for one in stuck])


def imagined_stuck(stuck: tuple[Stuck, ...], view: "BuccaneersView", chance: Chance) -> tuple[Stuck, ...]:
    """Of dice that did not fit only that is known: each shows a deed without room."""
    return tuple(
        one if one.throw is not None else Stuck(one.seat, _unfitting(view, one.seat, chance)) for one in stuck
    )


def _unfitting(view: "BuccaneersView", seat: Seat, chance: Chance) -> tuple[Face, ...]:
    board, facts = view.boards[seat], view.options.facts
    full = [FACE_OF_DEED[deed] for deed in (Deed.BOARDING, Deed.RAID) if room(board, deed, facts) < 1]
    return tuple(chance.pick(full) for _ in board.hand)
