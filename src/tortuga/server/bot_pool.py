"""Bots live and think in processes of their own. They get what a seat was told, its view and its choices.

A bot lives as long as its match, and is asked where it lives: it hears only what is new. If it crashes, or
thinks for too long, it is ended, and any legal action is taken instead. After that, and where it had to make
room for others, a new one hears everything again.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from tortuga.bots.bot import SEEDS
from tortuga.bots.deadline import Deadline
from tortuga.core.game import AnyGame, Event
from tortuga.server.bot_keeper import BotSeat, Prepare, Think
from tortuga.server.bot_process import BotFailed, BotProcess, KeptBot
from tortuga.server.installed import house_bot, house_bots
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics

LOYALTY = 0.5
"""The part of its time to think that a bot waits for its own process, while others think there."""
LONGEST_PREPARATION = 600.0
"""Seconds that a bot may need once on a new machine, to be compiled for it."""


class BotQuestion(NamedTuple):
    """What a bot is asked, and all that its seat may know."""

    game: AnyGame
    bot: str
    course: int
    """Another number when the match has not just gone on, but actions were taken back."""
    told: Sequence[Event]
    """From the deal on."""
    view: Any
    legal: Sequence[Any]


class BotPool:
    def __init__(self, workers: int, queue: int, seconds: float, metrics: Metrics) -> None:
        self._workers, self.seconds, self._metrics = workers, seconds, metrics
        self._places = asyncio.Semaphore(queue)
        self._processes: list[BotProcess] = []
        self._freed = asyncio.Event()
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._closed = False

    async def prepare(self, games: Sequence[AnyGame]) -> None:
        """What takes long, before anybody waits for it; one after the other, so that others can think."""
        self._running()
        for game in games:
            for name in reversed(house_bots(game)):
                await self._preparation(game, name)

    async def choose(self, who: BotSeat, asked: BotQuestion, deadline: Deadline) -> Any:
        """One of the legal actions."""
        game, legal = asked.game, asked.legal
        if len(legal) == 1:
            return legal[0]
        if self._places.locked():
            return self._any("queue full", legal)
        asked = asked._replace(bot=house_bot(game, asked.bot or None).name)
        self._metrics.bots_waiting.inc()
        began = time.perf_counter()
        try:
            async with self._places:
                return legal[await self._think(who, asked, deadline)]
        except Exception as failure:
            why = str(failure) if isinstance(failure, BotFailed) else type(failure).__name__
            log("bot-failed", game=game.id, bot=asked.bot, why=why)
            return self._any(why, legal)
        finally:
            self._metrics.bots_waiting.dec()
            self._metrics.bot_seconds.labels(game.id, asked.bot).observe(time.perf_counter() - began)

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

    def _any(self, why: str, legal: Sequence[Any]) -> Any:
        self._metrics.bot_failures.labels(why).inc()
        return secrets.choice(legal)

    # What takes long, once on a machine

    async def _preparation(self, game: AnyGame, name: str) -> None:
        if house_bot(game, name).prepare is None or self._closed:
            return
        key = game.id, name
        if key not in self._prepared:
            self._prepared[key] = asyncio.create_task(self._prepare(*key))
        await asyncio.wait([self._prepared[key]])

    async def _prepare(self, game: str, bot: str) -> None:
        process = await self._free_process()
        try:
            async with asyncio.timeout(LONGEST_PREPARATION):
                await process.ask(Prepare(game, bot))
        except (BotFailed, TimeoutError, OSError) as failure:
            log("bot-failed", game=game, bot=bot, why=str(failure) or type(failure).__name__)
        finally:
            self._release(process)

    # Thinking

    async def _think(self, who: BotSeat, asked: BotQuestion, deadline: Deadline) -> int:
        began = time.monotonic()
        await self._preparation(asked.game, asked.bot)
        deadline = deadline.put_off(time.monotonic() - began)
        async with asyncio.timeout(deadline.to_wait):
            process = await self._process_for(who, deadline)
            try:
                return await process.ask(self._request(process, who, asked, deadline))
            except BotFailed:
                process.kept.pop(who, None)
                raise
            finally:
                self._release(process)

    def _request(self, process: BotProcess, who: BotSeat, asked: BotQuestion, deadline: Deadline) -> Think:
        """All the news to the bot that is there; everything to a new one."""
        kept = process.kept.get(who)
        known = kept is not None and (kept.name, kept.course) == (asked.bot, asked.course)
        heard = kept.heard if kept and known else 0
        process.keep(who, KeptBot(asked.bot, asked.course, len(asked.told)))
        return Think(
            who,
            asked.game.id,
            asked.bot,
            None if known else secrets.randbelow(SEEDS),
            told=Raw(encode(asked.told[heard:])),
            view=Raw(encode(asked.view)),
            legal=Raw(encode(asked.legal)),
            seconds=deadline.to_think,
        )

    # Which process

    async def _process_for(self, who: BotSeat, deadline: Deadline) -> BotProcess:
        """The one that the bot lives in; if that is busy for long, any that is free, and there a new bot."""
        home = next((process for process in self._running() if who in process.kept), None)
        if home is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(deadline.to_think * LOYALTY):
                    await self._until(lambda: not home.busy)
        free = await self._free_process(home)
        if home is not None and free is not home:
            home.put_away(who)
        return free

    async def _free_process(self, wanted: BotProcess | None = None) -> BotProcess:
        """The wanted one, or the one with the fewest bots. It is busy from now on."""
        await self._until(lambda: bool(self._free()))
        free = self._free()
        chosen = wanted if wanted in free else min(free, key=lambda process: len(process.kept))
        chosen.busy = True
        return chosen

    def _free(self) -> list[BotProcess]:
        return [process for process in self._running() if not process.busy]

    def _running(self) -> list[BotProcess]:
        """As many as there should be: for each that has ended there is a new one."""
        if self._closed:
            raise RuntimeError("the house is closing")
        for ended in [process for process in self._processes if not process.alive]:
            ended.kill()
            self._processes.remove(ended)
        running = [process for process in self._processes if not process.killed]
        new = [BotProcess() for _ in range(self._workers - len(running))]
        self._processes += new
        return running + new

    async def _until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            await self._freed.wait()

    def _release(self, process: BotProcess) -> None:
        process.busy = False
        self._freed.set()
        self._freed = asyncio.Event()
