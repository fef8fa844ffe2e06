"""Matches to take home: the whole record when a match is over, one's own part of it at any time."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, tee
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import AnyGame, Seat
from tortuga.core.record import record_of, sealed_lines, write_record
from tortuga.core.timeline import Entry, Moment
from tortuga.server.live_table import LiveTable
from tortuga.server.long_work import LongWork
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
    overdue: tuple[Seat, ...]
    """Those for whom the clock chose what is told here."""


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


async def full_record(table: LiveTable, long_work: LongWork) -> str:
    """The record of a finished match: `tortuga verify` proves every draw of it."""
    if table.play is None:
        raise Declined(Code.NOT_RUNNING)
    if table.row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING)
    if table.sealed:
        raise Declined(Code.DEAL_SEALED)
    match = table.play.match
    return write_record(record_of(match, lines=await long_work.done(sealed_lines(match))))


async def transcript(table: LiveTable, seat: Seat | None, long_work: LongWork) -> Transcript:
    """Up to now, even if the match goes on while it is written."""
    play = table.play
    if play is None:
        raise Declined(Code.NOT_RUNNING)
    begun, pages = _without_pages(table, play, seat), _pages(play, seat)
    return replace(begun, pages=[page for page in await long_work.done(pages) if page])


def _without_pages(table: LiveTable, play: TableMatch, seat: Seat | None) -> Transcript:
    return Transcript(
        table=table.id,
        game=table.row.game,
        options=table.row.options,
        seats=play.match.names,
        seat=seat,
        commitment=commitment_of(table.row),
        words=table.row.words,
        pages=[],
        view=play.match.view(seat),
    )


def _pages(play: TableMatch, seat: Seat | None) -> Iterator[Page | None]:
    """The seat's updates once more, from the first on, beside its own answers: what each moment made."""
    updates = Updates(play.game, play.match.names, seat)
    moments, later = tee(play.match.timeline.walk())
    return map(partial(_page, play.game, updates), chain([None], moments), later)


def _page(game: AnyGame, updates: Updates, before: Moment | None, moment: Moment) -> Page | None:
    shown = updates.take_in(moment)
    if shown is None:
        return None
    seat, asked = updates.seat, shown.view.asked
    return Page(
        shown.number,
        _answer(game, seat, before, moment.entry),
        list(moment.events(seat)),
        updates.asked(moment),
        msgspec.to_builtins(asked) if asked else None,
        moment.taken_back,
        shown.overdue,
    )


def _answer(game: AnyGame, seat: Seat | None, before: Moment | None, done: Entry | None) -> OwnAnswer | None:
    """The seat's own action that made a moment, and the decision of the moment before that it answered."""
    if before is None or done is None or done.seat != seat:
        return None
    return OwnAnswer(before.asked[done.seat], done.action, game.notate(done.action), done.by_clock)
