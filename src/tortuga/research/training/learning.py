"""One step of learning: proximal policy optimisation with Adam, written out."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters.network import Weights
from tortuga.research.training.playing import NEVER
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subject import ABSENT, Subject, by_side, clockwise


class Sample(NamedTuple):
    """Decisions to learn from."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    seat: Array
    sides: Array
    own: Array
    course: Array
    """What came of it for each seat."""
    gain: Array
    """How much better it came for the one who decided than they thought."""


def loss(
    weights: Weights, subject: Subject, settings: TrainingSettings, sample: Sample, entropy_worth: Array
) -> tuple[Array, dict[str, Array]]:
    logits, odds, beliefs = subject.judge(weights, sample.seen)
    chances = jax.nn.log_softmax(jnp.where(sample.mask, logits, NEVER))
    chance = jnp.take_along_axis(chances, sample.action[:, None], -1)[:, 0]
    ratio = jnp.exp(chance - sample.chance)
    near = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    better = jnp.minimum(ratio * sample.gain, near * sample.gain)
    entropy = -jnp.where(sample.mask, jnp.exp(chances) * chances, 0.0).sum(-1)
    own = sample.own / sample.own.sum()
    course = by_side(sample.course, sample.sides, odds.shape[-1])
    surprise = -(course * jax.nn.log_softmax(odds)).sum(-1).mean()
    doubt = doubt_of(beliefs, clockwise(sample.sides, sample.seat))
    better, entropy = (better * own).sum(), (entropy * own).sum()
    told = {
        "entropy": entropy,
        "surprise": surprise,
        "doubt": doubt,
        "clipped": (own * (jnp.abs(ratio - 1) > settings.clip)).sum(),
        "moved": (own * (ratio - 1 - (chance - sample.chance))).sum(),
    }
    learned = settings.outlook * surprise + settings.insight * doubt
    return learned - better - entropy_worth * entropy, told


def doubt_of(beliefs: Array, sides: Array) -> Array:
    """The log-loss of what is believed of the others; nothing where there are no sides to guess."""
    if not beliefs.shape[-1]:
        return jnp.zeros(())
    others = sides != ABSENT
    truth = jnp.maximum(sides, 0)[..., None]
    believed = jnp.take_along_axis(jax.nn.log_softmax(beliefs), truth, -1)[..., 0]
    doubt: Array = -(others * believed).sum() / others.sum()
    return doubt


class Adam(NamedTuple):
    mean: Any
    square: Any
    steps: Array


MEAN, SQUARE, A_LITTLE = 0.9, 0.999, 1e-8


def fresh_adam(weights: Weights) -> Adam:
    mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    return Adam(mean, square, jnp.int32(0))


def adam(weights: Any, gradient: Any, state: Adam, rate: Array, steepest: float) -> tuple[Any, Adam]:
    length = jnp.sqrt(sum(jnp.sum(array**2) for array in jax.tree.leaves(gradient)))
    cut = jnp.minimum(1.0, steepest / (length + A_LITTLE))
    steps = state.steps + 1
    mean = jax.tree.map(lambda old, new: MEAN * old + (1 - MEAN) * cut * new, state.mean, gradient)
    square = jax.tree.map(
        lambda old, new: SQUARE * old + (1 - SQUARE) * (cut * new) ** 2, state.square, gradient
    )
    fair_mean, fair_square = 1 - MEAN**steps, 1 - SQUARE**steps
    moved = jax.tree.map(
        lambda weight, m, s: weight - rate * (m / fair_mean) / (jnp.sqrt(s / fair_square) + A_LITTLE),
        weights,
        mean,
        square,
    )
    return moved, Adam(mean, square, steps)
