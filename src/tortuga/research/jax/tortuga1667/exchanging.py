"""Cards that change hands: Event cards kept and used up, Vote cards shown, lost, searched for and drawn."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667 import vote_cards
from tortuga.research.jax.tortuga1667.arrays import counted, first_of, marks
from tortuga.research.jax.tortuga1667.components import (
    ALBATROSS,
    ATLANTIS,
    BOARD,
    CHOOSE,
    CODE,
    DRINK,
    DRINKING,
    EL_DORADO,
    FOUNTAIN,
    LETTER,
    MOMENT,
    NEST,
    NOTHING,
    PLAYERS,
    SAIL,
    SAVE,
    TAKE,
)
from tortuga.research.jax.tortuga1667.event_cards import keep, use_up
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.marooning import Marooning
from tortuga.research.jax.tortuga1667.revealing import Turned
from tortuga.research.jax.tortuga1667.state import StepLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.vote_cards import HAND, Regrouping
from tortuga.research.jax.tortuga1667.voting import Ballot

MAPS = (ATLANTIS, EL_DORADO, FOUNTAIN)


def kept_and_used(state: Tortuga1667State, said: Said, card: Turned) -> Tortuga1667State:
    """S-ACT-2: what comes to lie before a player, and what is discarded from there."""
    for_oneself = (card.acts == LETTER) | (card.acts == ALBATROSS) | (card.acts == CODE)
    saves = said.on(LETTER) & said.says(SAVE)
    given = said.on(MAPS[0]) | said.on(MAPS[1]) | said.on(MAPS[2])
    spent = said.on(LETTER) & said.says(BOARD, 2) & (state.revealed == NOTHING)
    sails, drinks = said.at(MOMENT) & said.says(SAIL), said.at(DRINKING) & said.says(DRINK)
    used = jnp.where(spent, LETTER, jnp.where(sails, ATLANTIS, FOUNTAIN))
    state = use_up(state, (spent | sails | drinks) & marks(said.seat, state.place.shape[0]), used)
    kept = jnp.where(for_oneself, card.acts, said.card)
    return keep(state, for_oneself | saves | given, jnp.where(given, said.player, said.seat), kept)


def votes_exchanged(
    table: Table,
    state: Tortuga1667State,
    said: Said,
    ballot: Ballot,
    maroons: Marooning,
    luck: StepLuck,
) -> Tortuga1667State:
    """Vote cards that are shown, lost, searched for, handed out or drawn."""
    searches = said.on(NEST) & said.says(CHOOSE, PLAYERS)
    takes = said.on(NEST) & ~searches
    state = _taken(table, state, said, takes)
    ends_search = takes & (state.nest_left == 0)

    some = vote_cards.in_deck(state) & ~state.put_down
    some = jnp.where(ballot.concluded, vote_cards.shown(state), some)
    slot = jnp.where(searches, state.vote_at, counted(some))
    places = vote_cards.shuffled(some, slot, luck.shuffle)

    at, change = state.vote_at, vote_cards.nobody_learns(state)
    events: tuple[tuple[Array, Array, Regrouping], ...] = (
        (ballot.concluded, *vote_cards.exchanged(state, places)),
        (maroons.loses, *vote_cards.lost(state, maroons.pawn, luck.draw)),
        (searches, *vote_cards.searched(state, said.player, said.seat, places)),
        (ends_search, *vote_cards.handed_out(state, places)),
    )
    for when, then, learnt in events:
        at, change = jnp.where(when, then, at), vote_cards.either(when, learnt, change)
    at = jnp.where(said.on(EL_DORADO), vote_cards.drawn(state, said.player), at)
    size = jnp.sum(state.vote_at == HAND + said.player)
    begins = searches & (size > 0)
    return replace(
        state,
        vote_at=at,
        vote_groups=vote_cards.regrouped(state.vote_groups, change),
        put_down=state.put_down & ~(ballot.concluded | ends_search),
        other=jnp.where(begins, said.player, state.other),
        nest_left=jnp.where(begins, size, state.nest_left),
    )


def _taken(table: Table, state: Tortuga1667State, said: Said, when: Array) -> Tortuga1667State:
    """S-CARD-NEST: one more card out of the deck."""
    alike = vote_cards.in_deck(state) & ~state.put_down & (table.kinds == said.number - TAKE)
    return replace(
        state,
        put_down=state.put_down | (when & first_of(alike)),
        nest_left=state.nest_left - when,
    )
