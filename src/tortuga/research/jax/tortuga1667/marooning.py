"""Who is marooned (S-MAROON-1 to S-MAROON-3, S-CARD-FOUNTAIN), and where a pawn goes otherwise."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item, marks, number_of
from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    BANISHING,
    BOARD,
    BY_CAPTAIN,
    BY_MUTINY,
    BY_PISTOL,
    BY_SPOT,
    CLOSE,
    DECLINE,
    DRINKING,
    DUTCHMAN_BOAT,
    FOUNTAIN,
    LETTER,
    MOMENT,
    PISTOL,
    PLACES,
    POWDER,
    ROGER,
    ROW,
    SAIL,
    SPOT,
    TORTUGA,
)
from tortuga.research.jax.tortuga1667.event_cards import held
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.pawns import first_at, move
from tortuga.research.jax.tortuga1667.revealing import Turned
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.vote_cards import HAND
from tortuga.research.jax.tortuga1667.voting import Ballot


class Marooning(NamedTuple):
    """Who is to be marooned, if anyone, and what comes of it."""

    pawn: Array
    cause: Array
    drinks: Array
    """The Fountain's owner is asked first."""
    ashore: Array
    loses: Array
    """S-MAROON-2: on Tortuga already, so a Vote card is lost."""


def marooning(state: Tortuga1667State, said: Said, card: Turned, ballot: Ballot) -> Marooning:
    spot, pistol, captain = card.acts == SPOT, said.on(PISTOL), said.at(BANISHING)
    chosen = pistol | captain
    overthrown = number_of(first_at(state, state.vote_place))
    pawn = jnp.where(ballot.overthrows, overthrown, jnp.where(chosen, said.player, said.seat))
    cause = jnp.where(
        ballot.overthrows, BY_MUTINY, jnp.where(captain, BY_CAPTAIN, jnp.where(pistol, BY_PISTOL, BY_SPOT))
    )
    hit = spot | chosen | ballot.overthrows
    drinks = hit & (held(item(state.kept, pawn), FOUNTAIN) > 0)
    ashore = (hit & ~drinks) | (said.at(DRINKING) & said.says(DECLINE))
    armed = jnp.any(state.vote_at == HAND + pawn)
    return Marooning(pawn, cause, drinks, ashore, ashore & armed & (item(state.place, pawn) == TORTUGA))


def moved(state: Tortuga1667State, said: Said, maroons: Marooning) -> Tortuga1667State:
    """By oar, Atlantis, letter or Black Powder, or marooned."""
    rows = said.at(ACTING) & said.says(ROW, PLACES)
    sails = said.at(MOMENT) & said.says(SAIL)
    boards = said.on(LETTER) & said.says(BOARD, 2)
    powder, boat = said.on(POWDER), said.number - CLOSE
    washed = state.place == DUTCHMAN_BOAT + boat
    pawn = jnp.where(boards, state.other, jnp.where(powder, number_of(washed), said.seat))
    to = jnp.where(rows, said.number - ROW, jnp.where(boards, said.number - BOARD, TORTUGA))
    to = jnp.where(sails, ROGER - item(state.place, said.seat), to)
    pawn = jnp.where(maroons.ashore, maroons.pawn, pawn)
    moves = rows | sails | boards | (powder & jnp.any(washed)) | maroons.ashore
    state = move(state, moves, pawn, to)
    return replace(state, closed=state.closed | (powder & marks(boat, 2)))
