"""The Event cards: turning, keeping, discarding them; the line and its gaps (S-ACT-2, S-END-1, S-END-4)."""

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import arranged, item, marks, ranks
from tortuga.research.jax.tortuga1667.components import CARDS, LINE, NAMES, NOTHING
from tortuga.research.jax.tortuga1667.state import Tortuga1667State

MOST = 3
"""Of one card: two bits."""
SHIFTS = 2 * np.arange(CARDS, dtype=np.uint32)
BY_NAME = np.array(sorted(range(CARDS), key=lambda card: NAMES[card]), np.int32)
"""The order from which the engine mixes a new deck."""

# Bags


def held(bag: Array, card: Array | int) -> Array:
    """How many of a card are in a bag."""
    return ((bag >> _shift(card)) & MOST).astype(jnp.int32)


def one(card: Array | int) -> Array:
    """A bag with one card, or with none for NOTHING."""
    alone = jnp.uint32(1) << _shift(card)
    return jnp.where(jnp.asarray(card) < 0, jnp.uint32(0), alone)


def _shift(card: Array | int) -> Array:
    return (2 * jnp.maximum(jnp.asarray(card), 0)).astype(jnp.uint32)


def unpacked(bags: Array) -> Array:
    """How many of each card, in a further axis."""
    return ((bags[..., None] >> SHIFTS) & MOST).astype(jnp.int32)


def packed(counts: Array) -> Array:
    return jnp.sum(counts.astype(jnp.uint32) << SHIFTS, axis=-1, dtype=jnp.uint32)


# The line


def deck_size(state: Tortuga1667State) -> Array:
    return state.mixed - state.drawn


def take_from_line(state: Tortuga1667State, when: Array, index: Array) -> Tortuga1667State:
    """A card is turned: it is open now, and what was known of its place is void."""
    card = item(state.line, index)
    here = when & marks(index, LINE)
    known = when & (held(state.afoot, card) > 0)
    return replace(
        state,
        line=jnp.where(here, NOTHING, state.line),
        revealed=jnp.where(when, card, state.revealed),
        gap=jnp.where(when, index, state.gap),
        seen=state.seen & ~here,
        afoot=state.afoot - jnp.where(known, one(card), 0),
    )


def keep(state: Tortuga1667State, when: Array, seat: Array, card: Array) -> Tortuga1667State:
    """The revealed card comes to lie before a player."""
    there = when & marks(seat, state.kept.shape[0])
    return replace(
        state,
        kept=state.kept + jnp.where(there, one(card), 0),
        revealed=jnp.where(when, NOTHING, state.revealed),
    )


def use_up(state: Tortuga1667State, by: Array, card: Array | int) -> Tortuga1667State:
    """S-ACT-2: a kept card is discarded once used up; `by` marks who uses one."""
    gone = jnp.where(by, one(card), 0)
    discards = state.discards + jnp.sum(gone, dtype=jnp.uint32)
    return replace(state, kept=state.kept - gone, discards=discards)


def put_away(state: Tortuga1667State, when: Array, words: Array) -> Tortuga1667State:
    """The revealed card is resolved: discard it unless it was kept, and fill the gap."""
    when = when & (state.gap != NOTHING)
    left = deck_size(state)
    filled = when & (left > 0)
    state = replace(
        state,
        discards=state.discards + jnp.where(when, one(state.revealed), 0),
        line=jnp.where(filled & marks(state.gap, LINE), item(state.deck, state.drawn), state.line),
        drawn=state.drawn + filled,
        revealed=jnp.where(when, NOTHING, state.revealed),
        gap=jnp.where(when, NOTHING, state.gap),
    )
    return shuffle_last_five(state, filled & (left == 1) & ~state.sudden, words)


def shuffle_last_five(state: Tortuga1667State, when: Array, words: Array) -> Tortuga1667State:
    """S-END-1: the line is mixed, and nobody knows any longer what lies where."""
    return replace(
        state,
        line=jnp.where(when, arranged(state.line, ranks(words[:LINE], LINE)), state.line),
        afoot=jnp.where(when, packed(_known(state)), state.afoot),
        seen=state.seen & ~when,
        last_five=state.last_five | when,
    )


def gather(state: Tortuga1667State, when: Array, words: Array) -> Tortuga1667State:
    """S-END-4: discards and what is left of the line become a new deck; up to five cards are laid out."""
    size = state.deck.shape[0]
    laid = jnp.sum(_lying(state), axis=0, dtype=jnp.int32)
    thrown = unpacked(state.discards)
    total = (laid + thrown)[BY_NAME]
    count = jnp.sum(total)
    upto = jnp.cumsum(total)
    card = jnp.sum(upto[None, :] <= jnp.arange(size)[:, None], axis=1, dtype=jnp.int32)
    cards = jnp.where(jnp.arange(size) < count, jnp.asarray(BY_NAME)[jnp.minimum(card, CARDS - 1)], NOTHING)
    places = jnp.where(jnp.arange(size) < count, ranks(words[:size], count), jnp.arange(size))
    mixed = arranged(cards, places)
    return replace(
        state,
        line=jnp.where(when, mixed[:LINE], state.line),
        deck=jnp.where(when, mixed, state.deck),
        drawn=jnp.where(when, jnp.minimum(count, LINE), state.drawn),
        mixed=jnp.where(when, count, state.mixed),
        discards=jnp.where(when, 0, state.discards),
        afoot=jnp.where(when, packed(_known(state) + thrown), state.afoot),
        seen=state.seen & ~when,
        last_five=state.last_five & ~when,
        sudden=state.sudden | when,
    )


def has_come_round(state: Tortuga1667State) -> Array:
    """S-END-4: deck and line are used up, and there are discards to shuffle in again."""
    used_up = (deck_size(state) == 0) & jnp.all(state.line == NOTHING)
    return state.sudden & (state.discards != 0) & used_up


def _lying(state: Tortuga1667State) -> Array:
    """Which card lies at each place of the line."""
    return state.line[:, None] == jnp.arange(CARDS)


def _known(state: Tortuga1667State) -> Array:
    """Of how many of each card every seat knows that they are in line or deck."""
    located = jnp.sum(state.seen[:, :, None] & _lying(state)[None], axis=1, dtype=jnp.int32)
    return jnp.maximum(located, unpacked(state.afoot))
