"""From the box to the first choice (S-SETUP-1 to S-SETUP-6, S-OPT-1, S-OPT-2, S-OPT-4, S-OPT-6)."""

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.luck import below, words
from tortuga.research.jax.tortuga1667.arrays import arranged, nth_marked, number_of, ranks
from tortuga.research.jax.tortuga1667.components import (
    ACTIONS,
    ARMADA,
    DUTCHMAN,
    GALLEON_TREASURES,
    HAND_SIZE,
    LINE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SETTLING,
    STOWING,
    STRATEGIC_TREASURES,
)
from tortuga.research.jax.tortuga1667.event_cards import shuffle_last_five
from tortuga.research.jax.tortuga1667.pawns import first_at
from tortuga.research.jax.tortuga1667.state import DealLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.vote_cards import HAND


def deal_luck(table: Table, key: Array) -> DealLuck:
    sizes = (
        table.seats,
        len(table.kinds),
        len(table.eligible_stars),
        len(table.events) + table.stars,
        LINE,
        table.seats,
    )
    drawn = words(key, sum(sizes) + 1)
    loyalties, votes, stars, events, line, pawns, draw = jnp.split(drawn, np.cumsum(sizes))
    return DealLuck(loyalties, votes, stars, events, line, pawns, draw[0])


def deal(table: Table, luck: DealLuck) -> Tortuga1667State:
    """Everything dealt and laid out; then the captains stow, or (S-OPT-6) the pawns settle."""
    seats = table.seats
    nobody, nothing = jnp.int8(NOBODY), jnp.int8(NOTHING)
    no_seats, zero = jnp.zeros(seats, bool), jnp.int8(0)
    places = ranks(luck.loyalties, seats)
    loyalty = arranged(jnp.array(table.loyalties, jnp.int8), places)
    face_up = arranged(jnp.array(table.face_up, jnp.int8), places) > 0
    place, position = _crews(table, luck)
    deck = _event_deck(table, luck)
    state = Tortuga1667State(
        current_player=jnp.int32(0),
        rewards=jnp.zeros(seats, jnp.float32),
        terminated=jnp.bool_(False),
        truncated=jnp.bool_(False),
        legal_action_mask=jnp.zeros(ACTIONS, bool),
        place=place,
        position=position,
        closed=jnp.zeros(2, bool),
        galleon=jnp.int8(0 if table.strategic_start else GALLEON_TREASURES),
        holds=_treasure(table),
        adrift=zero,
        loyalty=loyalty,
        face_up=face_up,
        dealt=loyalty,
        dealt_face_up=face_up,
        fever=jnp.full(2, NOBODY, jnp.int8),
        vote_at=_vote_cards(table, luck),
        vote_groups=jnp.zeros((seats, len(table.kinds)), jnp.int8),
        put_down=jnp.zeros(len(table.kinds), bool),
        line=deck[:LINE],
        deck=deck,
        drawn=jnp.int8(LINE),
        mixed=jnp.int8(table.cards),
        discards=jnp.uint32(0),
        kept=jnp.zeros(seats, jnp.uint32),
        revealed=nothing,
        gap=nothing,
        seen=jnp.zeros((seats, LINE), bool),
        afoot=jnp.zeros(seats, jnp.uint32),
        last_five=jnp.bool_(False),
        sudden=jnp.bool_(False),
        skips=no_seats,
        sits_out=jnp.zeros(seats, jnp.int8),
        resting=nobody,
        turn=zero,
        deeds_left=jnp.int8(table.deeds),
        turns=jnp.int16(0),
        phase=jnp.int8(SETTLING if table.strategic_start else STOWING),
        asked=nobody,
        other=nobody,
        pointed=jnp.zeros(LINE, bool),
        card=nothing,
        nest_left=zero,
        cause=zero,
        vote=zero,
        caller=nobody,
        vote_place=nobody,
        voters=no_seats,
        done=no_seats,
    )
    state = shuffle_last_five(state, jnp.bool_(table.cards == LINE), luck.line)
    captain = number_of(first_at(state, DUTCHMAN))
    asked = drawn_pawn(state, luck.draw) if table.strategic_start else captain
    return replace(state, asked=asked.astype(jnp.int8))


def drawn_pawn(state: Tortuga1667State, word: Array) -> Array:
    """S-OPT-6: one of the pawns that have not settled yet."""
    waiting = state.place == NOWHERE
    return number_of(nth_marked(waiting, below(word, jnp.sum(waiting)).astype(jnp.int32)))


def _crews(table: Table, luck: DealLuck) -> tuple[Array, Array]:
    """S-SETUP-5: pawns go to Dutchman and Roger in turn, so that an odd one ends up on the Dutchman."""
    if table.strategic_start:
        return jnp.full(table.seats, NOWHERE, jnp.int8), jnp.zeros(table.seats, jnp.int8)
    order = ranks(luck.pawns, table.seats).astype(jnp.int8)
    return order % 2, order // 2


def _vote_cards(table: Table, luck: DealLuck) -> Array:
    """S-SETUP-2: `vote_at` of each card."""
    order = ranks(luck.votes, len(table.kinds))
    dealt = table.seats * HAND_SIZE
    return jnp.where(order < dealt, HAND + order // HAND_SIZE, order - dealt).astype(jnp.int8)


def _event_deck(table: Table, luck: DealLuck) -> Array:
    """S-SETUP-3, S-SETUP-4, S-OPT-1, S-OPT-2: the cards from the top, the line first."""
    stars = jnp.array(table.eligible_stars, jnp.int8)
    stars = arranged(stars, ranks(luck.stars, len(stars)))[: table.stars]
    cards = jnp.concatenate([jnp.array(table.events, jnp.int8), stars])
    cards = arranged(cards, ranks(luck.events, len(cards)))
    return jnp.append(cards, jnp.int8(ARMADA))[table.trim :]


def _treasure(table: Table) -> Array:
    """S-SETUP-6, S-OPT-6: what lies in the holds before anyone has stowed anything."""
    stowed = STRATEGIC_TREASURES if table.strategic_start else 0
    return jnp.array([stowed, 0, 0, stowed, 1, 1], jnp.int8)
