"""What is asked of whoever analyses, and what comes back, as it travels to where there is time for it."""

from typing import TypeAlias

from msgspec import Struct

from tortuga.analysis.findings import Findings
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.games.turtles.options import TurtlesOptions


class LookAtPosition(Struct, frozen=True, tag="look-at-position"):
    """What are the moves of a position of turtles worth?"""

    position: str
    options: TurtlesOptions
    round: int
    """How careful: which of the analyst's rounds."""
    known: PositionWorth | None = None
    made: str | None = None
    """A move of which it should be said as well what follows."""


class LookAtMatch(Struct, frozen=True, tag="look-at-match"):
    """What can be said of a match that is over, of another game?"""

    record: str


class Found(Struct, frozen=True):
    """One of them."""

    worth: PositionWorth | None = None
    findings: Findings | None = None


LOOKED_BACK_AT = ("buccaneers", "tortuga1667")
"""The games whose matches are looked at as a whole; of turtles it is every position."""

Task: TypeAlias = LookAtPosition | LookAtMatch
