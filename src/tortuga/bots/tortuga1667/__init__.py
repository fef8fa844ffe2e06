"""Opponents for tortuga1667, and what they believe about loyalties."""

from functools import partial

from tortuga.bots.bot import STRENGTHS, Bot, BotKind
from tortuga.bots.distracted import at_sight
from tortuga.bots.novice import Novice
from tortuga.bots.tortuga1667.beliefs import loyalty_beliefs
from tortuga.bots.tortuga1667.glancer import knows
from tortuga.bots.tortuga1667.levels import LEVELS, DistractedPirate
from tortuga.bots.tortuga1667.master import Master
from tortuga.bots.tortuga1667.mole import Mole
from tortuga.bots.tortuga1667.pirate import Pirate
from tortuga.bots.tortuga1667.tempers import GREEDY, PATIENT, SEARCHING, TEMPERS
from tortuga.core.game import AnyGame

GAME = ("tortuga1667",)
ENOUGH = 0.15
"""Seconds: twice what all lines of play of a search take; people wait while many bots vote."""


def _novice(game: AnyGame, seed: int) -> Bot:
    return Novice(Pirate(game, seed, GREEDY), seed)


PIRATES = tuple(
    BotKind(name, GAME, partial(Pirate, temper=temper), strength, quick=not temper.nodes)
    for name, (strength, temper) in TEMPERS.items()
)
DISTRACTED = tuple(
    BotKind(
        level,
        GAME,
        partial(DistractedPirate, slipping=slipping),
        STRENGTHS[level],
        quick=at_sight(slipping),
        at_sight=knows,
        seconds=ENOUGH,
    )
    for level, slipping in LEVELS.items()
)
MASTER = BotKind(
    "master",
    GAME,
    partial(Master, otherwise=SEARCHING),
    STRENGTHS["master"],
    seconds=ENOUGH,
)

MOLE = BotKind("mole", GAME, partial(Mole, temper=PATIENT), TEMPERS["hard-1"][0] - 1)

BOTS = (BotKind("novice", GAME, _novice, 0, quick=True), *PIRATES, *DISTRACTED, MOLE, MASTER)

__all__ = ["BOTS", "loyalty_beliefs"]
