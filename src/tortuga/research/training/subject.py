"""What is learned: a game over arrays, how a network looks at it, and what the end of a match is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters.network import Weights
from tortuga.masters.page import SEEN_MOST
from tortuga.research.jax.env import Env

ABSENT = -1
"""The side of a seat that is not there."""


class Judgement(NamedTuple):
    """What the network says to each row of what is seen, as logits."""

    actions: Array
    odds: Array
    """Of each side: that it wins."""
    beliefs: Array
    """Of each player, clockwise from the own one, and each side: that the player is on it. Without sides to
    guess there are none: (…, players, 0)."""


@dataclass(frozen=True)
class Subject:
    """One game for some numbers of players. Sides win: one player each, or several together."""

    envs: tuple[Env[Any], ...]
    most_players: int
    fresh: Callable[[int, int, int], dict[str, Any]]
    """From a seed, a width and a number of blocks."""
    judge: Callable[[Weights, Array], Judgement]
    sides: Callable[[Any], Array]
    """From a state: the side of each seat, in the order in which the current player says the odds."""
    shares: Callable[..., Array]
    """From an env, the state of a match that is over and a `softness`: each seat's part of the victory. The
    softer, the more points count."""
    unread: Callable[[Any, Any], Array]
    """From an env and a state: how much it is worth now that the others do not know one's side, as a part
    of what it is worth in a whole match."""
    notes: Callable[[Array, Array], dict[str, tuple[Array, Array]]]
    """From what was seen and done: what else is worth a place in the log, by its name; where it was done, and
    where it might have been."""


def from_the_current_player(state: Any) -> Array:
    """The sides of a game in which everyone plays for themselves."""
    players = state.rewards.shape[-1]
    sides: Array = (jnp.arange(players) - state.current_player) % players
    return sides


def no_secret(_env: Any, _state: Any) -> Array:
    """Everybody's side lies open, so it is worth nothing to hide it."""
    return jnp.zeros(())


def nothing(_seen: Array, _action: Array) -> dict[str, tuple[Array, Array]]:
    """No notes."""
    return {}


def observe(env: Env[Any], state: Any) -> Array:
    """What the current player of each match sees."""
    seen = jax.vmap(env.observe)(state, state.current_player)
    return jnp.minimum(seen, SEEN_MOST).astype(jnp.int8)


def by_seat(odds: Array, sides: Array) -> Array:
    """What is said of the sides, said of the seats; 0 of those that are not there."""
    return jnp.where(sides != ABSENT, jnp.take_along_axis(odds, jnp.maximum(sides, 0), -1), 0.0)


def by_side(course: Array, sides: Array, count: int) -> Array:
    """What comes to the seats, as the mean of each side."""
    on_it = sides[..., None] == jnp.arange(count)
    return (course[..., None] * on_it).sum(-2) / jnp.maximum(on_it.sum(-2), 1)


def known_sides(beliefs: Array, sides: Array, seat: Array) -> Array:
    """How likely the one who is asked takes each seat for what it is; 0 of the own one and those that are not
    there: (…, seats)."""
    if not beliefs.shape[-1]:
        return jnp.zeros(sides.shape)
    truth = clockwise(sides, seat)
    chances = jax.nn.softmax(beliefs)
    known = jnp.take_along_axis(chances, jnp.maximum(truth, 0)[..., None], -1)[..., 0] * (truth != ABSENT)
    players = (sides != ABSENT).sum(-1, keepdims=True)
    after = (jnp.arange(sides.shape[-1]) - seat[..., None]) % players
    return jnp.where(sides != ABSENT, jnp.take_along_axis(known, after, -1), 0.0)


def clockwise(sides: Array, seat: Array) -> Array:
    """The sides of the others, clockwise from a seat, whose own one is left out as those that are absent."""
    players = (sides != ABSENT).sum(-1, keepdims=True)
    after = jnp.arange(sides.shape[-1])
    there = (after > 0) & (after < players)
    return jnp.where(there, jnp.take_along_axis(sides, (seat[..., None] + after) % players, -1), ABSENT)
