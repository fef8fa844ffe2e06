"""The words of the search: verdicts, limits, and what a search has cost."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from msgspec import Struct


class Verdict(StrEnum):
    """For the side to move, if both play as well as can be."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"

    @property
    def turned(self) -> "Verdict":
        """The same for the other side."""
        return TURNED[self]


TURNED = {
    Verdict.WON: Verdict.LOST,
    Verdict.LOST: Verdict.WON,
    Verdict.UNKNOWN: Verdict.UNKNOWN,
}


class Settled(NamedTuple):
    """A verdict, and how many moves are left if the winner plays by the proof and the loser makes it long."""

    verdict: Verdict
    distance: int

    def at_least(self, moves: int) -> "Settled":
        """The same, if a line that is shown happens to be longer: neither need be the shortest way."""
        return Settled(self.verdict, max(self.distance, moves))


NOT_SETTLED = Settled(Verdict.UNKNOWN, 0)


class Effort(NamedTuple):
    """What a search has cost so far."""

    nodes: int
    seconds: float

    def plus(self, other: "Effort") -> "Effort":
        return Effort(self.nodes + other.nodes, self.seconds + other.seconds)


Watch: TypeAlias = Callable[[Effort], None]
"""Called about ten times a second while a search runs."""


def unwatched(effort: Effort) -> None:
    """Nobody looks on."""


class Limits(Struct, frozen=True):
    """When to give up; None: not for this reason."""

    seconds: float | None = None
    nodes: int | None = None

    def reached(self, effort: Effort) -> bool:
        if self.nodes is not None and effort.nodes >= self.nodes:
            return True
        return self.seconds is not None and effort.seconds >= self.seconds

    def left(self, effort: Effort) -> "Limits":
        seconds = None if self.seconds is None else max(0.0, self.seconds - effort.seconds)
        return Limits(seconds, None if self.nodes is None else max(0, self.nodes - effort.nodes))

    def part(self, share: float) -> "Limits":
        """A share of what may be spent."""
        seconds = None if self.seconds is None else self.seconds * share
        return Limits(seconds, None if self.nodes is None else int(self.nodes * share))

    def at_most(self, nodes: int) -> "Limits":
        return Limits(self.seconds, nodes if self.nodes is None else min(self.nodes, nodes))


UNLIMITED = Limits()
