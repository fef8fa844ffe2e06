"""Finds games by their entry points (`tortuga.games`), so that nothing here has to name one."""

from functools import cache
from importlib.metadata import entry_points

from tortuga.core.errors import UnknownGame
from tortuga.core.game import AnyGame

GROUP = "tortuga.games"


def game_ids() -> tuple[str, ...]:
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def find_game(id: str) -> AnyGame:
    """The game of that id; raises `UnknownGame`, which names those there are."""
    for entry in entry_points(group=GROUP, name=id):
        game: AnyGame = entry.load()
        return game
    raise UnknownGame(id, game_ids())
