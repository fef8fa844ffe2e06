"""A player's holdings as plain numbers: what the bots weigh, and change in their imagination."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tortuga.games.buccaneers.components import CHEST_INDEX, Chest
from tortuga.games.buccaneers.state import Board

RED, BLUE, YELLOW, WHITE, PURPLE = range(5)
Row: TypeAlias = tuple[int, ...]
"""Chests by the number of their colour."""


class Hold(NamedTuple):
    """Markers and chests of one board; dice and bonus tiles are weighed elsewhere."""

    ship: int
    pirate: int
    island: Row
    crew: Row
    fleet: Row
    tortuga: Row


def row_of(chests: Sequence[Chest]) -> Row:
    return tuple([CHEST_INDEX[chest] for chest in chests])


def hold_of(board: Board) -> Hold:
    return Hold(
        board.ship,
        board.pirate,
        row_of(board.island),
        row_of(board.crew),
        row_of(board.fleet),
        row_of(board.tortuga),
    )


def best_first(row: Row, every: Row) -> Row:
    """Purple chests, then white ones, then the colours that the owner has fewest of."""
    return tuple(sorted(row, key=lambda chest: RANK.get(chest, 0) or every.count(chest)))


RANK = {PURPLE: -2, WHITE: -1}
