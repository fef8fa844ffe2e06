"""What a game is as pure functions over arrays, with the manners of pgx.

Everything can be jitted, mapped over a batch and scanned. Numbers of actions, what a seat sees, rewards and
who moves are those of the game's encoding (`core/encoding.py`); of several who choose at once, the lowest
seat comes first. The engine is the truth, and a test holds these games to it step by step.

These modules need jax and numpy and nothing else of ours, so that they run where little is installed.

* A key comes from outside with every step; none is in the state. All luck is drawn before anything is
  decided: `luck` turns a key into words, and `play` is a function of them without any chance in it.
* A match that is over stays as it is; further steps bring zero rewards. All actions are legal in it, as in
  pgx.
* Whoever does what is not legal ends the match: -1 for that seat and 0 for the others, as in our `env` of
  PettingZoo.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

ILLEGAL = -1.0
"""What an illegal action brings."""


@dataclass(frozen=True)
class EnvState:
    """A match at one moment. Each game adds its own arrays and registers its class as a pytree:
    `@jax.tree_util.register_dataclass` above `@dataclass(frozen=True)`."""

    current_player: Array
    """The seat whose action is next, int32. When the match is over it means nothing."""
    rewards: Array
    """What the last step brought each seat, float32 (num_players,)."""
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    """Of the current player, bool (num_actions,)."""


S = TypeVar("S", bound=EnvState)


class UnsupportedOptionError(ValueError):
    """An option, by its name, that these modules do not play."""

    def __init__(self, game: str, name: str, value: object) -> None:
        super().__init__(f"{game}: {name}={value!r}")
        self.name = name


class Env(ABC, Generic[S]):
    """One game with its options and number of players."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the encoding."""
    num_actions: ClassVar[int]
    observation_shape: ClassVar[tuple[int, ...]]
    num_players: int

    # What a game brings

    @abstractmethod
    def deal_luck(self, key: Array) -> Any:
        """All luck that a deal may need."""

    @abstractmethod
    def deal(self, luck: Any) -> S:
        """The match before its first action."""

    @abstractmethod
    def luck(self, key: Array) -> Any:
        """All luck that one small action may need, whatever comes of it."""

    @abstractmethod
    def answer(self, state: S, action: Array, luck: Any) -> S:
        """What comes of a legal small action in a match that goes on: with rewards, end and the next mask."""

    @abstractmethod
    def observe(self, state: S, player: Array) -> Array:
        """What a seat sees, int16."""

    # What all have in common

    def init(self, key: Array) -> S:
        return self.deal(self.deal_luck(key))

    def step(self, state: S, action: Array, key: Array) -> S:
        return self.play(state, action, self.luck(key))

    def play(self, state: S, action: Array, luck: Any) -> S:
        """`step` with the luck given."""
        over = state.terminated | state.truncated
        legal = state.legal_action_mask[action]
        after = chosen(legal, self.answer(state, action, luck), self._forfeited(state))
        ended = after.terminated | after.truncated
        after = replace(after, legal_action_mask=after.legal_action_mask | ended)
        return chosen(over, replace(state, rewards=jnp.zeros_like(state.rewards)), after)

    def _forfeited(self, state: S) -> S:
        lost = jnp.arange(self.num_players) == state.current_player
        rewards = jnp.where(lost, ILLEGAL, 0.0).astype(state.rewards.dtype)
        return replace(state, rewards=rewards, terminated=jnp.ones_like(state.terminated))


T = TypeVar("T")


def chosen(condition: Array, yes: T, no: T) -> T:
    """One of two whole pytrees. Where both have the same array nothing is computed."""
    one: T = jax.tree.map(lambda a, b: a if a is b else jnp.where(condition, a, b), yes, no)
    return one


def settled(tree: T) -> T:
    """The same arrays, computed once here: nothing that comes after computes them again for each use."""
    arrays: T = jax.lax.optimization_barrier(tree)  # type: ignore[no-untyped-call]
    return arrays
