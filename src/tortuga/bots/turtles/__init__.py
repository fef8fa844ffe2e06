"""Turtle racers: three levels for people, and two plain ones to measure them by.

The compiled search takes a moment to load, and longer to compile on a new machine: whoever only wants to
know which bots there are does not wait for it.
"""

from tortuga.bots.bot import Bot, BotKind
from tortuga.bots.turtles.easy import EasyBot
from tortuga.bots.turtles.greedy import GreedyBot
from tortuga.core.game import AnyGame

HARD_MEGABYTES = 64
"""What the hard level remembers of what it has looked at."""


def _medium(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.medium import MediumBot

    return MediumBot(game, seed)


def _hard(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.hard import HardBot

    return HardBot(game, seed)


def _mcts(game: AnyGame, seed: int) -> Bot:
    from tortuga.bots.turtles.mcts import MctsBot

    return MctsBot(game, seed)


def _warm_up_search() -> None:
    from tortuga.solver.searcher import warm_up

    warm_up()


def _warm_up_playouts() -> None:
    from tortuga.solver.uct import warm_up

    warm_up()


BOTS = (
    BotKind("easy", ("turtles",), EasyBot, 20),
    BotKind("greedy", ("turtles",), GreedyBot, 30),
    BotKind("medium", ("turtles",), _medium, 40, _warm_up_search),
    BotKind("mcts", ("turtles",), _mcts, 50, _warm_up_playouts),
    BotKind("hard", ("turtles",), _hard, 60, _warm_up_search, megabytes=HARD_MEGABYTES),
)
