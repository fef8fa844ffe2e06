"""The games made of phases, beside catanatron's random players."""

from collections.abc import Iterator
from typing import Any

from benchmarks.interleaved import Runner
from benchmarks.research.matches import match_player, rules_player
from tortuga.core.registry import find_game

CATANATRON = "catanatron"
GAMES = ("buccaneers", "tortuga1667")


def runners() -> Iterator[Runner]:
    yield Runner(CATANATRON, catanatron_match)
    for id in GAMES:
        game = find_game(id)
        for seats in (game.seats[0], game.seats[-1]):
            name = f"{id}, {seats} players"
            yield Runner(f"{name}, rules alone", rules_player(game, seats), CATANATRON, 5)
            yield Runner(f"{name}, Match", match_player(game, seats), CATANATRON, 4)
            looking = match_player(game, seats, looking=True)
            yield Runner(f"{name}, Match and a view each", looking, CATANATRON, 3)


def catanatron_match() -> int:
    from catanatron import Color, Game, RandomPlayer

    game: Any = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions)
