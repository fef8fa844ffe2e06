"""What bots say to an offer of a draw: each by what it has found out of the match."""

import asyncio
import logging

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_pool import BotCall, BotPool, BotQuestion, NoBotLeft
from tortuga.server.bot_standing import BotStanding
from tortuga.server.deals import bot_seed
from tortuga.server.endings import Endings
from tortuga.server.installed import house_bot
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log
from tortuga.server.store import Status, StoreError, TableRow
from tortuga.server.table_match import TableMatch

ANSWERS = (False, True)


class BotDraws:
    def __init__(self, endings: Endings, pool: BotPool, seconds: float) -> None:
        self._endings, self._pool, self._seconds = endings, pool, seconds
        self._answering: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable, standing: BotStanding) -> None:
        """A bot is offered a draw."""
        if table.id not in self._answering:
            self._answering[table.id] = asyncio.create_task(self._answer_all(table, standing))

    async def close(self) -> None:
        answering = tuple(self._answering.values())
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)

    async def _answer_all(self, table: LiveTable, standing: BotStanding) -> None:
        try:
            while (seat := asked_bot(table)) is not None:
                agree = await self._agrees(table, seat, standing)
                if asked_bot(table) == seat:
                    await self._endings.answer_draw(table, seat, agree)
        except (TortugaError, StoreError) as trouble:
            log("bot-draw-unanswered", logging.WARNING, table=table.id, why=type(trouble).__name__)
        finally:
            del self._answering[table.id]

    async def _agrees(self, table: LiveTable, seat: Seat, standing: BotStanding) -> bool:
        play = table.running()
        kind = house_bot(play.game, table.played_by_bot(seat) or None)

        def look() -> BotQuestion | None:
            return draw_question(play, table.row, seat) if asked_bot(table) == seat else None

        call = BotCall(BotSeat(table.id, seat), play.game, kind.name, look, self._seconds, standing)
        try:
            chosen = await self._pool.choose(call)
        except NoBotLeft:
            return False
        return chosen is not None and bool(chosen.action)


def asked_bot(table: LiveTable) -> Seat | None:
    """The seat of a bot that has not answered an offer yet. A bot that only holds a seat for somebody who is
    away does not speak for them."""
    offer = table.open_draw() if table.row.status is Status.RUNNING else None
    if offer is None:
        return None
    waiting = [seat for seat in range(len(table.row.seats)) if seat not in offer.agreed]
    return next((seat for seat in waiting if _speaks(table, seat)), None)


def _speaks(table: LiveTable, seat: Seat) -> bool:
    of = table.row.seats[seat]
    return of.bot is not None or of.left


def draw_question(play: TableMatch, row: TableRow, seat: Seat) -> BotQuestion:
    match = play.match
    course, seed = play.index - len(match.timeline), bot_seed(row, seat, play.last_asked(seat))
    return BotQuestion(course, match.events(seat), match.view(seat), ANSWERS, True, seed)
