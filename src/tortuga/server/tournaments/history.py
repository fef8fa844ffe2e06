"""What has happened in a tournament so far, entrant by entrant: all that pairings and standings need."""

from collections.abc import Mapping
from typing import NamedTuple

from tortuga.server.store import RoundRow, TournamentRow
from tortuga.server.tournaments.scoring import BYE, Scored


class Met(NamedTuple):
    """Somebody was at the same table."""

    other: int
    points: float
    """What was won against them; of a table of several, a fair share."""


class Career:
    """One entrant's way through the tournament."""

    def __init__(self) -> None:
        self.points = 0.0
        self.wins = 0
        self.byes = 0
        self.seats: list[int] = []
        """Where they sat, round by round."""
        self.met: list[Met] = []
        """Those of meetings that are over."""
        self.paired: list[int] = []
        """Everyone they were put together with."""

    @property
    def firsts(self) -> int:
        """How much more often they sat first than second."""
        return sum(1 if seat == 0 else -1 for seat in self.seats)


def careers_of(row: TournamentRow, scores: Mapping[str, Scored]) -> list[Career]:
    careers = [Career() for _ in row.entrants]
    for one in row.rounds:
        _take_in(careers, one, scores)
    return careers


def _take_in(careers: list[Career], one: RoundRow, scores: Mapping[str, Scored]) -> None:
    for number in one.byes:
        careers[number].points += BYE
        careers[number].byes += 1
    for meeting in one.meetings:
        over = scores.get(meeting.table)
        for seat, number in enumerate(meeting.seats):
            career, others = careers[number], [other for other in meeting.seats if other != number]
            career.seats.append(seat)
            career.paired += others
            if over is None:
                continue
            career.points += over.points[seat]
            career.wins += over.won[seat]
            career.met += [Met(other, _against(over, seat, meeting.seats.index(other))) for other in others]


def _against(over: Scored, seat: int, other: int) -> float:
    """One for having finished ahead of them, half for being level."""
    mine, theirs = over.points[seat], over.points[other]
    return 0.5 if mine == theirs else float(mine > theirs)


def round_over(one: RoundRow, scores: Mapping[str, Scored]) -> bool:
    return all(meeting.table in scores for meeting in one.meetings)
