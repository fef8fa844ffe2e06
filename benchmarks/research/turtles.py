"""turtles one step at a time, beside OpenSpiel's checkers: in small actions by number, and as a match."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from benchmarks.interleaved import Runner
from benchmarks.research.matches import match_player
from tortuga.core.chance import FastChance
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart

CHECKERS = "OpenSpiel checkers"


def runners() -> Iterator[Runner]:
    yield Runner(CHECKERS, openspiel_player("checkers"))
    for variant in Variant:
        options = TurtlesOptions(variant=variant)
        yield Runner(f"turtles {variant}, by number", _by_number(options), CHECKERS, 1.0)
        yield Runner(f"turtles {variant}, Match", match_player(GAME, 2, options), CHECKERS, 0.4)


def openspiel_player(name: str) -> Callable[[], int]:
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def _by_number(options: TurtlesOptions) -> Callable[[], int]:
    start, chance = TurtlesStart(options), FastChance(0)

    def play() -> int:
        table = QuickTurtles(start, chance)
        for steps in count():
            if not (legal := table.legal_actions()):
                return steps
            table.apply(random.choice(legal))
        raise AssertionError

    return play
