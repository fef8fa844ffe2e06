"""OpenSpiel games: importing this registers `python_tortuga_turtles`, `python_tortuga_buccaneers` and
`python_tortuga_1667`."""

from tortuga.research.openspiel.games import NAMES, game_string

__all__ = ["NAMES", "game_string"]
