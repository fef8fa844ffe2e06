"""Frames that are no messages count like all others."""

import asyncio
import random

import pytest

from tests.server.attacks._raw import PING, come_in, frame, handshake, how_it_ended, own_table, streams
from tests.server.attacks.control_frames import FLOODS, attack
from tests.server.conftest import OpenHouse
from tests.server.conftest import as_served as anyio_backend  # noqa: F401
from tests.server.harness import Running, Window
from tests.server.playing import play_out, settle
from tortuga.server.socket_door import MOST_FLOODING, MOST_FRAGMENTS, PacedProtocol

pytestmark = pytest.mark.anyio


async def test_whoever_floods_is_closed_with_a_reason_and_nobody_else_is_touched(
    open_house: OpenHouse,
) -> None:
    house = await open_house(frames_per_second=20)
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        met = await attack(house.url, 20_000)
        assert met == {f"{name} closed 1008": 1 for name in FLOODS}
        assert await play_out([one, two], random.Random(1), most=4) == 4


async def test_no_more_frames_are_read_than_the_limit_allows(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one of the thousands in the same chunk is looked at, let alone answered."""
    read = 0
    receive = PacedProtocol.recv_frame

    def counting(protocol: PacedProtocol, frame: object) -> None:
        nonlocal read
        read += 1
        receive(protocol, frame)  # type: ignore[arg-type]

    monkeypatch.setattr(PacedProtocol, "recv_frame", counting)
    house = await open_house(frames_per_second=0.01)
    await attack(house.url, 20_000)
    assert read <= len(FLOODS) * (MOST_FLOODING + 2)


async def test_pieces_of_a_message_are_counted_even_if_they_come_slowly(house: Running) -> None:
    """The limit of frames is far away; a message of empty pieces still ends."""
    table, (ann, _) = await house.match("buccaneers")
    window: Window = await ann.sit_at(table).open()
    await window.socket.send("" for _ in range(MOST_FRAGMENTS + 10))
    closed = await window.gone()
    assert (closed.code, closed.reason) == (1008, "too-fast")


async def test_a_ping_within_the_limit_is_answered(open_house: OpenHouse) -> None:
    house = await open_house(frames_per_second=20)
    table, (ann, _) = await house.match("buccaneers")
    async with ann.sit_at(table) as window:
        for _ in range(10):
            await (await window.socket.ping())
        await window.settled()


async def test_a_flood_in_one_window_is_one_in_all_of_them(open_house: OpenHouse) -> None:
    """Refusing each frame of each window would cost more than the frames."""
    house = await open_house(frames_per_second=0.01)
    table, (ann, _) = await house.match("buccaneers")
    windows = [await ann.sit_at(table).open() for _ in range(4)]
    for window in windows:
        for _ in range(MOST_FLOODING):
            await window.send({"type": "ping"})
    for window in windows:
        assert (await window.gone()).code == 1008
    refused = [frame for window in windows for frame in window.frames if '"too-fast"' in frame]
    assert len(refused) <= MOST_FLOODING + 2 * len(windows)


async def test_frames_before_the_handshake_is_answered(
    open_house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house = await open_house()
    cookie = await come_in(house.url) or ""
    table = await own_table(house.url, cookie)
    for _ in range(20):
        async with streams(house.url) as (reader, writer):
            writer.write(handshake(house.url, table, cookie))
            await asyncio.sleep(0)
            writer.write(frame(PING) * 10)
            await how_it_ended(reader, 0.2)
    assert "AssertionError" not in caplog.text
    assert "Fatal error" not in caplog.text
