"""The Vote cards, and what each seat can know of where they are.

Each seat groups the cards: of those in one group it knows which they are together, and in which places, but
not which lies where. When a player puts down a card that a seat does not see, all that might have been it
become one group for that seat. `games/tortuga1667/vote_cards.py` says more; there groups are of lots.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from tortuga.research.jax.luck import below
from tortuga.research.jax.tortuga1667.arrays import counted, marks, nth_marked, ranks
from tortuga.research.jax.tortuga1667.state import Tortuga1667State

WORD = 32
HAND = 64
"""`vote_at` of a card in the hand of seat 0; those of the next seats follow."""


class Regrouping(NamedTuple):
    """What a seat learns and forgets when cards are put down, shown or searched."""

    doubt: Array
    """By seats: cards that become one group, with all that were in their groups."""
    moved: Array
    """Cards that come together now."""
    fresh: Array
    """By seats: who sees them, so that they are a group of their own."""


class GroupSet(NamedTuple):
    """By seats: numbers of groups as bits of two words, which is far less work than comparing all cards."""

    low: Array
    high: Array

    @classmethod
    def of(cls, groups: Array, some: Array) -> "GroupSet":
        """The groups that some cards are in."""
        bits = jnp.where(some, jnp.uint32(1) << (groups % WORD).astype(jnp.uint32), jnp.uint32(0))
        lower = groups < WORD
        return cls(_united(jnp.where(lower, bits, 0)), _united(jnp.where(lower, 0, bits)))

    def has(self, groups: Array) -> Array:
        word = jnp.where(groups < WORD, self.low[:, None], self.high[:, None])
        return (word >> (groups % WORD).astype(jnp.uint32) & 1) != 0

    @property
    def lowest(self) -> Array:
        """The lowest number; `HAND` where there is none."""
        in_high = jnp.where(self.high != 0, WORD + _zeros_below(self.high), HAND)
        return jnp.where(self.low != 0, _zeros_below(self.low), in_high)

    def __invert__(self) -> "GroupSet":
        return GroupSet(~self.low, ~self.high)


def _united(bits: Array) -> Array:
    return jnp.asarray(lax.reduce(bits, np.uint32(0), lax.bitwise_or, (1,)))


def _zeros_below(word: Array) -> Array:
    """How many zeros there are below the lowest bit that is set."""
    return lax.population_count((word & (~word + 1)) - 1).astype(jnp.int32)


def hands(state: Tortuga1667State) -> Array:
    """By seats: the cards in each hand."""
    return state.vote_at == HAND + jnp.arange(state.place.shape[0])[:, None]


def in_deck(state: Tortuga1667State) -> Array:
    return state.vote_at < HAND


def deck_size(state: Tortuga1667State) -> Array:
    return jnp.sum(in_deck(state), dtype=jnp.int32)


def regrouped(groups: Array, change: Regrouping) -> Array:
    """Groups that are in doubt become one, and what was seen becomes a new one."""
    doubt, moved, fresh = change.doubt, change.moved, change.fresh[:, None]
    in_doubt = GroupSet.of(groups, doubt)
    oldest = in_doubt.lowest[:, None]
    merged = jnp.where(in_doubt.has(groups) | (moved & (oldest < HAND)), oldest, groups)
    free = (~GroupSet.of(merged, ~moved)).lowest[:, None]
    return jnp.where(moved & fresh, free, merged)


def nobody_learns(state: Tortuga1667State) -> Regrouping:
    seats, cards = state.vote_groups.shape
    return Regrouping(jnp.zeros((seats, cards), bool), jnp.zeros(cards, bool), jnp.zeros(seats, bool))


def either(when: Array, change: Regrouping, otherwise: Regrouping) -> Regrouping:
    """One of two things that are learnt: no step brings both."""
    return Regrouping(*(jnp.where(when, new, old) for new, old in zip(change, otherwise, strict=True)))


# What becomes of them


def shown(state: Tortuga1667State) -> Array:
    """S-VOTE-1: the cards put down, and the top of the deck."""
    return state.put_down | (state.vote_at == 0)


def exchanged(state: Tortuga1667State, places: Array) -> tuple[Array, Regrouping]:
    """S-VOTE-2: all see the shown cards go under the deck, in doubt whose they were; each voter draws one."""
    return _after_draws(state, places), _learnt_by_showing(state)


def _learnt_by_showing(state: Tortuga1667State) -> Regrouping:
    seats = state.place.shape[0]
    votes = hands(state) & state.voters[:, None]
    others = ~jnp.eye(seats, dtype=bool)
    doubt = jnp.any(others[:, :, None] & votes[None], axis=1) | (state.vote_at == 0)
    return Regrouping(doubt, shown(state), jnp.ones(seats, bool))


def _after_draws(state: Tortuga1667State, places: Array) -> Array:
    """S-VOTE-9: the cards are drawn in seat order from the caller's seat on."""
    seats = state.place.shape[0]
    at = jnp.where(shown(state), deck_size(state) - 1 + places, state.vote_at - in_deck(state))
    since_caller = (jnp.arange(seats) - state.caller) % seats
    earlier = state.voters[None, :] & (since_caller[None, :] < since_caller[:, None])
    order = jnp.sum(earlier, axis=1)
    draws = (at[None, :] == order[:, None]) & state.voters[:, None]
    drawer = jnp.sum(jnp.where(draws, jnp.arange(seats)[:, None], 0), axis=0)
    left = jnp.where(at < HAND, at - jnp.sum(state.voters), at)
    return jnp.where(jnp.any(draws, axis=0), HAND + drawer, left)


