"""The course of a match: what comes when a choice has had its whole effect (S-TURN-1, S-SETUP-7, S-END-4)."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import number_of
from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    ATLANTIS,
    BRITISH,
    DUTCH,
    DUTCHMAN,
    FRENCH,
    MANY,
    MOMENT,
    NOBODY,
    OVER,
    ROGER,
    TORTUGA,
)
from tortuga.research.jax.tortuga1667.event_cards import held
from tortuga.research.jax.tortuga1667.pawns import first_at, rooms
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.treasure import lead


def asked(state: Tortuga1667State, when: Array, phase: int, seat: Array) -> Tortuga1667State:
    """Come to a phase that asks one seat."""
    return replace(
        state,
        phase=jnp.where(when, phase, state.phase),
        asked=jnp.where(when, seat, state.asked),
    )


def first_turn(state: Tortuga1667State, when: Array) -> Tortuga1667State:
    """S-SETUP-7: the Roger's captain begins; failing one the Dutchman's, failing both the Governor."""
    roger, dutchman = first_at(state, ROGER), first_at(state, DUTCHMAN)
    ashore = jnp.where(jnp.any(dutchman), number_of(dutchman), number_of(first_at(state, TORTUGA)))
    return begun(state, when, jnp.where(jnp.any(roger), number_of(roger), ashore))


def begun(state: Tortuga1667State, when: Array, seat: Array) -> Tortuga1667State:
    state = replace(
        state, turn=jnp.where(when, seat, state.turn), turns=jnp.minimum(state.turns + when, MANY)
    )
    return asked(state, when, ACTING, seat)


def next_deed(table: Table, state: Tortuga1667State, when: Array) -> Tortuga1667State:
    """Go on with the turn, or with the next one."""
    more = when & (state.deeds_left > 1)
    state = asked(state, more, ACTING, state.turn)
    deeds = jnp.where(when & ~more, table.deeds, state.deeds_left - more)
    return _come_up(table, replace(state, deeds_left=deeds), when & ~more)


def _come_up(table: Table, state: Tortuga1667State, when: Array) -> Tortuga1667State:
    """The turn of the next seat comes up; where it is skipped (S-CARD-SCURVY), that of the one after."""
    seats = jnp.arange(table.seats)
    after = (seats - state.turn - 1) % table.seats
    skipped = jnp.min(jnp.where(state.skips, table.seats, after))
    seat = (state.turn + 1 + skipped) % table.seats
    awake = when & (state.resting != NOBODY) & ((state.resting - state.turn - 1) % table.seats <= skipped)
    state = replace(
        state,
        skips=state.skips & ~(when & (after < skipped)),
        resting=jnp.where(awake, NOBODY, state.resting),
    )
    owner = held(state.kept, ATLANTIS) > 0
    sails = when & jnp.any(owner & _may_sail(state) & (seats != state.resting))
    state = begun(state, when & ~sails, seat)
    state = replace(state, turn=jnp.where(sails, seat, state.turn))
    return asked(state, sails, MOMENT, number_of(owner))


def _may_sail(state: Tortuga1667State) -> Array:
    """S-CARD-ATLANTIS: whose pawn is on a ship while the other ship has room."""
    room = rooms(state)
    dutchman, roger = state.place == DUTCHMAN, state.place == ROGER
    return (dutchman & room[ROGER]) | (roger & room[DUTCHMAN])


def finished(state: Tortuga1667State, when: Array) -> Tortuga1667State:
    """The loyalty held now decides: the leading nation has won, on a tie the Dutch."""
    ahead = lead(state)
    nation = jnp.where(ahead > 0, BRITISH, jnp.where(ahead < 0, FRENCH, DUTCH))
    rewards = jnp.where(state.loyalty == nation, 1.0, -1.0)
    return replace(
        asked(state, when, OVER, state.asked),
        rewards=jnp.where(when, rewards, 0.0),
        terminated=state.terminated | when,
    )
