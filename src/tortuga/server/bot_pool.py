"""Bots live and think in processes of their own, here or on other machines (`bot_places`). They get what a
seat was told, its view and its choices.

A bot lives as long as its match, and is asked where it lives: it hears only what is new. Whoever cannot think
at once waits in line. If a bot crashes, or thinks for too long, it is ended; a new one hears everything again
and is asked once more, as it is where one had to make room for others. If that fails too, the next weaker one
stands in. Nothing is ever chosen by anything but a bot. What a worker elsewhere was asked when it went away
is asked here.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw
from msgspec.json import encode

from tortuga.analysis.tasks import Found, Task
from tortuga.bots.bot import SEEDS
from tortuga.core.game import AnyGame, Event
from tortuga.server.bot_keeper import Advise, Analyse, BotSeat, Prepare, Think
from tortuga.server.bot_line import Ticket
from tortuga.server.bot_places import BotPlaces
from tortuga.server.bot_standing import HOUSE, BotStanding
from tortuga.server.bot_thinker import BotFailed, BotForgotten, BotThinker, Errand, KeptBot, WorkerGone
from tortuga.server.installed import house_bot, house_bots
from tortuga.server.logs import log
from tortuga.server.messages import MessageInfo
from tortuga.server.metrics import Metrics

LOYALTY = 0.5
"""The part of its time to think that a bot waits for its own process, while others think there."""
GRACE = 10.0
"""Seconds beyond its time to think; then it is ended."""
LONGEST_PREPARATION = 600.0
"""Seconds that a bot may need once on a new machine, to be compiled for it."""
LONGEST_ANALYSIS = 120.0
"""Seconds. The tasks themselves are far smaller; the first on a new machine is compiled for it."""
LOOKS = 2
"""Who compares what was done with what is better thinks about both."""
TRIES = 2
"""So often a bot is asked before another stands in."""

T = TypeVar("T")


class NoBotLeft(Exception):
    """All that could be asked have failed."""


class BotQuestion(NamedTuple):
    """What a bot is asked, and all that its seat may know."""

    course: int
    """Another number when the match has not just gone on, but actions were taken back."""
    told: Sequence[Event]
    """From the deal on."""
    view: Any
    legal: Sequence[Any]
    draw: bool = False
    """Whether it is offered a draw; the answers are no and yes."""
    seed: int | None = None
    """In a shared deal: the bot is made for this one question, and does not look at the clock."""


class BotCall(NamedTuple):
    """A bot is wanted."""

    who: BotSeat
    game: AnyGame
    bot: str
    """Empty: the best there is."""
    look: Callable[[], BotQuestion | None]
    """What it is asked, looked up when it comes to think; None: nothing any more."""
    seconds: float
    standing: BotStanding
    holds: float = 0.0
    """Seconds for which it keeps its answer and its process to itself, however soon it has chosen."""


class BotChoice(NamedTuple):
    action: Any
    bot: str
    """Which one chose."""


class AdviceCall(NamedTuple):
    """Somebody wants to know what a good player would do."""

    game: AnyGame
    names: tuple[str, ...]
    look: Callable[[], BotQuestion | None]
    """What is asked, looked up when its turn has come; None: nothing any more."""
    seconds: float
    standing: BotStanding
    done: Any | None = None
    """What was done, to be compared."""
    holds: float = 0.0
    """Seconds for which the answer and its process are kept, however soon it is there."""


class GivenAdvice(NamedTuple):
    action: Any
    says: tuple[MessageInfo, ...]
    """What speaks for it."""
    loss: float


class PlaceWanted(NamedTuple):
    """A place to think is."""

    game: AnyGame
    bot: str
    standing: BotStanding
    who: BotSeat | None = None
    loyal: float = 0.0
    here: bool = False
    """Whether it must be in this house."""


class BotPool:
    def __init__(self, workers: int, memory: float, metrics: Metrics) -> None:
        self.places, self._metrics = BotPlaces(workers, memory), metrics
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def prepare(self, games: Sequence[AnyGame]) -> None:
        """What takes long, before anybody waits for it; one after the other, so that others can think."""
        self.places.processes()
        for game in games:
            for name in reversed(house_bots(game)):
                await self._preparation(game, name)

    def waits(self, table: str) -> bool:
        """Whether anybody at a table waits for a bot to think."""
        return self.places.waits(table)

    def move(self, table: str, standing: BotStanding) -> None:
        """Somebody has come to a table, or gone."""
        self.places.move(table, standing)

    async def choose(self, call: BotCall) -> BotChoice | None:
        """One of the legal actions, and who chose it; None if nothing is asked any more; or `NoBotLeft`."""
        self._check_open()
        self._metrics.bots_waiting.inc()
        began = time.perf_counter()
        wanted = house_bot(call.game, call.bot or None).name
        try:
            for name in _candidates(call.game, wanted):
                try:
                    return await self._ask(call._replace(bot=name))
                except (BotFailed, TimeoutError, OSError) as failure:
                    self._note(call.game, name, failure)
            raise NoBotLeft(wanted)
        finally:
            self._metrics.bots_waiting.dec()
            self._metrics.bot_seconds.labels(call.game.id, wanted).observe(time.perf_counter() - began)

    async def advise(self, call: AdviceCall) -> GivenAdvice | None:
        """By the strongest bot there is, made anew; None if nothing is asked any more or nobody can tell."""
        self._check_open()
        wanted = PlaceWanted(call.game, house_bot(call.game).name, call.standing)
        try:
            return await self._placed(wanted, partial(self._advised, call))
        except (BotFailed, TimeoutError, OSError) as failure:
            self._note(call.game, wanted.bot, failure)
            return None

    async def _advised(self, call: AdviceCall, thinker: BotThinker) -> GivenAdvice | None:
        asked = call.look()
        if asked is None:
            return None
        request = Advise(
            call.game.id,
            call.names,
            told=Raw(encode(asked.told)),
            view=Raw(encode(asked.view)),
            legal=Raw(encode(asked.legal)),
            seconds=call.seconds,
            done=None if call.done is None else asked.legal.index(call.done),
        )
        errand = Errand(request, call.seconds * LOOKS + GRACE, call.standing, holds=call.holds)
        reply = await thinker.do(errand)
        return GivenAdvice(asked.legal[reply.choice], reply.reasons, reply.loss) if reply.reasons else None

    async def analyse(self, game: AnyGame, task: Task, standing: BotStanding) -> Found:
        """What a task has come to; nothing if it has failed."""
        self._check_open()
        errand = Errand(Analyse(task), LONGEST_ANALYSIS, standing)
        try:
            wanted = PlaceWanted(game, house_bot(game).name, standing)
            return (await self._placed(wanted, lambda thinker: thinker.do(errand))).found
        except (BotFailed, TimeoutError, OSError) as failure:
            self._note(game, "", failure)
            return Found()

    def put_away(self, table: str) -> None:
        """A match is over: its bots are not needed any more."""
        self.places.put_away(table)

    async def close(self) -> None:
        self.places.closed = True
        for preparation in self._prepared.values():
            preparation.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        await self.places.close()

    def _check_open(self) -> None:
        if self.places.closed:
            raise RuntimeError("the house is closing")

    def _note(self, game: AnyGame, bot: str, failure: Exception) -> None:
        why = str(failure) if isinstance(failure, BotFailed) else type(failure).__name__
        log("bot-failed", logging.WARNING, game=game.id, bot=bot, why=why)
        self._metrics.bot_failures.labels(why).inc()

    # What takes long, once on a machine

    async def _preparation(self, game: AnyGame, name: str) -> None:
        if house_bot(game, name).prepare is None or self.places.closed:
            return
        key = game.id, name
        if key not in self._prepared:
            self._prepared[key] = asyncio.create_task(self._prepare(*key))
        await asyncio.wait([self._prepared[key]])

    def _is_prepared(self, game: AnyGame, name: str) -> bool:
        preparation = self._prepared.get((game.id, name))
        return house_bot(game, name).prepare is None or (preparation is not None and preparation.done())

    async def _prepare(self, game: str, bot: str) -> None:
        process = await self.places.turn(Ticket(None, HOUSE, here=True))
        try:
            await process.do(Errand(Prepare(game, bot), LONGEST_PREPARATION, HOUSE))
        except (BotFailed, TimeoutError, OSError) as failure:
            log("bot-failed", game=game, bot=bot, why=str(failure) or type(failure).__name__)
        finally:
            self.places.release(process)

    # A place to think

    async def _placed(self, wanted: PlaceWanted, work: Callable[[BotThinker], Awaitable[T]]) -> T:
        """Have it done where there is room. If whoever was to do it elsewhere has gone, it is done here."""
        try:
            return await self._done(wanted, work)
        except WorkerGone as gone:
            log("bot-asked-again", logging.WARNING, game=wanted.game.id, bot=wanted.bot, why=str(gone))
            return await self._done(wanted._replace(here=True), work)

    async def _done(self, wanted: PlaceWanted, work: Callable[[BotThinker], Awaitable[T]]) -> T:
        thinker = await self._place(wanted)
        self._metrics.bot_thoughts.labels("worker" if thinker.far else "house").inc()
        try:
            return await work(thinker)
        finally:
            self.places.release(thinker)

    async def _place(self, wanted: PlaceWanted) -> BotThinker:
        """In line. What takes long is done before, in this house: a worker has done it when it is heard."""
        while True:
            if wanted.here or self.places.all_here:
                await self._preparation(wanted.game, wanted.bot)
            ticket = Ticket(wanted.who, wanted.standing, wanted.loyal, wanted.here)
            thinker = await self.places.turn(ticket)
            if thinker.far or self._is_prepared(wanted.game, wanted.bot):
                return thinker
            self.places.release(thinker)

    # Thinking

    async def _ask(self, call: BotCall) -> BotChoice | None:
        wanted = PlaceWanted(call.game, call.bot, call.standing, call.who, call.seconds * LOYALTY)
        return await self._placed(wanted, partial(self._asked, call))

    async def _asked(self, call: BotCall, thinker: BotThinker) -> BotChoice | None:
        asked = call.look()
        if asked is None:
            return None
        return BotChoice(asked.legal[await self._think(thinker, call, asked)], call.bot)

    async def _think(self, thinker: BotThinker, call: BotCall, asked: BotQuestion) -> int:
        try:
            return await self._thought(thinker, call, asked)
        except BotForgotten:  # it had to make room for bots of other houses
            return await self._thought(thinker, call, asked)

    async def _thought(self, thinker: BotThinker, call: BotCall, asked: BotQuestion) -> int:
        try:
            return (await thinker.do(self._errand(thinker, call, asked))).choice
        except BotFailed:
            thinker.lost(call.who)
            raise

    def _errand(self, thinker: BotThinker, call: BotCall, asked: BotQuestion) -> Errand:
        """All the news to the bot that is there; everything to a new one."""
        kind = house_bot(call.game, call.bot)
        kept = thinker.kept.get(call.who) if asked.seed is None else None
        known = kept is not None and (kept.name, kept.course) == (kind.name, asked.course)
        heard = kept.heard if kept and known else 0
        self.places.dismiss(call.who, but=thinker)
        bot = KeptBot(kind.name, asked.course, len(asked.told), kind.megabytes)
        thinker.keep(call.who, bot)
        request = Think(
            call.who,
            call.game.id,
            kind.name,
            None if known else _seed(asked),
            told=Raw(encode(asked.told[heard:])),
            view=Raw(encode(asked.view)),
            legal=Raw(encode(asked.legal)),
            seconds=call.seconds if asked.seed is None else None,
            draw=asked.draw,
        )
        loyal = call.seconds * LOYALTY
        return Errand(request, call.seconds + GRACE, call.standing, loyal, call.holds, bot, heard)


def _seed(asked: BotQuestion) -> int:
    return secrets.randbelow(SEEDS) if asked.seed is None else asked.seed


def _candidates(game: AnyGame, wanted: str) -> Iterator[str]:
    """Who is asked, one after the other. What plays at random has no strength, and stands in for nobody."""
    yield from [wanted] * TRIES
    strongest_first = sorted(house_bots(game).values(), key=lambda kind: -kind.strength)
    strength = house_bot(game, wanted).strength
    yield from [kind.name for kind in strongest_first if 0 < kind.strength < strength]
