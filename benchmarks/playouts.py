"""Random matches on one core: decisions per second, beside catanatron's random players in the same run.

A decision is one choice of one player, forced ones included, on both sides. The rounds of all games
alternate, so that a busy machine disturbs everybody alike; the median round counts.
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

from tortuga.bots.simulation import play_out
from tortuga.core.chance import FastChance
from tortuga.core.registry import find_game, game_ids

PEER = "catanatron"
GOAL = 3.0


def our_round(id: str, seats: int, seconds: float, seed: int) -> float:
    """Decisions per second of one game."""
    game = find_game(id)
    options = game.options_type()
    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        seed += 1
        decisions += play_out(game, options, seats, FastChance(seed))[1]
    return decisions / spent


def peer_round(seconds: float, seed: int) -> float:
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        game: Any = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions / spent


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """The median rate of each runner."""
    runners: dict[str, Callable[[int], float]] = {PEER: lambda seed: peer_round(seconds, seed)}
    for id in game_ids():
        for seats in sorted({find_game(id).seats[0], find_game(id).seats[-1]}):
            runners[f"{id}, {seats} players"] = _runner(id, seats, seconds)
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for number in track(range(rounds + 1), "rounds", console=Console(stderr=True), transient=True):
        for name, run in runners.items():
            rate = run(number * 1_000_000)
            if number:  # the first round warms up
                rates[name].append(rate)
    return {name: statistics.median(values) for name, values in rates.items()}


def _runner(id: str, seats: int, seconds: float) -> Callable[[int], float]:
    return lambda seed: our_round(id, seats, seconds, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench playouts --rounds 9")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game in each round")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    rates = measure(given.rounds, given.seconds)
    if given.json:
        ratios = {name: rate / rates[PEER] for name, rate in rates.items()}
        print(json.dumps({"decisions_per_second": rates, "ratio": ratios}, indent=2))
        return
    table = Table(title=f"Random matches, one core; goal {GOAL:g} times {PEER}", title_justify="left")
    for column in ("", "decisions/s", f"times {PEER}"):
        table.add_column(column, justify="right" if column else "left")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / rates[PEER]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
