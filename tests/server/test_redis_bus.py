"""Redis passes the suite of all buses; and without it nobody waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from tests.server.bus_suite import PATIENCE, BusSuite, Ear
from tests.server.services import Redis, free_port
from tortuga.server.bus import Bus, Moved
from tortuga.server.bus.choice import bus_at

pytestmark = pytest.mark.anyio


class TestRedis(BusSuite):
    @pytest.fixture(autouse=True)
    def _place(self, redis: Redis) -> None:
        self.url = redis.url

    def ends(self) -> AbstractAsyncContextManager[tuple[Bus, Bus]]:
        return _ends(self.url)


@asynccontextmanager
async def _ends(url: str) -> AsyncIterator[tuple[Bus, Bus]]:
    here, there = bus_at(url), bus_at(url)
    await here.open()
    await there.open()
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


async def test_notices_go_on_when_redis_is_back(redis: Redis) -> None:
    async with _ends(redis.url) as (here, there):
        near, far = Ear(), Ear()
        here.subscribe(near)
        there.subscribe(far)
        await asyncio.to_thread(redis.end)
        await here.publish(Moved("a", 1))
        assert near.heard == [Moved("a", 1)], "in this house it is heard at once"
        await asyncio.to_thread(redis.start)
        async with asyncio.timeout(PATIENCE):
            while not far.heard:
                await here.publish(Moved("a", 2))
                await asyncio.sleep(0.05)


async def test_a_bus_to_nowhere_carries_nothing_and_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.server.bus.redis.SILENCE", 0.1)
    bus = bus_at(f"redis://127.0.0.1:{free_port()}")
    await bus.open()
    ear = Ear()
    bus.subscribe(ear)
    await bus.publish(Moved("a", 1))
    assert ear.heard == [Moved("a", 1)]
    await bus.close()


async def test_what_is_not_understood_is_passed_over(redis: Redis) -> None:
    async with _ends(redis.url) as (here, there):
        ear = Ear()
        there.subscribe(ear)
        redis.ask('PUBLISH tortuga-0 "[]"')
        await here.publish(Moved("a", 1))
        assert await ear.hears(1) == [Moved("a", 1)]
