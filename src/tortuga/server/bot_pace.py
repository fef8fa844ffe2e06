"""How long bots take, so that it tells nothing: docs/protocol.md has the argument."""

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from tortuga.bots.bot import BotKind

SLACK = 0.15
"""Seconds beyond its time to think within which a bot has answered."""
ERRANDS = 0.1
"""Seconds for everything else that there is to do in a round."""


class Pace(NamedTuple):
    """Of one round: of the bots that everyone sees the table waiting for."""

    seconds: float
    """What each may think."""
    least: float
    """No answer is given before."""
    even: bool
    """Whether time must tell nothing: what is not in time comes after a whole number of these times."""

    def holds(self, kind: BotKind) -> float:
        """Seconds for which it keeps its answer and its process to itself, however soon it has chosen."""
        return self.seconds + SLACK if self.even and not kind.quick else 0.0

    def due(self, took: float) -> float:
        """When answers are given, in seconds from the beginning of the round, if thinking took so long."""
        if not self.even:
            return max(self.least, took)
        return self.least * max(1, ceil(took / self.least))


def pace_of(asked: Iterable[BotKind], secrets: bool, workers: int, seconds: float, pause: float) -> Pace:
    """From what everyone knows. Where more have to search than there are processes, they share the time.
    Without a pause nobody is meant to watch."""
    searching = sum(not kind.quick for kind in asked)
    waves = ceil(searching / workers) or 1
    each = seconds / waves
    even = secrets and pause > 0
    least = max(pause, waves * (each + SLACK) + ERRANDS) if even and searching else pause
    return Pace(each, least, even)
