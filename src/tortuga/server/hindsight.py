"""After a match against bots: up to three moments at which something better could have been done.

All choices of the only person are weighed as a hint would have been, each from what the seat knew then. That
is done in the processes of the bots when nobody else wants them, one choice at a time in the whole house, and
kept for a while.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tortuga.core.game import Event, Seat
from tortuga.core.match import AnyMatch
from tortuga.server.bot_pool import AdviceCall, BotPool, BotQuestion
from tortuga.server.bot_standing import BotStanding, Rank
from tortuga.server.hints import check_alone
from tortuga.server.live_table import LiveTable
from tortuga.server.long_work import LongWork
from tortuga.server.messages import MessageInfo
from tortuga.server.refusals import Code, Declined
from tortuga.server.settings import Settings
from tortuga.server.store import Status
from tortuga.server.table_match import TableMatch

MOST_SHOWN = 3
LEAST_LOSS = 0.04
"""Of the chance to win: less than that is no matter."""
SHARE = 0.25
"""Of a bot's time to think, for each choice."""
MOST_REMEMBERED = 200


class OwnChoice(NamedTuple):
    """A choice that a seat made, and what it knew then."""

    at: int
    """How many actions had been done."""
    heard: int
    view: Any
    legal: Sequence[Any]
    done: Any


class BetterChoice(NamedTuple):
    made: OwnChoice
    better: Any
    says: tuple[MessageInfo, ...]
    loss: float


class LookBack:
    """How far one look back has come."""

    def __init__(self) -> None:
        self.done = 0
        self.of: int | None = None
        """How many choices there are; None: that is not known yet."""
        self.found: list[BetterChoice] = []

    @property
    def over(self) -> bool:
        return self.done == self.of

    @property
    def worst(self) -> list[BetterChoice]:
        """The greatest losses, in the order of the match."""
        greatest = sorted(self.found, key=lambda one: -one.loss)[:MOST_SHOWN]
        return sorted(greatest, key=lambda one: one.made.at)


class Hindsight:
    def __init__(self, pool: BotPool, long_work: LongWork, settings: Settings) -> None:
        self._pool, self._long_work = pool, long_work
        self._seconds = settings.bot_seconds * SHARE
        self._looks: dict[tuple[str, Seat], LookBack] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._desk = asyncio.Lock()
        """Held by whoever has a choice weighed."""

    def begun(self, table: LiveTable, seat: Seat) -> bool:
        """Whether it is looked at already; `Declined` where there is nothing to look back at."""
        if table.play is None or table.row.status is not Status.FINISHED:
            raise Declined(Code.STILL_RUNNING if table.row.status is Status.RUNNING else Code.NOT_RUNNING)
        check_alone(table.row, seat)
        return (table.id, seat) in self._looks

    def look_back(self, table: LiveTable, seat: Seat) -> LookBack:
        """As far as it has come by now."""
        if not self.begun(table, seat):
            self._begin(table, seat)
        return self._looks[table.id, seat]

    async def close(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table: LiveTable, seat: Seat) -> None:
        while len(self._looks) >= MOST_REMEMBERED:
            del self._looks[next(iter(self._looks))]
        look = self._looks[table.id, seat] = LookBack()
        assert table.play is not None
        task = asyncio.create_task(self._look(look, table, table.play, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, look: LookBack, table: LiveTable, play: TableMatch, seat: Seat) -> None:
        told = play.match.events(seat)
        steps = await self._long_work.done(own_choices(play.match, seat))
        choices = [step for step in steps if step and step.at not in table.doings.stand_ins]
        look.of = len(choices)
        standing = BotStanding(Rank.AFTERWARDS, (table.row.host,))
        try:
            for made in choices:
                async with self._desk:
                    better = await self._weighed(play, made, told, standing)
                if better:
                    look.found.append(better)
                look.done += 1
        finally:
            look.of = look.done  # whatever went wrong, nobody waits for the rest

    async def _weighed(
        self, play: TableMatch, made: OwnChoice, told: Sequence[Event], standing: BotStanding
    ) -> BetterChoice | None:
        question = BotQuestion(0, told[: made.heard], made.view, made.legal)
        call = AdviceCall(
            play.game, play.match.names, lambda: question, self._seconds, standing, done=made.done
        )
        given = await self._pool.advise(call)
        if given is None or given.loss < LEAST_LOSS:
            return None
        return BetterChoice(made, given.action, given.says, given.loss)


def own_choices(match: AnyMatch, seat: Seat) -> Iterator[OwnChoice | None]:
    """Of each moment that stands, the choice of the seat that led to it, if there was one."""
    heard, before = 0, None
    for number, moment in enumerate(match.timeline):
        entry, made = moment.entry, None
        if before and entry and entry.seat == seat and not entry.by_clock:
            legal = list(match.game.legal(before.state, seat))
            if len(legal) > 1:
                made = OwnChoice(number - 1, heard, before.view(match.game, seat), legal, entry.action)
        heard += len(moment.events(seat))
        before = moment
        yield made
