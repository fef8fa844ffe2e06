"""A position as somebody writes, pastes or links it: its line, or the moves that lead to it."""

import re

from tortuga.core.errors import IllegalAction
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import read_move, read_position
from tortuga.games.turtles.objections import objection
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import after, choice

NUMBERS = re.compile(r"\b\d+\.+(?=\s|$)|\b\d+\.(?=[a-g+])")
"""Of moves, as people count them."""


def read_where(text: str, variant: Variant, options: TurtlesOptions) -> Position:
    """`NotationError` or `IllegalAction` says what is wrong. Nothing at all is the start, South to move."""
    if "/" in text:
        return read_position(" ".join(text.split()))
    position = start_position(variant, SOUTH)
    for move in read_moves(text):
        if move not in choice(position, options).moves:
            raise IllegalAction(objection(position, options, move))
        position = after(position, move)
    return position


def read_moves(text: str) -> list[Move]:
    """Whatever can be read; they need not be possible."""
    return [read_move(written) for written in NUMBERS.sub(" ", text).split()]
