"""Steps of turtles with whole numbers as actions, beside OpenSpiel's checkers and PettingZoo's connect four.

One core, random play. A step through the plain interface is asking for the legal actions and doing one of
them; through PettingZoo it is `last`, with observation and mask, and `step`. Connect four is measured as its
`env` is made, with wrappers that check every call, and without them (`raw_env`). The slices of all runners
alternate, so that a busy machine disturbs everybody alike; a ratio is taken within each round, and its median
counts.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tortuga.core.chance import FastChance
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart

OPENSPIEL = "OpenSpiel checkers"
PETTINGZOO, UNWRAPPED = "PettingZoo connect_four", "PettingZoo connect_four, unwrapped"
GOALS = {OPENSPIEL: 1.0, PETTINGZOO: 3.0}


def timed(match: Callable[[], int], seconds: float) -> float:
    """Steps per second of whole matches."""
    steps, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        steps += match()
    return steps / spent


def our_match(start: TurtlesStart, chance: FastChance) -> int:
    table, steps = QuickTurtles(start, chance), 0
    while legal := table.legal_actions():
        table.apply(random.choice(legal))
        steps += 1
    return steps


def openspiel_match(game: Any) -> int:
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def pettingzoo_match(environment: Any) -> int:
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        seen, _, ended, cut, _ = environment.last()
        over = ended or cut
        environment.step(None if over else random.choice(seen["action_mask"].nonzero()[0]))
        steps += not over
    return steps


def runners() -> dict[str, tuple[Callable[[], int], str]]:
    """What plays a match and says how many steps it had, and the peer it is measured beside."""
    import pyspiel
    from pettingzoo.classic import connect_four_v3

    from tortuga.research.pettingzoo import turtles_v0

    def ours(variant: Variant) -> Callable[[], int]:
        start, chance = TurtlesStart(TurtlesOptions(variant=variant)), FastChance(0)
        return lambda: our_match(start, chance)

    def environment(made: Any) -> Callable[[], int]:
        return lambda: pettingzoo_match(made)

    def environments(name: str, make: Any, peer: str) -> dict[str, tuple[Callable[[], int], str]]:
        return {f"{name}, {variant}": (environment(make(variant=variant)), peer) for variant in Variant}

    checkers = pyspiel.load_game("checkers")
    return {
        OPENSPIEL: (lambda: openspiel_match(checkers), OPENSPIEL),
        **{f"turtles, {variant}": (ours(variant), OPENSPIEL) for variant in Variant},
        PETTINGZOO: (environment(connect_four_v3.env()), PETTINGZOO),
        **environments("turtles_v0", turtles_v0.env, PETTINGZOO),
        UNWRAPPED: (environment(connect_four_v3.raw_env()), UNWRAPPED),
        **environments("turtles_v0 unwrapped", turtles_v0.raw_env, UNWRAPPED),
    }


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Of each runner the median rate, and the median of its ratios to its peer."""
    random.seed(0)
    running = runners()
    rates: dict[str, list[float]] = {name: [] for name in running}
    for number in track(range(rounds + 1), "rounds", console=Console(stderr=True), transient=True):
        for name, (match, _) in running.items():
            rate = timed(match, seconds)
            if number:  # the first round warms up
                rates[name].append(rate)
    return {
        name: {
            "steps_per_second": statistics.median(rates[name]),
            "ratio": statistics.median(
                our / peer for our, peer in zip(rates[name], rates[running[name][1]], strict=True)
            ),
        }
        for name in running
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench research --rounds 9")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each runner in each round")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    figures = measure(given.rounds, given.seconds)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    goals = ", ".join(f"{goal:g} times {peer}" for peer, goal in GOALS.items())
    table = Table(title=f"Steps of random play, one core; goals: {goals}", title_justify="left")
    for column in ("", "steps/s", "times the peer above"):
        table.add_column(column, justify="right" if column else "left")
    for name, figure in figures.items():
        table.add_row(name, f"{figure['steps_per_second']:,.0f}", f"{figure['ratio']:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
