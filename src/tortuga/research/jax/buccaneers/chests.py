"""Chests on their way: out of the bag, between zones, onto the central island and back."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.buccaneers.components import COLOURS, NO_CHEST, Facts
from tortuga.research.jax.buccaneers.state import (
    MOVING,
    NOWHERE,
    TO_CREW,
    TO_FLEET,
    BuccaneersState,
    at,
    changed,
    counted,
    here,
    length,
    lowest,
)
from tortuga.research.jax.luck import weighted


def draw_chest(bag: Array, word: Array, when: Array | bool = True) -> tuple[Array, Array]:
    """The colour of a chest from the bag, one-hot, and what is left; from an empty bag nothing comes."""
    drawn = here(weighted(word, list(bag)), COLOURS) & when
    return drawn, bag - drawn.astype(bag.dtype)


def draw_clockwise(state: BuccaneersState, luck: Array) -> BuccaneersState:
    """B-MOVE-1: a chest for each seat's island zone, from the first player on."""
    seats = state.ship.shape[0]
    bag, island = state.bag, state.island
    for place in range(seats):
        chest, bag = draw_chest(bag, luck[place])
        seat = (state.first + place) % seats
        island = island + (here(seat, seats)[:, None] & chest)
    return changed(state, bag=bag, island=island)


def strand(state: BuccaneersState, chests: Array) -> BuccaneersState:
    """Chests to the central island; into the bag where one of their colour lies or two play."""
    some = (chests > 0) & ~state.centre & (state.ship.shape[0] > 2)  # B-ISLE-1, B-TWO-2
    return changed(state, centre=state.centre | some, bag=state.bag + chests - some)


def fleet_room(facts: Facts, ship: Array) -> Array:
    """B-CAP-1."""
    return at(jnp.asarray(facts.chests_by_ship), ship - 1)


def crew_room(facts: Facts, pirate: Array) -> Array:
    return at(jnp.asarray(facts.chests_by_pirate), pirate - 1)


def without_place(row: Array, place: Array) -> Array:
    """A row without the chest on a place; the gap closes to the left."""
    shifted = jnp.concatenate([row[1:], jnp.full_like(row[:1], NO_CHEST)])
    return jnp.where(jnp.arange(row.shape[0]) < place, row, shifted)


# Loading


class Loads(NamedTuple):
    """The places of a zone as far as they are loaded, of each seat, and whether the next is a choice."""

    row: Array
    choice: Array


def left_over(source: Array, loaded: Array) -> Array:
    """What is left of chests counted by colour when some are loaded."""
    return source - counted(loaded)


def _filled(source: Array, loaded: Array, room: Array) -> Loads:
    """Filled up where only one colour is left."""
    left, used = left_over(source, loaded), length(loaded)
    colours, total = (left > 0).sum(-1), left.sum(-1)
    choice = (used < room) & (colours > 1)
    places = jnp.arange(loaded.shape[-1])
    end = jnp.where(colours == 1, jnp.minimum(used + total, room), used)
    colour = jnp.argmax(left, -1).astype(loaded.dtype)
    fills = (places >= used[:, None]) & (places < end[:, None])
    return Loads(jnp.where(fills, colour[:, None], loaded), choice)


def settle_loads(facts: Facts, state: BuccaneersState) -> BuccaneersState:
    """Load all that is no choice."""
    fleet = _filled(counted(state.crew), state.to_fleet, fleet_room(facts, state.ship))
    crew = _filled(state.island, state.to_crew, crew_room(facts, state.pirate))
    to_crew = jnp.where(fleet.choice[:, None], state.to_crew, crew.row)
    next_zone = jnp.where(fleet.choice, TO_FLEET, jnp.where(crew.choice, TO_CREW, NOWHERE))
    return changed(state, to_fleet=fleet.row, to_crew=to_crew, next_zone=next_zone)


def begin_moving(facts: Facts, state: BuccaneersState, luck: Array) -> BuccaneersState:
    """B-MOVE-1, then all who have something to choose load at once."""
    state = draw_clockwise(state, luck)
    nothing = jnp.full_like(state.to_fleet, NO_CHEST)
    state = settle_loads(facts, changed(state, phase=MOVING, to_fleet=nothing, to_crew=nothing))
    movers = state.next_zone != NOWHERE
    return changed(state, waiting=movers, current_player=lowest(movers))


def load(facts: Facts, state: BuccaneersState, chest: Array) -> BuccaneersState:
    """A chest on the next place of the current player's zone."""
    seats = state.ship.shape[0]
    mine = here(state.current_player, seats)[:, None]
    places = jnp.arange(state.to_fleet.shape[-1])
    rows = []
    for zone, row in ((TO_FLEET, state.to_fleet), (TO_CREW, state.to_crew)):
        there = mine & (state.next_zone == zone)[:, None] & (places == length(row)[:, None])
        rows.append(jnp.where(there, chest, row))
    state = settle_loads(facts, changed(state, to_fleet=rows[0], to_crew=rows[1]))
    return changed(state, current_player=lowest(state.next_zone != NOWHERE))


def move_all(state: BuccaneersState) -> BuccaneersState:
    """B-MOVE-2: fleet to Tortuga, crew to fleet, island to crew; what does not fit is stranded."""
    left = left_over(counted(state.crew), state.to_fleet) + left_over(state.island, state.to_crew)
    state = strand(state, left.sum(0))
    return changed(
        state,
        tortuga=state.tortuga + counted(state.fleet),
        fleet=state.to_fleet,
        crew=state.to_crew,
        island=jnp.zeros_like(state.island),
    )
