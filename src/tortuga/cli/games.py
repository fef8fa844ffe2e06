"""`tortuga games`: what there is to play."""

from enum import Enum
from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from tortuga.bots.bot import bot_kinds
from tortuga.cli.common import CONSOLE, VOICE, AsJson, print_json, says
from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game, game_ids


def add_to(app: typer.Typer) -> None:
    app.command("games", help=says("cli-games-help"), epilog=says("cli-games-epilog"))(games)


def games(as_json: AsJson = False) -> None:
    every = [find_game(id) for id in game_ids()]
    if as_json:
        print_json([_description(game) for game in every])
        return
    for game in every:
        _show(game)


def _show(game: AnyGame) -> None:
    title = Text.assemble((VOICE.say(f"{game.id}-name"), "bold"), (f"  {game.id}  ", "cyan"))
    title.append(VOICE.say("cli-games-players", players=_players(game)))
    CONSOLE.print(title)
    CONSOLE.print(f"  {VOICE.say(f'{game.id}-summary')}", highlight=False)
    table = Table(box=None, padding=(0, 2), show_header=False)
    for option in _options(game):
        table.add_row(
            f"  {option['name']}", Text(str(option["default"]), style="cyan"), option["explanation"]
        )
    CONSOLE.print(table)
    bots = Text(f"    {VOICE.say('cli-games-bots', bots=list(bot_kinds(game)))}", style="dim")
    CONSOLE.print(bots, "")


def _players(game: AnyGame) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    return str(most) if fewest == most else f"{fewest}–{most}"


def _description(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": VOICE.say(f"{game.id}-name"),
        "summary": VOICE.say(f"{game.id}-summary"),
        "players": [game.seats[0], game.seats[-1]],
        "options": _options(game),
        "bots": list(bot_kinds(game)),
    }


def _options(game: AnyGame) -> list[dict[str, Any]]:
    return [
        {
            "name": field.name,
            "default": _default(field.default),
            "explanation": VOICE.say(f"{game.id}-option-{field.name.replace('_', '-')}"),
        }
        for field in msgspec.structs.fields(game.options_type)
    ]


def _default(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    return value if isinstance(value, bool | int | str | float) else ("none" if value is None else "…")
