"""Somebody who does not learn any more and has all the other seats: how much can be won against them?"""

from typing import Any

import jax.numpy as jnp

from tortuga.masters.network import Weights
from tortuga.research.training.pool import EarlierSelves

RIVAL = "master"
"""What it is called in the log."""
LOUD = ("last", "last_bias")
"""What says how good actions look: louder, the best is chosen more often."""


class FrozenRival(EarlierSelves):
    """Comes to all tables, and nobody else does."""

    def __init__(self, weights: Weights, sharpness: float = 1.0) -> None:
        super().__init__(room=0, seed=0)
        self.weights = sharpened(weights, sharpness)

    def add(self, name: str, weights: Weights) -> None:
        """The pupil meets no earlier self."""

    def visitor(self, weights: Weights) -> tuple[str, Any]:
        return RIVAL, self.weights


def sharpened(weights: Weights, sharpness: float) -> dict[str, Any]:
    """The same network, whose actions look so much further apart."""
    return {
        name: jnp.asarray(array) * (sharpness if name in LOUD else 1.0) for name, array in weights.items()
    }
