"""A worker on another machine, seen from a house: asked through its queue, given up when it falls silent."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status

from tortuga.server.bot_jobs import BotJobs, answered
from tortuga.server.bot_keeper import BotSeat, PutAway, Reply, Think
from tortuga.server.bot_standing import HOUSE
from tortuga.server.bot_thinker import BotFailed, BotForgotten, BotThinker, Errand, WorkerGone

SILENT = 4.0
"""Seconds without a word after which a worker is given up. It speaks every second."""
BEGUN_WITHIN = 5.0
"""Seconds after which a job that nobody has begun is taken for lost."""
ANSWERED_WITHIN = 60.0
"""Seconds beyond what it may take, to wait in line there; then its answer is taken for lost."""
SOONEST, PART = 0.005, 1 / 20
"""How often it is looked whether an answer is there: so many seconds after the last look, or this part of
the time that it has taken."""
FORGOTTEN = "Forgotten"
"""The failure of a bot that is there no longer."""
LOST = (RedisError, OSError, RuntimeError)
"""What happens to whoever cannot reach the queue, or finds that it was emptied."""


T = TypeVar("T")


class FarWorker(BotThinker):
    far: ClassVar[bool] = True

    def __init__(
        self, jobs: BotJobs, house: str, places: int, on_killed: Callable[["FarWorker"], None]
    ) -> None:
        super().__init__(places)
        self._jobs, self._house, self._on_killed = jobs, house, on_killed
        self._tasks: set[asyncio.Task[Any]] = set()
        self._silence = asyncio.get_running_loop().call_later(SILENT, self.kill)

    def heard(self, places: int) -> None:
        """It is still there."""
        self.places = places
        self._silence.cancel()
        self._silence = asyncio.get_running_loop().call_later(SILENT, self.kill)

    async def do(self, errand: Errand) -> Reply:
        if self.killed:
            raise WorkerGone("silent")
        asking = self._begin(self._ask(errand))
        try:
            reply = await asking
        except asyncio.CancelledError:
            asked_by = asyncio.current_task()
            if self.killed and asked_by is not None and not asked_by.cancelling():
                raise WorkerGone("silent") from None
            raise
        except LOST as lost:
            self.kill()
            raise WorkerGone(type(lost).__name__) from lost
        if reply.failed:
            raise BotForgotten(FORGOTTEN) if reply.failed == FORGOTTEN else BotFailed(reply.failed)
        return reply

    def kill(self) -> None:
        """Whoever waits for it asks elsewhere. If it is heard again it is another one."""
        if self.killed:
            return
        self.killed = True
        self._silence.cancel()
        self._on_killed(self)
        for task in tuple(self._tasks):
            task.cancel()

    async def close(self) -> None:
        self.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*LOST):
            await self._jobs.close()

    def _dismiss(self, who: BotSeat) -> None:
        if not self.killed:
            self._begin(self._send(Errand(PutAway(self._there(who)), 0.0, HOUSE)))

    async def _send(self, errand: Errand) -> None:
        with suppress(*LOST):
            await self._jobs.hand_over(errand)

    async def _ask(self, errand: Errand) -> Reply:
        request = errand.request
        if isinstance(request, Think):
            errand = replace(errand, request=replace(request, who=self._there(request.who)))
        job = await self._jobs.hand_over(errand)
        async with asyncio.timeout(errand.seconds + ANSWERED_WITHIN):
            await self._completed(job, errand.holds)
        reply = answered(job)
        if reply is None:
            raise RuntimeError("it came too late, or to nothing")
        return reply

    async def _completed(self, job: Job, holds: float) -> None:
        """Until it is done, which it is not before it has held its place."""
        loop = asyncio.get_running_loop()
        handed_over = loop.time()
        await asyncio.sleep(holds)
        began = loop.time()
        while job.status not in TERMINAL_STATUSES:
            if self.killed:  # and Redis has kept the cancellation to itself
                raise RuntimeError("silent")
            if job.status is Status.QUEUED and loop.time() > handed_over + BEGUN_WITHIN:
                raise RuntimeError("nobody has begun it")
            await asyncio.sleep(max(SOONEST, (loop.time() - began) * PART))
            await job.refresh()

    def _there(self, who: BotSeat) -> BotSeat:
        """As it is called there: after a lease has moved, two houses may for a moment ask the same seat."""
        return BotSeat(f"{self._house} {who.table}", who.seat)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
