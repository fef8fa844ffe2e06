"""Opponents for buccaneers: the levels, and some to measure them by."""

from functools import partial

from tortuga.bots.bot import STRENGTHS, Bot, BotKind
from tortuga.bots.buccaneers.greedy import Greedy
from tortuga.bots.buccaneers.hasty import Hasty
from tortuga.bots.buccaneers.levels import LEVELS, DistractedBuccaneer
from tortuga.bots.buccaneers.master import Master, knows
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.buccaneers.valuer import Valuer
from tortuga.bots.distracted import at_sight
from tortuga.bots.novice import Novice
from tortuga.core.game import AnyGame

GAME = ("buccaneers",)
ENOUGH = 0.3
"""Seconds: more than all the rounds that a search plays out take."""


def _novice(game: AnyGame, seed: int) -> Bot:
    return Novice(Greedy(game, seed), seed)


YARDSTICKS = (
    BotKind("novice", GAME, _novice, 0, quick=True),
    BotKind("greedy", GAME, Greedy, 10, quick=True),
    BotKind("easy-1", GAME, Hasty, 34, quick=True),
    BotKind("medium-1", GAME, Valuer, 44, quick=True),
    BotKind("hard-1", GAME, partial(RoundSearcher, patient=True), 64),
)
"""The last three were the levels `easy`, `medium` and `hard` when there were three."""

DISTRACTED = tuple(
    BotKind(
        level,
        GAME,
        partial(DistractedBuccaneer, slipping=slipping),
        STRENGTHS[level],
        quick=at_sight(slipping),
        at_sight=knows,
        seconds=ENOUGH,
    )
    for level, slipping in LEVELS.items()
)

MASTER = BotKind("master", GAME, Master, STRENGTHS["master"], megabytes=2, seconds=ENOUGH)

BOTS = (*YARDSTICKS, *DISTRACTED, MASTER)
