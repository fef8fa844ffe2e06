"""The score: chests by zone, the most sets that jokers allow, the tracks and the coins."""

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.buccaneers.components import BLUE, COLOURS, PURPLE, RED, WHITE, YELLOW, Facts
from tortuga.research.jax.buccaneers.state import BuccaneersState, counted

SET_COLOURS = (RED, BLUE, YELLOW)


def scores(facts: Facts, state: BuccaneersState) -> Array:
    """The points of each seat."""
    fleet, crew = counted(state.fleet), counted(state.crew)
    worth = jnp.where(jnp.arange(COLOURS) == PURPLE, facts.purple_times, 1)
    chests = facts.tortuga_points * state.tortuga.astype(jnp.int32)
    chests = chests + facts.fleet_points * fleet + facts.crew_points * crew  # B-SCORE-1
    every = state.tortuga + fleet + crew + state.island
    sets = most_sets(facts, every, state.tortuga[:, WHITE])
    coins = (state.tiles * jnp.arange(1, state.tiles.shape[1] + 1)).sum(-1)  # B-SCORE-4
    tracks = state.ship.astype(jnp.int32) + state.pirate  # B-SCORE-3
    return (chests * worth).sum(-1) + facts.set_points * sets + tracks + coins


def most_sets(facts: Facts, chests: Array, jokers: Array) -> Array:
    """B-SCORE-2: how many sets can be filled: each colour that a set lacks costs a joker."""
    sets = jnp.arange(1, sum(facts.chests) // len(SET_COLOURS) + 1)
    lacking = jnp.maximum(sets[:, None] - chests[:, None, jnp.array(SET_COLOURS)], 0).sum(-1)
    return (lacking <= jokers[:, None]).sum(-1)


def rewards_for(points: Array) -> Array:
    """B-SCORE-5: most points win; tied players share the victory."""
    return jnp.where(points == points.max(), 1.0, -1.0).astype(jnp.float32)
