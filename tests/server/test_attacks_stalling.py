"""Whoever does nothing at public tables holds nobody up for long, and leaves nothing behind."""

import pytest

from tests.server.attacks.stalling import attack
from tests.server.harness import Running
from tortuga.server.store import Status

pytestmark = pytest.mark.anyio


async def test_a_staller_holds_nobody_up(house: Running) -> None:
    table, (ann, bob) = await house.match(options={"first": "south"})
    met = await attack(house.url, 30)
    assert met == {"clock runs": 30, "closed": 30}
    assert [row.id for row in await house.house.store.tables((Status.RUNNING,))] == [table]
    async with ann.sit_at(table) as one, bob.sit_at(table):
        await one.settled()
        assert (await one.act())["type"] == "accepted"
