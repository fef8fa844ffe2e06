"""Opponents for buccaneers, from one that only counts points to one that learned from its own matches."""

from tortuga.bots.bot import BotKind
from tortuga.bots.buccaneers.greedy import Greedy
from tortuga.bots.buccaneers.hasty import Hasty
from tortuga.bots.buccaneers.master import Master
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.buccaneers.valuer import Valuer

GAME = ("buccaneers",)

BOTS = (
    BotKind("greedy", GAME, Greedy, 10, quick=True),
    BotKind("easy", GAME, Hasty, 20, quick=True),
    BotKind("medium", GAME, Valuer, 40, quick=True),
    BotKind("hard-1", GAME, RoundSearcher, 59),  # as it is now, to measure later ones by
    BotKind("hard", GAME, RoundSearcher, 60),
    BotKind("master", GAME, Master, 80),
)
