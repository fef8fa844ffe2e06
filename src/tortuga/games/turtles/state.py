"""A match of turtles at one moment, what is asked in it and what happens in it."""

from enum import StrEnum
from typing import TypeAlias

from tortuga.core.game import Event, Outcome, Question, Seat, State, View
from tortuga.games.turtles.board import Cell
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Side


class TurtlesState(State, frozen=True):
    position: Position
    options: TurtlesOptions
    last: Move | None = None
    earlier: tuple[Position, ...] = ()
    """Kept only with option `repetition_draw`."""
    outcome: Outcome | None = None


class ChooseMove(Question, frozen=True):
    """Move a turtle, or hatch some."""

    must_jump: bool
    may_hatch: bool


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


TurtlesEvent: TypeAlias = Begins | Stepped | Jumped | Hatched


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
    last: Move | None
    earlier: tuple[str, ...]
    options: TurtlesOptions