def lost(state: Tortuga1667State, seat: Array, word: Array) -> tuple[Array, Regrouping]:
    """S-MAROON-2: a card goes from a hand to the bottom of the deck; only its owner knows which."""
    owner = marks(seat, state.place.shape[0])
    hand = state.vote_at == HAND + seat
    card = nth_marked(hand, below(word, jnp.sum(hand)).astype(jnp.int32))
    at = jnp.where(card, deck_size(state), state.vote_at)
    return at, Regrouping(hand & ~owner[:, None], card, owner)


def searched(
    state: Tortuga1667State, target: Array, searcher: Array, places: Array
) -> tuple[Array, Regrouping]:
    """S-CARD-NEST: a hand goes under the deck, and the searcher sees what is in it.

    With an empty hand nobody looks, and the deck is merely shuffled.
    """
    seats = state.place.shape[0]
    hand, deck = state.vote_at == HAND + target, in_deck(state)
    at = jnp.where(hand, deck_size(state) + counted(hand), state.vote_at)
    at = jnp.where(deck & ~jnp.any(hand), places, at)
    doubt = deck | (hand & ~marks(target, seats)[:, None])
    return at, Regrouping(doubt, deck | hand, marks(searcher, seats) & jnp.any(hand))


def handed_out(state: Tortuga1667State, places: Array) -> tuple[Array, Regrouping]:
    """S-CARD-NEST: what was taken becomes the target's hand; the rest of the deck is shuffled."""
    seats = state.place.shape[0]
    target, searcher, taken = state.other, state.asked, state.put_down
    at = jnp.where(taken, HAND + target, jnp.where(in_deck(state), places, state.vote_at))
    informed = marks(target, seats) | marks(searcher, seats)
    return at, Regrouping(jnp.zeros_like(state.vote_groups, bool), taken, informed)


def drawn(state: Tortuga1667State, seat: Array) -> Array:
    """`vote_at` when a seat has drawn the top card."""
    return jnp.where(state.vote_at == 0, HAND + seat, state.vote_at - in_deck(state))


def shuffled(some: Array, slot: Array, words: Array) -> Array:
    """The new places of some cards that lie in these slots, from 0 on, before they are shuffled."""
    return ranks(words, jnp.sum(some))[jnp.clip(slot, 0, some.shape[0] - 1)]
