"""turtles in small actions. `games/turtles/encoding.py` says what the numbers mean."""

from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.research.jax.env import Env, EnvState, UnsupportedOptionError, chosen, settled
from tortuga.research.jax.luck import below, words
from tortuga.research.jax.turtles.bitboards import (
    HOME,
    IN_HIGH,
    NEST,
    NONE,
    SHIFT,
    SIZE,
    WAYS,
    Bits,
    bits_of,
    plane,
    turned,
)
from tortuga.research.jax.turtles.options import (
    BASE,
    NORTH,
    SOUTH,
    VARIANTS,
    Rules,
    Start,
    read_start,
    start_of,
)
from tortuga.research.jax.turtles.rules import (
    NEST_CELLS,
    Begun,
    Board,
    Hatching,
    Legal,
    begins,
    find_hatching,
    find_legal,
    goes_on,
    move,
    union,
)

MOVES = 1
GIFTS = MOVES + len(WAYS) * SIZE
HATCHES = GIFTS + len(WAYS) * SIZE
DONE = HATCHES + len(NEST)
SWAP = DONE + 1
SEATS = 2
OCCURRENCES = 3
"""T-END-3."""
HISTORY = 256
"""With `repetition_draw`, how many moves a match can remember; after so many it is truncated."""
LANE_OF_MOVE = np.array(
    [2 * (len(WAYS) * gift + way) + high for gift in (0, 1) for high in IN_HIGH for way in WAYS]
)
"""For every move and gift, in the order of their numbers: where its bit is in the lanes of all ways."""
BIT_OF_MOVE = np.tile(np.repeat(SHIFT, len(WAYS)), 2)
MOVER_BIT, RESERVE_BIT = 28, 24
"""In the higher lane of a remembered board, above its cells."""

T = TypeVar("T")


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class TurtlesState(EnvState):
    """The board is seen by the current player, who plays up; so are the reserves."""

    board: Board
    before: Board
    """The board before the begun word, which is what the other seat sees."""
    reserves: tuple[Array, Array]
    begun: Begun
    first_move: Array
    swappable: Array
    swapped: Array
    occurred: Array
    """How often the position was there before."""
    moves: Array
    history: Array
    """With `repetition_draw`, the positions before each move: uint32 (HISTORY, 4)."""


