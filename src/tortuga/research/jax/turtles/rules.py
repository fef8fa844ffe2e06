"""Which small actions there are, for all turtles at once: sets of cells from which each way may be taken."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from tortuga.research.jax.env import chosen
from tortuga.research.jax.turtles.bitboards import (
    BOARD,
    D1,
    HOME,
    NEST,
    NONE,
    WAYS,
    Bits,
    ahead,
    behind,
    bits_of,
    cell_bit,
    stacked,
)
from tortuga.research.jax.turtles.options import BASE, HATCHING, RESERVE, Rules

RESERVE_GAP = 2
"""T-HATCH-4: the most by which the reserves may differ after a hatching."""
LONGEST_CHAIN = 6
"""A jump leads at least two half cells up, and the board is twelve high."""

NUMBERS = np.arange(1, LONGEST_CHAIN + 1, dtype=np.int8)

# What a chain has passed over so far besides overturned turtles (T-JUMP-4)
NEITHER, OWN, ENEMY = MET = (0, 1, 2)


class Board(NamedTuple):
    """As the seat to move sees it."""

    mine: Bits
    """My turtles and the overturned ones."""
    theirs: Bits

    @property
    def own(self) -> Bits:
        return self.mine.without(self.theirs)

    @property
    def enemy(self) -> Bits:
        return self.theirs.without(self.mine)

    @property
    def over(self) -> Bits:
        return self.mine & self.theirs

    @property
    def empty(self) -> Bits:
        return BOARD.without(self.mine | self.theirs)


class Begun(NamedTuple):
    """The word that the seat to move has begun."""

    at: Bits
    """Where the turtle of a chain stands."""
    met: Array
    needs_enemy: Array
    """Option `enemy_anywhere`: whether the chain must meet an enemy."""
    jumps_left: Array
    """Option `majority_capture`: how many jumps the chain must still make."""
    hatched: Bits


class Legal(NamedTuple):
    """From which cells each way may be taken, and by jumping over an overturned turtle that is given away."""

    moves: tuple[Bits, ...]
    gifts: tuple[Bits, ...]
    may_hatch: Array
    needs_enemy: Array
    jumps_left: Array


def begins() -> Begun:
    return Begun(NONE, jnp.int8(NEITHER), jnp.bool_(False), jnp.int8(0), NONE)


def jump_from(target: Bits, passed: Bits, way: int) -> Bits:
    """T-JUMP-1: from where a jump this way over one of these cells lands on one of those."""
    return behind(behind(target, way) & passed, way)


def passable(board: Board, met: Array) -> Bits:
    """T-JUMP-4: what a chain that has met this may pass over."""
    return board.over | board.enemy.only_if(met != OWN) | board.own.only_if(met != ENEMY)


def goes_on(board: Board, at: Bits, met: Array) -> Array:
    """T-JUMP-2: whether a chain that stands there must be continued."""
    over, empty = passable(board, met), board.empty
    return union([jump_from(empty, over, way) & at for way in WAYS]).any


def union(sets: Iterable[Bits]) -> Bits:
    every = NONE
    for cells in sets:
        every = every | cells
    return every


def find_legal(board: Board, begun: Begun, rules: Rules) -> Legal:
    """What a turtle may do, and whether a hatching may begin or go on; how many hatch is another matter."""
    chain, hatching = begun.at.any, begun.hatched.any
    own, empty, pieces = board.own, board.empty, board.mine | board.theirs
    obliged = union([jump_from(empty, board.enemy, way) & own for way in WAYS]).any  # T-JUMP-3
    first = chosen(obliged, board.enemy, pieces)
    needs_enemy, jumps_left = begun.needs_enemy, begun.jumps_left
    landings = None
    if rules.enemy_anywhere:
        obliged = _longest(board, pieces, whole_chains(board, jnp.bool_(True))) > 0
        first, needs_enemy = pieces, jnp.where(chain, needs_enemy, obliged)
    if rules.enemy_anywhere or rules.majority_capture:
        chains = whole_chains(board, needs_enemy)
        if rules.majority_capture:
            jumps_left = jnp.where(chain, jumps_left, _longest(board, first, chains))
        landings = _landings(chains, begun.met, jumps_left if rules.majority_capture else None)
    jumpers = chosen(chain, begun.at, own.only_if(~hatching))
    over = chosen(chain, passable(board, begun.met), first)
    free = ~chain & ~obliged
    steppers = own.only_if(free & ~hatching)
    moves, gifts = [], []
    for way in WAYS:
        jumps, over_overturned = _jumps(board, over, landings, way)
        moves.append(behind(empty, way) & steppers | jumps & jumpers)
        gifts.append(over_overturned & jumpers)
    return Legal(tuple(moves), tuple(gifts), free, needs_enemy, jumps_left)


def _jumps(board: Board, over: Bits, landings: "Landings | None", way: int) -> tuple[Bits, Bits]:
    """From where one may jump this way over one of these cells, and over an overturned turtle on them."""
    if landings is None:
        return jump_from(board.empty, over, way), jump_from(board.empty, over & board.over, way)
    overturned = jump_from(landings.over, over & board.over, way)
    own = jump_from(landings.own, over & board.own, way)
    return overturned | own | jump_from(landings.enemy, over & board.enemy, way), overturned


# The options `majority_capture` and `enemy_anywhere` look at whole chains


class Landings(NamedTuple):
    """Where a jump may land, by what it passes over."""

    over: Bits
    own: Bits
    enemy: Bits


Chains: TypeAlias = tuple[Bits, ...]
"""For each of `MET` the cells from which a whole chain exists, by the number of its further jumps."""


def whole_chains(board: Board, needs_enemy: Array) -> Chains:
    empty = board.empty
    ends = tuple(empty.without(_can_go_on(board, met)).only_if(~needs_enemy | (met == ENEMY)) for met in MET)

    def longer(chains: Chains, _: None) -> tuple[Chains, Chains]:
        longer_ones = tuple(union(_jumps_into(board, chains, met)) & empty for met in MET)
        return longer_ones, longer_ones

    _, rest = lax.scan(longer, ends, None, length=LONGEST_CHAIN - 1)
    every: Chains = jax.tree.map(lambda end, others: jnp.concatenate([end[None], others]), ends, rest)
    return every


def _can_go_on(board: Board, met: int) -> Bits:
    over = passable(board, jnp.int8(met))
    return union([jump_from(board.empty, over, way) for way in WAYS])


def _jumps_into(board: Board, chains: Chains, met: int) -> list[Bits]:
    ways = [jump_from(chains[met], board.over, way) for way in WAYS]
    if met != OWN:
        ways += [jump_from(chains[ENEMY], board.enemy, way) for way in WAYS]
    if met != ENEMY:
        ways += [jump_from(chains[OWN], board.own, way) for way in WAYS]
    return ways


def _longest(board: Board, first: Bits, chains: Chains) -> Array:
    """The most jumps of a whole chain that begins over one of these cells; 0 if there is none."""
    begun = Board(board.mine & first, board.theirs & first)
    begins = union(_jumps_into(begun, chains, NEITHER)) & board.own
    return jnp.where(begins.any, NUMBERS, 0).max().astype(jnp.int8)


def _landings(chains: Chains, met: Array, jumps_left: Array | None) -> Landings:
    """Where whole chains begin: all of them, or those with so many jumps from the one that leads there on."""
    if jumps_left is not None:
        chains = tuple(cells.only_if(jumps_left == NUMBERS) for cells in chains)
    neither, own, enemy = (_any_number(cells) for cells in chains)
    return Landings(chosen(met == OWN, own, chosen(met == ENEMY, enemy, neither)), own, enemy)


def _any_number(cells: Bits) -> Bits:
    return union([Bits(cells.low[number], cells.high[number]) for number in range(LONGEST_CHAIN)])


# Doing it


class Moved(NamedTuple):
    board: Board
    jumped: Array
    at: Bits
    met: Array


def move(board: Board, begun: Begun, cell: Array, way: Array, gift: Array) -> Moved:
    """A step or a jump of the turtle on a cell (T-FLIP-1, T-FLIP-2, T-FLIP-3)."""
    turtle = cell_bit(cell)
    near = _one_of(way, lambda some: ahead(turtle, some))
    far = _one_of(way, lambda some: ahead(near, some))
    jumped = (near & (board.mine | board.theirs)).any
    target = chosen(jumped, far, near)
    overturned, enemy = near & board.over, near & board.enemy
    mine = (board.mine | enemy).without(overturned.only_if(gift)) ^ turtle ^ target
    theirs = board.theirs.without(overturned.only_if(~gift))
    before = jnp.where(begun.at.any, begun.met, NEITHER)
    met = jnp.where(overturned.any, before, jnp.where(enemy.any, ENEMY, OWN)).astype(jnp.int8)
    return Moved(Board(mine, theirs), jumped, target, met)


def _one_of(way: Array, ahead_of: Callable[[int], Bits]) -> Bits:
    left, straight, right = (ahead_of(some) for some in WAYS)
    return chosen(way == 0, left, chosen(way == 1, straight, right))


# Hatching

NURSERY = bits_of(set(NEST) - {D1})
NEST_CELLS = stacked([bits_of((cell,)) for cell in NEST])
FROM_PLACE = stacked([bits_of(NEST[place:]) for place in range(len(NEST))])
"""The cells of the nest from each of its places on."""


class Hatching(NamedTuple):
    """Which cells of the nest may be next, and whether the hatching may be done."""

    places: Array
    done: Array

    def only_if(self, condition: Array) -> "Hatching":
        return Hatching(self.places & condition, self.done & condition)


def find_hatching(board: Board, hatched: Bits, reserves: tuple[Array, Array], variant: str) -> Hatching:
    """T-HATCH-2, T-HATCH-4, T-HATCH-6: the next cell in the order of the nest, or the end."""
    if variant == BASE:
        return Hatching(jnp.zeros(len(NEST), bool), jnp.bool_(False))
    free, count = board.empty & (NURSERY if variant == HATCHING else NURSERY | HOME), hatched.total
    fewest, most = hatching_numbers(*reserves)
    enough = count + (free & FROM_PLACE).total >= fewest
    may_be_next = (free & NEST_CELLS).any & ~(hatched & FROM_PLACE).any
    return Hatching(may_be_next & (count < most) & enough, (count >= 1) & (count >= fewest))


def hatching_numbers(own: Array, other: Array) -> tuple[Array, Array]:
    """T-HATCH-4: the fewest and the most turtles that may hatch at once."""
    very_first = (own == RESERVE) & (other == RESERVE)
    fewest = jnp.where(very_first, 1, jnp.maximum(1, own - other - RESERVE_GAP))
    most = jnp.where(very_first, RESERVE, jnp.minimum(own, own - other + RESERVE_GAP))
    return fewest, most
