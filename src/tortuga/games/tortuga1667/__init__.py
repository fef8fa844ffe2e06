"""tortuga1667: secret loyalties, votes and mutiny around a Spanish galleon."""

from tortuga.games.tortuga1667.game import GAME

__all__ = ["GAME"]
