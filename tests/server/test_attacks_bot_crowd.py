"""A crowd of bots that nobody watches takes nothing from people."""

import pytest

from tests.server.attacks.bot_crowd import attack
from tests.server.conftest import OpenHouse
from tests.server.harness import begin
from tortuga.server.bot_standing import Rank
from tortuga.server.seat_bots import standing

pytestmark = pytest.mark.anyio

CROWD, ROOM = 24, 3


async def test_tables_full_of_bots_crowd_out_nobody(open_house: OpenHouse) -> None:
    house = await open_house(bot_queue=ROOM, bot_seconds=0.05, bot_workers=1)
    met = await attack(house.url, CROWD)
    assert met["begun"] == CROWD
    bots, tables = house.house.bots, house.house.tables.live.values()
    crowd = [table for table in tables if standing(table).rank is Rank.ALONE]
    assert len(crowd) == CROWD
    assert sum(bots.busy(table) for table in crowd) <= ROOM

    ann = await house.guest("Ann")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "hard-1"}]
    table = await begin([ann], "buccaneers", seats=seats)
    async with ann.sit_at(table) as window:
        for _ in range(10):
            await window.settled()
            while not window.asked:
                await window.receive()
            assert (await window.act())["type"] == "accepted"
    assert not any('"type":"notice"' in frame for frame in window.frames)
    assert sum(bots.busy(table) for table in crowd) <= ROOM
    failures = house.house.metrics.bot_failures.collect()
    assert not [sample for metric in failures for sample in metric.samples], "nobody failed, nobody stood in"
