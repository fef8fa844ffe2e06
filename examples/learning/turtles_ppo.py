"""Masked proximal policy optimisation learns turtles by self-play, measured against the exact solution.

All of it is `tortuga.research.training` over the game in JAX; here stand the settings and the measure: how
often does the network, at sight, keep a win that is proved (`turtles_truth`)?"""

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from examples.learning.reporting import Measurements, arguments, begun, draw
from examples.learning.turtles_truth import ENV, Choose, Truth
from tortuga.masters.network import Weights
from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.playing import NEVER
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subject import observe
from tortuga.research.training.turtles import turtles_subject

BESIDE = ("easy", "medium")
SUBJECT = turtles_subject((2,))


def settings(turns: int, seed: int, every: int) -> TrainingSettings:
    """Small enough for one core."""
    return TrainingSettings(
        game="turtles",
        turns=turns,
        seed=seed,
        matches=256,
        steps=32,
        width=128,
        blocks=2,
        parts=8,
        times=2,
        rate_from=2e-3,
        rate_to=2e-4,
        entropy_from=0.05,
        entropy_to=0.01,
        averaged=0.98,
        log_every=every,
    )


@jax.jit
def _at_sight(weights: Weights, states: Any) -> Array:
    logits = SUBJECT.judge(weights, observe(ENV, states)).actions
    return jnp.argmax(jnp.where(states.legal_action_mask, logits, NEVER), -1)


def at_sight(weights: Weights) -> Choose:
    """Takes what the network likes best."""
    return lambda states, _key: _at_sight(weights, states)


def learn(settings: TrainingSettings, folder: Path, truth: Truth, measurements: Measurements) -> None:
    course = TrainingCourse(settings, folder, begun(folder))
    for line in course:
        if "entropy" in line:
            measurements.add(course.turns, partial(_measured, course.pupil.average, truth))


def _measured(weights: Weights, truth: Truth) -> dict[str, float]:
    return {"PPO": truth.of(at_sight(weights))}


def main() -> None:
    given = arguments("examples.learning.turtles_ppo", __doc__, turns=4000, every=100).parse_args()
    truth = Truth()
    beside = {"random": truth.by_luck()} | {name: truth.of_bot(name, given.seed) for name in BESIDE}
    measurements = Measurements(given.out, beside)
    learn(settings(given.turns, given.seed, given.every), given.out, truth, measurements)
    draw(given.out, "how often a proved win is kept")


if __name__ == "__main__":
    main()
