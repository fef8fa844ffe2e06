"""The beach from above, as South sees it."""

import math
from typing import Any

from tortuga.server.pictures.drawing import BoardDrawing, Drawing, fitting, moved, words
from tortuga.server.pictures.stamps import stamps_of
from tortuga.text import Voice

WIDTH, HEIGHT = 512, 580
RADIUS = 40
HALF = math.sqrt(3) / 2 * RADIUS
COLUMNS = "abcdefg"
ON_SEA = "#f6ecd4"
SIZE = 0.92
"""Of a turtle in its hollow."""
HEADINGS = {"south": 0, "north": 180, "overturned": 76}
NAMES = {0: HEIGHT - 22, 1: 36}
"""How low the name of a seat stands."""


class TurtlesDrawing(BoardDrawing):
    def draw(self, view: Any, names: tuple[str, ...], voice: Voice) -> Drawing:
        stamps = stamps_of("turtles").drawings
        turtles = [
            moved(*_centre(cell), stamps[standing], SIZE, heading)
            for standing, heading in HEADINGS.items()
            for cell in getattr(view, standing)
        ]
        table = moved(0, 0, stamps["beach"] + "".join(turtles))
        plates = "".join(_plate(seat, names[seat], stamps) for seat in NAMES)
        eggs = "".join(_eggs(seat, left, stamps["egg"]) for seat, left in enumerate(view.reserves) if left)
        return Drawing(WIDTH, HEIGHT, moved(WIDTH / 2, HEIGHT / 2, table) + plates + eggs)


def _centre(cell: str) -> tuple[float, float]:
    """From the middle of the board."""
    column = COLUMNS.index(cell[0]) - 3
    up = 2 * int(cell[1:]) + abs(column) - 8
    return column * 1.5 * RADIUS, -up * HALF


def _plate(seat: int, name: str, stamps: dict[str, str]) -> str:
    low = NAMES[seat]
    side, turn = ("south", 0) if seat == 0 else ("north", 180)
    return moved(24, low - 6, stamps[side], 0.5, turn) + words(
        46, low, fitting(name, 170, 19), 19, fill=ON_SEA
    )


def _eggs(seat: int, left: int, egg: str) -> str:
    low = NAMES[seat]
    return moved(WIDTH - 60, low - 7, egg) + words(WIDTH - 44, low, str(left), 24, fill=ON_SEA)


DRAWING = TurtlesDrawing()
