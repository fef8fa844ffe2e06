"""A tournament as somebody may see it: its rounds, its standings, and the way to its tables."""

from collections.abc import Mapping

from msgspec import Struct

from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.store import (
    ClockSettings,
    MeetingRow,
    RoundRow,
    Stage,
    System,
    TournamentRow,
)
from tortuga.server.tournaments.changes import may_enter, may_lead
from tortuga.server.tournaments.history import round_over
from tortuga.server.tournaments.scoring import Scored
from tortuga.server.tournaments.standings import TIE_BREAKS, TieBreak, standings


class TournamentSummary(Struct, frozen=True):
    """As much of a tournament as a list shows."""

    id: str
    title: str
    game: str
    system: System
    stage: Stage
    entrants: int
    round: int
    """How many have begun."""
    length: int | None
    """How many there are to be; None until that is known."""
    club: str | None
    listed: bool
    created: float


class EntrantInfo(Struct, frozen=True):
    name: str
    bot: str | None
    left: bool
    late: int
    """So many rounds had begun before they came."""


class MeetingInfo(Struct, frozen=True):
    seats: tuple[int, ...]
    """The numbers of the entrants, in the order of the seats."""
    over: bool
    called_off: bool
    points: tuple[float, ...]
    """Of each seat, when it is over."""
    path: str | None
    """Where its table is, or its match is seen again."""


class RoundInfo(Struct, frozen=True):
    meetings: list[MeetingInfo]
    byes: tuple[int, ...]
    free: tuple[int, ...]
    over: bool
    began: float


class StandingInfo(Struct, frozen=True):
    entrant: int
    place: int
    points: float
    ties: tuple[float, ...]
    """In the order of `tie_breaks`."""


class TournamentInfo(Struct, frozen=True, kw_only=True):
    id: str
    version: int
    title: str
    game: str
    system: System
    size: int
    length: int | None
    clock: ClockSettings
    listed: bool
    open: bool
    club: str | None
    stage: Stage
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    tie_breaks: tuple[TieBreak, ...]
    organiser: int | None
    """The number of the entrant who organises it, if they take part."""
    organises: bool
    """Whether you do."""
    you: int | None
    """Your number."""
    may_enter: bool
    may_lead: bool
    """Whether you may organise it, because nobody else does."""
    table: str | None
    """Where your match of this round is played."""
    created: float
    started: float | None
    ended: float | None


def tournament_summary(row: TournamentRow) -> TournamentSummary:
    return TournamentSummary(
        id=row.id,
        title=row.title,
        game=row.game,
        system=row.system,
        stage=row.stage,
        entrants=len(row.entrants),
        round=len(row.rounds),
        length=row.length,
        club=row.club,
        listed=row.listed,
        created=row.created,
    )


class TournamentViewer:
    """Shows tournaments to one guest."""

    def __init__(self, guest: Guest | None, identity: Identity, now: float) -> None:
        self._guest, self._identity, self._now = guest, identity, now

    def info(self, row: TournamentRow, scores: Mapping[str, Scored]) -> TournamentInfo:
        guest, you = self._guest, row.number_of(self._guest.id) if self._guest else None
        return TournamentInfo(
            id=row.id,
            version=row.version,
            title=row.title,
            game=row.game,
            system=row.system,
            size=row.size,
            length=row.length,
            clock=row.clock,
            listed=row.listed,
            open=row.open,
            club=row.club,
            stage=row.stage,
            entrants=[EntrantInfo(of.name, of.bot, of.left, of.late) for of in row.entrants],
            rounds=[self._round(row, one, scores) for one in row.rounds],
            standings=[
                StandingInfo(of.entrant, of.place, of.points, of.ties) for of in standings(row, scores)
            ],
            tie_breaks=TIE_BREAKS[row.system],
            organiser=row.number_of(row.host) if row.host else None,
            organises=guest is not None and row.host == guest.id,
            you=you,
            may_enter=guest is not None and may_enter(row, guest),
            may_lead=guest is not None and may_lead(row, guest, self._now),
            table=self._own_table(row, you, scores),
            created=row.created,
            started=row.started,
            ended=row.ended,
        )

    def _round(self, row: TournamentRow, one: RoundRow, scores: Mapping[str, Scored]) -> RoundInfo:
        meetings = [self._meeting(row, meeting, scores.get(meeting.table)) for meeting in one.meetings]
        return RoundInfo(meetings, one.byes, one.free, round_over(one, scores), one.began)

    def _meeting(self, row: TournamentRow, meeting: MeetingRow, over: Scored | None) -> MeetingInfo:
        points = over.points if over else ()
        path = None if meeting.called_off else self._path(row, meeting, over is not None)
        return MeetingInfo(meeting.seats, over is not None, meeting.called_off, points, path)

    def _path(self, row: TournamentRow, meeting: MeetingRow, over: bool) -> str | None:
        """Whoever may see the tournament may watch; of a club's that are the members, each for themselves."""
        if row.club is None:
            code = self._identity.code(Right.WATCH, meeting.table, 0)
        elif self._guest is not None:
            code = self._identity.code(Right.MEMBER, meeting.table, 0, self._guest.id)
        else:
            return None
        return f"/t/{meeting.table}{'/replay' if over else ''}?code={code}"

    def _own_table(self, row: TournamentRow, you: int | None, scores: Mapping[str, Scored]) -> str | None:
        if you is None or not row.rounds or row.stage is not Stage.RUNNING:
            return None
        return next(
            (
                f"/t/{meeting.table}"
                for meeting in row.rounds[-1].meetings
                if you in meeting.seats and meeting.table not in scores
            ),
            None,
        )
