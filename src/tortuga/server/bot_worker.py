"""`tortuga bots`: lets the bots of houses on other machines think here.

It takes what is in its queue, has it thought about in processes of its own, and says every second over the
bus that it is there. It keeps nothing but bots: whoever ends it loses the time that they would have needed.
"""

import asyncio
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from saq import Worker

from tortuga.server.bot_far import FORGOTTEN
from tortuga.server.bot_jobs import THINK, VERSION, BotJobs, answer
from tortuga.server.bot_keeper import BotSeat, PutAway, Reply, Think
from tortuga.server.bot_line import Ticket
from tortuga.server.bot_pool import BotPool
from tortuga.server.bot_thinker import BotFailed, BotThinker, Errand
from tortuga.server.bus import Bus, Working
from tortuga.server.bus.choice import bus_at
from tortuga.server.installed import house_games
from tortuga.server.logs import log, set_up_logs
from tortuga.server.metrics import Metrics
from tortuga.server.settings import SettingError, Settings
from tortuga.text import Message

SPEAKS_EVERY = 1.0
IN_LINE = 4
"""For each process, how many may have come to the line that is here; the rest waits in the queue."""
LOOKS_UP = 1.0
"""Seconds after which it looks up from an empty queue."""
PATIENCE = 30.0
"""Seconds after which it gives a connection up. Whoever does so too soon loses what is on its way."""
TO_FINISH = 2
"""Seconds for what is being thought about when it is asked to stop."""
TOLD_AGAIN = 0.5
"""Seconds after which whoever has not heard that it is over is told again."""


class BotWorker:
    def __init__(self, settings: Settings, bus: Bus) -> None:
        self.name, self._places = secrets.token_hex(8), settings.bot_workers
        self._bus = bus
        self._jobs = BotJobs(settings.bus_url, self.name, PATIENCE)
        self._pool = BotPool(settings.bot_workers, settings.bot_memory, Metrics())
        self._worker = Worker[Any](
            self._jobs.queue,
            [(THINK, self._taken)],
            concurrency=settings.bot_workers * IN_LINE,
            dequeue_timeout=LOOKS_UP,
            shutdown_grace_period_s=TO_FINISH,
        )
        self._worker.SIGNALS = []  # we heed them

    async def work(self, stop: asyncio.Event, ready: Callable[[], None]) -> None:
        """Until it is asked to stop."""
        await self._pool.prepare(house_games())
        working = asyncio.create_task(self._worker.start())
        speaking = asyncio.create_task(self._speak())
        log("bot-worker-open", worker=self.name, places=self._places)
        ready()
        try:
            await stop.wait()
        finally:
            speaking.cancel()
            await self._bus.publish(Working(self.name, 0, VERSION))
            await self._stop_taking()
            await asyncio.gather(working, speaking, return_exceptions=True)
            await self._pool.close()
            with suppress(Exception):  # whatever is left of the connection
                await self._jobs.close()
            log("bot-worker-closed", worker=self.name)

    async def _stop_taking(self) -> None:
        """What is under way may keep a cancellation to itself, as `wait_for` of Python 3.11 does."""
        tasks, stopping = tuple(self._worker.tasks), asyncio.create_task(self._worker.stop())
        await asyncio.wait([stopping], timeout=TO_FINISH)
        while not stopping.done():
            for task in tasks:
                task.cancel()
            await asyncio.wait([stopping], timeout=TOLD_AGAIN)
        await stopping

    async def _speak(self) -> None:
        while True:
            await self._bus.publish(Working(self.name, self._places, VERSION))
            await asyncio.sleep(SPEAKS_EVERY)

    # A job

    async def _taken(self, _context: Any, *, slip: str) -> str | None:
        errand = await self._jobs.taken(slip)
        return answer(await self.answer(errand) if errand else None)

    async def answer(self, errand: Errand) -> Reply:
        """Whatever goes wrong is told to the house, which knows what to do."""
        request = errand.request
        if isinstance(request, PutAway):
            self._pool.places.dismiss(request.who)
            return Reply()
        who = request.who if isinstance(request, Think) else None
        places = self._pool.places
        thinker = await places.turn(Ticket(who, errand.standing, errand.loyal))
        try:
            return await self._done(thinker, who, errand)
        except (BotFailed, TimeoutError, OSError) as failure:
            if who:
                thinker.lost(who)
            return Reply(failed=str(failure) or type(failure).__name__)
        finally:
            places.release(thinker)

    async def _done(self, thinker: BotThinker, who: BotSeat | None, errand: Errand) -> Reply:
        if who and errand.bot:
            news = isinstance(errand.request, Think) and errand.request.seed is None
            if news and not thinker.knows(who, errand.bot, errand.heard):
                return Reply(failed=FORGOTTEN)
            self._pool.places.dismiss(who, but=thinker)
            thinker.keep(who, errand.bot)
        return await thinker.do(errand)


async def run(settings: Settings, ready: Callable[[], None]) -> None:
    if not settings.bus_url:
        raise SettingError("bus-url", "--bus-url", Message("server-bots-need-bus"))
    bus, stop = bus_at(settings.bus_url), asyncio.Event()
    await bus.open()
    try:
        with _heeding_signals(stop):
            await BotWorker(settings, bus).work(stop, ready)
    finally:
        await bus.close()


def work(settings: Settings, ready: Callable[[], None]) -> None:
    set_up_logs(settings.log_level, settings.log_format)
    asyncio.run(run(settings, ready))


@contextmanager
def _heeding_signals(stop: asyncio.Event) -> Iterator[None]:
    loop, signals = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
    before = {one: signal.signal(one, lambda *_: loop.call_soon_threadsafe(stop.set)) for one in signals}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
