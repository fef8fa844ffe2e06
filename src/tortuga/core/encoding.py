"""A game in numbers, for those who let a program learn it: small actions, and what a seat sees.

Each game has an encoding beside its rules, found by its entry point (`tortuga.encodings`). It promises
fixed shapes, whatever the options and the number of players, and that a number keeps its meaning as long
as the `version` stays.

An action is a *word* of small actions of the same seat, most often of one; no word begins with another
one. What a seat sees is made of its view, and of the word it has begun: of nothing else. Numbers are as the
seat itself sees the table: players are counted clockwise from it, and it always plays up the board.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.metadata import entry_points
from itertools import chain
from math import prod
from typing import Any, ClassVar, Generic, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tortuga.core.game import A, AnyGame, O, Outcome, V

GROUP = "tortuga.encodings"

Word: TypeAlias = tuple[int, ...]
Numbers: TypeAlias = NDArray[np.int16]

WAIT = 0
"""In every game: nothing is asked of the seat. Legal then, and only then."""
MANY = 1000
"""The highest value of what has no bound of its own."""


class Field(Struct, frozen=True):
    """One part of what a seat sees. What is higher than `high` is shown as `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    says: str
    of: Callable[[Any], Iterable[int]]
    """Its numbers, in the order of the shape; from what the game's own `look` returns."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Encoding(ABC, Generic[O, V, A]):
    """The numbers of one game."""

    game: ClassVar[AnyGame]
    version: ClassVar[int]
    actions: ClassVar[int]
    """How many small actions there are; they are numbered from 0, which is `WAIT`."""
    fields: ClassVar[tuple[Field, ...]]

    def check(self, options: O, seats: int) -> None:
        """Raise `NotEncoded` where a table plays with something that has no numbers."""

    @abstractmethod
    def spell(self, view: V, action: A) -> Word:
        """A legal action of the seat whose view it is, in small actions."""

    @abstractmethod
    def read(self, view: V, word: Word) -> A:
        """The legal action that is spelled so."""

    @abstractmethod
    def describe(self, view: V, number: int) -> str:
        """A small action of the seat whose view it is, as people write it."""

    @abstractmethod
    def look(self, view: V, begun: Word) -> Any:
        """What the fields take their numbers from."""

    def most_answers(self, view: V) -> int:
        """How many answers in a row the open questions ask of one seat at most, as everybody can tell (so a
        spectator's view will do). Where all seats play in step, questions that are open at once take so many
        steps: another number would tell what was chosen in secret."""
        return 1

    # What all have in common

    @cached_property
    def size(self) -> int:
        """How many numbers a seat sees."""
        return sum(field.size for field in self.fields)

    @cached_property
    def highest(self) -> Numbers:
        return np.repeat(
            np.array([field.high for field in self.fields], np.int16), [field.size for field in self.fields]
        )

    def observe(self, view: V, begun: Word = ()) -> Numbers:
        """What a seat sees that has begun a word: all fields, one after the other."""
        sight = self.look(view, begun)
        numbers: list[int] = []
        for field in self.fields:
            numbers += field.of(sight)
        seen: Numbers = np.minimum(numbers, self.highest).astype(np.int16)
        return seen

    def words(self, view: V, legal: Sequence[A]) -> dict[Word, A]:
        """All legal actions by their words."""
        return {self.spell(view, action): action for action in legal}

    def mask(self, numbers: Iterable[int]) -> NDArray[np.int8]:
        """1 at each of these small actions, 0 elsewhere."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(numbers)] = 1
        return mask


def continuations(words: Iterable[Word], begun: Word) -> list[int]:
    """How a word can go on, ascending. Where nothing is asked, that is to wait."""
    at = len(begun)
    return sorted({word[at] for word in words if word[:at] == begun}) or [WAIT]


def rewards(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """1 for each winner and -1 for the others; 0 for all when nobody has won."""
    if not outcome.winners:
        return (0.0,) * seats
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(seats))


def find_encoding(id: str) -> "AnyEncoding":
    """The encoding of the game of that id."""
    for entry in entry_points(group=GROUP, name=id):
        encoding: AnyEncoding = entry.load()
        return encoding
    raise LookupError(id)


AnyEncoding: TypeAlias = Encoding[Any, Any, Any]


# What fields are made of


def one_hot(index: int | None, size: int) -> list[int]:
    """1 at an index; None: nowhere."""
    marks = [0] * size
    if index is not None:
        marks[index] = 1
    return marks


def marked(indices: Iterable[int], size: int) -> list[int]:
    """How often each index occurs."""
    marks = [0] * size
    for index in indices:
        marks[index] += 1
    return marks


def padded(rows: Iterable[Iterable[int]], size: int) -> list[int]:
    """Rows one after the other, and zeros up to a size."""
    numbers = list(chain.from_iterable(rows))
    return numbers + [0] * (size - len(numbers))
