"""The turtles' beach, in characters: hexagons of slashes, turtles that point where they go."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tortuga.games.turtles.board import COORDINATES, CORNER, GOAL, NAMES, SEATS, SOUTH
from tortuga.games.turtles.moves import Hatch, Step, Swap, TurtlesAction
from tortuga.games.turtles.notation import write_action
from tortuga.games.turtles.state import TurtlesView
from tortuga.terminal.face import Face, Sitting

INSIDE = 6
"""Characters inside a hexagon; the lines of neighbours are shared, so columns repeat after one more."""
PITCH = INSIDE + 1
TOP, BOTTOM = max(y for _, y in COORDINATES), min(y for _, y in COORDINATES)

UPRIGHT, ON_BACK = ("▲", "▼"), "✖"
STYLES = ("bold dark_orange", "bold cyan")
SAND, SHORE, HOLLOW, LAST = "grey50", "dim yellow", "grey42", "reverse"


class Drawn(NamedTuple):
    character: str
    style: str


class TurtlesFace(Face):
    lists_choices = False

    def draw(self, view: TurtlesView, sitting: Sitting) -> RenderableType:
        side = sitting.side if sitting.side is not None else (view.seat or SOUTH)
        canvas = dict(_canvas(view, side))
        board = [
            Text.assemble(*(canvas.get((row, column), Drawn(" ", "")) for column in range(7 * PITCH + 2)))
            for row in range(TOP - BOTTOM + 3)
        ]
        caption = _caption(view, sitting, side)
        return Group(Padding(Group(*board), (0, 2)), Padding(caption, (0, 3)))


def _canvas(view: TurtlesView, side: int) -> Iterator[tuple[tuple[int, int], Drawn]]:
    marked = set(_touched(view.last))
    for cell, (q, y) in enumerate(COORDINATES):
        across, up = (q, y) if side == SOUTH else (-q, TOP + BOTTOM - y)
        row, column = TOP - up + 1, (across + 3) * PITCH
        yield from _outline(row, column, SHORE if cell in CORNER else SAND)
        label = _label(view, cell, side, NAMES[cell] in marked)
        yield from (((row, column + 1 + at), drawn) for at, drawn in enumerate(label))


def _outline(row: int, column: int, style: str) -> Iterator[tuple[tuple[int, int], Drawn]]:
    for at in range(INSIDE):
        yield (row - 1, column + 1 + at), Drawn("_", style)
        yield (row + 1, column + 1 + at), Drawn("_", style)
    yield (row, column), Drawn("/", style)
    yield (row, column + PITCH), Drawn("\\", style)
    yield (row + 1, column), Drawn("\\", style)
    yield (row + 1, column + PITCH), Drawn("/", style)


def _label(view: TurtlesView, cell: int, side: int, marked: bool) -> list[Drawn]:
    """Piece and name of a cell, as wide as the hexagon."""
    piece, style = _piece(view, cell, side)
    emphasis = f"{style} {LAST}" if marked else style
    name_style = emphasis if piece.strip() else HOLLOW
    text = [Drawn(" ", ""), Drawn(piece, emphasis), Drawn(" ", emphasis if marked else "")]
    text += [
        Drawn(letter, f"{name_style} {LAST}" if marked and not piece.strip() else name_style)
        for letter in NAMES[cell]
    ]
    return [*text, Drawn(" ", "")]


def _piece(view: TurtlesView, cell: int, side: int) -> tuple[str, str]:
    name = NAMES[cell]
    for seat, turtles in zip(SEATS, (view.south, view.north), strict=True):
        if name in turtles:
            return UPRIGHT[seat if side == SOUTH else 1 - seat], STYLES[seat]
    if name in view.overturned:
        return ON_BACK, "white"
    if cell in CORNER:
        return "★", STYLES[GOAL.index(cell)]
    return " ", HOLLOW


def _touched(move: TurtlesAction | None) -> tuple[str, ...]:
    """The cells where the last move began and ended."""
    if move is None or isinstance(move, Swap):
        return ()
    if isinstance(move, Hatch):
        return move.cells
    return move.origin, (move.to if isinstance(move, Step) else move.landings[-1].cell)


def _caption(view: TurtlesView, sitting: Sitting, side: int) -> Text:
    text = Text()
    signs = UPRIGHT if side == SOUTH else UPRIGHT[::-1]
    for seat in SEATS:
        text.append(f"{signs[seat]} {sitting.names[seat]}  ", STYLES[seat])
        if view.options.variant != "base" or any(view.reserves):
            text.append(sitting.voice.say("turtles-reserve", count=view.reserves[seat]) + "   ")
    text.append(f"{ON_BACK} " + sitting.voice.say("turtles-overturned") + "   ", "white")
    if view.last is not None:
        text.append(sitting.voice.say("turtles-last-move", move=write_action(view.last)))
    text.append(f"\n{view.position}", "dim")
    return text


FACE = TurtlesFace()
