"""A match of turtles at one moment, what is asked in it and what happens in it."""

from enum import StrEnum
from typing import TypeAlias

from tortuga.core.game import Event, Outcome, Question, Seat, State, View
from tortuga.games.turtles.board import Cell
from tortuga.games.turtles.moves import TurtlesAction
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Side
from tortuga.games.turtles.rules import Choice, choice


class TurtlesState(State, frozen=True):
    position: Position
    options: TurtlesOptions
    last: TurtlesAction | None = None
    earlier: tuple[Position, ...] = ()
    """Kept only with option `repetition_draw`."""
    outcome: Outcome | None = None
    swappable: bool = False
    """T-SWAP-1: whether the first move has just been made and can be taken over."""
    found: Choice | None = None
    """What the seat to move may do, where it has been looked for already."""

    @property
    def choice(self) -> Choice:
        return self.found or choice(self.position, self.options)


class ChooseMove(Question, frozen=True):
    """Move a turtle, or hatch some; at the second player's first move perhaps take over the first one."""

    must_jump: bool
    may_hatch: bool
    may_swap: bool = False


class Begins(Event, frozen=True):
    """Who moves first, as the draw or the options have it."""

    player: Seat


class Stepped(Event, frozen=True):
    player: Seat
    origin: Cell
    to: Cell


class Effect(StrEnum):
    """What happens to the turtle that is jumped over."""

    NONE = "none"
    OVERTURNED = "overturned"
    RIGHTED = "righted"


class Jumped(Event, frozen=True):
    """One jump of a chain."""

    player: Seat
    origin: Cell
    over: Cell
    to: Cell
    effect: Effect
    faces: Side | None


class Hatched(Event, frozen=True):
    player: Seat
    cells: tuple[Cell, ...]


class Swapped(Event, frozen=True):
    """Who has taken over the first move: the board was turned round, and the other seat is to move."""

    player: Seat


TurtlesEvent: TypeAlias = Begins | Stepped | Jumped | Hatched | Swapped


class TurtlesView(View, frozen=True, kw_only=True):
    """Nothing is hidden in turtles: every seat sees all of it."""

    asked: ChooseMove | None
    position: str
    """In notation, to share and to read back."""
    south: tuple[Cell, ...]
    north: tuple[Cell, ...]
    overturned: tuple[Cell, ...]
    to_move: Seat
    reserves: tuple[int, int]
    last: TurtlesAction | None
    swappable: bool
    """Whether the seat to move may take over the first move (T-SWAP-1)."""
    earlier: tuple[str, ...]
    options: TurtlesOptions
