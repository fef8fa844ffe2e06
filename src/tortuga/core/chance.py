"""Every random draw of a match: seeded, recorded and verifiable, or fast for simulations.

All draws are `below(n)`: a whole number from 0 to n-1, each as likely as the others.
"""

import hashlib
import hmac
import random
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tortuga.core.errors import RecordError
from tortuga.text import Message

T = TypeVar("T")

WORD_SIZE = 8
WORDS = 2 ** (8 * WORD_SIZE)
WORDS_IN_BLOCK = 4
unpack_block = struct.Struct(f">{WORDS_IN_BLOCK}Q").unpack


class Chance(ABC):
    """Where a game takes its luck from."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """One of the numbers 0 to n-1. With n = 1 nothing is left to chance or written down."""

    def about(self, *purpose: str | int) -> "Chance":
        """The luck for one purpose. It is all the same luck, but in a shared deal (`dealt_chance.py`)."""
        return self

    def several(self, n: int, count: int) -> list[int]:
        """So many of the numbers 0 to n-1, one after the other: the dice of a throw."""
        return [self.below(n) for _ in range(count)]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight: the colour of a chest drawn from a bag of counted colours."""
        draw = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if draw < weight:
                return index
            draw -= weight
        raise AssertionError("a draw lies below the sum of the weights")


