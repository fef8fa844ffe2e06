"""Cards that change hands: Event cards kept and used up, Vote cards shown, lost, searched for and drawn."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.luck import below
from tortuga.research.jax.tortuga1667 import vote_cards
from tortuga.research.jax.tortuga1667.arrays import counted, first_of, marks, nth_marked
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
    nest = said.on(NEST)
    searches = nest & said.says(CHOOSE, PLAYERS)
    target_armed = jnp.any(state.vote_at == HAND + said.player)
    takes = nest & ~searches
    deck = vote_cards.in_deck(state)
    alike = deck & ~state.put_down & (table.kinds == said.number - TAKE)
    state = replace(
        state,
        put_down=state.put_down | (takes & first_of(alike)),
        nest_left=state.nest_left - takes,
    )
    ends_search = takes & (state.nest_left == 0)

    some = jnp.where(ballot.concluded, vote_cards.shown(state), deck & ~state.put_down)
    slot = jnp.where(searches, state.vote_at, counted(some))
    places = vote_cards.shuffled(some, slot, luck.shuffle)

    hand = state.vote_at == HAND + maroons.pawn
    lost_card = nth_marked(hand, below(luck.draw, jnp.sum(hand)).astype(jnp.int32))
    after_search, search = vote_cards.searched(state, said.player, said.seat)
    after_search = jnp.where(deck & ~target_armed, places, after_search)
    after_loss, loss = vote_cards.lost(state, maroons.pawn, lost_card)
    after_nest, handing = vote_cards.handed_out(state, places)
    at = state.vote_at
    change = vote_cards.nobody_learns(state)
    events: tuple[tuple[Array, Array, Regrouping], ...] = (
        (ballot.concluded, vote_cards.exchanged(state, places), vote_cards.learnt_by_showing(state)),
        (maroons.loses, after_loss, loss),
        (searches, after_search, search),
        (ends_search, after_nest, handing),
    )
    for when, then, learnt in events:
        at, change = jnp.where(when, then, at), vote_cards.either(when, learnt, change)
    at = jnp.where(said.on(EL_DORADO), vote_cards.drawn(state, said.player), at)
    begins = searches & target_armed
    size = jnp.sum(state.vote_at == HAND + said.player)
    return replace(
        state,
        vote_at=at,
        vote_groups=vote_cards.regrouped(state.vote_groups, change),
        put_down=state.put_down & ~(ballot.concluded | ends_search),
        other=jnp.where(begins, said.player, state.other),
        nest_left=jnp.where(begins, size, state.nest_left),
    )
