"""How long bots take, so that it tells nothing: docs/protocol.md has the argument."""

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from tortuga.bots.bot import BotKind

SLACK = 0.15
"""Seconds beyond its time to think within which a bot has answered."""
ERRANDS = 0.1
"""Seconds for everything else that there is to do in a round."""
LEAST_THOUGHT = 0.05
"""Seconds that every bot may think, however many wait: enough not to choose blindly."""


class Pace(NamedTuple):
    """Of one round: of the bots that everyone sees the table waiting for."""

    seconds: float
    """What each may think."""
    least: float
    """No answer is given before."""
    even: bool
    """Whether time must tell nothing: what is not in time comes after a whole number of these times."""

    def holds(self, searches: bool) -> float:
        """Seconds for which a bot keeps its answer and its process to itself, however soon it has chosen."""
        return self.seconds + SLACK if self.even and searches else 0.0

    def due(self, took: float) -> float:
        """When answers are given, in seconds from the beginning of the round, if thinking took so long."""
        if not self.even:
            return max(self.least, took)
        return self.least * max(1, ceil(took / self.least))


class Crowd(NamedTuple):
    """How many bots search at once, and how many processes there are for them."""

    here: int
    """At the table itself, as everyone sees it."""
    elsewhere: int
    """At other tables whose turn comes no later."""
    places: int

    @property
    def waves(self) -> int:
        """How often a process is wanted in a round of the table."""
        return ceil(self.here / self.places) or 1

    @property
    def sharing(self) -> int:
        """How many have to share the time of one."""
        return ceil((self.here + self.elsewhere) / self.places) or 1


def seconds_of(searching: Iterable[BotKind], seconds: float) -> float:
    """What these bots have a use for, of the seconds that the house gives."""
    useful = [seconds if kind.seconds is None else kind.seconds for kind in searching]
    return min(seconds, max(useful, default=seconds))


def pace_of(crowd: Crowd, secrets: bool, seconds: float, pause: float) -> Pace:
    """From what everyone knows, and from how busy the house is. Where more have to search than there are
    processes, they share the time. Without a pause nobody is meant to watch."""
    each = max(min(seconds, LEAST_THOUGHT), seconds / crowd.sharing)
    even = secrets and pause > 0
    least = max(pause, crowd.waves * (each + SLACK) + ERRANDS) if even and crowd.here else pause
    return Pace(each, least, even)
