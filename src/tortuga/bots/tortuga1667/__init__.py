"""Opponents for tortuga1667, and what they believe about loyalties."""

from functools import partial

from tortuga.bots.bot import BotKind
from tortuga.bots.tortuga1667.beliefs import PLAIN, SHOWN, loyalty_beliefs
from tortuga.bots.tortuga1667.master import Master
from tortuga.bots.tortuga1667.pirate import Pirate, Temper

TEMPERS = {
    "greedy": (10, Temper(heeded=SHOWN)),
    "easy": (20, Temper(heeded=PLAIN, overlooks=0.6, short_sighted=True)),
    "medium": (40, Temper(overlooks=0.2)),
    "hard": (60, Temper(nodes=200)),
}
"""By name: how strong, and how it plays."""

GAME = "tortuga1667"

PIRATES = tuple(
    BotKind(name, (GAME,), partial(Pirate, temper=temper), strength, quick=not temper.nodes)
    for name, (strength, temper) in TEMPERS.items()
)
MASTER = BotKind("master", (GAME,), partial(Master, otherwise=TEMPERS["hard"][1]), 80)

BOTS = (*PIRATES, MASTER)

__all__ = ["BOTS", "loyalty_beliefs"]