class Seed(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides all draws: a secret, promised by its hash before the match, and the players' words."""

    commitment: str
    secret: str | None = None
    words: tuple[str, ...] = ()
    dealt: Literal[True] | UnsetType = UNSET
    """Whether it is that of a shared deal, in which each purpose has draws of its own."""

    def closed(self) -> "Seed":
        """The promise alone, to show while the match runs."""
        return Seed(self.commitment, None, self.words, self.dealt)

    def key(self) -> bytes:
        """HMAC-SHA-256 of the words, one per line, under the secret."""
        if self.secret is None:
            raise RecordError("seed.secret", Message("record-no-secret"))
        return hmac.digest(self.secret.encode(), "\n".join(self.words).encode(), "sha256")


def seed_from(secret: str | int, words: Iterable[str] = (), *, dealt: bool = False) -> Seed:
    """A seed with its commitment: the SHA-256 of the secret."""
    text, mixed = str(secret), tuple(words)
    if any("\n" in word for word in mixed):
        raise RecordError("seed.words", Message("record-words"))
    commitment = hashlib.sha256(text.encode()).hexdigest()
    return Seed(commitment, text, mixed, True if dealt else UNSET)


HMAC_BLOCK = 64
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""What a key becomes before and after a message, byte for byte (RFC 2104)."""


def begun_hmac(key: bytes) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """HMAC-SHA-256 as far as it depends on the key alone, which has at most 64 bytes: the hash that takes in
    the message, and the one that takes in what comes of it. From copies of these a block is made in three
    fifths of the time that it takes from a copy of what `hmac` begins."""
    padded = key.ljust(HMAC_BLOCK, b"\0")
    return hashlib.sha256(padded.translate(INNER)), hashlib.sha256(padded.translate(OUTER))


class MatchChance(Chance):
    """Luck that a match can write down, and undo when an action is refused half-way."""

    __slots__ = ()

    @abstractmethod
    def take(self) -> tuple[int, ...]:
        """The draws since the last `take`, to be written down."""

    @abstractmethod
    def rewind(self) -> None:
        """Forget the draws since the last `take`: they did not happen."""

    mark: Any
    """Where it stood at the last `take`."""

    @abstractmethod
    def go_back(self, mark: Any) -> None:
        """Stand where it stood then: what it drew after that it will draw again."""

    @abstractmethod
    def copy(self) -> "MatchChance":
        """A twin that will draw the same, at its own pace."""


class SealedChance(MatchChance):
    """Draws that anyone can check once the secret is open.

    Block i is HMAC-SHA-256(key, i as 8 bytes, big-endian), i = 0, 1, 2 …; each block holds four
    big-endian 64-bit words. A word w gives w mod n, unless it lies in the last, incomplete run of n:
    then the next word is taken.
    """

    __slots__ = ("_drawn", "_inner", "_left", "_opened", "_outer", "mark")

    def __init__(self, key: bytes) -> None:
        self._inner, self._outer = begun_hmac(key)
        self._opened = self.mark = 0
        """How many blocks have been opened, and how many words had been taken at the last `take`."""
        self._left: list[int] = []
        """The words of the last block that have not been taken yet, from the last to the next."""
        self._drawn: list[int] = []

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        while True:
            if not self._left:
                self._open_block()
            word = self._left.pop()
            if word < WORDS - n or word < WORDS - WORDS % n:  # nearly always the first, which is quickly seen
                draw = word % n
                self._drawn.append(draw)
                return draw

    def several(self, n: int, count: int) -> list[int]:
        if n == 1:
            return [0] * count
        draws: list[int] = []
        whole_runs = WORDS - WORDS % n
        while len(draws) < count:
            if not self._left:
                self._open_block()
            word = self._left.pop()
            if word < whole_runs:
                draws.append(word % n)
        self._drawn += draws
        return draws

    def _open_block(self) -> None:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(self._opened.to_bytes(8, "big"))
        outer.update(inner.digest())
        self._left = list(unpack_block(outer.digest())[::-1])
        self._opened += 1

    def take(self) -> tuple[int, ...]:
        if not self._drawn:
            return ()
        drawn, self._drawn = tuple(self._drawn), []
        self.mark = WORDS_IN_BLOCK * self._opened - len(self._left)
        return drawn

    def go_back(self, mark: int) -> None:
        self.mark = mark
        self.rewind()

    def rewind(self) -> None:
        self._opened, taken = divmod(self.mark, WORDS_IN_BLOCK)
        self._left, self._drawn = [], []
        if taken:
            self._open_block()
            del self._left[-taken:]

    def copy(self) -> "SealedChance":
        twin = SealedChance.__new__(SealedChance)
        twin._inner, twin._outer, twin._opened, twin.mark = self._inner, self._outer, self._opened, self.mark
        twin._left, twin._drawn = self._left.copy(), self._drawn.copy()
        return twin


class WrittenChance(MatchChance):
    """Repeats draws that were written down, and notices when they cannot have happened."""

    __slots__ = ("_draws", "_next", "_place")
    mark = None
    """The record says what is drawn next, wherever it stands."""

    def __init__(self) -> None:
        self._draws: Sequence[int] = ()
        self._next = 0
        self._place = ""

    def load(self, draws: Sequence[int], place: str) -> None:
        """The draws of the next step, and where in the record they stand."""
        self._draws, self._next, self._place = draws, 0, place

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self._next == len(self._draws):
            raise RecordError(self._place, Message("record-draws-short"))
        draw = self._draws[self._next]
        if not 0 <= draw < n:
            place = f"{self._place}[{self._next}]"
            raise RecordError(place, Message("record-draw-range", {"draw": draw, "among": n}))
        self._next += 1
        return draw

    def take(self) -> tuple[int, ...]:
        if self._next != len(self._draws):
            raise RecordError(f"{self._place}[{self._next}]", Message("record-draws-long"))
        drawn = tuple(self._draws)
        self._draws, self._next = (), 0
        return drawn

    def rewind(self) -> None:
        self._next = 0

    def go_back(self, mark: None) -> None:
        self._draws, self._next = (), 0

    def copy(self) -> "WrittenChance":
        twin = WrittenChance()
        twin._draws, twin._next, twin._place = self._draws, self._next, self._place
        return twin


class FastChance(Chance):
    """Luck for simulations and imagination: quick, repeatable, recorded nowhere."""

    __slots__ = ("_random", "_shuffle")

    def __init__(self, seed: int | str) -> None:
        source = random.Random(seed)
        self._random, self._shuffle = source.random, source.shuffle

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def several(self, n: int, count: int) -> list[int]:
        draw = self._random
        return [int(draw() * n) for _ in range(count)]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        order = list(items)
        self._shuffle(order)
        return tuple(order)
