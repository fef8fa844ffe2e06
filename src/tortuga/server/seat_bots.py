"""Bots at tables: in their own seats, and in those of people who are away."""

import asyncio

from tortuga.bots.deadline import Deadline
from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_pool import BotPool, BotQuestion
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log
from tortuga.server.refusals import Declined
from tortuga.server.store import Status, StoreError
from tortuga.server.table_match import TableMatch
from tortuga.server.turns import Turns

TROUBLE = 1.0
GRACE = 10.0
"""Seconds beyond its time to think: it may have to wait for others, or to be started. Then it is ended."""


class SeatBots:
    """Answers every decision that a bot has to answer, each in a task of its own."""

    def __init__(self, turns: Turns, pool: BotPool, pause: float) -> None:
        self._turns, self._pool, self._pause = turns, pool, pause
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Something has changed at a table: look whether a bot is asked."""
        if table.play is None:
            return
        if table.row.status is not Status.RUNNING:
            self._pool.put_away(table.id)
            return
        for seat in table.play.match.to_act:
            if table.played_by_bot(seat) is not None and (table.id, seat) not in self._thinking:
                task = asyncio.create_task(self._answers(table, seat))
                self._thinking[table.id, seat] = task

    async def _answers(self, table: LiveTable, seat: Seat) -> None:
        try:
            while await self._patiently(table, seat):
                pass
        finally:
            del self._thinking[table.id, seat]

    async def _patiently(self, table: LiveTable, seat: Seat) -> bool:
        """When the house is in trouble, try again a little later."""
        try:
            return await self._answer(table, seat)
        except (Declined, StoreError) as trouble:
            log("bot-waits", table=table.id, why=str(trouble))
            await asyncio.sleep(TROUBLE)
            return True

    async def _answer(self, table: LiveTable, seat: Seat) -> bool:
        """Answer the open decision of a seat, if it is a bot's; whether there may be another."""
        play = table.play
        bot = table.played_by_bot(seat)
        decision = play.decision(seat) if play else None
        if play is None or bot is None or decision is None or table.row.status is not Status.RUNNING:
            return False
        deadline = Deadline.after(self._pool.seconds, GRACE)
        action, _ = await asyncio.gather(
            self._pool.choose(BotSeat(table.id, seat), question(play, seat, bot), deadline),
            asyncio.sleep(least_seconds(play.match, self._pause, self._pool.seconds)),
        )
        if table.played_by_bot(seat) is None:
            return False
        try:
            await self._turns.submit(table, seat, action, decision.number, by="bot")
        except Declined:
            raise
        except TortugaError:
            return play.decision(seat) is not None  # others have changed what it is asked; think again
        return True

    def busy(self, table: LiveTable) -> bool:
        return any(id == table.id for id, _ in self._thinking)

    async def close(self) -> None:
        for task in tuple(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)


def question(play: TableMatch, seat: Seat, bot: str) -> BotQuestion:
    """What a bot is asked in a seat. Nothing but taking back makes the log longer than the match."""
    match = play.match
    course = play.index - len(match.timeline)
    return BotQuestion(play.game, bot, course, match.events(seat), match.view(seat), list(match.legal(seat)))


def least_seconds(match: AnyMatch, pause: float, budget: float) -> float:
    """How long a bot takes at least. Where several choose in secret, as long as it might think: whether
    it had anything to choose is nobody's business. Without a pause at all nobody is meant to watch."""
    secretly = match.game.has_secrets and len(match.to_act) > 1
    return max(pause, budget) if pause and secretly else pause
