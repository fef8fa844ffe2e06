"""Reveal: a card of the line is turned, and does what it does at once or asks (S-ACT-2)."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item, marks, ranks
from tortuga.research.jax.tortuga1667.components import (
    ATLANTIS,
    BELLS,
    CODE,
    EL_DORADO,
    FACADE,
    FEVER,
    FORCED,
    FOUNTAIN,
    LETTER,
    NEST,
    NOTHING,
    PISTOL,
    POWDER,
    SCURVY,
    STORM,
    TURN,
    TURNING,
    VOTES_TO_SIT_OUT,
)
from tortuga.research.jax.tortuga1667.event_cards import take_from_line
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.pawns import enlistable, rooms, swap
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.treasure import stormed

ALWAYS_ASK = (PISTOL, ATLANTIS, EL_DORADO, FOUNTAIN, FEVER, NEST)


class Turned(NamedTuple):
    """The card that was turned."""

    acts: Array
    """The card, if it does everything at once; else NOTHING."""
    asks: Array
    """The card, if its revealer has to choose; else NOTHING."""


def turned(state: Tortuga1667State, said: Said) -> tuple[Tortuga1667State, Turned]:
    turns = said.at(TURNING) | said.at(FORCED)
    index = said.number - TURN
    card = jnp.where(turns, item(state.line, index), NOTHING)
    asks = (card == LETTER) & jnp.any(enlistable(state, rooms(state)))
    asks = asks | ((card == POWDER) & ~jnp.all(state.closed))
    for other in ALWAYS_ASK:
        asks = asks | (card == other)
    state = take_from_line(state, turns, index)
    return state, Turned(jnp.where(asks, NOTHING, card), jnp.where(asks, card, NOTHING))


def struck(state: Tortuga1667State, said: Said, card: Array, words: Array) -> Tortuga1667State:
    """What the starred cards do that ask nothing."""
    seats = state.place.shape[0]
    place = item(state.place, said.seat)
    state = _rung(state, card == BELLS, place, words)
    state = swap(state, card == FACADE, said.seat, (said.seat - 1) % seats)
    state = stormed(state, card == STORM, place)
    return replace(
        state,
        skips=state.skips | ((card == SCURVY) & (state.place == place)),
        sits_out=jnp.where((card == CODE) & marks(said.seat, seats), VOTES_TO_SIT_OUT, state.sits_out),
    )


def _rung(state: Tortuga1667State, when: Array, place: Array, words: Array) -> Tortuga1667State:
    """S-CARD-BELLS: the pawns at a place are reshuffled among its positions."""
    seats = state.place.shape[0]
    crew = state.place == place
    new = ranks(words[:seats], jnp.sum(crew))[state.position]
    return replace(state, position=jnp.where(when & crew, new, state.position))
