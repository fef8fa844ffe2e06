"""Tortuga 1667 over arrays with a memory: what each seat sees goes on with what it remembers.

Read off the state before an answer, the answer and the state after it, but only what the seat was told: a
test compares it with what a bot remembers of the news.
"""

from dataclasses import dataclass, fields, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.masters.tortuga1667_memory import (
    ATTACKED,
    BRAWLED,
    DECLINED,
    FAVOURED,
    FORCED,
    LOOKED,
    MAROONED,
    MUTINIED,
    PILFERED,
    PLUNDERED,
    ROBBED,
    ROWED,
    STOWED,
    TURNED,
    MatchMemory,
    count,
    fever_spread,
    fresh_memory,
    recalled,
    vote_shown,
)
from tortuga.research.jax.tortuga1667 import Tortuga1667Env
from tortuga.research.jax.tortuga1667 import components as box
from tortuga.research.jax.tortuga1667.arrays import number_of
from tortuga.research.jax.tortuga1667.hearing import Said, heard
from tortuga.research.jax.tortuga1667.pawns import first_at
from tortuga.research.jax.tortuga1667.state import DealLuck, StepLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.vote_cards import hands, shown
from tortuga.research.jax.tortuga1667.voting import called, cast

DEEDS = (
    (LOOKED, box.VIEW, 1),
    (TURNED, box.REVEAL, 1),
    (ROWED, box.ROW, box.PLACES),
    (ATTACKED, box.ATTACK, 1),
    (BRAWLED, box.BRAWL, 1),
    (MUTINIED, box.MUTINY, 1),
)
"""The deeds that are counted, and the numbers of their actions."""
MAPS = (box.ATLANTIS, box.EL_DORADO, box.FOUNTAIN)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class RememberedState(Tortuga1667State):
    memory: MatchMemory


class RememberingEnv(Tortuga1667Env):
    """The same game; `observe` tells more."""

    def deal(self, luck: DealLuck) -> RememberedState:
        state = super().deal(luck)
        arrays: dict[str, Any] = {one.name: getattr(state, one.name) for one in fields(Tortuga1667State)}
        return RememberedState(**arrays, memory=fresh_memory(jnp, self.num_players, self.num_players))

    def answer(self, state: Tortuga1667State, action: Array, luck: StepLuck) -> Tortuga1667State:
        assert isinstance(state, RememberedState)
        after = super().answer(state, action, luck)
        assert isinstance(after, RememberedState)
        return replace(after, memory=remembered(self.table, state, action, after))

    def observe(self, state: Tortuga1667State, player: Array) -> Array:
        assert isinstance(state, RememberedState)
        memory = recalled(jnp, state.memory, player, player, box.PLAYERS)
        return jnp.concatenate([super().observe(state, player), memory])


def remembered(table: Table, state: RememberedState, action: Array, after: Tortuga1667State) -> MatchMemory:
    said, memory = heard(state, action), state.memory
    acts = said.at(box.ACTING) | said.at(box.TURNING) | said.at(box.FORCED)
    memory = memory._replace(
        actor=jnp.where(acts, said.seat, memory.actor).astype(np.int16),
        carried=_carried(memory.carried, said),
        deeds=_deeds(memory.deeds, said),
        towards=_towards(memory, state, said, after),
    )
    memory = _vote_shown(table, memory, state, said)
    return fever_spread(jnp, memory, said.on(box.FEVER), said.seat, said.player)


def _carried(counts: Array, said: Said) -> Array:
    """Treasure stowed, pilfered and plundered."""
    stows, booty = said.at(box.STOWING), said.number - box.PLUNDER
    pilfers = said.at(box.ACTING) & said.says(box.PILFER, 2)
    plunders = said.at(box.PLUNDERING) & said.says(box.PLUNDER, 6)
    for when, way, nation in (
        (stows, STOWED, said.number - box.STOW),
        (pilfers, PILFERED, 1 - (said.number - box.PILFER)),
        (plunders, PLUNDERED, booty % 2),
        (plunders & (booty >= 2), ROBBED, booty // 2 - 1),
    ):
        counts = count(jnp, counts, when, said.seat, way, nation)
    return counts


def _deeds(counts: Array, said: Said) -> Array:
    declines = said.at(box.PLUNDERING) & said.says(box.DECLINE)
    counts = count(jnp, counts, declines, said.seat, DECLINED)
    for deed, first, numbers in DEEDS:
        counts = count(jnp, counts, said.at(box.ACTING) & said.says(first, numbers), said.seat, deed)
    return counts


def _towards(memory: MatchMemory, state: Tortuga1667State, said: Said, after: Tortuga1667State) -> Array:
    """What players did to each other. With the Fountain one is marooned, or not, when one has answered."""
    chosen = (said.at(box.BANISHING) | said.on(box.PISTOL)) & (after.phase != box.DRINKING)
    willed = (state.cause == box.BY_CAPTAIN) | (state.cause == box.BY_PISTOL)
    answers = said.at(box.DRINKING) & willed
    enlists = said.on(box.LETTER) & said.says(box.BOARD, 2)
    gives = said.on(MAPS[0]) | said.on(MAPS[1]) | said.on(MAPS[2])
    counts: Array = memory.towards
    for when, seat, to, what in (
        (chosen, said.seat, said.player, MAROONED),
        (answers, memory.actor, said.seat, MAROONED),
        (said.at(box.FORCING), said.seat, said.player, FORCED),
        (gives, said.seat, said.player, FAVOURED),
        (enlists, said.seat, state.other, FAVOURED),
    ):
        counts = count(jnp, counts, when, seat, to, what)
    return counts


def _vote_shown(table: Table, memory: MatchMemory, state: Tortuga1667State, said: Said) -> MatchMemory:
    """When the last card is in. The cards are those of the moment before they are exchanged."""
    state = cast(table, called(state, said), said)
    ends = (said.calls | said.at(box.VOTING)) & jnp.all(state.done | ~state.voters)
    is_kind = jnp.asarray(table.kinds[:, None] == np.arange(box.KINDS), jnp.int16)
    return vote_shown(
        jnp,
        memory,
        ends,
        rememberers=jnp.arange(table.seats),
        vote=state.vote,
        captain=number_of(first_at(state, state.vote_place)),
        voters=state.voters,
        cards=shown(state).astype(jnp.int16) @ is_kind,
        own=(hands(state) & state.put_down).astype(jnp.int16) @ is_kind,
    )
