"""Shared deals: one luck that several tables play, each person once."""

from typing import Any

from msgspec import Struct


class DealMark(Struct, frozen=True):
    """What a table, and what is left of it, says of the deal that is played there."""

    code: str
    """By which people find it."""
    closes: float
    """No match of it begins after that."""
    told: float
    """From then on its secret is told to all, and no match of it goes on."""
    day: str | None = None
    """The date (UTC) of which it is the daily deal; None: it is no daily deal."""

    def sealed(self, now: float) -> bool:
        """Whether anybody may still play it, so that nothing of it is shown that its players may not know."""
        return now < self.told


class DealRow(Struct, frozen=True, kw_only=True):
    """A deal: what is played, by how many, and the secret that all luck comes from."""

    mark: DealMark
    game: str
    options: dict[str, Any]
    seats: int
    secret: str
    opened: float


class DealTry(Struct, frozen=True):
    """A guest has begun a deal; there is no second time."""

    deal: str
    table: str
    begun: float


class Placed(Struct, frozen=True):
    """Where a match stands in the list of a deal."""

    table: str
    rank: int
    """Those with as many points share one."""
    points: int
    ended: float
    name: str
    won: bool
