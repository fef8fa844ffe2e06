"""Roll in secret, outbid, board, raid, and bring chests home to Tortuga (2–4 players)."""

from tortuga.games.buccaneers.game import GAME

__all__ = ["GAME"]
