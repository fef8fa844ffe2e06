"""Small positions for the tests: who stands where, and whose turn it is."""

from tortuga.core.chance import WrittenChance
from tortuga.games.turtles.board import NORTH, SOUTH, bits
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.notation import read_move, write_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.games.turtles.state import TurtlesState


def position(
    *,
    south: str = "",
    north: str = "",
    overturned: str = "",
    to_move: int = SOUTH,
    reserves: tuple[int, int] = (0, 0),
    variant: Variant = Variant.BASE,
) -> Position:
    return Position(
        bits(*south.split()), bits(*north.split()), bits(*overturned.split()), to_move, reserves, variant
    )


def moves(where: Position, options: TurtlesOptions = STANDARD) -> set[str]:
    return {write_move(move) for move in choice(where, options).moves}


def play(where: Position, move: str, options: TurtlesOptions = STANDARD) -> Position:
    """The position after a move, which must be legal."""
    legal = read_move(move)
    assert legal in choice(where, options).moves, f"{move} is not among {sorted(moves(where, options))}"
    return after(where, legal)


def state(where: Position, *, repetition_draw: bool = False) -> TurtlesState:
    """A match that begins from this position; nothing in it is left to chance."""
    chosen = TurtlesOptions(position=write_position(where), repetition_draw=repetition_draw)
    started, _ = GAME.setup(chosen, 2, WrittenChance())
    return started


__all__ = ["NORTH", "SOUTH", "moves", "play", "position", "state"]
