"""What comes of an answer.

Every rule is applied in every step, where its own condition holds: on many matches at once nothing is won by
choosing between rules. The order is that of the engine, so each of these happens at most once in a step: a
pawn moves, a card is turned, kept or used, Vote cards are regrouped, Event cards are shuffled.
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.env import settled
from tortuga.research.jax.luck import below
from tortuga.research.jax.tortuga1667.arrays import item, marks, number_of
from tortuga.research.jax.tortuga1667.asking import next_question
from tortuga.research.jax.tortuga1667.components import (
    FEVER,
    LINE,
    LOOK,
    LOOKING,
    NOWHERE,
    PAIRS,
    POINT,
    POINTING,
    SETTLE,
    SETTLING,
    SHIP_SPOTS,
    TORTUGA,
    VOTING,
)
from tortuga.research.jax.tortuga1667.exchanging import kept_and_used, votes_exchanged
from tortuga.research.jax.tortuga1667.hearing import Said, heard
from tortuga.research.jax.tortuga1667.legal import legal_actions
from tortuga.research.jax.tortuga1667.marooning import marooning, moved
from tortuga.research.jax.tortuga1667.pawns import wake_albatrosses
from tortuga.research.jax.tortuga1667.revealing import struck, turned
from tortuga.research.jax.tortuga1667.state import StepLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.treasure import carried
from tortuga.research.jax.tortuga1667.voting import called, cast, concluded

IN_PAIR = np.array([[place in pair for place in range(LINE)] for pair in PAIRS], np.int8)
"""Which cards of the line each pair has."""


def answered(table: Table, state: Tortuga1667State, action: Array, luck: StepLuck) -> Tortuga1667State:
    """What comes of a legal answer, up to the next question."""
    before, said = state, heard(state, action)
    state = carried(state, said)
    state = _pawn_settled(state, said)
    state = _looked(state, said)
    state, card = settled(turned(state, said))
    state = struck(state, said, card.acts, luck.shuffle)
    state = _shared_fever(state, said, luck.draw)
    state = called(state, said)
    state = cast(table, state, said)
    state, ballot = settled(concluded(table, state, said))
    maroons = settled(marooning(state, said, card, ballot))
    state = settled(moved(state, said, maroons))
    state = settled(votes_exchanged(table, state, said, ballot, maroons, luck))
    state = kept_and_used(state, said, card)
    state = settled(wake_albatrosses(state))
    state = settled(next_question(table, state, said, card, ballot, maroons, luck))
    return ready(table, before, state)


def ready(table: Table, before: Tortuga1667State, state: Tortuga1667State) -> Tortuga1667State:
    """Whose action is next, and which there are; in arrays of the same kind as before."""
    voter = number_of(state.voters & ~state.done)
    player = jnp.where(state.phase == VOTING, voter, jnp.maximum(state.asked, 0)).astype(jnp.int32)
    state = replace(state, current_player=player, legal_action_mask=legal_actions(table, state, player))
    same: Tortuga1667State = jax.tree.map(lambda new, old: new.astype(old.dtype), state, before)
    return same


# Simple answers


def _pawn_settled(state: Tortuga1667State, said: Said) -> Tortuga1667State:
    """S-OPT-6: a pawn takes a place; when all have one, the lines close up."""
    spot = said.number - SETTLE
    place = jnp.minimum(spot // SHIP_SPOTS, TORTUGA)
    here = said.at(SETTLING) & marks(said.seat, state.place.shape[0])
    place, position = (
        jnp.where(here, place, state.place),
        jnp.where(here, spot - SHIP_SPOTS * place, state.position),
    )
    before = (place[None, :] == place[:, None]) & (position[None, :] < position[:, None])
    closing = said.at(SETTLING) & jnp.all(place != NOWHERE)
    return replace(state, place=place, position=jnp.where(closing, jnp.sum(before, axis=1), position))


def _looked(state: Tortuga1667State, said: Said) -> Tortuga1667State:
    """S-ACT-1, S-ACT-3: two cards are seen, or pointed at."""
    pair = said.number - jnp.where(said.at(LOOKING), LOOK, POINT)
    cards = item(jnp.asarray(IN_PAIR), pair) > 0
    looker = said.at(LOOKING) & marks(said.seat, state.place.shape[0])
    return replace(
        state,
        seen=state.seen | (looker[:, None] & cards),
        pointed=jnp.where(said.at(POINTING), cards, state.pointed),
    )


def _shared_fever(state: Tortuga1667State, said: Said, word: Array) -> Tortuga1667State:
    """S-CARD-FEVER: two shuffle their Loyalty cards together, which keep their facing."""
    seats = jnp.arange(state.place.shape[0])
    when = said.on(FEVER)
    other = jnp.where(seats == said.seat, said.player, jnp.where(seats == said.player, said.seat, seats))
    holder = jnp.where(when & (below(word, 2) == 1), other, seats)
    return replace(
        state,
        loyalty=state.loyalty[holder],
        face_up=state.face_up[holder],
        fever=jnp.where(when, jnp.stack([said.seat, said.player]), state.fever),
    )
