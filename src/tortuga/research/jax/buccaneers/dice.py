"""Rolling, and what dice may be kept."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.buccaneers.components import (
    ALL_DICE,
    BEST_SIDE,
    BOARDING,
    BONUS,
    DEEDS,
    DICE,
    FACES,
    NONE_FITS,
    RAID,
    SKULL,
    Facts,
)
from tortuga.research.jax.buccaneers.state import (
    ROLLING,
    BuccaneersState,
    at,
    changed,
    how_many,
    lowest,
)
from tortuga.research.jax.luck import below

EACH_DIE = 1 << np.arange(DICE, dtype=np.int32)
SETS = np.arange(1, ALL_DICE + 1, dtype=np.int32)
"""All sets of dice but the empty one."""
ROLLS = FACES**DICE


def faces_from(word: Array) -> Array:
    """Five dice from one word: (…, 5)."""
    roll = below(word, ROLLS)
    return (roll[..., None] // FACES ** jnp.arange(DICE, dtype=jnp.uint32) % FACES).astype(jnp.int8)


def rooms(facts: Facts, ship: Array, pirate: Array, placed: Array) -> Array:
    """How many more dice each deed holds (B-ROLL-3): (…, 5)."""
    boarding = at(jnp.asarray(facts.dice_by_ship), ship - 1)
    raid = at(jnp.asarray(facts.dice_by_pirate), pirate - 1)
    free = jnp.full_like(boarding, DICE)
    most = jnp.stack([free, free, free, boarding, raid], axis=-1)
    return most - how_many(placed)


def _showing(throw: Array, hand: Array, face: int) -> Array:
    """The dice in hand that show a face."""
    return ((throw == face) * EACH_DIE).sum(-1) & hand


def keeps(throw: Array, hand: Array, room: Array) -> Array:
    """Which sets of dice one player may keep: of one deed, with or without skulls, or skulls alone: (31,)."""
    skulls, number = _showing(throw, hand, SKULL), how_many(jnp.asarray(SETS))
    allowed = jnp.asarray((SETS & ~skulls) == 0)
    for deed in range(DEEDS):
        dice = _showing(throw, hand, deed)
        of_one_deed = ((SETS & ~(dice | skulls)) == 0) & ((SETS & dice) != 0)
        allowed = allowed | of_one_deed & (number <= room[deed])  # B-ROLL-4, B-ROLL-5
    return allowed


def bonuses(bonus: Array, placed: Array, needs_die: bool) -> Array:
    """Where a bonus can go: a free slot, or a tile that shows 1 (B-BONUS-1, B-BONUS-2)."""
    free = bonus < BEST_SIDE
    return free & (placed != 0) if needs_die else free


def begin_roll(state: BuccaneersState, roll: Array | int, luck: Array, needs_die: bool) -> BuccaneersState:
    """All players with dice left roll them (B-ROLL-1); the others may get a bonus for it (B-ROLL-6)."""
    waiting = (state.hand != 0) | bonuses(state.bonus, state.placed, needs_die).any(-1)
    return changed(
        state,
        phase=ROLLING,
        current_player=lowest(waiting),
        roll=roll,
        throw=faces_from(luck),
        choice=jnp.zeros_like(state.choice),
        waiting=waiting,
        skulls=jnp.zeros_like(state.skulls),
        stuck=jnp.zeros_like(state.stuck),
    )


def place(state: BuccaneersState, choice: Array) -> BuccaneersState:
    """What was chosen is done, of all seats at once (B-ROLL-7); skulls kept alone wait to be named."""
    kept = jnp.where(choice < NONE_FITS, choice, 0)
    of_deed = jnp.stack([_showing(state.throw, kept, deed) for deed in range(DEEDS)], axis=-1) != 0
    bonus = (choice[:, None] == BONUS + jnp.arange(DEEDS)) & (choice[:, None] > NONE_FITS)
    new_tiles = bonus & (state.bonus == 0)
    return changed(
        state,
        hand=state.hand & ~kept,
        placed=state.placed | jnp.where(of_deed, kept[:, None], 0),
        skulls=jnp.where(of_deed.any(-1), 0, kept),
        stuck=state.stuck | (choice == NONE_FITS),
        bonus=state.bonus + bonus,
        bonus_left=state.bonus_left - new_tiles.sum(),
        choice=jnp.zeros_like(state.choice),
        waiting=jnp.zeros_like(state.waiting),
    )


# Rolling again


class RerollLuck(NamedTuple):
    """Of a roll in which at least one die fits: the first that does, its face, and those of the others."""

    first: Array
    fitting: Array
    others: Array


def reroll(facts: Facts, state: BuccaneersState, seat: Array, luck: RerollLuck) -> Array:
    """B-ROLL-5: the roll that one comes to by rolling all dice in hand until one fits.

    Only boarding and raid can be full, so one or two faces do not fit. Of k dice the first to fit is the one
    after j others in bad**j * good * 6**(k-1-j) of the 6**k - bad**k rolls.
    """
    hand, room = at(state.hand, seat), rooms(facts, state.ship, state.pirate, state.placed)
    room = at(room, seat)
    boards, raids = room[BOARDING] >= 1, room[RAID] >= 1
    bad = (2 - boards.astype(jnp.int32) - raids).astype(jnp.uint32)
    first = first_to_fit(how_many(hand).astype(jnp.uint32), bad, luck.first)
    before = how_many(hand & (EACH_DIE - 1))
    others = faces_from(luck.others)
    no_fit = jnp.where(bad == 2, BOARDING + others % 2, jnp.where(boards, RAID, BOARDING))
    fit = _fitting_face(below(luck.fitting, FACES - bad), bad, boards)
    faces = jnp.where(before < first, no_fit, jnp.where(before == first, fit, others))
    return faces.astype(jnp.int8)


POWERS = FACES ** np.arange(DICE + 1, dtype=np.uint32)


def first_to_fit(dice: Array, bad: Array, word: Array) -> Array:
    """How many dice come before the first that fits."""
    rolls = jnp.asarray(POWERS)[dice]
    draw = below(word, rolls - jnp.where(bad == 2, 1 << dice, 1))
    first = jnp.zeros_like(dice)
    for number in range(1, DICE):
        ways = jnp.where(bad == 2, 1 << number, 1)
        none_fits = ways * jnp.asarray(POWERS)[jnp.maximum(dice, number) - number]
        first = first + ((number < dice) & (draw >= rolls - none_fits))
    return first


def _fitting_face(index: Array, bad: Array, boards: Array) -> Array:
    """The faces that fit, in order: three deeds, boarding or raid if it has room, the skull."""
    last = index == FACES - 1 - bad
    return jnp.where(last, SKULL, jnp.where(index < BOARDING, index, jnp.where(boards, BOARDING, RAID)))
