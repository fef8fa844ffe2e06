"""What a meeting is worth to each who sat there.

For every other at the table: one point to whoever finished ahead of them, half to both if level. So a match
of two gives 1, ½ or 0; and at a table that has fewer seats than planned, an empty chair is half a point.
"""

from typing import NamedTuple

from tortuga.core.game import Seat
from tortuga.server.store import MeetingRow, ResultRow

LEVEL, BYE = 0.5, 1.0


class Scored(NamedTuple):
    """A meeting that is over, seat by seat."""

    points: tuple[float, ...]
    won: tuple[bool, ...]
    gone: tuple[bool, ...]
    """Who was not there: the clock had to act for them."""


def scored(result: ResultRow, size: int) -> Scored:
    seats = range(len(result.seats))
    ranks = [_rank(result, seat) for seat in seats]
    chairs = LEVEL * max(0, size - len(ranks))
    points = tuple(
        chairs + sum(_against(ranks[seat], ranks[other]) for other in seats if other != seat)
        for seat in seats
    )
    won = tuple(ranks[seat] == min(ranks) and bool(result.outcome.winners) for seat in seats)
    return Scored(points, won, tuple(of.gone for of in result.seats))


def called_off(meeting: MeetingRow, size: int) -> Scored:
    """Nobody finished ahead of anybody."""
    seats = len(meeting.seats)
    return Scored((LEVEL * (max(size, seats) - 1),) * seats, (False,) * seats, (False,) * seats)


def _against(mine: tuple[float, ...], other: tuple[float, ...]) -> float:
    return LEVEL if mine == other else float(mine < other)


def _rank(result: ResultRow, seat: Seat) -> tuple[float, ...]:
    """The smaller the better: those who stayed, then the winners, then by points where there are any. Whoever
    won together is level."""
    winners, points = result.outcome.winners, result.outcome.points
    wins = seat in winners
    own = 0 if wins or points is None or result.sides else -points[seat]
    return result.seats[seat].gone, not wins, own
