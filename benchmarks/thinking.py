"""How long the bots think about a choice, as a table gives them time. Choices between one thing do not count.

Each row is of matches of one level against itself: milliseconds of one processor for a choice.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import track

from benchmarks.figures import percentile
from tortuga.bots.bot import LEVELS, Bot, Budget, find_bot, seated_bots, tell
from tortuga.cli.options import read_options
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game, game_ids

HOUSE_SECONDS = 1.0
WARM = 3
"""Choices that are not counted: the first takes what is done once for a process."""


def choices(
    game: AnyGame, options: Any, players: int, bot: str, budget: Budget, seed: int
) -> Iterator[float]:
    """Seconds of each choice, match after match."""
    kinds = [find_bot(game, bot)] * players
    while True:
        chance = FastChance(seed)
        with seated_bots(game, kinds, seed) as bots:
            yield from _of_match(game, options, chance, bots, budget)
        seed += 1


def _of_match(
    game: AnyGame, options: Any, chance: FastChance, bots: list[Bot], budget: Budget
) -> Iterator[float]:
    state, told = game.setup(options, len(bots), chance)
    tell(bots, told)
    while to_act := game.to_act(state):
        seat = to_act[0]
        legal, view = game.legal(state, seat), game.view(state, seat)
        began = time.process_time()
        action = bots[seat].choose(view, legal, budget)
        if len(legal) > 1:
            yield time.process_time() - began
        state, told = game.apply(state, seat, action, chance)
        tell(bots, told)


def measured(thoughts: Iterator[float], count: int, seconds: float) -> list[float]:
    """Some of them, as many as are asked for or fit into a time."""
    took: list[float] = []
    for thought in thoughts:
        took.append(thought)
        if len(took) >= WARM + count or (len(took) > 2 * WARM and sum(took) > seconds):
            break
    return took[WARM:]


def main() -> None:
    example = "Example: scripts/bench thinking --game turtles --option variant=ultra --bot master hard-1"
    parser = argparse.ArgumentParser(description=__doc__, epilog=example)
    parser.add_argument("--game", nargs="+", default=list(game_ids()))
    parser.add_argument("--bot", nargs="+", default=list(LEVELS))
    parser.add_argument("--players", type=int, nargs="+", help="all that the game allows, if not said")
    parser.add_argument("--option", nargs="*", default=[], help="NAME=VALUE")
    parser.add_argument("--choices", type=int, default=200, help="for each row")
    parser.add_argument("--longest", type=float, default=20, help="seconds for each row")
    parser.add_argument("--seconds", type=float, default=HOUSE_SECONDS, help="that a bot may think")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows = [
        (game, players, bot)
        for game in map(find_game, given.game)
        for players in given.players or game.seats
        for bot in given.bot
    ]
    print("| game | players | bot | choices | median | p90 | longest |")
    print("| --- | --: | --- | --: | --: | --: | --: |")
    for game, players, bot in track(rows, "rows", console=Console(stderr=True)):
        options = read_options(game, given.option)
        thoughts = choices(game, options, players, bot, Budget(seconds=given.seconds), given.seed)
        took = [1000 * one for one in measured(thoughts, given.choices, given.longest)]
        figures = " | ".join(
            f"{value:.1f}" for value in (percentile(took, 0.5), percentile(took, 0.9), max(took))
        )
        print(f"| {game.id} | {players} | `{bot}` | {len(took)} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
