"""Bots live and think in processes of their own. They get what a seat was told, its view and its choices.

A bot lives as long as its match, and is asked where it lives: it hears only what is new. Whoever cannot think
at once waits in line. If a bot crashes, or thinks for too long, it is ended; a new one hears everything again
and is asked once more, as it is where one had to make room for others. If that fails too, the next weaker one
stands in. Nothing is ever chosen by anything but a bot.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from tortuga.analysis.tasks import Found, Task
from tortuga.bots.bot import SEEDS, BotKind
from tortuga.core.game import AnyGame, Event
from tortuga.server.bot_keeper import Advise, Analyse, BotSeat, Prepare, Think
from tortuga.server.bot_line import HOUSE, BotLine, BotStanding, Ticket
from tortuga.server.bot_process import BotFailed, BotProcess, KeptBot
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


class BotPool:
    def __init__(self, workers: int, memory: float, metrics: Metrics) -> None:
        self.workers, self._memory, self._metrics = workers, memory, metrics
        self._line = BotLine()
        self._processes: list[BotProcess] = []
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._closed = False

    async def prepare(self, games: Sequence[AnyGame]) -> None:
        """What takes long, before anybody waits for it; one after the other, so that others can think."""
        self._running()
        for game in games:
            for name in reversed(house_bots(game)):
                await self._preparation(game, name)

    def move(self, table: str, standing: BotStanding) -> None:
        """Somebody has come to a table, or gone."""
        self._line.move(table, standing)

    async def choose(self, call: BotCall) -> BotChoice | None:
        """One of the legal actions, and who chose it; None if nothing is asked any more; or `NoBotLeft`."""
        if self._closed:
            raise RuntimeError("the house is closing")
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
        if self._closed:
            raise RuntimeError("the house is closing")
        name = house_bot(call.game).name
        await self._preparation(call.game, name)
        process = await self._turn(Ticket(None, call.standing))
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            asked = call.look()
            if asked is None:
                return None
            given = await self._advised(process, call, asked)
            await asyncio.sleep(began + call.holds - loop.time())
            return given
        except (BotFailed, TimeoutError, OSError) as failure:
            self._note(call.game, name, failure)
            return None
        finally:
            self._release(process)

    async def _advised(self, process: BotProcess, call: AdviceCall, asked: BotQuestion) -> GivenAdvice | None:
        request = Advise(
            call.game.id,
            call.names,
            told=Raw(encode(asked.told)),
            view=Raw(encode(asked.view)),
            legal=Raw(encode(asked.legal)),
            seconds=call.seconds,
            done=None if call.done is None else asked.legal.index(call.done),
        )
        reply = await process.ask(request, call.seconds * LOOKS + GRACE)
        return GivenAdvice(asked.legal[reply.choice], reply.reasons, reply.loss) if reply.reasons else None

    async def analyse(self, game: AnyGame, task: Task, standing: BotStanding) -> Found:
        """What a task has come to; nothing if it has failed."""
        if self._closed:
            raise RuntimeError("the house is closing")
        await self._preparation(game, house_bot(game).name)
        process = await self._turn(Ticket(None, standing))
        try:
            return (await process.ask(Analyse(task), LONGEST_ANALYSIS)).found
        except (BotFailed, TimeoutError, OSError) as failure:
            self._note(game, "", failure)
            return Found()
        finally:
            self._release(process)

    def put_away(self, table: str) -> None:
        """A match is over: its bots are not needed any more."""
        for process in self._processes:
            for who in [who for who in process.kept if who.table == table]:
                process.put_away(who)

    async def close(self) -> None:
        self._closed = True
        for preparation in self._prepared.values():
            preparation.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._processes))

    def _note(self, game: AnyGame, bot: str, failure: Exception) -> None:
        why = str(failure) if isinstance(failure, BotFailed) else type(failure).__name__
        log("bot-failed", logging.WARNING, game=game.id, bot=bot, why=why)
        self._metrics.bot_failures.labels(why).inc()

    # What takes long, once on a machine

    async def _preparation(self, game: AnyGame, name: str) -> None:
        if house_bot(game, name).prepare is None or self._closed:
            return
        key = game.id, name
        if key not in self._prepared:
            self._prepared[key] = asyncio.create_task(self._prepare(*key))
        await asyncio.wait([self._prepared[key]])

    async def _prepare(self, game: str, bot: str) -> None:
        process = await self._turn(Ticket(None, HOUSE))
        try:
            await process.ask(Prepare(game, bot), LONGEST_PREPARATION)
        except (BotFailed, TimeoutError, OSError) as failure:
            log("bot-failed", game=game, bot=bot, why=str(failure) or type(failure).__name__)
        finally:
            self._release(process)

    # Thinking

    async def _ask(self, call: BotCall) -> BotChoice | None:
        await self._preparation(call.game, call.bot)
        process = await self._turn(Ticket(call.who, call.standing, call.seconds * LOYALTY))
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            asked = call.look()
            if asked is None:
                return None
            chosen = BotChoice(asked.legal[await self._think(process, call, asked)], call.bot)
            await asyncio.sleep(began + call.holds - loop.time())
            return chosen
        finally:
            self._release(process)

    async def _think(self, process: BotProcess, call: BotCall, asked: BotQuestion) -> int:
        try:
            request = self._request(process, call, house_bot(call.game, call.bot), asked)
            return (await process.ask(request, call.seconds + GRACE)).choice
        except BotFailed:
            process.lost(call.who)
            raise

    def _request(self, process: BotProcess, call: BotCall, kind: BotKind, asked: BotQuestion) -> Think:
        """All the news to the bot that is there; everything to a new one."""
        kept = process.kept.get(call.who) if asked.seed is None else None
        known = kept is not None and (kept.name, kept.course) == (kind.name, asked.course)
        heard = kept.heard if kept and known else 0
        self._put_elsewhere_away(call.who, process)
        bot = KeptBot(kind.name, asked.course, len(asked.told), kind.megabytes)
        process.keep(call.who, bot, self._memory)
        return Think(
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

    def _put_elsewhere_away(self, who: BotSeat, here: BotProcess) -> None:
        for process in self._processes:
            if process is not here:
                process.put_away(who)

    # Which process, and when

    async def _turn(self, ticket: Ticket) -> BotProcess:
        """Wait in line. The process is busy from then on."""
        loop = asyncio.get_running_loop()
        self._line.join(ticket)
        self._serve()
        if not ticket.turn.done():
            loop.call_at(ticket.loyal_until, self._serve)
        try:
            return await ticket.turn
        except asyncio.CancelledError:
            if ticket.turn.cancelled():
                self._line.leave(ticket)
            else:
                self._release(ticket.turn.result())
            raise

    def _serve(self) -> None:
        """Let those think whose turn it is, as long as there are free processes."""
        while (free := self._free()) and (ticket := self._line.next(lambda one: self._fits(one, free))):
            home = self._home(ticket.who)
            process = home if home in free else min(free, key=lambda process: len(process.kept))
            process.busy = True
            ticket.turn.set_result(process)

    def _fits(self, ticket: Ticket, free: list[BotProcess]) -> bool:
        """A bot thinks where it lives; if that is busy for long, elsewhere, and there it is a new bot."""
        if ticket.turn.done():
            return False
        home = self._home(ticket.who)
        return home is None or home in free or asyncio.get_running_loop().time() >= ticket.loyal_until

    def _home(self, who: BotSeat | None) -> BotProcess | None:
        return next(
            (process for process in self._processes if who in process.kept and not process.killed), None
        )

    def _free(self) -> list[BotProcess]:
        return [process for process in self._running() if not process.busy]

    def _running(self) -> list[BotProcess]:
        """As many as there should be: for each that has ended there is a new one. None when all is over."""
        if self._closed:
            return []
        for ended in [process for process in self._processes if not process.alive]:
            ended.kill()
            self._processes.remove(ended)
        running = [process for process in self._processes if not process.killed]
        new = [BotProcess() for _ in range(self.workers - len(running))]
        self._processes += new
        return running + new

    def _release(self, process: BotProcess) -> None:
        process.busy = False
        self._serve()


def _seed(asked: BotQuestion) -> int:
    return secrets.randbelow(SEEDS) if asked.seed is None else asked.seed


def _candidates(game: AnyGame, wanted: str) -> Iterator[str]:
    """Who is asked, one after the other. What plays at random has no strength, and stands in for nobody."""
    yield from [wanted] * TRIES
    strongest_first = sorted(house_bots(game).values(), key=lambda kind: -kind.strength)
    strength = house_bot(game, wanted).strength
    yield from [kind.name for kind in strongest_first if 0 < kind.strength < strength]
