"""Which small actions the asked seat has: a row for each kind, in the order of their numbers."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item
from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    ATLANTIS,
    BANISHING,
    BESIDE,
    DRINKING,
    EL_DORADO,
    FEVER,
    FORCED,
    FORCING,
    FOUNTAIN,
    KINDS,
    LETTER,
    LOOKING,
    MOMENT,
    NEST,
    NOBODY,
    NOTHING,
    PAIRS,
    PISTOL,
    PLAYERS,
    PLUNDERING,
    POINTING,
    POWDER,
    RESOLVING,
    ROGER,
    SETTLING,
    SHIP_SPOTS,
    SPOTS,
    STOWING,
    TORTUGA,
    TURNING,
    VOTING,
)
from tortuga.research.jax.tortuga1667.event_cards import held
from tortuga.research.jax.tortuga1667.pawns import enlistable, rooms
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.vote_cards import HAND, in_deck

FIRSTS, SECONDS = np.array(PAIRS).T
SPOT_PLACES = np.minimum(np.arange(SPOTS) // SHIP_SPOTS, TORTUGA)
SPOT_POSITIONS = np.arange(SPOTS) - SHIP_SPOTS * SPOT_PLACES
FOR_ANOTHER = (PISTOL, ATLANTIS, EL_DORADO, FOUNTAIN, FEVER)
"""The cards with which the revealer chooses another player."""


def legal_actions(table: Table, state: Tortuga1667State, seat: Array) -> Array:
    """The mask of the seat that is asked."""
    phase = state.phase
    room = rooms(state)
    lies = state.line != NOTHING
    pairs = lies[FIRSTS] & lies[SECONDS]
    resolved = jnp.where(phase == RESOLVING, state.card, NOTHING)
    letter, nest, chosen = resolved == LETTER, resolved == NEST, state.other != NOBODY
    second = jnp.any(state.put_down & (state.vote_at == HAND + seat))
    return jnp.concatenate(
        [
            jnp.zeros(1, bool),
            jnp.full(2, phase == STOWING),
            (phase == SETTLING) & _free_spots(state),
            jnp.full(3, phase == MOMENT),
            (phase == ACTING) & _deeds(table, state, seat, room),
            (phase == LOOKING) & pairs,
            ((phase == TURNING) & lies) | ((phase == FORCED) & state.pointed),
            (phase == POINTING) & pairs,
            _players(table, state, seat, room, resolved),
            (phase == PLUNDERING) & _plunders(state, seat),
            jnp.stack([_may_decline(phase, second), phase == DRINKING]),
            (phase == VOTING) & _kinds(table, (state.vote_at == HAND + seat) & ~state.put_down),
            nest & chosen & _kinds(table, in_deck(state) & ~state.put_down),
            (resolved == POWDER) & ~state.closed,
            letter & chosen & room[: ROGER + 1],
            (letter & ~chosen & (state.revealed != NOTHING))[None],
        ]
    )


def _free_spots(state: Tortuga1667State) -> Array:
    taken = (state.place[:, None] == SPOT_PLACES) & (state.position[:, None] == SPOT_POSITIONS)
    return ~jnp.any(taken, axis=0)


def _deeds(table: Table, state: Tortuga1667State, seat: Array, room: Array) -> Array:
    """S-ACT-1 to S-ACT-10: what anyone may do, and what the roles may."""
    place, position = item(state.place, seat), item(state.position, seat)
    cards = jnp.sum(state.line != NOTHING)
    company = jnp.sum(state.place == place)
    aboard = place <= ROGER
    captain, cabin_boy = aboard & (position == 0), aboard & (position == company - 1)
    letter = (held(item(state.kept, seat), LETTER) > 0) & jnp.any(enlistable(state, room))
    own_holds = item(state.holds.reshape(3, 2), place)
    deeds = jnp.concatenate(
        [
            jnp.stack([(cards >= 2) & (not table.blind), cards > 0, cards >= 2]),
            item(jnp.array(BESIDE, jnp.int8), place).astype(bool) & room,
            jnp.stack([captain, captain & (company > 1), aboard & (position == 1)]),
            cabin_boy & (own_holds > 0),
            jnp.stack([(place == TORTUGA) & (position == 0), letter]),
        ]
    )
    return jnp.append(deeds, ~jnp.any(deeds))


def _players(table: Table, state: Tortuga1667State, seat: Array, room: Array, resolved: Array) -> Array:
    """Whom the seat may choose, clockwise from itself."""
    phase = state.phase
    here = jnp.arange(table.seats)
    undecided = state.other == NOBODY
    others = phase == FORCING
    for card in FOR_ANOTHER:
        others = others | (resolved == card)
    aboard = state.place == item(state.place, seat)
    choice = (
        (others & (here != seat))
        | ((phase == BANISHING) & aboard & (state.position > 0))
        | ((resolved == LETTER) & undecided & enlistable(state, room))
        | ((resolved == NEST) & undecided)
    )
    clockwise = choice[(here + seat) % table.seats]
    return jnp.concatenate([clockwise, jnp.zeros(PLAYERS - table.seats, bool)])


def _plunders(state: Tortuga1667State, seat: Array) -> Array:
    """S-VOTE-3: from the Galleon, and once that is empty from the other ship."""
    prey = item(state.holds.reshape(3, 2), ROGER - item(state.place, seat)) > 0
    galleon = state.galleon > 0
    return jnp.repeat(jnp.stack([galleon, ~galleon & prey[0], ~galleon & prey[1]]), 2)


def _may_decline(phase: Array, second: Array) -> Array:
    return (phase == PLUNDERING) | (phase == DRINKING) | ((phase == VOTING) & second)


def _kinds(table: Table, cards: Array) -> Array:
    """The kinds of some Vote cards."""
    return jnp.any(cards[:, None] & (table.kinds[:, None] == np.arange(KINDS)), axis=0)
