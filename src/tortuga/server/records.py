"""Matches to take home: the whole record when a match is over, one's own part of it at any time."""

from typing import Any

import msgspec
from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.core.record import record_of, write_record
from tortuga.server.feed import Feed
from tortuga.server.play import Play
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status
from tortuga.server.table import Table, commitment_of


class Answer(Struct, frozen=True):
    """What the seat answered, or the clock for it."""

    decision: int
    action: Any
    notation: str
    clock: bool


class Page(Struct, frozen=True):
    """An update that the seat got, and the answer that led to it, if it was the seat's own."""

    number: int
    answer: Answer | None
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


def full_record(table: Table) -> str:
    """The record of a finished match: `tortuga verify` proves every draw of it."""
    if table.play is None:
        raise Declined(Code.NOT_RUNNING)
    if table.row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING)
    return write_record(record_of(table.play.match))


def transcript(table: Table, seat: Seat | None) -> Transcript:
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


def _pages(play: Play, seat: Seat | None) -> list[Page]:
    """The seat's updates once more, from the first on, beside its own answers."""
    feed = Feed(play.game, play.match.names, seat)
    pages: list[Page] = []
    for index, moment in enumerate(play.moments):
        update = feed.take_in(moment)
        if update is None:
            continue
        asked = update.decision
        pages.append(
            Page(
                update.number,
                _answer(play, seat, index),
                list(update.events),
                asked.number if asked else None,
                msgspec.to_builtins(asked.question) if asked else None,
                moment.taken_back,
            )
        )
    return pages


def _answer(play: Play, seat: Seat | None, index: int) -> Answer | None:
    """The seat's own action that made a moment."""
    done = play.moments[index].done
    if done is None or done.seat != seat or index == 0:
        return None
    decision = play.moments[index - 1].decisions[done.seat]
    return Answer(decision.number, done.action, play.game.notate(done.action), done.by_clock)
