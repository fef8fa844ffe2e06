"""Playing and learning in turns, all of one turn compiled into one function."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters.network import Weights, grown
from tortuga.research.training.learning import Adam, Sample, adam, fresh_adam, loss
from tortuga.research.training.playing import Decisions, Tables, deal, judged, play_on
from tortuga.research.training.returns import returns, stayed_unread
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subject import Subject


class Pupil(NamedTuple):
    """What learns."""

    weights: Any
    average: Any
    """Of the weights over the last turns: steadier, and harder to exploit. It becomes the master."""
    adam: Adam


def fresh_pupil(subject: Subject, settings: TrainingSettings, begins: Weights | None = None) -> Pupil:
    """One that has learned nothing here yet; weights to begin with get the blocks that they lack."""
    if begins:
        weights = grown(begins, settings.blocks)
    else:
        weights = subject.fresh(settings.seed, width=settings.width, blocks=settings.blocks)  # type: ignore[call-arg]
    weights, average = (jax.tree.map(jnp.array, weights) for _ in range(2))
    return Pupil(weights, average, fresh_adam(weights))


class TrainingPace(NamedTuple):
    """What changes while the minutes pass."""

    rate: Array
    entropy: Array
    softness: Array


Told = dict[str, Array]
Turn = Callable[[Pupil, Weights, Any, TrainingPace, Array], tuple[Pupil, Any, Told]]


def turn(subject: Subject, tables: Tables, settings: TrainingSettings) -> Turn:
    """A function for one turn: the matches go on for some steps, and the pupil learns from them."""
    played = play_on(subject, tables, settings.steps)

    def taken(pupil: Pupil, past: Weights, states: Any, pace: TrainingPace, key: Array) -> Any:
        playing, learning = jax.random.split(key)
        states, done = played(pupil.weights, past, states, pace.softness, playing)
        outlook = judged(subject, pupil.weights, states).odds
        hidden = settings.hiding * stayed_unread(done, settings.guessed)
        sample = _sample(done, returns(done, outlook, settings.foresight), hidden)
        pupil, told = _learned(subject, settings, pupil, sample, pace, learning)
        return pupil, states, told | _told(subject, tables, done, sample)

    return jax.jit(taken, donate_argnums=(0, 2))


def _sample(done: Decisions, course: Array, hidden: Array) -> Sample:
    def of_seat(array: Array) -> Array:
        return jnp.take_along_axis(array, done.seat[..., None], -1)[..., 0]

    gain = of_seat(course) - of_seat(done.odds) + of_seat(hidden)
    return Sample(
        done.seen, done.mask, done.action, done.chance, done.seat, done.sides, done.own, course, gain
    )


def _learned(
    subject: Subject, settings: TrainingSettings, pupil: Pupil, sample: Sample, pace: TrainingPace, key: Array
) -> tuple[Pupil, Told]:
    """From all decisions, several times: each time the matches are mixed and learned from in parts."""
    matches = sample.seat.shape[1]
    orders = [jax.random.permutation(one, matches) for one in jax.random.split(key, settings.times)]
    parts = jnp.concatenate(orders).reshape(settings.times * settings.parts, -1)
    slope = jax.grad(partial(loss, subject=subject, settings=settings), has_aux=True)

    def learn(carried: tuple[Any, Adam], part: Array) -> tuple[tuple[Any, Adam], Told]:
        weights, state = carried
        some: Sample = jax.tree.map(lambda array: array[:, part].reshape(-1, *array.shape[2:]), sample)
        gradient, told = slope(weights, sample=some, entropy_worth=pace.entropy)
        return adam(weights, gradient, state, pace.rate, settings.steepest), told

    (weights, state), told = jax.lax.scan(learn, (pupil.weights, pupil.adam), parts)
    stays = settings.averaged
    average = jax.tree.map(lambda old, new: stays * old + (1 - stays) * new, pupil.average, weights)
    return Pupil(weights, average, state), {name: values.mean() for name, values in told.items()}


def _told(subject: Subject, tables: Tables, done: Decisions, sample: Sample) -> Told:
    """How the matches went; of those against an earlier self, how often the pupil won; what else it did."""
    against = done.over & (tables.pupil >= 0)
    pupil = jnp.maximum(tables.pupil, 0)
    won = jnp.take_along_axis(done.victory, jnp.broadcast_to(pupil, done.seat.shape)[..., None], -1)[..., 0]
    told = {"matches": done.over.sum(), "luck": sample.gain.std()}
    told |= {"known": (done.known * done.unread).sum() / jnp.maximum(done.unread.sum(), 1e-9)}
    for players in sorted(set(tables.players.tolist())):
        some = against & (tables.players == players)
        told |= {f"won{players}": (some * won).sum(), f"against{players}": some.sum()}
    notes = subject.notes(done.seen, done.action)
    return told | {
        name: (did & done.own).sum() / jnp.maximum((might & done.own).sum(), 1)
        for name, (did, might) in notes.items()
    }


def first_states(subject: Subject, tables: Tables, key: Array) -> Any:
    return jax.jit(deal(subject, tables))(key)
