"""What every bus must do. A bus's test module subclasses `BusSuite` and says how to make two ends of one."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager

import pytest

from tortuga.server.bus import Bus, Changed, Moved, Notice, Spoke

PATIENCE = 5.0


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self._news = asyncio.Event()

    def __call__(self, notice: Notice) -> None:
        self.heard.append(notice)
        self._news.set()

    async def hears(self, count: int) -> list[Notice]:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < count:
                self._news.clear()
                await self._news.wait()
        return self.heard


@pytest.mark.anyio
class BusSuite(ABC):
    @abstractmethod
    def ends(self) -> AbstractAsyncContextManager[tuple[Bus, Bus]]:
        """Two open ends of one bus, as two processes have them; with one process the same one twice."""

    async def test_everyone_hears_every_kind_of_notice(self) -> None:
        notices: list[Notice] = [Moved("a", 3), Changed("a", 2), Spoke("b", 9)]
        async with self.ends() as (here, there):
            near, far = Ear(), Ear()
            here.subscribe(near)
            there.subscribe(far)
            for notice in notices:
                await here.publish(notice)
            assert await near.hears(3) == notices
            assert await far.hears(3) == notices

    async def test_notices_keep_their_order(self) -> None:
        async with self.ends() as (here, there):
            ear = Ear()
            there.subscribe(ear)
            for index in range(200):
                await here.publish(Moved("a", index))
            assert await ear.hears(200) == [Moved("a", index) for index in range(200)]

    async def test_whoever_stops_hears_no_more(self) -> None:
        async with self.ends() as (here, there):
            gone, still = Ear(), Ear()
            stop = there.subscribe(gone)
            there.subscribe(still)
            await here.publish(Moved("a", 1))
            await still.hears(1)
            await gone.hears(1)
            stop()
            stop()
            await here.publish(Moved("a", 2))
            await still.hears(2)
            assert gone.heard == [Moved("a", 1)]

    async def test_nobody_needs_to_listen(self) -> None:
        async with self.ends() as (here, _):
            await here.publish(Moved("a", 1))
