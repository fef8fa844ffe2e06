"""Workers on other machines that this house has heard of (`tortuga bots`). Where there are any, bots think
there; they say every second over the bus that they are there."""

import asyncio
import logging
from typing import TYPE_CHECKING

from tortuga.server.bot_places import BotPlaces
from tortuga.server.bus import Working
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics

if TYPE_CHECKING:
    from tortuga.server.bot_far import FarWorker


class BotWorkers:
    def __init__(self, url: str, house: str, places: BotPlaces, metrics: Metrics) -> None:
        self._url, self._house, self._places, self._metrics = url, house, places, metrics
        self._heard: dict[str, FarWorker] = {}
        self._strangers: set[str] = set()
        """Workers of another version."""
        self._closing: set[asyncio.Task[None]] = set()

    def hear(self, notice: Working) -> None:
        if not self._url or self._places.closed:
            return
        known = self._heard.get(notice.worker)
        if notice.places == 0:
            self._leaves(notice.worker)
        elif known:
            known.heard(notice.places)
        else:
            self._comes(notice)

    async def close(self) -> None:
        for worker in tuple(self._heard.values()):
            worker.kill()
        await asyncio.gather(*self._closing, return_exceptions=True)

    def _comes(self, notice: Working) -> None:
        from tortuga.server.bot_far import FarWorker  # its library is an extra; without it nobody is heard
        from tortuga.server.bot_jobs import VERSION, BotJobs

        if notice.version != VERSION:
            self._notes_stranger(notice)
            return
        jobs = BotJobs(self._url, notice.worker)
        worker = FarWorker(jobs, self._house, notice.places, lambda _: self._lost(notice.worker))
        self._heard[notice.worker] = worker
        log("bot-worker-heard", worker=notice.worker, places=notice.places)
        self._metrics.bot_workers.set(len(self._heard))
        self._places.come(worker)

    def _notes_stranger(self, notice: Working) -> None:
        if notice.worker not in self._strangers:
            self._strangers.add(notice.worker)
            log("bot-worker-of-other-version", logging.WARNING, worker=notice.worker, version=notice.version)

    def _leaves(self, name: str) -> None:
        """It finishes what it has begun, and takes nothing new."""
        if worker := self._heard.get(name):
            self._places.gone(worker)

    def _lost(self, name: str) -> None:
        worker = self._heard.pop(name)
        log("bot-worker-lost", worker=name)
        self._metrics.bot_workers.set(len(self._heard))
        self._places.gone(worker)
        closing = asyncio.create_task(worker.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
