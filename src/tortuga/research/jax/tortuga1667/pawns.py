"""Pawns on the move: a line has no gaps, and whoever arrives stands at the back (S-PLACE-1)."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item, marks
from tortuga.research.jax.tortuga1667.components import (
    ALBATROSS,
    ALBATROSSES,
    CAPACITY,
    DUTCHMAN,
    PLACES,
    ROGER,
    TORTUGA,
)
from tortuga.research.jax.tortuga1667.event_cards import held
from tortuga.research.jax.tortuga1667.state import Tortuga1667State


def crowds(place: Array) -> Array:
    """How many pawns there are at each place."""
    return jnp.sum(place[:, None] == jnp.arange(PLACES), axis=0, dtype=jnp.int32)


def rooms(state: Tortuga1667State) -> Array:
    """Which places take another pawn (S-PLACE-3), and whether a rowboat is free and open."""
    closed = jnp.concatenate([jnp.zeros(3, bool), state.closed])
    return (crowds(state.place) < jnp.array(CAPACITY)) & ~closed


def enlistable(state: Tortuga1667State, room: Array) -> Array:
    """S-CARD-MARQUE: the pawns that a letter can move, if any ship has room."""
    return (state.place >= TORTUGA) & (room[DUTCHMAN] | room[ROGER])


def first_at(state: Tortuga1667State, place: Array | int) -> Array:
    """Captain or Governor, alone marked."""
    return (state.place == place) & (state.position == 0)


def move(state: Tortuga1667State, when: Array, pawn: Array, to: Array) -> Tortuga1667State:
    """To the back of a place, from wherever the pawn is."""
    itself = marks(pawn, state.place.shape[0])
    behind = (state.place == item(state.place, pawn)) & (state.position > item(state.position, pawn))
    position = jnp.where(itself, jnp.sum((state.place == to) & ~itself), state.position - behind)
    return replace(
        state,
        place=jnp.where(when & itself, to, state.place),
        position=jnp.where(when, position, state.position),
    )


def swap(state: Tortuga1667State, when: Array, one: Array, other: Array) -> Tortuga1667State:
    """Two pawns exchange exact places."""
    seats = jnp.arange(state.place.shape[0])
    partner = jnp.where(seats == one, other, jnp.where(seats == other, one, seats))
    partner = jnp.where(when, partner, seats)
    return replace(state, place=state.place[partner], position=state.position[partner])


def wake_albatrosses(state: Tortuga1667State) -> Tortuga1667State:
    """S-CARD-ALBATROSS: with two on board all leave for Tortuga, Cabin Boy first, Captain last."""
    birds = held(state.kept, ALBATROSS)
    for ship in (DUTCHMAN, ROGER):
        crew = state.place == ship
        leaving = crew & (jnp.sum(jnp.where(crew, birds, 0)) >= ALBATROSSES)
        last = jnp.sum(state.place == TORTUGA) + jnp.sum(crew) - 1
        state = replace(
            state,
            place=jnp.where(leaving, TORTUGA, state.place),
            position=jnp.where(leaving, last - state.position, state.position),
        )
    return state
