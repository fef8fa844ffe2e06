"""The terminal's drawing of a table, as text and as a picture of it, for those who watch a program learn."""

from functools import cache
from io import StringIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI

from tortuga.core.game import AnyGame
from tortuga.terminal.face import Sitting, find_face, seat_names
from tortuga.text import voice

WIDTH = 120
"""Characters in a line."""
CELL = (9, 18)
"""Pixels of a character."""
THEME = MONOKAI
INK, PAPER = THEME.foreground_color, THEME.background_color

Colour: TypeAlias = tuple[int, int, int]
Box: TypeAlias = tuple[float, float, float, float]

# Where the lines of a box-drawing character go from its middle: left, up, right, down
LINES = {
    "─": "lr",
    "│": "ud",
    "╭": "rd",
    "╮": "ld",
    "╰": "ru",
    "╯": "lu",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
}


def as_text(game: AnyGame, view: Any, seats: int) -> str:
    """With the escape codes that colour it."""
    console = _console()
    with console.capture() as capture:
        console.print(_drawing(game, view, seats))
    return capture.get()


def as_picture(game: AnyGame, view: Any, seats: int) -> NDArray[np.uint8]:
    """Rows, columns, and red, green, blue. Signs that the font lacks are drawn as what they stand for."""
    console = _console()
    lines = console.render_lines(_drawing(game, view, seats))
    picture = Image.new("RGB", (CELL[0] * WIDTH, CELL[1] * len(lines)), PAPER)
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                _draw_character(draw, column, row, character, segment.style or Style())
                column += 1
    return np.asarray(picture)


def _console() -> Console:
    return Console(
        file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False
    )


def _drawing(game: AnyGame, view: Any, seats: int) -> Any:
    said = voice()
    return find_face(game).draw(view, Sitting(game, seat_names(game, seats, said), said))


def _draw_character(draw: ImageDraw.ImageDraw, column: int, row: int, character: str, style: Style) -> None:
    ink, paper = _colours(style)
    width, height = CELL
    left, top = column * width, row * height
    box = (left, top, left + width - 1, top + height - 1)
    if paper != PAPER:
        draw.rectangle(box, fill=paper)
    middle, level = left + width / 2, top + height / 2
    if character in LINES:
        ends = {
            "l": (left, level),
            "r": (left + width, level),
            "u": (middle, top),
            "d": (middle, top + height),
        }
        for end in LINES[character]:
            draw.line(((middle, level), ends[end]), fill=ink)
    elif character in SHAPES:
        draw.polygon([(left + x * width, top + y * height) for x, y in SHAPES[character]], fill=ink)
    elif character == "●":
        draw.ellipse((left + 1, level - 4, left + width - 2, level + 3), fill=ink)
    elif not character.isspace():
        draw.text((middle, level), character, fill=ink, font=_font(), anchor="mm")


SHAPES = {
    "▲": ((0.5, 0.2), (1.0, 0.8), (0.0, 0.8)),
    "▼": ((0.5, 0.8), (1.0, 0.2), (0.0, 0.2)),
    "✖": (
        (0.0, 0.3),
        (0.2, 0.2),
        (0.5, 0.4),
        (0.8, 0.2),
        (1.0, 0.3),
        (0.7, 0.5),
        (1.0, 0.7),
        (0.8, 0.8),
        (0.5, 0.6),
        (0.2, 0.8),
        (0.0, 0.7),
        (0.3, 0.5),
    ),
    "★": (
        (0.5, 0.2),
        (0.65, 0.45),
        (1.0, 0.45),
        (0.7, 0.6),
        (0.8, 0.85),
        (0.5, 0.7),
        (0.2, 0.85),
        (0.3, 0.6),
        (0.0, 0.45),
        (0.35, 0.45),
    ),
}
"""As parts of a character's width and height."""


@cache
def _font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(CELL[1] * 0.7)


@cache
def _colours(style: Style) -> tuple[Colour, Colour]:
    ink, paper = _colour(style.color, INK), _colour(style.bgcolor, PAPER)
    if style.dim:
        ink = tuple((2 * one + other) // 3 for one, other in zip(ink, paper, strict=True))  # type: ignore[assignment]
    return (paper, ink) if style.reverse else (ink, paper)


def _colour(colour: Color | None, otherwise: Colour) -> Colour:
    return otherwise if colour is None or colour.is_default else tuple(colour.get_truecolor(THEME))  # type: ignore[return-value]
