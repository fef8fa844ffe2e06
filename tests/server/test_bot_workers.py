"""A house and `tortuga bots` as processes of their own: whoever of them dies, the bots play on."""

import asyncio
import signal

import pytest

from tests.server.bot_servers import BotServer
from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Running, until
from tests.server.services import Redis
from tortuga.server.bus.choice import bus_at

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def thought(house: Running, by: str) -> float:
    return float(house.house.metrics.bot_thoughts.labels(by)._value.get())


async def thinks_on(house: Running, by: str) -> None:
    before = thought(house, by)
    await until(lambda: thought(house, by) >= before + 3)


async def begin_match(ann: Person) -> str:
    wish = {"game": "turtles", "seats": BOTS, "sit": False, "options": {"variant": "ultra"}}
    table: str = (await ann.post("/api/tables", wish))["id"]
    await ann.post(f"/api/tables/{table}/start", {})
    return table


async def test_bots_play_on_with_two_workers_one_and_none(open_house: OpenHouse, redis: Redis) -> None:
    """The first is killed in the middle of it, the second asked to go."""
    bus, workers = bus_at(redis.url), [BotServer(redis.url) for _ in range(2)]
    await bus.open()
    await asyncio.gather(*(worker.start() for worker in workers))
    house: Running = await open_house(bus=bus, bus_url=redis.url, bot_workers=1)
    places, ann = house.house._pool.places, await house.guest("Ann")
    await until(lambda: not places.all_here and places.count == 2)
    table = await begin_match(ann)
    await thinks_on(house, "worker")
    assert thought(house, "house") == 0
    await workers[0].end(signal.SIGKILL)
    await until(lambda: not places.all_here and places.count == 1)
    await begin_match(ann)
    await thinks_on(house, "worker")
    assert await workers[1].end(signal.SIGTERM) == 0
    await begin_match(ann)
    await thinks_on(house, "house")
    assert len(await house.house.store.log(table)) >= 3
    assert not [sample for metric in house.house.metrics.bot_failures.collect() for sample in metric.samples]
    await bus.close()
