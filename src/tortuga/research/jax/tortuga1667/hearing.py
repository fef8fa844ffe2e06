"""What a number means that the asked seat says."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    ATTACK,
    BRAWL,
    CHOOSE,
    MUTINY,
    NOTHING,
    RESOLVING,
)
from tortuga.research.jax.tortuga1667.state import Tortuga1667State


class Said(NamedTuple):
    """An answer, and the question as it was."""

    seat: Array
    number: Array
    phase: Array
    card: Array
    """The card that was being resolved."""
    player: Array
    """Who is chosen, if the answer is a player."""

    def at(self, phase: int) -> Array:
        return self.phase == phase

    def on(self, card: int) -> Array:
        return self.card == card

    def says(self, first: int, count: int = 1) -> Array:
        """Whether it is one of these numbers."""
        return (self.number >= first) & (self.number < first + count)

    @property
    def calls(self) -> Array:
        """Whether it calls for a vote."""
        return self.at(ACTING) & (self.says(ATTACK) | self.says(BRAWL) | self.says(MUTINY))


def heard(state: Tortuga1667State, action: Array) -> Said:
    number = jnp.asarray(action, jnp.int32)
    seat = state.current_player
    return Said(
        seat=seat,
        number=number,
        phase=state.phase,
        card=jnp.where(state.phase == RESOLVING, state.card, NOTHING),
        player=(seat + number - CHOOSE) % state.place.shape[0],
    )
