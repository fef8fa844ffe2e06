"""Where bots stand in the line to think: by who waits for them, and whose tables they are at."""

from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """Who waits for the bots of a table; the lowest comes first."""

    PLAYED = 0
    WATCHED = 1
    ALONE = 2
    AFTERWARDS = 3
    """Nobody plays there any more."""


class BotStanding(NamedTuple):
    rank: Rank
    shares: tuple[str, ...]
    """Whose tables take turns with those of others: of an address, and there of a host."""


HOUSE = BotStanding(Rank.PLAYED, ())
"""What the house does for everyone."""
