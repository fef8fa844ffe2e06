"""Bots at tables: in their own seats, and in those of people who are away.

All bots that a table asks at once think at once, and their answers are given together. How long that takes
follows from what everyone can see (bot_pace.py).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from tortuga.bots.bot import BotKind
from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server.bot_draws import BotDraws, asked_bot
from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_pace import Crowd, Pace, pace_of, seconds_of
from tortuga.server.bot_pool import BotCall, BotPool, BotQuestion, NoBotLeft
from tortuga.server.bot_standing import BotStanding, Rank
from tortuga.server.deals import bot_seed
from tortuga.server.installed import house_bot
from tortuga.server.live_table import LiveTable, bots_sit
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.refusals import Code, Declined
from tortuga.server.settings import Settings
from tortuga.server.store import Status, StoreError, TableRow
from tortuga.server.table_match import TableMatch
from tortuga.server.turns import Turns
from tortuga.server.wire import NoticeCode

TROUBLE = 1.0
"""Seconds until what the house could not do is tried again."""
STUCK = 10.0
"""Seconds until bots that have all failed are asked again."""
LONG = 10.0
"""Seconds beyond its pace after which a table is told that its bots wait for others."""


class Answer(NamedTuple):
    action: Any
    decision: int
    stood_in: bool = False
    """Whether another bot than the seat's own has chosen."""


