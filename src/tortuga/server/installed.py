"""The games and bots that the house knows, looked up once. No client can make it run anything else."""

from functools import cache

from tortuga.bots.bot import BotKind, UnknownBot, bot_kinds
from tortuga.core.errors import UnknownGame
from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game, game_ids


@cache
def house_games() -> tuple[AnyGame, ...]:
    return tuple(find_game(id) for id in game_ids())


def house_game(id: str) -> AnyGame:
    """The game of that id; `UnknownGame` if it is not installed here."""
    for game in house_games():
        if game.id == id:
            return game
    raise UnknownGame(id, tuple(game.id for game in house_games()))


@cache
def house_bots(game: AnyGame) -> dict[str, BotKind]:
    """The bots that are installed here, the weakest first."""
    return bot_kinds(game)


def house_bot(game: AnyGame, name: str | None = None) -> BotKind:
    """The bot of that name; without a name, the strongest."""
    known = house_bots(game)
    wanted = name or list(known)[-1]
    if wanted not in known:
        raise UnknownBot(game.id, wanted, tuple(known))
    return known[wanted]
