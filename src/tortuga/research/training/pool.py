"""Earlier selves, who come back to some of the tables as opponents, and others who were asked to come."""

import random
from collections.abc import Mapping
from typing import Any

import jax
import jax.numpy as jnp

from tortuga.masters.network import Weights

UNIFORM = "uniform"
"""An opponent who finds all actions equally good."""
UNIFORM_EVERY = 6
INVITED_EVERY = 2


class EarlierSelves:
    """A few of the earlier selves, spread over the whole training, by their names. Whoever is invited comes
    every other time, and stays as it is."""

    def __init__(self, room: int, seed: int, invited: Mapping[str, Weights] | None = None) -> None:
        self.room, self.random = room, random.Random(seed)
        self.selves: dict[str, Weights] = {}
        self.invited = dict(invited or {})
        self.visits = 0

    def add(self, name: str, weights: Weights) -> None:
        """When there is no room, somebody goes, but never the first."""
        if len(self.selves) >= self.room:
            del self.selves[self.random.choice(list(self.selves)[1:])]
        self.selves[name] = jax.tree.map(jnp.copy, weights)

    def visitor(self, weights: Weights) -> tuple[str, Any]:
        """Who sits down next. Now and then it is one who plays at random, to see how far we have come."""
        self.visits += 1
        if self.invited and self.visits % INVITED_EVERY == 0:
            name = self.random.choice(list(self.invited))
            return name, self.invited[name]
        if not self.selves or self.visits % UNIFORM_EVERY == 1:
            return UNIFORM, jax.tree.map(jnp.zeros_like, weights)
        name = self.random.choice(list(self.selves))
        return name, self.selves[name]