class SeatBots:
    """Answers everything that bots are asked: at each table round after round, until people are to choose."""

    def __init__(
        self,
        turns: Turns,
        draws: BotDraws,
        pool: BotPool,
        leased: Callable[[str], Awaitable[bool]],
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._turns, self._draws, self._pool, self._leased = turns, draws, pool, leased
        self._metrics = metrics
        self._seconds, self._pause = settings.bot_seconds, settings.bot_pause
        self._most_alone = settings.bot_queue
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._searching: dict[str, tuple[Rank, int]] = {}
        """Of the tables that play a round: who waits there, and for how many bots that search."""
        self._alone: set[str] = set()
        """Of those, the tables where nobody is."""
        self._resting: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Tables where nobody is, until others of them have had their turn or somebody comes; in order."""

    def wake(self, table: LiveTable) -> None:
        """Something has changed at a table, or somebody has come or gone: look whether a bot is asked."""
        if table.play is None:
            return
        if table.row.status is not Status.RUNNING:
            self._pool.put_away(table.id)
            return
        if self._pool.waits(table.id):
            self._pool.move(table.id, standing(table))
        if table.row.draws and asked_bot(table) is not None:
            self._draws.wake(table, standing(table))
        if table.id not in self._playing and asked(table) and self._may_play(table):
            self._playing[table.id] = asyncio.create_task(self._play(table))

    def busy(self, table: LiveTable) -> bool:
        return table.id in self._playing

    async def close(self) -> None:
        playing = tuple(self._playing.values())
        self._resting.clear()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._draws.close()

    # Tables where nobody is

    def _may_play(self, table: LiveTable) -> bool:
        """Where somebody is, at once. Of the others only so many do, and take turns with those that rest."""
        self._resting.pop(table.id, None)
        self._alone.discard(table.id)
        if standing(table).rank is not Rank.ALONE:
            return True
        if self._resting or len(self._alone) >= self._most_alone:
            self._resting[table.id] = table
            return False
        self._alone.add(table.id)
        return True

    def _wake_rested(self) -> None:
        while self._resting and len(self._alone) < self._most_alone:
            table = next(iter(self._resting.values()), None)
            if table is None:
                return
            del self._resting[table.id]
            if asked(table) and table.id not in self._playing:
                self._alone.add(table.id)
                self._playing[table.id] = asyncio.create_task(self._play(table))

    # Round after round

    async def _play(self, table: LiveTable) -> None:
        try:
            while await self._leased(table.id) and (seats := asked(table)):
                if not await self._done(table, seats) or not self._may_play(table):
                    break
        finally:
            del self._playing[table.id]
            self._alone.discard(table.id)
            self._wake_rested()

    async def _done(self, table: LiveTable, seats: list[Seat]) -> bool:
        """Play a round; False if there is no such table any more. A mistake of ours does not end the match:
        it is told, and the round tried again."""
        try:
            await self._round(table, seats)
        except Declined as gone:
            log("bots-leave", table=table.id, why=gone.code)
            return False
        except Exception as failure:
            log("bots-failed", logging.ERROR, table=table.id, failure=failure)
            self._tell(table, NoticeCode.BOT_STUCK, seats[0])
            await asyncio.sleep(STUCK)
        return True

    async def _round(self, table: LiveTable, seats: list[Seat]) -> None:
        loop = asyncio.get_running_loop()
        pace, began = self._pace(table), loop.time()
        patience = loop.call_later(pace.least + LONG, self._tell, table, NoticeCode.BOTS_BUSY)
        try:
            async with asyncio.TaskGroup() as group:
                thinking = [group.create_task(self._answer(table, seat, pace)) for seat in seats]
        finally:
            patience.cancel()
            del self._searching[table.id]
        await asyncio.sleep(began + pace.due(loop.time() - began) - loop.time())
        for seat, thought in zip(seats, thinking, strict=True):
            if answer := thought.result():
                await self._submit(table, seat, answer)

    def _pace(self, table: LiveTable) -> Pace:
        """By whom everyone sees the table waiting for: who is still asked may be a secret."""
        play, rank = table.play, standing(table).rank
        assert play is not None
        bots = [bot for seat in play.awaited if (bot := table.played_by_bot(seat)) is not None]
        kinds = [house_bot(play.game, bot or None) for bot in bots]
        searching = [kind for kind in kinds if searches(play, kind)]
        elsewhere = sum(count for other, count in self._searching.values() if other <= rank)
        self._searching[table.id] = rank, len(searching)
        crowd = Crowd(len(searching), elsewhere, self._pool.places.count)
        seconds = seconds_of(searching, self._seconds)
        return pace_of(crowd, play.game.has_secrets, seconds, self._pause)

    # One answer

    async def _answer(self, table: LiveTable, seat: Seat, pace: Pace) -> Answer | None:
        """What the bot of a seat chooses; None if the seat is not asked any more, or not the bot's."""
        while (play := table.play) is not None and (bot := table.played_by_bot(seat)) is not None:
            decision = play.decision(seat)
            if decision is None:
                return None
            only = None if play.game.has_secrets else _only(play, seat)
            if only is not None:
                return Answer(only, decision.number)
            look, kind = SeatQuestion(table, play, seat), house_bot(play.game, bot or None)
            call = BotCall(
                BotSeat(table.id, seat),
                play.game,
                kind.name,
                look,
                pace.seconds,
                standing(table),
                pace.holds(searches(play, kind)),
            )
            try:
                chosen = await self._pool.choose(call)
            except NoBotLeft:
                self._tell(table, NoticeCode.BOT_STUCK, seat)
                await asyncio.sleep(STUCK)
                continue
            if chosen is None:
                return None
            return Answer(chosen.action, look.decision, stood_in=chosen.bot != kind.name)
        return None

    async def _submit(self, table: LiveTable, seat: Seat, answer: Answer) -> None:
        """When the house is in trouble, try again a little later."""
        if answer.stood_in:
            self._tell(table, NoticeCode.BOT_STANDS_IN, seat)
        while table.played_by_bot(seat) is not None and seat in asked(table):
            try:
                await self._turns.submit(table, seat, answer.action, answer.decision, by="bot")
            except (Declined, StoreError) as trouble:
                if isinstance(trouble, Declined) and trouble.code is Code.UNKNOWN_TABLE:
                    raise
                log("bot-waits", table=table.id, why=str(trouble))
                await asyncio.sleep(TROUBLE)
            except TortugaError:
                return  # others have changed what it is asked; it thinks again
            else:
                return

    def _tell(self, table: LiveTable, code: NoticeCode, seat: Seat | None = None) -> None:
        """Whoever runs the house hears of it as well as those at the table."""
        log(code, logging.WARNING, table=table.id, seat=seat)
        self._metrics.bot_notices.labels(code).inc()
        table.tell_notice(code, seat)


class SeatQuestion:
    """What a bot is asked in a seat, when it comes to think."""

    def __init__(self, table: LiveTable, play: TableMatch, seat: Seat) -> None:
        self._table, self._play, self._seat = table, play, seat
        self.decision = 0
        """The number of what it was last asked."""

    def __call__(self) -> BotQuestion | None:
        decision = self._play.decision(self._seat)
        if decision is None or self._table.played_by_bot(self._seat) is None:
            return None
        self.decision = decision.number
        seed = bot_seed(self._table.row, self._seat, decision.number)
        if seed is None:
            return question(self._play, self._seat)
        return question_as_put(self._play, self._seat)._replace(seed=seed)


def question(play: TableMatch, seat: Seat) -> BotQuestion:
    """What a bot is asked in a seat. Nothing but taking back makes the log longer than the match."""
    match = play.match
    course = play.index - len(match.timeline)
    return BotQuestion(course, match.events(seat), match.view(seat), list(match.legal(seat)))


def question_as_put(play: TableMatch, seat: Seat) -> BotQuestion:
    """What a bot is asked, as it was when it was put: in a shared deal it must not matter who else has
    answered meanwhile."""
    timeline, decision = play.match.timeline, play.decision(seat)
    put = len(timeline)
    while put and timeline.decision(put - 1, seat) == decision:
        put -= 1
    since = sum(len(timeline.events(k, seat)) for k in range(put + 1, len(timeline) + 1))
    told = play.match.events(seat)
    told = told[: len(told) - since]
    asked = question(play, seat)
    return asked._replace(told=told, view=timeline.view(put, seat), legal=list(timeline.legal(put, seat)))


def _only(play: TableMatch, seat: Seat) -> Any | None:
    """The answer where there is only one."""
    legal = play.match.legal(seat)
    return legal[0] if len(legal) == 1 else None


def searches(play: TableMatch, kind: BotKind) -> bool:
    match = play.match
    return kind.searches(match.options, len(match.names))


def goes_by_itself(row: TableRow) -> bool:
    """Whether something may happen there though nobody is at the table: a bot plays, or in a tournament the
    clock runs."""
    return bots_sit(row) or row.tournament is not None


def asked(table: LiveTable) -> list[Seat]:
    """Whose bots have something to answer."""
    if not table.bots_play or table.play is None or table.row.status is not Status.RUNNING or table.lapsed:
        return []
    return [seat for seat in table.play.match.to_act if table.played_by_bot(seat) is not None]


def standing(table: LiveTable) -> BotStanding:
    """Where the bots of a table stand in the line: by who is there, and whose table it is."""
    players = sorted(
        (connection.seat, connection.address)
        for connection in table.connections
        if connection.seat is not None
    )
    if players:
        return BotStanding(Rank.PLAYED, (players[0][1], table.row.host))
    if table.anyone_present():
        return BotStanding(Rank.PLAYED, ("", table.row.host))
    rank = Rank.WATCHED if table.connections else Rank.ALONE
    return BotStanding(rank, (min((one.address for one in table.connections), default=""), table.row.host))
