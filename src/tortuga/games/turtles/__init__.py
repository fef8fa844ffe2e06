"""turtles: a race of turtles that jump, flip and change sides (Vincent Everaert, Gigamic)."""

from tortuga.games.turtles.game import GAME

__all__ = ["GAME"]
