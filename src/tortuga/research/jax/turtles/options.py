"""How a table may want to play turtles, without the engine: the same names, and the same positions."""

from dataclasses import dataclass
from typing import Any

from tortuga.research.jax.env import UnsupportedOptionError
from tortuga.research.jax.turtles.bitboards import D1, HEIGHTS, LONGEST, NEST, SIZE

VARIANTS = ("base", "hatching", "ultra")
BASE, HATCHING, ULTRA = VARIANTS
FIRST = ("random", "south", "north")
RESERVE = 8
"""T-HATCH-1: turtles of each player."""
SOUTH, NORTH = 0, 1


@dataclass(frozen=True)
class Start:
    """A position as South sees it: cells in cell order, reserves by seat."""

    turtles: tuple[frozenset[int], frozenset[int]]
    overturned: frozenset[int]
    reserves: tuple[int, int]
    variant: str
    to_move: int | None
    """None: a draw decides."""

    @property
    def winner(self) -> int | None:
        """T-END-1: South first, should both be there."""
        goals = D1 + LONGEST - 1, D1
        return next((seat for seat in (SOUTH, NORTH) if goals[seat] in self.turtles[seat]), None)


@dataclass(frozen=True)
class Rules:
    """The options that change what may be done."""

    majority_capture: bool = False
    enemy_anywhere: bool = False
    repetition_draw: bool = False
    swap: bool = False


def start_of(variant: str, first: str) -> Start:
    """T-SETUP-1, T-HATCH-1."""
    if variant not in VARIANTS:
        raise UnsupportedOptionError("turtles", "variant", variant)
    if first not in FIRST:
        raise UnsupportedOptionError("turtles", "first", first)
    to_move = None if first == "random" else FIRST.index(first) - 1
    if variant != BASE:
        return Start((frozenset(), frozenset()), frozenset(), (RESERVE, RESERVE), variant, to_move)
    camp = frozenset(NEST) - {D1}
    return Start((camp, frozenset(SIZE - 1 - cell for cell in camp)), frozenset(), (0, 0), variant, to_move)


def read_start(text: str, variant: str) -> Start:
    """T-NOTE-2: a position as people write it. It brings its own variant and side to move."""
    try:
        columns, to_move, reserves, own_variant = text.split()
        kinds = "".join(
            _column(column, height) for column, height in zip(columns.split("/"), HEIGHTS, strict=True)
        )
        south, north = map(int, reserves.split("-"))
        seat = "sn".index(to_move)
        VARIANTS.index(own_variant)
    except ValueError as error:
        raise UnsupportedOptionError("turtles", "position", text) from error
    if variant not in (BASE, own_variant):
        raise UnsupportedOptionError("turtles", "variant", variant)
    cells: dict[str, Any] = {
        kind: frozenset(at for at, other in enumerate(kinds) if other == kind) for kind in "SNX"
    }
    return Start((cells["S"], cells["N"]), cells["X"], (south, north), own_variant, seat)


def _column(text: str, height: int) -> str:
    """The cells of a column, `.` for an empty one."""
    cells = "".join("." * int(kind) if kind.isdigit() else kind for kind in text)
    if len(cells) != height or set(cells) - set(".SNX"):
        raise ValueError(text)
    return cells
