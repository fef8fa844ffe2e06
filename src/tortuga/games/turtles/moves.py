"""The moves of a turtle race, as values."""

from typing import TypeAlias

from msgspec import Struct

from tortuga.core.game import Action
from tortuga.games.turtles.board import NAMES, Cell
from tortuga.games.turtles.position import Side


class Landing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where one jump of a chain ends, and which way an overturned turtle it passed over now faces."""

    cell: Cell
    faces: Side | None = None


class Step(Action, frozen=True):
    """One cell forward (T-MOVE-1)."""

    origin: Cell
    to: Cell


class Jump(Action, frozen=True):
    """A whole chain of jumps, landing by landing."""

    origin: Cell
    landings: tuple[Landing, ...]


class Hatch(Action, frozen=True):
    """Reserve turtles set on the camp, in cell order (T-HATCH-2)."""

    cells: tuple[Cell, ...]


class Swap(Action, frozen=True):
    """Instead of the second player's first move: take over the first player's side (T-SWAP-1)."""


Move: TypeAlias = Step | Jump | Hatch
TurtlesAction: TypeAlias = Move | Swap

LANDINGS = tuple({faces: Landing(name, faces) for faces in (None, Side.SOUTH, Side.NORTH)} for name in NAMES)
"""Every landing there is, by cell and facing."""
STEPS = tuple(tuple(Step(origin, to) for to in NAMES) for origin in NAMES)
"""Every step there is, by where it begins and ends."""
