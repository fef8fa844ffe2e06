"""What a seat sees, field by field as in `games/tortuga1667/encoding.py`; players clockwise from itself."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item, marks
from tortuga.research.jax.tortuga1667.components import (
    CARDS,
    CAUSES,
    DRINKING,
    FORCED,
    FORCING,
    KINDS,
    LINE,
    MANY,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PLACES,
    PLAYERS,
    RESOLVING,
    SETTLING,
    VOTES,
    VOTING,
)
from tortuga.research.jax.tortuga1667.event_cards import deck_size, unpacked
from tortuga.research.jax.tortuga1667.legal import SPOT_PLACES, SPOT_POSITIONS
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.table import OPEN_LOYALTIES, Table
from tortuga.research.jax.tortuga1667.vote_cards import HAND, hands, in_deck

SIZE = 1079
MOST_ALIKE = 3
PERCENT = 100
LOYALTIES = 3


def observed(table: Table, state: Tortuga1667State, seat: Array) -> Array:
    """All fields, one after the other."""
    fields = (
        *_of_the_table(table, state, seat),
        *_of_players(table, state, seat),
        *_of_votes(table, state, seat),
        *_of_events(table, state, seat),
        *_of_options(table),
    )
    return jnp.concatenate([jnp.asarray(field).astype(jnp.int16).reshape(-1) for field in fields])


def _each(table: Table, seat: Array, by_seats: Array) -> Array:
    """Rows of all players, from the own one on, and zeros for players that are not there."""
    clockwise = by_seats[(jnp.arange(table.seats) + seat) % table.seats]
    return jnp.pad(clockwise, ((0, PLAYERS - table.seats),) + ((0, 0),) * (by_seats.ndim - 1))


def _alone(table: Table, seat: Array, player: Array) -> Array:
    """One player marked."""
    return _each(table, seat, marks(player, table.seats))


def _of_the_table(table: Table, state: Tortuga1667State, seat: Array) -> tuple[Array, ...]:
    phase = state.phase
    voting, over = phase == VOTING, phase == OVER
    one_asked = jnp.where(voting | over, NOBODY, state.asked)
    asked = (one_asked == seat) | (voting & item(state.voters & ~state.done, seat).astype(bool))
    awaited = marks(one_asked, table.seats) | (voting & state.voters)
    return (
        _each(table, seat, jnp.ones(table.seats)),
        asked,
        _each(table, seat, awaited),
        _alone(table, seat, state.turn),
        state.deeds_left,
        state.turns,
        marks(phase, PHASES),
        _alone(table, seat, one_asked),
        _each(table, seat, voting & state.voters),
        _alone(table, seat, jnp.where(voting, state.caller, NOBODY)),
        _alone(table, seat, jnp.where(phase == FORCED, state.other, NOBODY)),
        jnp.zeros(PLAYERS),  # who is forced and out of time: there is no clock
        _alone(table, seat, jnp.where(phase == RESOLVING, state.other, NOBODY)),
    )


def _of_players(table: Table, state: Tortuga1667State, seat: Array) -> tuple[Array, ...]:
    settling, over = state.phase == SETTLING, state.phase == OVER
    place, position = state.place[:, None], state.position[:, None]
    stands = jnp.concatenate([place == jnp.arange(PLACES), position == jnp.arange(PLAYERS)], axis=1)
    settled = (place == SPOT_PLACES) & (position == SPOT_POSITIONS)
    own = marks(seat, table.seats)
    nations = jnp.arange(LOYALTIES)
    known = (own | state.face_up | over)[:, None] & (state.loyalty[:, None] == nations)
    dealt = (own | state.dealt_face_up)[:, None] & (state.dealt[:, None] == nations)
    return (
        _each(table, seat, stands & ~settling),
        _each(table, seat, settled & settling),
        _each(table, seat, known),
        _each(table, seat, state.face_up),
        _each(table, seat, dealt),
        _alone(table, seat, state.fever[0]),
        _alone(table, seat, state.fever[1]),
        _each(table, seat, unpacked(state.kept)),
        _each(table, seat, state.skips),
        _each(table, seat, state.sits_out),
        _alone(table, seat, state.resting),
        state.closed,
        state.galleon,
        state.holds,
        state.adrift,
    )


def _of_votes(table: Table, state: Tortuga1667State, seat: Array) -> tuple[Array, ...]:
    held, deck = hands(state), in_deck(state)
    own = state.vote_at == HAND + seat
    is_kind = jnp.asarray(table.kinds[:, None] == np.arange(KINDS), jnp.int32)
    hand = own.astype(jnp.int32) @ is_kind
    likely = _likely(state, seat, own, is_kind)
    known = held.astype(jnp.int32) @ likely
    known = jnp.where(marks(seat, table.seats)[:, None], PERCENT * hand, known)
    searches = (state.phase == RESOLVING) & (state.asked == seat)
    put_down = state.put_down & jnp.where(state.phase == VOTING, own, searches)
    return (
        jnp.minimum(hand, MOST_ALIKE),
        _each(table, seat, jnp.sum(held, axis=1)),
        _each(table, seat, jnp.minimum(known, MANY)),
        jnp.sum(deck),
        (state.vote_at == 0).astype(jnp.int32) @ likely,
        jnp.minimum(put_down.astype(jnp.int32) @ is_kind, MOST_ALIKE),
        (state.phase == VOTING) & marks(state.vote, VOTES),
        (state.phase == VOTING) & marks(state.vote_place, PLACES),
    )


def _likely(state: Tortuga1667State, seat: Array, own: Array, is_kind: Array) -> Array:
    """How likely each Vote card is of each kind, in percent, for a seat that knows its group."""
    group = item(state.vote_groups, seat)
    together = ((group[:, None] == group[None, :]) & ~own[None, :]).astype(jnp.int32)
    size = jnp.maximum(jnp.sum(together, axis=1), 1)[:, None]
    return PERCENT * (together @ is_kind) // size


def _of_events(table: Table, state: Tortuga1667State, seat: Array) -> tuple[Array, ...]:
    phase, line = state.phase, state.line
    lies = line != NOTHING
    seen = item(state.seen, seat).astype(bool)
    which = (line[:, None] == jnp.arange(CARDS)) & seen[:, None]
    return (
        jnp.concatenate([lies[:, None], which & lies[:, None]], axis=1),
        _each(table, seat, state.seen & lies).T,
        state.pointed & ((phase == FORCING) | (phase == FORCED)),
        deck_size(state),
        unpacked(state.discards),
        marks(state.revealed, CARDS),
        marks(jnp.where(phase == RESOLVING, state.card, NOTHING), CARDS),
        marks(state.gap, LINE),
        unpacked(item(state.afoot, seat)),
        (phase == DRINKING) & marks(state.cause, CAUSES),
        state.last_five,
        state.sudden,
    )


def _of_options(table: Table) -> tuple[Array, ...]:
    stars = np.isin(np.arange(CARDS), table.eligible_stars)
    openness = np.arange(len(OPEN_LOYALTIES)) == table.openness
    return tuple(
        jnp.asarray(field)
        for field in (
            stars,
            min(table.trim, MANY),
            table.blind,
            table.strategic_start,
            table.fewer_votes,
            openness,
        )
    )
