"""Counting move sequences (T-NOTE-3): the quickest way to compare two move generators."""

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import STANDARD, after, find_choice


def perft(position: Position, depth: int, options: TurtlesOptions = STANDARD) -> int:
    """The number of sequences of that many moves; positions met again are not counted again."""
    return _count(position, depth, options, {})


def divide(position: Position, depth: int, options: TurtlesOptions = STANDARD) -> dict[Move, int]:
    """The same, split by the first move."""
    known: dict[tuple[Position, int], int] = {}
    return {
        move: _count(after(position, move), depth - 1, options, known)
        for move in find_choice(position, options).moves
    }


def _count(
    position: Position, depth: int, options: TurtlesOptions, known: dict[tuple[Position, int], int]
) -> int:
    if depth == 0:
        return 1
    count = known.get((position, depth))
    if count is None:
        moves = find_choice(position, options).moves
        if depth == 1:
            count = len(moves)
        else:
            count = sum(_count(after(position, move), depth - 1, options, known) for move in moves)
        known[position, depth] = count
    return count
