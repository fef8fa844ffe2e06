"""Where pictures are ordered: each is painted once, and who orders too many has to wait for another hour."""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tortuga.server.pictures.painting import Job, live_as_long_as_the_house, paint
from tortuga.server.refusals import Code, Declined
from tortuga.server.store.bodies import write_body

SPAWN = multiprocessing.get_context("spawn")
MOST_KEPT = 16 * 1024 * 1024
"""Bytes of pictures that are at hand."""
MOST_ORDERS = 16
"""So many may wait; the painter is one."""


class Studio:
    def __init__(self) -> None:
        self._painter: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._orders: dict[bytes, asyncio.Future[bytes]] = {}

    async def picture(self, job: Job, allow: Callable[[], None]) -> bytes:
        """`allow` is asked before anything is painted. `Declined` if there is nothing to paint."""
        key = write_body(job)
        if key not in self._kept:
            if key not in self._orders:
                allow()
                if len(self._orders) >= MOST_ORDERS:
                    raise Declined(Code.BUSY)
                self._orders[key] = asyncio.ensure_future(self._painted(key, job))
            await asyncio.shield(self._orders[key])
        self._kept.move_to_end(key)
        if not (picture := self._kept[key]):
            raise Declined(Code.NOT_FOUND)
        return picture

    async def _painted(self, key: bytes, job: Job) -> bytes:
        if self._painter is None:
            self._painter = ProcessPoolExecutor(1, SPAWN, live_as_long_as_the_house)
        try:
            picture = await asyncio.get_running_loop().run_in_executor(self._painter, paint, job)
        except BrokenProcessPool as gone:
            self._painter = None
            raise Declined(Code.BUSY) from gone
        finally:
            del self._orders[key]
        self._keep(key, picture)
        return picture

    def _keep(self, key: bytes, picture: bytes) -> None:
        self._kept[key] = picture
        self._size += len(key) + len(picture)
        while self._size > MOST_KEPT and len(self._kept) > 1:
            old, gone = self._kept.popitem(last=False)
            self._size -= len(old) + len(gone)

    async def close(self) -> None:
        if self._painter is not None:
            await asyncio.to_thread(self._painter.shutdown, cancel_futures=True)
            self._painter = None
