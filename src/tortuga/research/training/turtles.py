"""turtles, learned, with positions of all kinds to begin from.

Nothing is hidden, and one of two wins. Matches begin where play at random has led, or at the start: from
there alone two good players see few of the positions that there are.
"""

from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.masters.network import Weights, fresh_weights, think
from tortuga.research.jax.env import chosen
from tortuga.research.jax.luck import below
from tortuga.research.jax.turtles.game import TurtlesEnv, TurtlesState
from tortuga.research.training.subject import Judgement, Subject, from_the_current_player, no_secret, nothing

TWO = 2

# Where matches begin

BEGINNINGS = 16_384
LONGEST = 40
"""Small actions at random before a match begins, at most."""


class ScatteredTurtlesEnv(TurtlesEnv):
    """Deals positions out of matches at random. One that was over by then is another, or the start again."""

    def deal(self, luck: Array) -> TurtlesState:
        place = below(luck, BEGINNINGS)
        dealt: TurtlesState = jax.tree.map(lambda leaf: jnp.asarray(leaf)[place], _scattered())
        return dealt


@cache
def _scattered() -> TurtlesState:
    """Worked out when the first match is dealt."""
    with jax.ensure_compile_time_eval():
        scattered: TurtlesState = jax.tree.map(np.asarray, jax.jit(_played_at_random)(jax.random.key(0)))
    return scattered


def _played_at_random(key: Array) -> TurtlesState:
    env = TurtlesEnv()
    beginning, playing, stopping = jax.random.split(key, 3)
    starts = jax.vmap(env.init)(jax.random.split(beginning, BEGINNINGS))
    lengths = jax.random.randint(stopping, (BEGINNINGS,), 0, LONGEST)

    def step(states: TurtlesState, moment: tuple[Array, Array]) -> tuple[TurtlesState, None]:
        number, key = moment
        actions = jax.random.categorical(key, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
        after = jax.vmap(partial(env.play, luck=()))(states, actions)
        return jax.vmap(chosen)(number < lengths, after, states), None

    moments = jnp.arange(LONGEST), jax.random.split(playing, LONGEST)
    states, _ = jax.lax.scan(step, starts, moments)
    neighbours = jax.tree.map(lambda leaf: jnp.roll(leaf, 1, axis=0), states)
    for instead in (neighbours, starts):
        states = jax.vmap(chosen)(states.terminated, instead, states)
    return states


# What is learned


def turtles_subject(players: tuple[int, ...]) -> Subject:
    (inputs,) = TurtlesEnv.observation_shape
    return Subject(
        envs=tuple(ScatteredTurtlesEnv(number) for number in players),
        most_players=TWO,
        fresh=partial(fresh_weights, inputs=inputs, outputs=TurtlesEnv.num_actions + TWO),
        judge=_judge,
        sides=from_the_current_player,
        shares=_shares_of_rewards,
        unread=no_secret,
        notes=nothing,
    )


def _judge(weights: Weights, seen: Array) -> Judgement:
    said = think(jnp, weights, seen.astype(jnp.float32))
    actions, odds = jnp.split(said, [TurtlesEnv.num_actions], axis=-1)
    return Judgement(actions, odds, jnp.zeros((*odds.shape, 0)))


def _shares_of_rewards(_env: Any, state: Any, softness: Array | float) -> Array:
    """There are no points: nothing is softer than the victory."""
    shares: Array = (1 + state.rewards) / TWO
    return shares
