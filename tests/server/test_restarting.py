"""After a restart: bots go on by themselves, people's tables are there when they come."""

import asyncio

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import PATIENCE
from tests.server.store_suite import row
from tortuga.server.store import SeatRow, Status
from tortuga.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

BOT = SeatRow(bot="random", name="Bonny")


async def test_bots_play_on_though_nobody_comes(open_house: OpenHouse) -> None:
    house = await open_house()
    store: SqliteStore = house.house.store
    await store.add(row("bots", seats=(BOT, BOT), status=Status.RUNNING, started=100.0, created=2e9))
    house.server.should_exit = True
    again = await open_house()
    async with asyncio.timeout(PATIENCE):
        while await again.house.store.result("bots") is None:
            await asyncio.sleep(0.05)


async def test_a_table_of_people_waits_for_them(open_house: OpenHouse) -> None:
    house = await open_house()
    table, (ann, _) = await house.match()
    house.server.should_exit = True
    again = await open_house()
    await again.house._waking
    assert not again.house.tables.live
    ann.url = again.url
    async with ann.sit_at(table) as window:
        await window.settled()
        assert window.update["number"] == 1
    assert set(again.house.tables.live) == {table}


async def test_a_damaged_table_keeps_no_bots_from_waking(open_house: OpenHouse) -> None:
    house = await open_house()
    store: SqliteStore = house.house.store
    await store.add(row("bad", game="chess", seats=(BOT, BOT), status=Status.RUNNING, created=3e9))
    await store.add(row("good", seats=(BOT, BOT), status=Status.RUNNING, created=2e9))
    house.server.should_exit = True
    again = await open_house()
    async with asyncio.timeout(PATIENCE):
        while await again.house.store.result("good") is None:
            await asyncio.sleep(0.05)
