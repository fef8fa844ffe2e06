"""A policy gradient learns buccaneers for two by self-play, measured against our bots.

All of it is `tortuga.research.training` (proximal policy optimisation with earlier selves as guests) over the
game in JAX; here stand the settings, and a bot that plays by the weights whole matches of the engine against
`random`, `easy` and `medium`."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from examples.learning.reporting import Measurements, arguments, begun, draw
from tortuga.bots.bot import Bot, Budget, find_bot
from tortuga.bots.simulation import play_out
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.masters.buccaneers import inputs, read_outputs
from tortuga.masters.network import Weights, think
from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.settings import TrainingSettings

OPPONENTS = ("random", "easy", "medium")
FAIR = 0.5


def settings(turns: int, seed: int, every: int) -> TrainingSettings:
    """Small enough for one core."""
    return TrainingSettings(
        game="buccaneers",
        players=(2,),
        turns=turns,
        seed=seed,
        matches=128,
        steps=64,
        width=128,
        blocks=1,
        parts=8,
        times=2,
        rate_from=2e-3,
        rate_to=3e-4,
        averaged=0.98,
        log_every=every,
    )


class NetworkBot(Bot):
    """Draws its action as the network likes them."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights, self.random = weights, np.random.default_rng(seed)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        seen = ENCODING.observe(view)
        logits, _ = read_outputs(np, seen, think(np, self.weights, inputs(np, seen)))
        liked = logits[[ENCODING.spell(view, action)[0] for action in legal]]
        return legal[int(np.argmax(liked + self.random.gumbel(size=len(legal))))]


def share_of_wins(weights: Weights, opponent: str, matches: int, seed: int) -> float:
    """Against one of our bots; the seats change, with the same luck for both."""
    won = 0.0
    for number in range(matches):
        seat, luck = number % 2, seed * 1_000_003 + number // 2
        bots = [NetworkBot(weights, luck), find_bot(GAME, opponent).make(GAME, luck)]
        state, _ = play_out(GAME, BuccaneersOptions(), 2, FastChance(luck), bots[:: 1 if seat == 0 else -1])
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / matches


def learn(settings: TrainingSettings, folder: Path, measurements: Measurements, matches: int) -> None:
    course = TrainingCourse(settings, folder, begun(folder))
    for line in course:
        if "entropy" in line:
            weights = {name: np.asarray(array) for name, array in course.pupil.average.items()}
            measurements.add(course.turns, partial(_measured, weights, matches, settings.seed))


def _measured(weights: Weights, matches: int, seed: int) -> dict[str, float]:
    return {f"against {one}": share_of_wins(weights, one, matches, seed) for one in OPPONENTS}


def main() -> None:
    parser = arguments("examples.learning.buccaneers_gradient", __doc__, turns=1000, every=100)
    parser.add_argument("--matches", type=int, default=100, help="against each bot in a measurement (100)")
    given = parser.parse_args()
    measurements = Measurements(given.out, {"a fair share": FAIR})
    learn(settings(given.turns, given.seed, given.every), given.out, measurements, given.matches)
    draw(given.out, "share of the wins, two players")


if __name__ == "__main__":
    main()
