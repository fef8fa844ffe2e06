"""When trying on is of no use: choices are tried in the same worlds, and one of them leads by so much that
the worlds still to come would hardly change that."""

from collections.abc import Iterable, Sequence
from math import sqrt

HARDLY = 2.5
"""So many standard deviations of luck are not to be expected."""
FEWEST = 8
"""Worlds; fewer say too little of how much luck there is."""
EVERY = 4
"""Worlds between two looks at how the choices stand."""


def stands(leader: Sequence[float], others: Iterable[Sequence[float]], more: int) -> bool:
    """Whether nobody would overtake the leader in so many more worlds, if both were as good from now on. Each
    has a value for each world, the same worlds in the same order."""
    tried = len(leader)
    if tried < FEWEST or tried % EVERY:
        return False
    return all(_ahead(leader, other) >= HARDLY * sqrt(more) for other in others)


def _ahead(leader: Sequence[float], other: Sequence[float]) -> float:
    """By how many times what luck makes in one world."""
    gains = [mine - theirs for mine, theirs in zip(leader, other, strict=False)]
    gain, count = sum(gains), len(gains)
    spread = sum([(one - gain / count) ** 2 for one in gains])
    if not spread:
        return float("inf") if gain > 0 else 0.0
    return gain / sqrt(spread / (count - 1))
