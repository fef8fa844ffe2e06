"""From one round to the next, until the tournament is over. Every step is a function of the row and of what
its matches were worth."""

import random
import secrets
from collections.abc import Mapping, Sequence
from math import ceil, log2

from msgspec.structs import replace

from tortuga.server.store import MeetingRow, RoundRow, Stage, System, TournamentRow
from tortuga.server.tournaments.groups import group_round
from tortuga.server.tournaments.history import careers_of
from tortuga.server.tournaments.round_robin import length_of, round_robin_round
from tortuga.server.tournaments.scoring import Scored
from tortuga.server.tournaments.swiss import NOBODY, swiss_round

FEWEST = 2
"""With fewer nobody can meet anybody."""


def begun(row: TournamentRow, now: float, luck: random.Random) -> TournamentRow:
    """The first round. Who has which number is drawn by lot."""
    entrants = luck.sample(row.entrants, len(row.entrants))
    row = replace(row, entrants=tuple(entrants), length=_length(row), stage=Stage.RUNNING, started=now)
    return _with_round(row, {}, now, luck)


def _length(row: TournamentRow) -> int:
    """In a Swiss tournament nobody need meet anybody twice in half as many rounds as there are entrants."""
    entrants = len(row.entrants)
    if row.system is System.ROUND_ROBIN:
        return length_of(entrants)
    wished = row.length or max(1, ceil(log2(entrants)))
    return min(wished, (entrants + 1) // 2) if row.system is System.SWISS else wished


def gone_on(
    row: TournamentRow, scores: Mapping[str, Scored], now: float, luck: random.Random
) -> TournamentRow:
    """After a round that is over: the next one, or the end."""
    row = _without_missing(row, scores)
    if len(row.rounds) >= (row.length or 0) or len(_active(row)) < FEWEST:
        return ended(row, now)
    return _with_round(row, scores, now, luck)


def ended(row: TournamentRow, now: float) -> TournamentRow:
    return replace(row, stage=Stage.OVER, ended=now)


def _active(row: TournamentRow) -> list[int]:
    return [number for number, of in enumerate(row.entrants) if not of.left]


def _without_missing(row: TournamentRow, scores: Mapping[str, Scored]) -> TournamentRow:
    """Whoever did not come to their match is not put into the next; they may come back."""
    for meeting in row.rounds[-1].meetings:
        over = scores.get(meeting.table)
        for seat, number in enumerate(meeting.seats):
            if over and over.gone[seat]:
                row = row.with_entrant(number, replace(row.entrants[number], left=True))
    return row


def _with_round(
    row: TournamentRow, scores: Mapping[str, Scored], now: float, luck: random.Random
) -> TournamentRow:
    one = ROUNDS[row.system](row, scores, luck)
    return replace(row, rounds=(*row.rounds, replace(one, began=now)))


def _swiss(row: TournamentRow, scores: Mapping[str, Scored], luck: random.Random) -> RoundRow:
    paired = swiss_round(careers_of(row, scores), _active(row))
    byes = () if paired.bye is None else (paired.bye,)
    return RoundRow(_meetings(paired.pairs), 0.0, byes)


def _round_robin(row: TournamentRow, scores: Mapping[str, Scored], luck: random.Random) -> RoundRow:
    """Whoever was to meet somebody who has left is given the point."""
    active = {*_active(row)}
    pairs = round_robin_round(len(row.entrants), len(row.rounds))
    free = [number for pair in pairs if NOBODY in pair for number in pair if number in active]
    alone = [pair for pair in pairs if NOBODY not in pair and not active.issuperset(pair)]
    byes = [number for pair in alone for number in pair if number in active]
    return RoundRow(
        _meetings([pair for pair in pairs if active.issuperset(pair)]), 0.0, tuple(byes), tuple(free)
    )


def _groups(row: TournamentRow, scores: Mapping[str, Scored], luck: random.Random) -> RoundRow:
    return RoundRow(_meetings(group_round(careers_of(row, scores), _active(row), row.size, luck)), 0.0)


ROUNDS = {System.SWISS: _swiss, System.ROUND_ROBIN: _round_robin, System.GROUPS: _groups}


def _meetings(tables: Sequence[tuple[int, ...]]) -> tuple[MeetingRow, ...]:
    return tuple(MeetingRow(secrets.token_urlsafe(9), seats) for seats in tables)