class TurtlesEnv(Env[TurtlesState]):
    id: ClassVar[str] = "turtles"
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = SWAP + 1
    observation_shape: ClassVar[tuple[int, ...]] = (4 * SIZE + 12,)

    def __init__(
        self,
        players: int = SEATS,
        *,
        variant: str = BASE,
        first: str = "random",
        position: str | None = None,
        majority_capture: bool = False,
        enemy_anywhere: bool = False,
        repetition_draw: bool = False,
        swap: bool = False,
    ) -> None:
        if players != SEATS:
            raise UnsupportedOptionError("turtles", "players", players)
        self.num_players = SEATS
        self.start = start_of(variant, first) if position is None else read_start(position, variant)
        self.rules = Rules(majority_capture, enemy_anywhere, repetition_draw, swap)

    def deal_luck(self, key: Array) -> Array:
        return words(key)

    def luck(self, key: Array) -> tuple[()]:
        """Nothing is left to chance after the first move is drawn."""
        return ()

    def deal(self, luck: Array) -> TurtlesState:
        """T-SETUP-1: a draw decides who begins."""
        if self.start.to_move is not None:
            return self._dealt(self.start.to_move)
        south, north = (self._dealt(first) for first in (SOUTH, NORTH))
        return chosen(below(luck, SEATS) == SOUTH, south, north)

    def _dealt(self, first: int) -> TurtlesState:
        start, board = self.start, _board_of(self.start, first)
        own, other = (jnp.int8(start.reserves[seat]) for seat in (first, 1 - first))
        state = TurtlesState(
            current_player=jnp.int32(first),
            rewards=jnp.zeros(SEATS, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=jnp.zeros(self.num_actions, bool),
            board=board,
            before=board,
            reserves=(own, other),
            begun=_arrays(begins()),
            first_move=jnp.bool_(True),
            swappable=jnp.bool_(False),
            swapped=jnp.bool_(False),
            occurred=jnp.int8(0),
            moves=jnp.int32(0),
            history=jnp.zeros((HISTORY if self.rules.repetition_draw else 0, 4), jnp.uint32),
        )
        state = self._asked(state)
        if start.winner is not None:
            state = _won(state, jnp.int32(start.winner))
        return replace(state, legal_action_mask=state.legal_action_mask | state.terminated)

    def answer(self, state: TurtlesState, action: Array, luck: tuple[()]) -> TurtlesState:
        number = jnp.asarray(action, jnp.int32)
        spelled = self._spelled(state, number)
        ends = ~goes_on(spelled.board, spelled.begun.at, spelled.begun.met)
        if self.start.variant != BASE:
            ends = ends & ~((number >= HATCHES) & (number < DONE))
        after = chosen(ends, self._ended(spelled), spelled)
        if self.rules.swap:  # T-SWAP-1: as the seat to move sees it, nothing changes but who it is
            swapped = replace(
                state,
                current_player=1 - state.current_player,
                swappable=jnp.bool_(False),
                swapped=jnp.bool_(True),
            )
            after = chosen(number == SWAP, swapped, after)
            ends = ends & (number != SWAP)
        after = self._asked(settled(after))
        if self.rules.repetition_draw:
            after = chosen(ends, self._remembered(state, after), after)
        return after

    def _spelled(self, state: TurtlesState, number: Array) -> TurtlesState:
        """One small action more of the word."""
        gift = number >= GIFTS
        cell, way = jnp.divmod(number - jnp.where(gift, GIFTS, MOVES), len(WAYS))
        moved = move(state.board, state.begun, cell, way, gift)
        begun = Begun(
            moved.at.only_if(moved.jumped),
            moved.met,
            state.begun.needs_enemy,
            jnp.maximum(state.begun.jumps_left - 1, 0).astype(jnp.int8),
            NONE,
        )
        spelled = replace(state, board=moved.board, begun=_arrays(begun))
        if self.start.variant == BASE:
            return spelled
        return chosen(number >= HATCHES, _hatched(state, number), spelled)

    def _ended(self, state: TurtlesState) -> TurtlesState:
        """The move is done, and the other seat looks at the board from its side."""
        board = Board(turned(state.board.theirs), turned(state.board.mine))
        own, other = state.reserves
        return replace(
            state,
            current_player=1 - state.current_player,
            board=board,
            before=board,
            reserves=(other, own),
            begun=_arrays(begins()),
            first_move=jnp.bool_(False),
            swappable=state.first_move & self.rules.swap,
        )

    def _asked(self, state: TurtlesState) -> TurtlesState:
        """What the seat to move can do; if nothing, or the other one has arrived, the match is over."""
        legal = find_legal(state.board, state.begun, self.rules)
        hatching = find_hatching(state.board, state.begun.hatched, state.reserves, self.start.variant)
        legal, hatching = settled((legal, hatching.only_if(legal.may_hatch)))
        begun = state.begun._replace(needs_enemy=legal.needs_enemy, jumps_left=legal.jumps_left)
        mask = self._mask(state, legal, hatching)
        asked = replace(state, legal_action_mask=mask, begun=begun)
        arrived = (state.board.enemy & HOME).any  # T-END-1
        stuck = ~(union(legal.moves).any | hatching.places.any() | hatching.done)  # T-END-2
        return chosen(arrived | stuck, _won(asked, 1 - state.current_player), asked)

    def _mask(self, state: TurtlesState, legal: Legal, hatching: Hatching) -> Array:
        """Bits of a few words: whatever is worked out for each action apart is worked out so many times."""
        begun = state.begun.at.any | state.begun.hatched.any
        lanes = [lane for cells in (*legal.moves, *legal.gifts) for lane in cells]
        words = jnp.stack([jnp.asarray(lane, jnp.uint32) for lane in lanes])
        return jnp.concatenate(
            [
                jnp.zeros(MOVES, bool),
                (words[LANE_OF_MOVE] >> BIT_OF_MOVE & 1) != 0,
                hatching.places,
                hatching.done[None],
                (state.swappable & ~begun)[None],
            ]
        )

    def _remembered(self, state: TurtlesState, after: TurtlesState) -> TurtlesState:
        """T-END-3: a position that was there twice before is a draw."""
        history = jax.lax.dynamic_update_index_in_dim(state.history, position_key(state), state.moves, 0)
        occurred = jnp.all(history == position_key(after), axis=-1).sum().astype(jnp.int8)
        moves = state.moves + 1
        ended = after.terminated | (occurred >= OCCURRENCES - 1)
        return replace(
            after,
            history=history,
            moves=moves,
            occurred=occurred,
            terminated=ended,
            truncated=~ended & (moves >= HISTORY),
            swappable=after.swappable & ~ended,
        )

    def observe(self, state: TurtlesState, player: Array) -> Array:
        moving = player == state.current_player
        board = state.before
        turned_round = Board(turned(board.theirs), turned(board.mine))
        board = chosen(moving, state.board, turned_round)
        own, other = state.reserves
        begun = (state.begun.at | state.begun.hatched).only_if(moving)
        rules, over = self.rules, state.terminated | state.truncated
        numbers = [
            *chosen(moving, (own, other), (other, own)),
            moving & ~over,
            state.swappable,
            state.occurred,
            *(self.start.variant == variant for variant in VARIANTS),
            rules.majority_capture,
            rules.enemy_anywhere,
            rules.repetition_draw,
            rules.swap,
        ]
        planes = [plane(cells) for cells in (board.own, board.enemy, board.over, begun)]
        return jnp.concatenate(
            [*planes, jnp.stack([jnp.asarray(number, jnp.int16) for number in numbers])]
        ).astype(jnp.int16)


def _hatched(state: TurtlesState, number: Array) -> TurtlesState:
    """One cell more of a hatching, or with `DONE` the turtles on all of them."""
    done, own = number == DONE, state.reserves[0]
    hatched = state.begun.hatched
    place = jnp.clip(number - HATCHES, 0, len(NEST) - 1)
    cell = Bits(jnp.asarray(NEST_CELLS.low)[place], jnp.asarray(NEST_CELLS.high)[place])
    mine = state.board.mine | hatched.only_if(done)
    return replace(
        state,
        board=Board(mine, state.board.theirs),
        reserves=(own - jnp.where(done, hatched.total, 0).astype(jnp.int8), state.reserves[1]),
        begun=state.begun._replace(hatched=hatched | cell.only_if(~done)),
    )


def _won(state: TurtlesState, winner: Array) -> TurtlesState:
    rewards = jnp.where(jnp.arange(SEATS) == winner, 1.0, -1.0).astype(jnp.float32)
    return replace(state, rewards=rewards, terminated=jnp.bool_(True), swappable=jnp.bool_(False))


def _board_of(start: Start, seat: int) -> Board:
    """The board as this seat sees it."""
    mine, theirs = (
        {cell if seat == SOUTH else SIZE - 1 - cell for cell in turtles | start.overturned}
        for turtles in (start.turtles[seat], start.turtles[1 - seat])
    )
    return Board(_arrays(bits_of(mine)), _arrays(bits_of(theirs)))


def position_key(state: TurtlesState) -> Array:
    """The position in which the move began, as four words. Reserves stand above the cells, and whose move it
    is, which after a swap means the side and not the seat."""
    board, (own, other) = state.before, state.reserves
    mover = (state.current_player ^ state.swapped).astype(jnp.uint32)
    mine_high = board.mine.high | own.astype(jnp.uint32) << RESERVE_BIT | mover << MOVER_BIT
    theirs_high = board.theirs.high | other.astype(jnp.uint32) << RESERVE_BIT
    return jnp.stack([board.mine.low, mine_high, board.theirs.low, theirs_high])


def _arrays(tree: T) -> T:
    """Constants as arrays, as a scan wants them."""
    arrays: T = jax.tree.map(jnp.asarray, tree)
    return arrays
