"""The tables of a round: ordinary tables of the house, for given people, with nobody as host."""

import secrets

from tortuga.server.store import EntrantRow, MeetingRow, SeatRow, Status, TableRow, TournamentRow


def table_of(row: TournamentRow, meeting: MeetingRow, now: float) -> TableRow:
    """The match begins at once, and the clock with it."""
    return TableRow(
        id=meeting.table,
        game=row.game,
        options=row.options,
        seats=tuple(_seat(row.entrants[number], now) for number in meeting.seats),
        host="",
        private=True,
        clock=row.clock,
        status=Status.RUNNING,
        secret=secrets.token_hex(32),
        tournament=row.id,
        club=row.club,
        created=now,
        started=now,
    )


def _seat(of: EntrantRow, now: float) -> SeatRow:
    return SeatRow(holder=of.holder, name=of.name, bot=of.bot, ready=True, since=now, marks=of.marks)
