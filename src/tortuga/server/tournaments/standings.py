"""Who stands where, and what decides between those with the same points.

A tie-break is asked only where all before it are level; whoever is level in everything shares a place.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple, TypeAlias

from tortuga.server.store import System, TournamentRow
from tortuga.server.tournaments.history import Career, careers_of
from tortuga.server.tournaments.scoring import Scored


class TieBreak(StrEnum):
    """Each is explained by the message `tournament-tie-<name>`."""

    BUCHHOLZ = "buchholz"
    SONNEBORN = "sonneborn"
    DIRECT = "direct"
    WINS = "wins"


TIE_BREAKS: dict[System, tuple[TieBreak, ...]] = {
    System.SWISS: (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN, TieBreak.DIRECT, TieBreak.WINS),
    System.ROUND_ROBIN: (TieBreak.SONNEBORN, TieBreak.DIRECT, TieBreak.WINS),
    System.GROUPS: (TieBreak.WINS, TieBreak.BUCHHOLZ, TieBreak.DIRECT),
}
"""Where everybody meets everybody, all have met the same strength: Buchholz would decide nothing."""


class StandingRow(NamedTuple):
    entrant: int
    place: int
    """Shared by those who are level in everything."""
    points: float
    ties: tuple[float, ...]
    """In the order of `TIE_BREAKS`."""


Careers: TypeAlias = Sequence[Career]


def buchholz(careers: Careers, number: int) -> float:
    """The points of all whom one has met; a bye, for which one has met nobody, adds nothing."""
    return sum(careers[met.other].points for met in careers[number].met)


def sonneborn(careers: Careers, number: int) -> float:
    """The points of those whom one has beaten, and half the points of those one was level with."""
    return sum(careers[met.other].points * met.points for met in careers[number].met)


def wins(careers: Careers, number: int) -> float:
    return float(careers[number].wins)


ALONE: dict[TieBreak, Callable[[Careers, int], float]] = {
    TieBreak.BUCHHOLZ: buchholz,
    TieBreak.SONNEBORN: sonneborn,
    TieBreak.WINS: wins,
}
"""Those that do not ask with whom one is level."""


def direct(careers: Careers, level: Sequence[int]) -> dict[int, float]:
    """What each has won against the others they are level with; nothing unless all of them have met."""
    found = {
        number: [met for met in careers[number].met if met.other in level and met.other != number]
        for number in level
    }
    whole = all({met.other for met in found[number]} == {*level} - {number} for number in level)
    return {number: sum(met.points for met in mets) if whole else 0.0 for number, mets in found.items()}


def standings(row: TournamentRow, scores: Mapping[str, Scored]) -> list[StandingRow]:
    careers, breaks = careers_of(row, scores), TIE_BREAKS[row.system]
    marks: dict[int, tuple[float, ...]] = {number: (career.points,) for number, career in enumerate(careers)}
    for one in breaks:
        marks = _marked(marks, careers, one)
    order = sorted(marks, key=lambda number: (*(-mark for mark in marks[number]), number))
    listed: list[StandingRow] = []
    for place, number in enumerate(order, 1):
        level = bool(listed) and (listed[-1].points, *listed[-1].ties) == marks[number]
        listed.append(
            StandingRow(number, listed[-1].place if level else place, marks[number][0], marks[number][1:])
        )
    return listed


def _marked(
    marks: Mapping[int, tuple[float, ...]], careers: Careers, tie_break: TieBreak
) -> dict[int, tuple[float, ...]]:
    """With one more mark each."""
    if tie_break in ALONE:
        return {number: (*marks[number], ALONE[tie_break](careers, number)) for number in marks}
    more: dict[int, tuple[float, ...]] = {}
    for _, group in groupby(sorted(marks, key=marks.__getitem__), key=marks.__getitem__):
        level = list(group)
        found = direct(careers, level) if len(level) > 1 else dict.fromkeys(level, 0.0)
        more |= {number: (*marks[number], found[number]) for number in level}
    return more
