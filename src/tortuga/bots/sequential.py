"""A sequential test (SPRT): plays on until it is plain whether a bot has at least a certain share, or less.

The unit is a deal: all seatings of the bots with the same luck, so that luck and seats cancel out. What the
first bot won of a deal is taken as normal about its true share, as chess engines are tested (generalised).
"""

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import count
from statistics import fmean

from msgspec import Struct

from tortuga.bots.contest import Result

ERROR = 0.05
"""How often, at most, a share at one end is taken for the other."""
LEAST_DEALS = 10
LEAST_VARIANCE = 1e-3
"""A few deals that all end alike say less than they seem to."""


class Decided(StrEnum):
    LESS = "less"
    MORE = "more"
    OPEN = "open"


class SequentialTest(Struct, frozen=True):
    """Whether the share of the first bot is `low` or less, or `high` or more."""

    low: float
    high: float
    deal: int
    """Matches in a deal."""

    def verdict(self, results: Iterable[Result]) -> Decided:
        """Of the deals played whole, from the first on: so the order in which matches end does not matter."""
        shares = deal_shares(results, self.deal)
        if len(shares) < LEAST_DEALS:
            return Decided.OPEN
        evidence, bound = self.evidence(shares), math.log((1 - ERROR) / ERROR)
        if abs(evidence) < bound:
            return Decided.OPEN
        return Decided.MORE if evidence > 0 else Decided.LESS

    def evidence(self, shares: Sequence[float]) -> float:
        """The logarithm of how much likelier `high` makes these deals than `low`."""
        mean = fmean(shares)
        variance = max(fmean((share - mean) ** 2 for share in shares), LEAST_VARIANCE)
        distance = 2 * mean - self.low - self.high
        return len(shares) * (self.high - self.low) * distance / (2 * variance)


def deal_shares(results: Iterable[Result], deal: int) -> list[float]:
    """What the first bot won of each deal, up to the first that is not whole."""
    won = {result.index: _won(result) for result in results}
    whole = next(index for index in count() if index not in won) // deal
    return [fmean(won[number * deal + match] for match in range(deal)) for number in range(whole)]


def _won(result: Result) -> float:
    """A match that came to no end is worth half."""
    return result.credit[0] if any(result.credit) else 0.5
