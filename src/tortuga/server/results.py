"""What is left of a match when it is over: how it ended, between whom, and how long it took."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.core.match import AnyMatch
from tortuga.server.logs import log
from tortuga.server.store import LogEntry, ResultRow, ResultSeat, Status, Store, TableRow, Unreadable
from tortuga.server.table_match import LogDoesNotHold, TableMatch


def result_of(row: TableRow, match: AnyMatch) -> ResultRow:
    """The result of a finished match at a table whose row says when it ended."""
    assert match.outcome is not None
    assert row.ended is not None
    return ResultRow(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=tuple(ResultSeat(of.holder, of.name, of.bot) for of in row.seats),
        outcome=match.outcome,
        sides=match.game.sides(match.state),
        actions=match.timeline.actions,
        started=row.created if row.started is None else row.started,
        ended=row.ended,
    )


def ending(row: TableRow, match: AnyMatch, now: float) -> tuple[TableRow, ResultRow] | tuple[()]:
    """What is written with the last step of a match: its row, and what is left of it. Nothing before that."""
    if match.outcome is None:
        return ()
    ended = replace(row, status=Status.FINISHED, ended=now, offer=None, draws=())
    return ended, result_of(ended, match)


async def add_missing_results(store: Store) -> None:
    """Matches that ended before there were results get theirs, each from its log. What cannot be played
    again, because its log or the rules are not what they were, has none."""
    for row in await store.without_result():
        try:
            match = await _played_again(row, await store.log(row.id))
        except (LogDoesNotHold, Unreadable) as failure:
            log("no-result", logging.ERROR, table=row.id, why=type(failure).__name__)
            continue
        if match.outcome is not None:
            await store.add_result(result_of(row, match))


async def _played_again(row: TableRow, entries: Sequence[LogEntry]) -> AnyMatch:
    """Everyone else gets a turn between any two actions."""
    play = TableMatch(row)
    for entry in entries:
        play.redo([entry])
        await asyncio.sleep(0)
    return play.match
