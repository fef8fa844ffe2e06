"""Decisions: questions put to seats, numbered for each seat alone. A number is never used twice."""

from collections.abc import Mapping

from msgspec import Struct

from tortuga.core.errors import AnsweredDecision, ClosedDecision, UnknownDecision
from tortuga.core.game import AnyGame, Question, Seat, State


class Decision(Struct, frozen=True, gc=False):
    """A question put to a seat. The number counts the questions put to this seat, and to it alone."""

    number: int
    question: Question


class Numbering:
    """The numbers of a match. After a take-back the count goes on above the highest number given out."""

    __slots__ = ("_answered", "_highest", "counts", "passed")

    def __init__(self, seats: int) -> None:
        self.counts = (0,) * seats
        """The questions put to each seat, as far as they have not been taken back."""
        self.passed = (0,) * seats
        """The numbers that were used up when actions were taken back."""
        self._highest = [0] * seats
        self._answered = [0] * seats

    @classmethod
    def at(cls, counts: tuple[int, ...], passed: tuple[int, ...]) -> "Numbering":
        """To go on from an earlier moment, where nobody answers any more."""
        numbers = cls(len(counts))
        numbers.counts, numbers.passed = counts, passed
        return numbers

    def ask(
        self, game: AnyGame, state: State, before: Mapping[Seat, Decision], answered: Seat | None = None
    ) -> dict[Seat, Decision]:
        """What is open now that a seat has answered: a question that has not changed is still the same
        decision."""
        if answered is not None:
            self._answered[answered] = before[answered].number
        standing: dict[Seat, Decision] = {}
        counts: list[int] = []
        for seat in game.to_act(state):
            question = game.question(state, seat)
            decision = before.get(seat)
            if decision is None or seat == answered or decision.question != question:
                counts = counts or list(self.counts)
                counts[seat] += 1
                self._highest[seat] = number = self.passed[seat] + counts[seat]
                decision = Decision(number, question)
            standing[seat] = decision
        if counts:
            self.counts = tuple(counts)
        return standing

    def put_again(self, seat: Seat, question: Question) -> Decision:
        """The last question to a seat, under a number of its own since the last take-back."""
        number = self.passed[seat] + self.counts[seat]
        self._highest[seat] = number
        return Decision(number, question)

    def take_back(self, counts: tuple[int, ...]) -> None:
        """So many questions remain; nothing that was asked so far can be answered any more."""
        self.counts, self.passed, self._answered = counts, tuple(self._highest), [0] * len(counts)

    def check(self, seat: Seat, number: int, standing: Decision | None) -> None:
        """Whether a number is that of the open decision of a seat; the refusal says what it is instead."""
        if not 1 <= number <= self._highest[seat]:
            raise UnknownDecision()
        if number == self._answered[seat]:
            raise AnsweredDecision()
        if standing is None or number != standing.number:
            raise ClosedDecision()

    def copy(self) -> "Numbering":
        twin = Numbering.__new__(Numbering)
        twin.counts, twin.passed = self.counts, self.passed
        twin._highest, twin._answered = self._highest.copy(), self._answered.copy()
        return twin
