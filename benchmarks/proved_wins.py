"""Does the master win what is proved won? Positions of random matches that the search settles, played out.

The master has the winning side; the other side tries everything we have. A lost match is a mistake.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.progress import track

from tortuga.bots.bot import Budget, find_bot
from tortuga.core.chance import FastChance
from tortuga.core.match import Match
from tortuga.core.registry import find_game
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Limits, Verdict

GAME = find_game("turtles")
OPPONENTS = ("random", "novice", "easy", "greedy", "medium", "mcts", "expert")
EARLIEST, LATEST = 2, 16
"""How many random moves lead to a position."""
NODES_TO_PROVE = 200_000


def won_positions(variant: Variant, seed: int) -> Iterator[Position]:
    """Positions from random play in which the side to move is proved to win; the start first."""
    chance = FastChance(seed)
    searcher = Searcher(variant, TurtlesOptions(variant=variant))
    position = start_position(variant, 0)
    yield position
    while True:
        position = start_position(variant, 0)
        for _ in range(EARLIEST + chance.below(LATEST - EARLIEST)):
            moves = find_choice(position, STANDARD).moves
            if not moves:
                break
            position = after(position, chance.pick(moves))
        if not find_choice(position, STANDARD).moves:
            continue
        if searcher.prove(position, Limits(nodes=NODES_TO_PROVE)).verdict is Verdict.WON:
            yield position


def play(position: Position, opponent: str, seed: int, seconds: float) -> bool:
    """Whether the master wins from here with the side to move, thinking as long as it likes."""
    options = TurtlesOptions(variant=position.variant, position=write_position(position))
    match = Match.start(GAME, options, seed=seed)
    (winner,) = match.to_act
    bots = {
        winner: find_bot(GAME, "master").make(GAME, seed),
        1 - winner: find_bot(GAME, opponent).make(GAME, seed),
    }
    while match.outcome is None:
        (seat,) = match.to_act
        budget = Budget() if seat == winner else Budget(seconds=seconds)
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), budget))
    return match.outcome.winners == (winner,)


def main() -> None:
    example = "Example: scripts/bench proved_wins --games 400"
    parser = argparse.ArgumentParser(description=__doc__, epilog=example)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--variant", choices=[variant.value for variant in Variant], default="base")
    parser.add_argument("--seconds", type=float, default=0.05, help="for each choice of the other side")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    won = Counter[str]()
    positions = won_positions(Variant(given.variant), given.seed)
    for game in track(range(given.games), "matches", console=Console(stderr=True)):
        opponent = OPPONENTS[game % len(OPPONENTS)]
        won[opponent] += play(next(positions), opponent, given.seed + game, given.seconds)
    for index, opponent in enumerate(OPPONENTS):
        print(f"{opponent:8} {won[opponent]} of {len(range(index, given.games, len(OPPONENTS)))}")
    print(f"together {won.total()} of {given.games} ({won.total() / given.games:.1%})")


if __name__ == "__main__":
    main()
