"""Turtle racers: the levels for people, and some to measure them by.

The compiled search takes a moment to load, and longer to compile on a new machine: whoever only wants to
know which bots there are does not wait for it.
"""

from collections.abc import Callable

from tortuga.bots.bot import STRENGTHS, Bot, BotKind
from tortuga.bots.novice import Novice
from tortuga.bots.turtles.easy import EasyBot
from tortuga.bots.turtles.greedy import GreedyBot
from tortuga.core.game import AnyGame

GAME = ("turtles",)
MASTER_MEGABYTES, LEVEL_MEGABYTES = 64, 4
"""What the master, and the levels below it, remember of what they have looked at."""


def _novice(game: AnyGame, seed: int) -> Bot:
    return Novice(GreedyBot(game, seed), seed)


def _medium(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.medium import MediumBot

    return MediumBot(game, seed)


def _master(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.hard import HardBot

    return HardBot(game, seed)


def _patient(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.hard import HardBot

    return HardBot(game, seed, patient=True)


def _distracted(level: str) -> Callable[[AnyGame, int], Bot]:
    def make(game: AnyGame, seed: int) -> Bot:
        from tortuga.bots.turtles.levels import LEVELS, DistractedRacer

        return DistractedRacer(game, seed, LEVELS[level])

    return make


def _mcts(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.mcts import MctsBot

    return MctsBot(game, seed)


def _warm_up_search() -> None:
    from tortuga.solver.searcher import warm_up

    warm_up()


def _warm_up_playouts() -> None:
    from tortuga.solver.uct import warm_up

    warm_up()


YARDSTICKS = (
    BotKind("novice", GAME, _novice, 0, quick=True),
    BotKind("easy-1", GAME, EasyBot, 32),
    BotKind("greedy", GAME, GreedyBot, 34),
    BotKind("medium-1", GAME, _medium, 52, _warm_up_search),
    BotKind("mcts", GAME, _mcts, 54, _warm_up_playouts),
    BotKind("hard-1", GAME, _patient, 69, _warm_up_search, megabytes=MASTER_MEGABYTES),
)
"""`easy-1`, `medium-1` and `hard-1` were the levels when there were three; the last is today's master, but
always thinks to the end of its time."""

DISTRACTED = tuple(
    BotKind(level, GAME, _distracted(level), STRENGTHS[level], _warm_up_search, megabytes=LEVEL_MEGABYTES)
    for level in ("easy", "medium", "hard", "expert")
)
MASTER = BotKind("master", GAME, _master, STRENGTHS["master"], _warm_up_search, megabytes=MASTER_MEGABYTES)

BOTS = (*YARDSTICKS, *DISTRACTED, MASTER)
