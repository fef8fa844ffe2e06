"""What is learned: a game over arrays, how a network looks at it, and what the end of a match is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters import buccaneers
from tortuga.masters.network import Weights, fresh_weights, think
from tortuga.research.jax.buccaneers import ENV
from tortuga.research.jax.buccaneers.scoring import scores
from tortuga.research.jax.env import Env

SEEN_MOST = 127
"""What is seen is kept in eight bits."""


@dataclass(frozen=True)
class Subject:
    """One game for some numbers of players."""

    envs: tuple[Env[Any], ...]
    most_players: int
    fresh: Callable[[int, int, int], dict[str, Any]]
    """From a seed, a width and a number of blocks."""
    judge: Callable[[Weights, Array], tuple[Array, Array]]
    """What is seen, in many rows: logits of the small actions, and of each player's victory, the own one
    first."""
    shares: Callable[..., Array]
    """From an env, the state of a match that is over and a `softness`: each seat's part of the victory. The
    softer, the more points count."""


def buccaneers_subject(players: tuple[int, ...]) -> Subject:
    return Subject(
        envs=tuple(ENV(players=number) for number in players),
        most_players=buccaneers.PLAYERS,
        fresh=partial(fresh_weights, inputs=buccaneers.input_size(), outputs=buccaneers.OUTPUTS),
        judge=_judge,
        shares=_shares,
    )


def _judge(weights: Weights, seen: Array) -> tuple[Array, Array]:
    said = think(jnp, weights, buccaneers.inputs(jnp, seen))
    actions, odds = buccaneers.read_outputs(jnp, seen, said)
    return actions, odds


def _shares(env: Any, state: Any, softness: Array | float) -> Array:
    points = scores(env.facts, state).astype(jnp.float32)
    return jax.nn.softmax(points / softness)


def observe(env: Env[Any], state: Any) -> Array:
    """What the current player of each match sees."""
    seen = jax.vmap(env.observe)(state, state.current_player)
    return jnp.minimum(seen, SEEN_MOST).astype(jnp.int8)
