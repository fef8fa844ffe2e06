"""`tortuga moves` and `tortuga perft`: the moves of turtles, to see and to compare."""

from typing import Annotated

import typer

from tortuga.cli.common import AsJson, OptionList, fail, print_json, says
from tortuga.cli.options import read_options
from tortuga.core.errors import OptionError
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.notation import read_position, write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.perft import divide, perft
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import choice
from tortuga.text import Message

TurtlesOnly = Annotated[str, typer.Argument(help=says("cli-turtles-game"), metavar="turtles")]
PositionLine = Annotated[str | None, typer.Option("--position", help=says("cli-position"), metavar="P")]
VariantName = Annotated[Variant, typer.Option("--variant", help=says("cli-variant"))]
Depth = Annotated[int, typer.Option("--depth", "-d", min=0, help=says("cli-perft-depth"), metavar="N")]
Divide = Annotated[bool, typer.Option("--divide", help=says("cli-perft-divide"))]

DEEP = 6


def add_to(app: typer.Typer) -> None:
    app.command("moves", help=says("cli-moves-help"), epilog=says("cli-moves-epilog"))(moves)
    app.command("perft", help=says("cli-perft-help"), epilog=says("cli-perft-epilog"))(count)


def moves(
    game: TurtlesOnly,
    position: PositionLine = None,
    variant: VariantName = Variant.BASE,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    where, rules = read_where(game, position, variant, option)
    lines = sorted(write_move(move) for move in choice(where, rules).moves)
    if as_json:
        print_json(lines)
        return
    for line in lines:
        typer.echo(line)


def count(
    game: TurtlesOnly,
    depth: Depth,
    position: PositionLine = None,
    variant: VariantName = Variant.BASE,
    divided: Divide = False,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    where, rules = read_where(game, position, variant, option)
    parts: dict[str, int] = {}
    if divided and depth > 0:
        parts = {write_move(move): number for move, number in divide(where, depth, rules).items()}
    total = sum(parts.values()) if parts else _count(where, depth, rules)
    if as_json:
        print_json(
            {"depth": depth, "count": total, "divide": parts} if divided else {"depth": depth, "count": total}
        )
        return
    for line in sorted(parts):
        typer.echo(f"{line} {parts[line]}")
    typer.echo(total)


def _count(where: Position, depth: int, rules: TurtlesOptions) -> int:
    """Deep counts are worth the moment it takes to load the compiled generator."""
    if depth < DEEP:
        return perft(where, depth, rules)
    from tortuga.solver.counting import count_sequences

    return count_sequences(where, depth, rules)


def read_where(
    game: str, position: str | None, variant: Variant, option: list[str] | None
) -> tuple[Position, TurtlesOptions]:
    """The position that a command is asked about, and the rules that hold there."""
    if game != GAME.id:
        fail("cli-turtles-only", game=game)
    options = read_options(GAME, option)
    assert isinstance(options, TurtlesOptions)
    if options.position is not None:
        raise OptionError("position", Message("cli-given-apart", {"option": "position"}))
    if options.variant is not Variant.BASE:
        raise OptionError("variant", Message("cli-given-apart", {"option": "variant"}))
    return (start_position(variant, SOUTH) if position is None else read_position(position)), options
