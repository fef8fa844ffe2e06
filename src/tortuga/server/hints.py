"""A friend at the shoulder: what a good player would do in the seat of the only person at a table.

It is thought out from what that seat was told and sees, in the processes of the bots, once for each decision.
Where another person plays there are no hints: nobody shall wonder who has had some.
"""

import asyncio
from typing import NamedTuple

from msgspec.structs import replace

from tortuga.core.errors import ClosedDecision, NotYourTurn
from tortuga.core.game import Seat
from tortuga.server.bot_pace import SLACK
from tortuga.server.bot_pool import AdviceCall, BotPool, BotQuestion, GivenAdvice
from tortuga.server.live_table import LiveTable
from tortuga.server.messages import MessageInfo
from tortuga.server.refusals import Code, Declined
from tortuga.server.seat_bots import question, standing
from tortuga.server.settings import Settings
from tortuga.server.store import TableRow
from tortuga.server.table_match import TableMatch

MOST_REMEMBERED = 1_000
"""Tables whose last hint is kept, so that asking again costs nothing."""


class Hint(NamedTuple):
    decision: int
    choice: int
    """Which of the actions that are offered."""
    says: tuple[MessageInfo, ...]


class Thinking(NamedTuple):
    decision: int
    task: asyncio.Task[GivenAdvice | None]


class Hints:
    def __init__(self, pool: BotPool, settings: Settings) -> None:
        self._pool = pool
        self._seconds, self._unhurried = settings.bot_seconds, settings.bot_pause > 0
        self._last: dict[tuple[str, Seat], Thinking] = {}
        self._tasks: set[asyncio.Task[GivenAdvice | None]] = set()

    def fresh(self, table: LiveTable, seat: Seat) -> bool:
        """Whether there is something to think out. Refused where others play, or nothing is asked."""
        check_alone(table.row, seat)
        number = _number(table.running(), seat)
        last = self._last.get((table.id, seat))
        return last is None or last.decision != number

    async def hint(self, table: LiveTable, seat: Seat) -> Hint:
        play = table.running()
        if self.fresh(table, seat):
            self._begin(table, play, seat)
        decision, task = self._last[table.id, seat]
        given = await asyncio.shield(task)
        if given is None:
            self._last.pop((table.id, seat), None)
            raise Declined(Code.NO_ADVICE)
        if decision != _number(play, seat):
            raise ClosedDecision()
        return Hint(decision, list(play.match.legal(seat)).index(given.action), given.says)

    async def close(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table: LiveTable, play: TableMatch, seat: Seat) -> None:
        """What is asked no longer is not thought about when its turn comes."""
        number = _number(play, seat)
        self._last.pop((table.id, seat), None)
        while len(self._last) >= MOST_REMEMBERED:
            del self._last[next(iter(self._last))]

        def look() -> BotQuestion | None:
            decision = play.decision(seat)
            return question(play, seat) if decision and decision.number == number else None

        holds = self._seconds + SLACK if play.game.has_secrets and self._unhurried else 0.0
        call = AdviceCall(play.game, play.match.names, look, self._seconds, standing(table), holds=holds)
        task = asyncio.create_task(self._pool.advise(call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._last[table.id, seat] = Thinking(number, task)


def hinted(row: TableRow) -> TableRow:
    """Written before the hint is told: the match does not count for a rating any more."""
    return replace(row, hinted=True)


def check_alone(row: TableRow, seat: Seat) -> None:
    """`Declined` where somebody else plays, or has played before a bot took over; in a tournament; and in a
    shared deal, where others play against what one does."""
    if row.deal is not None:
        raise Declined(Code.NO_HINTS_IN_DEAL)
    if row.tournament is not None or any(
        of.bot is None for other, of in enumerate(row.seats) if other != seat
    ):
        raise Declined(Code.NO_HINTS)


def _number(play: TableMatch, seat: Seat) -> int:
    decision = play.decision(seat)
    if decision is None:
        raise NotYourTurn()
    return decision.number
