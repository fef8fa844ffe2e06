"""How the tables of a shared deal compare: each seat with the same seat elsewhere, as in bridge."""

from collections.abc import Sequence

from tortuga.core.game import Seat
from tortuga.server.store import ResultRow


def shares(results: Sequence[ResultRow]) -> list[tuple[float | None, ...]]:
    """For each seat of each match, between 0 and 1: how many of the others in its place it has beaten, where
    as many points count half. None where nobody else has played it."""
    seats = range(len(results[0].seats)) if results else range(0)
    columns = [_column([worth(result, seat) for result in results]) for seat in seats]
    return [tuple(column[row] for column in columns) for row in range(len(results))]


def worth(result: ResultRow, seat: Seat) -> tuple[float, float]:
    """Points where the game has any; else, and among as many, who has won."""
    winners, points = result.outcome.winners, result.outcome.points
    won = 1.0 if seat in winners else 0.0 if winners else 0.5
    return (float(points[seat]) if points else 0.0), won


def _column(worths: list[tuple[float, float]]) -> list[float | None]:
    others = len(worths) - 1
    if others < 1:
        return [None] * len(worths)
    return [(sum(other < own for other in worths) + (worths.count(own) - 1) / 2) / others for own in worths]
