"""AlphaZero in small: a network plays itself with a tree search (`tree_search`), and learns what the search
preferred and who won. It needs jax and numpy, and nothing that measures."""

from collections import deque
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from examples.learning.hexagon import with_hexagon
from examples.learning.tree_search import NO_LUCK, NOISE, search
from tortuga.masters.network import Weights
from tortuga.research.jax.env import chosen
from tortuga.research.training.checkpoint import CHECKPOINT, load, save
from tortuga.research.training.learning import adam, fresh_adam
from tortuga.research.training.playing import HARD, NEVER, Decisions, judged
from tortuga.research.training.pool import EarlierSelves
from tortuga.research.training.returns import returns
from tortuga.research.training.subject import by_side
from tortuga.research.training.trainer import Pupil
from tortuga.research.training.turtles import turtles_subject

SUBJECT = with_hexagon(turtles_subject((2,)))
(ENV,) = SUBJECT.envs
SIMULATIONS = 32
STEEPEST = 1.0
"""Gradients are cut at this length."""


@dataclass(frozen=True)
class AlphaZeroSettings:
    matches: int = 128
    steps: int = 16
    """Small actions of each match in a turn."""
    simulations: int = SIMULATIONS
    width: int = 16
    """Of each cell."""
    blocks: int = 2
    remembered: int = 16
    """Turns whose decisions are learned from."""
    lessons: int = 8
    """In a turn, each from as many decisions as a turn has."""
    rate: float = 2e-3
    rate_to: float = 2e-4
    foresight: float = 0.9
    """How much the end of a match counts against what later searches found."""
    averaged: float = 0.98


class Lesson(NamedTuple):
    """Decisions to learn from: what was seen, what the search preferred, what came of it for each side."""

    seen: Array
    mask: Array
    policy: Array
    course: Array


class AlphaZero:
    """Plays and learns in turns."""

    def __init__(self, settings: AlphaZeroSettings, turns: int, seed: int, folder: Path) -> None:
        self.settings, self.all_turns, self.folder = settings, turns, folder
        self.random, self.key = np.random.default_rng(seed), jax.random.key(seed)
        self.pool, self.turns = EarlierSelves(1, seed), 0
        self.memory: deque[Lesson] = deque(maxlen=settings.remembered)
        if (folder / CHECKPOINT).exists():
            self.pupil, self.turns = load(folder, self.pool)
        else:
            weights = SUBJECT.fresh(seed, width=settings.width, blocks=settings.blocks)  # type: ignore[call-arg]
            weights = jax.tree.map(jnp.asarray, weights)
            self.pupil = Pupil(weights, weights, fresh_adam(weights))
        self.states = jax.jit(jax.vmap(ENV.init))(self._keys(settings.matches))
        self._play, self._learn = jax.jit(partial(_played, settings)), jax.jit(partial(_learned, settings))

    def _keys(self, count: int) -> Array:
        self.key, one = jax.random.split(self.key)
        return jax.random.split(jax.random.fold_in(one, self.turns), count)

    def turn(self) -> None:
        self.states, lesson = self._play(self.pupil.weights, self.states, self._keys(1)[0])
        self.memory.append(lesson)
        settings, part = self.settings, self.turns / self.all_turns
        rate = settings.rate * (settings.rate_to / settings.rate) ** part
        for _ in range(settings.lessons):
            self.pupil = self._learn(self.pupil, self._recalled(), rate)
        self.turns += 1

    def _recalled(self) -> Lesson:
        """A remembered turn, each as likely as the others."""
        return self.memory[self.random.integers(len(self.memory))]

    def save(self) -> None:
        save(self.folder, self.pupil, self.pool, self.turns)


def _played(settings: AlphaZeroSettings, weights: Weights, states: Any, key: Array) -> tuple[Any, Lesson]:
    """All matches some steps further, and what there is to learn from them."""
    look = search(SUBJECT, settings.simulations, NOISE)

    def step(states: Any, key: Array) -> tuple[Any, tuple[Decisions, Array]]:
        looking, choosing, dealing = jax.random.split(key, 3)
        found = look(weights, states, looking)
        action = jax.random.categorical(choosing, jnp.log(found.policy))
        after = jax.vmap(partial(ENV.play, luck=NO_LUCK))(states, action)
        done = _decisions(states, action, found.odds, after, weights)
        fresh = jax.vmap(ENV.init)(jax.random.split(dealing, settings.matches))
        return jax.vmap(chosen)(after.terminated, fresh, after), (done, found.policy)

    states, (done, policy) = jax.lax.scan(step, states, jax.random.split(key, settings.steps))
    outlook = judged(SUBJECT, weights, (states,)).odds
    course = by_side(returns(done, outlook, settings.foresight), done.sides, ENV.num_players)
    return states, Lesson(done.seen, done.mask, policy, course)


def _decisions(states: Any, action: Array, odds: Array, after: Any, weights: Weights) -> Decisions:
    sight, share = (
        judged(SUBJECT, weights, (states,)),
        jax.vmap(partial(SUBJECT.shares, ENV, softness=HARD))(after),
    )
    return Decisions(
        seen=sight.seen,
        mask=states.legal_action_mask,
        action=action,
        chance=jnp.zeros_like(odds),
        seat=states.current_player,
        sides=sight.sides,
        odds=jnp.stack([odds, 1 - odds], -1),
        own=jnp.ones_like(after.terminated),
        over=after.terminated,
        share=share,
        victory=share,
        known=jnp.zeros_like(share),
        unread=jnp.zeros_like(share),
    )


def _learned(settings: AlphaZeroSettings, pupil: Pupil, lesson: Lesson, rate: Array) -> Pupil:
    weights, state = adam(pupil.weights, jax.grad(_loss)(pupil.weights, lesson), pupil.adam, rate, STEEPEST)
    stays = settings.averaged
    average = jax.tree.map(lambda old, new: stays * old + (1 - stays) * new, pupil.average, weights)
    return Pupil(weights, average, state)


def _loss(weights: Weights, lesson: Lesson) -> Array:
    logits, odds, _ = SUBJECT.judge(weights, lesson.seen)
    chances = jax.nn.log_softmax(jnp.where(lesson.mask, logits, NEVER))
    preferred = -jnp.where(lesson.mask, lesson.policy * chances, 0.0).sum(-1).mean()
    surprise = -(lesson.course * jax.nn.log_softmax(odds)).sum(-1).mean()
    return preferred + surprise
