"""AlphaZero in small (`alphazero`) learns turtles, measured against the exact solution.

Measured is how often it keeps a win that is proved (`turtles_truth`): at sight, and with the search."""

from functools import partial

from examples.learning.alphazero import SIMULATIONS, SUBJECT, AlphaZero, AlphaZeroSettings
from examples.learning.reporting import Measurements, arguments, draw
from examples.learning.turtles_measured import at_sight, with_search
from examples.learning.turtles_ppo import BESIDE
from examples.learning.turtles_truth import Truth
from tortuga.masters.network import Weights


def learn(learner: AlphaZero, truth: Truth, measurements: Measurements, every: int) -> None:
    while learner.turns < learner.all_turns:
        learner.turn()
        if learner.turns % every == 0:
            measurements.add(learner.turns, partial(_measured, learner.pupil.average, truth))
            learner.save()


def _measured(weights: Weights, truth: Truth) -> dict[str, float]:
    return {
        "AlphaZero, at sight": truth.of(at_sight(SUBJECT, weights)),
        f"with {SIMULATIONS} simulations": truth.of(with_search(SUBJECT, weights)),
    }


def main() -> None:
    given = arguments("examples.learning.turtles_alphazero", __doc__, turns=400, every=20).parse_args()
    truth = Truth()
    beside = {"random": truth.by_luck()} | {name: truth.of_bot(name, given.seed) for name in BESIDE}
    measurements = Measurements(given.out, beside)
    learner = AlphaZero(AlphaZeroSettings(), given.turns, given.seed, given.out)
    learn(learner, truth, measurements, given.every)
    draw(given.out, "how often a proved win is kept")


if __name__ == "__main__":
    main()
