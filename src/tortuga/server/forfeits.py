"""When somebody's time is up.

At a table of a tournament they have lost, in games where one may give up: so whoever does not come keeps
nobody waiting for longer than the clock says. Elsewhere the rules act for them.
"""

from collections.abc import Callable
from contextlib import suppress

from tortuga.core.game import Seat
from tortuga.server.endings import Endings
from tortuga.server.live_table import LiveTable
from tortuga.server.turns import NotOverdue, Turns


class Forfeits:
    def __init__(self, turns: Turns, endings: Endings, now: Callable[[], float]) -> None:
        self._turns, self._endings, self._now = turns, endings, now

    async def time_out(self, table: LiveTable) -> None:
        if not _lost_on_time(table):
            await self._turns.time_out(table)
            return
        if overdue := self._overdue(table):
            with suppress(NotOverdue):
                await self._endings.forfeit(table, overdue[0], lambda: self._check(table, overdue[0]))

    def _check(self, table: LiveTable, seat: Seat) -> None:
        if seat not in self._overdue(table):
            raise NotOverdue

    def _overdue(self, table: LiveTable) -> list[Seat]:
        overdue = table.clock.overdue(self._now())
        return [seat for seat in table.timed() if seat in overdue]


def _lost_on_time(table: LiveTable) -> bool:
    if table.row.tournament is None or table.play is None:
        return False
    match = table.play.match
    return match.game.resignable(match.options, len(match.seats))
