"""Attack, brawl and mutiny: who votes, how cards are put down, and what they bring (S-VOTE-1 to S-VOTE-9)."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import first_of, item, marks
from tortuga.research.jax.tortuga1667.components import (
    ATTACK,
    ATTACK_VOTE,
    BRAWL,
    BRAWL_VOTE,
    BRITISH_FLAGS,
    CANNONS,
    CAST,
    CODE,
    EL_DORADO,
    FRENCH_FLAGS,
    KINDS,
    MUTINY_VOTE,
    ROGER,
    SKULLS,
    TORCHES,
    VOTING,
    WATERS,
    WHEELS,
)
from tortuga.research.jax.tortuga1667.event_cards import held, use_up
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.state import Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.treasure import brawled
from tortuga.research.jax.tortuga1667.vote_cards import HAND, hands, shown


class Ballot(NamedTuple):
    """What a vote has come to: all of it False while cards are still out."""

    concluded: Array
    plunders: Array
    """The attack is won, and there is something to take."""
    overthrows: Array
    """The Captain is to be marooned."""


def called(state: Tortuga1667State, said: Said) -> Tortuga1667State:
    """For a vote of all who are where the caller is and have a card, if nothing bars them."""
    calls = said.calls
    vote = jnp.where(said.says(ATTACK), ATTACK_VOTE, jnp.where(said.says(BRAWL), BRAWL_VOTE, MUTINY_VOTE))
    state = replace(
        state,
        vote=jnp.where(calls, vote, state.vote),
        caller=jnp.where(calls, said.seat, state.caller),
        vote_place=jnp.where(calls, item(state.place, said.seat), state.vote_place),
        done=state.done & ~calls,
    )
    return replace(state, voters=jnp.where(calls, _electorate(state) & (state.sits_out == 0), state.voters))


def cast(table: Table, state: Tortuga1667State, said: Said) -> Tortuga1667State:
    """A card is put down, or (S-CARD-ELDORADO) no second one."""
    votes = said.at(VOTING)
    hand = state.vote_at == HAND + said.seat
    first = ~jnp.any(hand & state.put_down)
    may_play_two = (held(item(state.kept, said.seat), EL_DORADO) > 0) & (jnp.sum(hand) > 1)
    alike = hand & ~state.put_down & (table.kinds == said.number - CAST)
    ready = votes & ~(first & may_play_two)
    return replace(
        state,
        put_down=state.put_down | (votes & said.says(CAST, KINDS) & first_of(alike)),
        done=state.done | (ready & marks(said.seat, table.seats)),
    )


def concluded(table: Table, state: Tortuga1667State, said: Said) -> tuple[Tortuga1667State, Ballot]:
    """When all cards are in, they are counted, and cards that are used up are discarded."""
    ends = (said.calls | said.at(VOTING)) & jnp.all(state.done | ~state.voters)
    cards = shown(state)

    def count(symbols: tuple[int, ...]) -> Array:
        return jnp.sum(jnp.where(cards, np.array(symbols, np.int32)[table.kinds], 0))

    won = (count(CANNONS) > 0) & (count(TORCHES) > count(WATERS))
    prey = item(jnp.sum(state.holds.reshape(3, 2), axis=1), ROGER - state.vote_place)
    ballot = Ballot(
        concluded=ends,
        plunders=ends & (state.vote == ATTACK_VOTE) & won & ((state.galleon > 0) | (prey > 0)),
        overthrows=ends & (state.vote == MUTINY_VOTE) & (count(SKULLS) > count(WHEELS)),
    )
    flags = count(BRITISH_FLAGS) - count(FRENCH_FLAGS)
    state = brawled(state, ends & (state.vote == BRAWL_VOTE), flags)
    return _used_up(state, ends), ballot


def _electorate(state: Tortuga1667State) -> Array:
    """Who takes part if nothing bars them: all there who have a card, in a mutiny but the Captain."""
    armed = jnp.any(hands(state), axis=1)
    ruled_out = (state.vote == MUTINY_VOTE) & (state.position == 0)
    return (state.place == state.vote_place) & armed & ~ruled_out


def _used_up(state: Tortuga1667State, when: Array) -> Tortuga1667State:
    """S-CARD-CODE, S-CARD-ELDORADO: a vote was sat out; two cards were played."""
    sat_out = when & _electorate(state) & (state.sits_out > 0)
    twice = when & (jnp.sum(hands(state) & state.put_down, axis=1) > 1)
    state = use_up(state, sat_out & (state.sits_out == 1), CODE)
    state = use_up(state, twice, EL_DORADO)
    return replace(state, sits_out=state.sits_out - sat_out)
