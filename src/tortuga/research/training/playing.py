"""Many matches side by side, some decisions further: what was seen, done and come to."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.masters.network import Weights
from tortuga.research.jax.env import chosen
from tortuga.research.training.subject import ABSENT, Subject, by_seat, known_sides, observe

NEVER = -1e9
HARD = 1e-3
"""So little softness that only the victory counts, shared on ties."""


class Decisions(NamedTuple):
    """One decision of every match, or many one after the other."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    """Of the action, as a logarithm."""
    seat: Array
    sides: Array
    """The side of each seat: (…, seats)."""
    odds: Array
    """Each seat's chance to win as the one who decides sees it: (…, seats)."""
    own: Array
    """Whether the network that learns has decided."""
    over: Array
    share: Array
    """Of a match that is over then, each seat's part of the victory, as softly as it is learned."""
    victory: Array
    """The same as the rules have it."""
    known: Array
    """How well the one who decides knows the side of each seat, before the decision: (…, seats)."""
    unread: Array
    """How much it was worth to each seat not to be known then: (…, seats)."""


class Tables:
    """Which matches there are: for each number of players a block, whose last part has an earlier self on all
    sides but one."""

    def __init__(self, subject: Subject, matches: int, against_past: float) -> None:
        blocks, past = len(subject.envs), round(matches * against_past)
        number = np.arange(matches * blocks) % matches
        self.matches = matches
        self.total = matches * blocks
        self.players = np.repeat([env.num_players for env in subject.envs], matches)
        self.guests = np.flatnonzero(number >= matches - past)
        """The matches with an earlier self."""
        self.pupil = np.where(number >= matches - past, number % self.players, -1)
        """A seat of the network that learns, where it does not have all: it has those on the same side."""

    def own(self, seat: Array, sides: Array) -> Array:
        """Whether the network that learns has these seats."""
        pupil = np.maximum(self.pupil, 0)
        side, pupils = (jnp.take_along_axis(sides, one[:, None], -1)[:, 0] for one in (seat, pupil))
        return jnp.where(self.pupil < 0, True, side == pupils)


def deal(subject: Subject, tables: Tables) -> Callable[[Array], Any]:
    def dealt(key: Array) -> Any:
        keys = jax.random.split(key, len(subject.envs))
        return tuple(
            jax.vmap(env.init)(jax.random.split(one, tables.matches))
            for env, one in zip(subject.envs, keys, strict=True)
        )

    return dealt


class TableSight(NamedTuple):
    """What those to decide see, how good their actions look, the side of each seat, its chance to win, and
    what they believe of the others."""

    seen: Array
    logits: Array
    sides: Array
    odds: Array
    beliefs: Array


def judged(subject: Subject, weights: Weights, states: Any) -> TableSight:
    seen = jnp.concatenate([observe(env, state) for env, state in zip(subject.envs, states, strict=True)])
    judgement = subject.judge(weights, seen)
    sides = _padded(subject, [jax.vmap(subject.sides)(state) for state in states], ABSENT).astype(jnp.int8)
    odds = by_seat(jax.nn.softmax(judgement.odds), sides)
    return TableSight(seen, judgement.actions, sides, odds, judgement.beliefs)


def play_on(
    subject: Subject, tables: Tables, steps: int
) -> Callable[[Weights, Weights, Any, Array, Array], tuple[Any, Decisions]]:
    """A function that lets all matches go so many decisions on; those that end are dealt anew."""
    dealt = deal(subject, tables)

    def played(weights: Weights, past: Weights, states: Any, softness: Array, key: Array) -> Any:
        def step(states: Any, key: Array) -> tuple[Any, Decisions]:
            choosing, playing, dealing = jax.random.split(key, 3)
            seen, logits, sides, odds, beliefs = judged(subject, weights, states)
            mask = jnp.concatenate([state.legal_action_mask for state in states])
            seat = jnp.concatenate([state.current_player for state in states])
            own = tables.own(seat, sides)
            if len(tables.guests):
                guests = subject.judge(past, seen[tables.guests]).actions
                guests = jnp.where(own[tables.guests, None], logits[tables.guests], guests)
                logits = logits.at[tables.guests].set(guests)
            chances = jax.nn.log_softmax(jnp.where(mask, logits, NEVER))
            action = jax.random.categorical(choosing, chances)
            chance = jnp.take_along_axis(chances, action[:, None], -1)[:, 0]
            after, over = _done(subject, tables, states, action, playing)
            share, victory = (_shares(subject, after, soft) for soft in (softness, HARD))
            fresh = dealt(dealing)
            ended = jnp.split(over, len(subject.envs))
            next_states = tuple(
                jax.vmap(chosen)(end, new, old) for end, new, old in zip(ended, fresh, after, strict=True)
            )
            known = known_sides(beliefs, sides, seat)
            unread = _unread(subject, states)[:, None] * (known > 0)
            done = Decisions(
                seen, mask, action, chance, seat, sides, odds, own, over, share, victory, known, unread
            )
            return next_states, done

        return jax.lax.scan(step, states, jax.random.split(key, steps))

    return played


def _done(
    subject: Subject, tables: Tables, states: Any, action: Array, key: Array
) -> tuple[tuple[Any, ...], Array]:
    """The states after an action in each match, and whether it is over."""
    blocks = len(subject.envs)
    actions, keys = jnp.split(action, blocks), jax.random.split(key, blocks)
    after = tuple(
        jax.vmap(env.step)(state, act, jax.random.split(one, tables.matches))
        for env, state, act, one in zip(subject.envs, states, actions, keys, strict=True)
    )
    return after, jnp.concatenate([state.terminated | state.truncated for state in after])


def _padded(subject: Subject, blocks: Sequence[Array], absent: int) -> Array:
    """Something of each seat of all matches, and something else for seats that are not there."""
    missing = [(0, subject.most_players - block.shape[1]) for block in blocks]
    padded = [
        jnp.pad(block, ((0, 0), more), constant_values=absent)
        for block, more in zip(blocks, missing, strict=True)
    ]
    return jnp.concatenate(padded)


def _shares(subject: Subject, states: Sequence[Any], softness: Array | float) -> Array:
    """Each seat's part of the victory if the match ended so."""
    shares = [
        jax.vmap(partial(subject.shares, env, softness=softness))(state)
        for env, state in zip(subject.envs, states, strict=True)
    ]
    return _padded(subject, shares, 0)


def _unread(subject: Subject, states: Sequence[Any]) -> Array:
    """How much it is worth now, in each match, not to be known."""
    return jnp.concatenate(
        [
            jax.vmap(partial(subject.unread, env))(state)
            for env, state in zip(subject.envs, states, strict=True)
        ]
    )
