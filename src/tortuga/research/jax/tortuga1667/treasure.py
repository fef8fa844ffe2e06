"""Treasure on its way from hold to hold (S-SETUP-6, S-ACT-7, S-VOTE-3, S-VOTE-4, S-CARD-STORM)."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item
from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    BRITISH,
    FRENCH,
    PILFER,
    PLUNDER,
    PLUNDERING,
    ROGER,
    STOW,
    STOWING,
    TORTUGA,
    TORTUGA_TREASURES,
)
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.state import Tortuga1667State

HOLDS = jnp.arange(6)


def lead(state: Tortuga1667State) -> Array:
    """By how many treasures the British lead."""
    by_nation = jnp.sum(state.holds.reshape(3, 2), axis=0)
    return by_nation[BRITISH] - by_nation[FRENCH]


def carried(state: Tortuga1667State, said: Said) -> Tortuga1667State:
    """One treasure that is stowed, pilfered or plundered."""
    ship = item(state.place, said.seat)
    stows = said.at(STOWING)
    pilfers = said.at(ACTING) & said.says(PILFER, 2)
    plunders = said.at(PLUNDERING) & said.says(PLUNDER, 6)
    booty = said.number - PLUNDER
    into = jnp.where(stows, said.number - STOW, jnp.where(pilfers, 1 - (said.number - PILFER), booty % 2))
    prey = jnp.where(pilfers, 2 * ship + said.number - PILFER, 2 * (ROGER - ship) + booty // 2 - 1)
    from_hold = pilfers | (plunders & (booty >= 2))
    comes = (stows | pilfers | plunders) & (2 * ship + into == HOLDS)
    goes = from_hold & (prey == HOLDS)
    return replace(
        state,
        holds=state.holds + comes - goes,
        galleon=state.galleon - (plunders & (booty < 2)),
    )


def stormed(state: Tortuga1667State, when: Array, place: Array) -> Tortuga1667State:
    """S-CARD-STORM: a ship's treasure goes back to the Galleon; Tortuga's belongs to nobody."""
    there = when & (place == HOLDS // 2)
    treasures = jnp.sum(jnp.where(there, state.holds, 0))
    ashore = place == TORTUGA
    return replace(
        state,
        holds=jnp.where(there, 0, state.holds),
        adrift=state.adrift + jnp.where(ashore, treasures, 0),
        galleon=state.galleon + jnp.where(ashore, 0, treasures),
    )


def brawled(state: Tortuga1667State, when: Array, british_lead: Array) -> Tortuga1667State:
    """S-VOTE-4: both treasures of Tortuga to the nation with more flags; on a tie one to each."""
    for_british = TORTUGA_TREASURES * (1 + jnp.sign(british_lead)) // 2
    holds = jnp.where(HOLDS % 2 == BRITISH, for_british, TORTUGA_TREASURES - for_british)
    return replace(
        state,
        holds=jnp.where(when & (HOLDS // 2 == TORTUGA), holds, state.holds),
        adrift=jnp.where(when, 0, state.adrift),
    )
