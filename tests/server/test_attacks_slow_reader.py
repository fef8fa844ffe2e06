"""Nobody is written to for long who does not read."""

import asyncio
import random

import pytest

from tests.server.attacks.slow_reader import attack
from tests.server.conftest import OpenHouse
from tests.server.conftest import as_served as anyio_backend  # noqa: F401
from tests.server.harness import PATIENCE
from tests.server.playing import play_out, settle
from tortuga.server.connection import MOST_WAITING, MOST_WAITING_BYTES, Connection
from tortuga.server.doors import Caller
from tortuga.server.identity import Guest

pytestmark = pytest.mark.anyio


async def test_whoever_does_not_read_is_cut_off(open_house: OpenHouse) -> None:
    house = await open_house(unread_seconds=0.5)
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        met = await attack(house.url, 6)
        assert met == {"requests cut off": 3, "messages cut off": 3}
        async with asyncio.timeout(PATIENCE):
            while len(house.sockets.open) > 2:
                await asyncio.sleep(0.01)
        assert await play_out([one, two], random.Random(1), most=4) == 4


def test_little_waits_for_a_slow_reader() -> None:
    many = Connection(Guest("ann", "Ann"), "en")
    for _ in range(MOST_WAITING):
        many.send_packed(b"x")
    assert not many.closing
    many.send_packed(b"x")
    assert many.closing
    much = Connection(Guest("ann", "Ann"), "en")
    much.send_packed(b"x" * (MOST_WAITING_BYTES + 1))
    assert not much.closing
    much.send_packed(b"x")
    assert much.closing


class Line(asyncio.Transport):
    """A transport with so much in its buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.unread, self.closing = 0, False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closing


def test_who_is_overdue() -> None:
    line = Line()
    caller = Caller(line, None, deadline=1_000.0)
    assert not caller.overdue(0.0, 10)
    line.unread = 500
    assert not caller.overdue(5.0, 10)
    line.unread = 400
    assert not caller.overdue(14.0, 10)
    assert not caller.overdue(24.0, 10)
    assert caller.overdue(25.0, 10)
    line.unread = 0
    assert not caller.overdue(500.0, 10)
    assert caller.overdue(1_000.0, 10)


def test_a_line_that_is_being_closed_does_not_stay_for_ever() -> None:
    line = Line()
    caller = Caller(line, None, deadline=float("inf"))
    line.closing = True
    for second in range(200):
        line.unread = 1_000 - second  # a byte now and then
        if caller.overdue(float(second), 10):
            return
    pytest.fail("it is still there")
