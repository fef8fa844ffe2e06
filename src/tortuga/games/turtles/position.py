"""What stands on the board, whose turn it is and what waits in the reserves."""

from enum import StrEnum

from msgspec import Struct

from tortuga.games.turtles.board import ALL, CAMP, GOAL, NORTH, SOUTH

RESERVE = 8
"""T-SETUP-1, T-HATCH-1: turtles of each player."""


SOUTH_GOAL, NORTH_GOAL = (1 << goal for goal in GOAL)


class Variant(StrEnum):
    BASE = "base"
    HATCHING = "hatching"
    ULTRA = "ultra"


class Side(StrEnum):
    """The way a turtle faces, which is whose it is. In the order of the seats."""

    SOUTH = "south"
    NORTH = "north"


SIDES = (Side.SOUTH, Side.NORTH)
BASE, ULTRA = Variant.BASE, Variant.ULTRA
"""To look a member up by its name takes as long as ten other steps."""


class Position(Struct, frozen=True, gc=False):
    """Three sets of cells, the seat to move, the reserves (South's, North's) and the variant."""

    south: int
    north: int
    overturned: int
    to_move: int
    reserves: tuple[int, int]
    variant: Variant

    @property
    def turtles(self) -> tuple[int, int]:
        """The turtles of each seat."""
        return self.south, self.north

    @property
    def empty(self) -> int:
        return ALL & ~(self.south | self.north | self.overturned)

    @property
    def nobody_hatched(self) -> bool:
        """T-NOTE-2: whether the next hatching is the very first one."""
        return self.reserves == (RESERVE, RESERVE)

    @property
    def winner(self) -> int | None:
        """T-END-1: the seat with a turtle on its goal."""
        if self.south & SOUTH_GOAL:
            return SOUTH
        return NORTH if self.north & NORTH_GOAL else None


def start_position(variant: Variant, to_move: int) -> Position:
    """T-SETUP-1, T-HATCH-1."""
    if variant is Variant.BASE:
        return Position(CAMP[SOUTH], CAMP[NORTH], 0, to_move, (0, 0), variant)
    return Position(0, 0, 0, to_move, (RESERVE, RESERVE), variant)
