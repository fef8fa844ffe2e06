"""The games that can be learned."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters import buccaneers, tortuga1667
from tortuga.masters.network import Weights, fresh_weights, think
from tortuga.masters.tortuga1667 import BRITISH, DUTCH, SELF, STOW, Tortuga1667Page
from tortuga.research.jax.buccaneers import ENV
from tortuga.research.jax.buccaneers.scoring import scores
from tortuga.research.jax.tortuga1667.treasure import lead
from tortuga.research.training.remembering import RememberingEnv
from tortuga.research.training.subject import Judgement, Subject, from_the_current_player, no_secret, nothing
from tortuga.research.training.turtles import turtles_subject

HALF_TIME, DECISIONS_UNTIL_THEN = 25, 60
"""Turns in the first half of a match, and decisions of all players, as they usually are."""
A_TIE = 0.5
"""As much as half a treasure's lead: with the Dutch at the table they win it."""


# buccaneers: everyone for themselves


def buccaneers_subject(players: tuple[int, ...]) -> Subject:
    return Subject(
        envs=tuple(ENV(players=number) for number in players),
        most_players=buccaneers.PLAYERS,
        fresh=partial(fresh_weights, inputs=buccaneers.input_size(), outputs=buccaneers.OUTPUTS),
        judge=_judge_buccaneers,
        sides=from_the_current_player,
        shares=_shares_of_points,
        unread=no_secret,
        notes=nothing,
    )


def _judge_buccaneers(weights: Weights, seen: Array) -> Judgement:
    said = think(jnp, weights, buccaneers.inputs(jnp, seen))
    actions, odds = buccaneers.read_outputs(jnp, seen, said)
    return Judgement(actions, odds, jnp.zeros((*odds.shape, 0)))


def _shares_of_points(env: Any, state: Any, softness: Array | float) -> Array:
    points = scores(env.facts, state).astype(jnp.float32)
    return jax.nn.softmax(points / softness)


# Tortuga 1667: the nations


def tortuga1667_subject(players: tuple[int, ...]) -> Subject:
    return Subject(
        envs=tuple(RememberingEnv(players=number) for number in players),
        most_players=tortuga1667.PLAYERS,
        fresh=partial(fresh_weights, inputs=tortuga1667.input_size(), outputs=tortuga1667.OUTPUTS),
        judge=_judge_tortuga1667,
        sides=lambda state: state.loyalty,
        shares=_shares_of_nations,
        unread=_first_half,
        notes=_first_stows,
    )


def _judge_tortuga1667(weights: Weights, seen: Array) -> Judgement:
    said = think(jnp, weights, tortuga1667.inputs(jnp, seen))
    return Judgement(*tortuga1667.read_outputs(jnp, seen, said))


def _shares_of_nations(env: Any, state: Any, softness: Array | float) -> Array:
    """The leading nation has won, on a tie the Dutch."""
    ahead = lead(state).astype(jnp.float32)
    tie = A_TIE if env.num_players % 2 else -jnp.inf
    nations = jax.nn.softmax(jnp.stack([ahead, -ahead, jnp.asarray(tie)]) / softness)
    return nations[state.loyalty]


def _first_half(env: Any, state: Any) -> Array:
    """Where there are only the two nations: with the Dutch among them people are hard enough to read."""
    two_nations = env.num_players % 2 == 0
    return jnp.where((state.turns <= HALF_TIME) & two_nations, 1.0 / DECISIONS_UNTIL_THEN, 0.0)


def _first_stows(seen: Array, action: Array) -> dict[str, tuple[Array, Array]]:
    """How often the captains stow their first treasure for their own nation."""
    loyalty = Tortuga1667Page(jnp, seen)["loyalty"][..., SELF, :]
    stows = ((action == STOW) | (action == STOW + 1)) & (loyalty[..., DUTCH] == 0)
    own = jnp.where(action == STOW, loyalty[..., BRITISH] > 0, loyalty[..., BRITISH] == 0)
    return {"stowed_for_own": (stows & own, stows)}


SUBJECTS: dict[str, Callable[[tuple[int, ...]], Subject]] = {
    "buccaneers": buccaneers_subject,
    "tortuga1667": tortuga1667_subject,
    "turtles": turtles_subject,
}
