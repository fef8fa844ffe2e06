"""What is left of a match when it is over: how it ended, between whom, and how long it took."""

import asyncio
import logging
from collections.abc import Sequence
from itertools import combinations, islice

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server.doings import Doings, doings_in
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log
from tortuga.server.store import LogEntry, ResultRow, ResultSeat, Status, Store, TableRow, Unreadable
from tortuga.server.table_match import LogDoesNotHold, TableMatch


def result_of(row: TableRow, match: AnyMatch, doings: Doings) -> ResultRow:
    """The result of a finished match at a table whose row says when it ended."""
    assert match.outcome is not None
    assert row.ended is not None
    firsts = first_moves(match)
    return ResultRow(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=tuple(
            ResultSeat(
                of.holder,
                of.name,
                of.bot,
                gone=of.bot is None and (of.left or doings.absent(seat)),
                helped=of.bot is None and seat in doings.helped,
                first=firsts.get(seat, ""),
            )
            for seat, of in enumerate(row.seats)
        ),
        outcome=match.outcome,
        sides=match.game.sides(match.state),
        actions=match.timeline.actions,
        started=row.created if row.started is None else row.started,
        ended=row.ended,
        private=row.private,
        taken_back=doings.taken_back,
        hinted=row.hinted,
        household=_household(row),
        deal=row.deal,
    )


def first_moves(match: AnyMatch) -> dict[Seat, str]:
    """What each seat did first, in games where that is worth comparing."""
    if not match.game.compares_first_moves:
        return {}
    early = islice(match.timeline.deeds(), 2 * len(match.seats))
    moves = [(deed.seat, match.game.notate(deed.action)) for deed in early if not deed.by_clock]
    return dict(reversed(moves))


def _household(row: TableRow) -> bool:
    """Whether two people came from one address or device."""
    people = [set(of.marks) for of in row.seats if of.holder is not None]
    return any(one & other for one, other in combinations(people, 2))


def ending(
    table: LiveTable, match: AnyMatch, last: LogEntry, now: float
) -> tuple[TableRow, ResultRow] | tuple[()]:
    """What is written with the last step of a match: its row, and what is left of it. Nothing before that."""
    if match.outcome is None:
        return ()
    ended = replace(table.row, status=Status.FINISHED, ended=now, offer=None, draws=())
    doings = table.doings.copy()
    doings.note(last)
    doings.held |= table.held
    return ended, result_of(ended, match, doings)


async def add_missing_results(store: Store) -> None:
    """Matches that ended before there were results get theirs, each from its log. What cannot be played
    again, because its log or the rules are not what they were, has none."""
    for row in await store.without_result():
        try:
            entries = await store.log(row.id)
            match = await played_again(row, entries)
        except (LogDoesNotHold, Unreadable) as failure:
            log("no-result", logging.ERROR, table=row.id, why=type(failure).__name__)
            continue
        if match.outcome is not None:
            await store.add_result(result_of(row, match, doings_in(entries)))


async def played_again(row: TableRow, entries: Sequence[LogEntry]) -> AnyMatch:
    """Everyone else gets a turn between any two actions."""
    play = TableMatch(row)
    for entry in entries:
        play.redo([entry])
        await asyncio.sleep(0)
    return play.match
