"""The moves of a turtle race, as values.

Their kinds are final, so `type(move) is Step` is as good as `isinstance`, and much quicker where it is none.
"""

from typing import TypeAlias, final

from msgspec import Struct

from tortuga.core.game import Action
from tortuga.games.turtles.board import NAMES, Cell
from tortuga.games.turtles.position import Side


class Landing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where one jump of a chain ends, and which way an overturned turtle it passed over now faces."""

    cell: Cell
    faces: Side | None = None


@final
class Step(Action, frozen=True):
    """One cell forward (T-MOVE-1)."""

    origin: Cell
    to: Cell


@final
class Jump(Action, frozen=True):
    """A whole chain of jumps, landing by landing."""

    origin: Cell
    landings: tuple[Landing, ...]


@final
class Hatch(Action, frozen=True):
    """Reserve turtles set on the camp, in cell order (T-HATCH-2)."""

    cells: tuple[Cell, ...]


@final
class Swap(Action, frozen=True):
    """Instead of the second player's first move: take over the first player's side (T-SWAP-1)."""


Move: TypeAlias = Step | Jump | Hatch
TurtlesAction: TypeAlias = Move | Swap

LANDINGS = tuple({faces: Landing(name, faces) for faces in (None, Side.SOUTH, Side.NORTH)} for name in NAMES)
"""Every landing there is, by cell and facing."""
STEPS = tuple(tuple(Step(origin, to) for to in NAMES) for origin in NAMES)
"""Every step there is, by where it begins and ends."""
