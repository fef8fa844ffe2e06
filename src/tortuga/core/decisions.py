"""Decisions: questions put to seats, numbered for each seat alone. A number is never used twice."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from tortuga.core.errors import AnsweredDecision, ClosedDecision, UnknownDecision
from tortuga.core.game import AnyGame, Question, Seat, State


class Decision(Struct, frozen=True, gc=False):
    """A question put to a seat. The number counts the questions put to this seat, and to it alone."""

    number: int
    question: Question


Asked: TypeAlias = Mapping[Seat, int]
"""Whoever has a decision open, and its number."""


class Numbering:
    """The numbers of a match. After a take-back the count goes on above the highest number given out."""

    __slots__ = ("_answered", "_highest", "_known", "counts", "passed")

    def __init__(self, seats: int) -> None:
        self.counts = [0] * seats
        """The questions put to each seat, as far as they have not been taken back."""
        self.passed = (0,) * seats
        """The numbers that were used up when actions were taken back."""
        self._highest = [0] * seats
        self._answered = [0] * seats
        self._known: dict[Seat, Decision] = {}
        """The decisions that somebody has looked at, the last one of each seat."""

    @classmethod
    def at(cls, counts: tuple[int, ...], passed: tuple[int, ...]) -> "Numbering":
        """To go on from an earlier moment, where nobody answers any more."""
        numbers = cls(len(counts))
        numbers.counts, numbers.passed = list(counts), passed
        return numbers

    def ask(
        self,
        game: AnyGame,
        before: State,
        asked: Asked,
        state: State,
        to_act: tuple[Seat, ...],
        answered: Seat | None = None,
    ) -> Asked:
        """What is open now that a seat has answered what was asked before: a question that has not changed is
        still the same decision."""
        if answered is not None:
            self._answered[answered] = asked[answered]
        counts, numbers = self.counts, {}
        for seat in to_act:
            number = None if seat == answered else asked.get(seat)
            if number is None or self._changes(game, seat, number, before, state):
                counts[seat] += 1
                self._highest[seat] = number = self.passed[seat] + counts[seat]
            numbers[seat] = number
        return numbers

    def _changes(self, game: AnyGame, seat: Seat, number: int, before: State, state: State) -> bool:
        """Whether a seat that has not answered is asked something else."""
        question: Question = self.decision(game, before, seat, number).question
        return question != game.question(state, seat)

    def decision(self, game: AnyGame, state: State, seat: Seat, number: int) -> Decision:
        """An open decision; its question is worked out when somebody first looks at it."""
        known = self._known.get(seat)
        if known is None or known.number != number:
            known = self._known[seat] = Decision(number, game.question(state, seat))
        return known

    def put_again(self, seat: Seat) -> int:
        """The last question to a seat, under a number of its own since the last take-back."""
        self._highest[seat] = number = self.passed[seat] + self.counts[seat]
        return number

    def take_back(self, counts: tuple[int, ...]) -> None:
        """So many questions remain; nothing that was asked so far can be answered any more."""
        self.counts, self.passed, self._answered = list(counts), tuple(self._highest), [0] * len(counts)

    def check(self, seat: Seat, number: int, standing: int | None) -> None:
        """Whether a number is that of the open decision of a seat; the refusal says what it is instead."""
        if not 1 <= number <= self._highest[seat]:
            raise UnknownDecision()
        if number == self._answered[seat]:
            raise AnsweredDecision()
        if standing is None or number != standing:
            raise ClosedDecision()

    def copy(self) -> "Numbering":
        twin = Numbering.__new__(Numbering)
        twin.counts, twin.passed, twin._known = self.counts.copy(), self.passed, self._known.copy()
        twin._highest, twin._answered = self._highest.copy(), self._answered.copy()
        return twin
