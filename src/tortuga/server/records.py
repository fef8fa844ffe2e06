"""Matches to take home: the whole record when a match is over, one's own part of it at any time."""

from typing import Any

import msgspec
from msgspec import Struct

from tortuga.core.game import AnyGame, Seat
from tortuga.core.record import record_of, write_record
from tortuga.core.timeline import Entry, Moment
from tortuga.server.live_table import LiveTable
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status
from tortuga.server.table_info import commitment_of
from tortuga.server.table_match import TableMatch
from tortuga.server.updates import Updates


class OwnAnswer(Struct, frozen=True):
    """What the seat answered, or the clock for it."""

    decision: int
    action: Any
    notation: str
    clock: bool


class Page(Struct, frozen=True):
    """An update that the seat got, and the answer that led to it, if it was the seat's own."""

    number: int
    answer: OwnAnswer | None
    events: list[Any]
    decision: int | None
    question: Any
    taken_back: bool


class Transcript(Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, was told and answered; nothing else."""

    format: str = "tortuga-transcript"
    version: int = 1
    table: str
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seat: Seat | None
    commitment: str
    words: tuple[str, ...]
    pages: list[Page]
    view: Any


def full_record(table: LiveTable) -> str:
    """The record of a finished match: `tortuga verify` proves every draw of it."""
    if table.play is None:
        raise Declined(Code.NOT_RUNNING)
    if table.row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING)
    return write_record(record_of(table.play.match))


def transcript(table: LiveTable, seat: Seat | None) -> Transcript:
    play = table.play
    if play is None:
        raise Declined(Code.NOT_RUNNING)
    return Transcript(
        table=table.id,
        game=table.row.game,
        options=table.row.options,
        seats=play.match.names,
        seat=seat,
        commitment=commitment_of(table.row),
        words=table.row.words,
        pages=_pages(play, seat),
        view=play.match.view(seat),
    )


def _pages(play: TableMatch, seat: Seat | None) -> list[Page]:
    """The seat's updates once more, from the first on, beside its own answers."""
    updates = Updates(play.game, play.match.names, seat)
    pages: list[Page] = []
    before: Moment | None = None
    for moment in play.match.timeline.shown:
        shown = updates.take_in(moment)
        if shown is not None:
            asked = updates.decision(moment)
            pages.append(
                Page(
                    shown.number,
                    _answer(play.game, seat, before, moment.entry),
                    list(moment.events(seat)),
                    asked.number if asked else None,
                    msgspec.to_builtins(asked.question) if asked else None,
                    moment.taken_back,
                )
            )
        before = moment
    return pages


def _answer(game: AnyGame, seat: Seat | None, before: Moment | None, done: Entry | None) -> OwnAnswer | None:
    """The seat's own action that made a moment, and the decision of the moment before that it answered."""
    if before is None or done is None or done.seat != seat:
        return None
    number = before.decisions[done.seat].number
    return OwnAnswer(number, done.action, game.notate(done.action), done.by_clock)
