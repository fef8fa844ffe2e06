"""A drawing, and how one is put together. Games have theirs by entry points (`tortuga.pictures`)."""

from abc import ABC, abstractmethod
from functools import cache
from html import escape
from importlib.metadata import entry_points
from typing import Any

from msgspec import Struct

from tortuga.text import Voice

GROUP = "tortuga.pictures"

PAPER, HIGH, INK, SOFT, LINE, SEA = "#efe5cd", "#f8f1df", "#1c2a33", "#4d5a60", "#8b7d5f", "#14545e"
TITLE, TEXT = "Alegreya", "Atkinson Hyperlegible Next"
OTHERWISE = {TITLE: "Georgia, serif", TEXT: "Verdana, sans-serif"}
"""For whoever looks at a drawing without our faces."""
WIDTH_OF_LETTER = 0.52
"""Of a usual one, in parts of its size."""


class Drawing(Struct, frozen=True):
    width: float
    height: float
    body: str
    """SVG, from 0 0 on."""

    def whole(self) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"{self._framed(1.0)}'

    def placed(self, x: float, y: float, scale: float) -> str:
        """In another drawing; what sticks out of it is cut off."""
        return f'<svg x="{x:g}" y="{y:g}"{self._framed(scale)}'

    def _framed(self, scale: float) -> str:
        width, height = f"{self.width * scale:g}", f"{self.height * scale:g}"
        seen = f"0 0 {self.width:g} {self.height:g}"
        return f' width="{width}" height="{height}" viewBox="{seen}">{self.body}</svg>'


class BoardDrawing(ABC):
    """How the table of a game looks to whoever has a view of it."""

    @abstractmethod
    def draw(self, view: Any, names: tuple[str, ...], voice: Voice) -> Drawing: ...


@cache
def board_drawing(game: str) -> BoardDrawing | None:
    """None: the game has none."""
    found = next(iter(entry_points(group=GROUP, name=game)), None)
    drawing = found.load() if found else None
    return drawing if isinstance(drawing, BoardDrawing) else None


def moved(x: float, y: float, drawn: str, scale: float = 1.0, turn: float = 0.0) -> str:
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{drawn}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, **more: str) -> str:
    said = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{said}/>'


def words(
    x: float, y: float, said: str, size: float, *, fill: str = INK, face: str = TITLE, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{face}, {OTHERWISE[face]}" font-weight="700"'
        f' font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def fitting(said: str, width: float, size: float) -> str:
    """Cut with an ellipsis where there is no room for all of it."""
    most = max(1, int(width / (WIDTH_OF_LETTER * size)))
    return said if len(said) <= most else f"{said[: most - 1].rstrip()}…"
