"""What never becomes whole is cut off, and gives way before that."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from tests.server.attacks._raw import streams
from tests.server.attacks.half_open import attack
from tests.server.conftest import OpenHouse
from tests.server.conftest import as_served as anyio_backend  # noqa: F401
from tests.server.harness import PATIENCE, Running

pytestmark = pytest.mark.anyio

SOON = {"head_seconds": 0.3, "body_seconds": 0.3, "idle_seconds": 0.3}


async def test_half_requests_are_cut_off(open_house: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    house = await open_house(**SOON)
    met = await attack(house.url, 40)
    assert set(met) <= {"cut off", "answered 400"}
    assert met["cut off"] >= 30
    assert "request-failed" not in caplog.text
    assert (await house.stranger().get("/health")) == {"status": "open"}


async def test_the_silent_give_way_to_whoever_comes(open_house: OpenHouse) -> None:
    house = await open_house(open_connections=20, head_seconds=1_000, body_seconds=1_000)
    attacking = asyncio.create_task(attack(house.url, 100))
    async with asyncio.timeout(PATIENCE):
        while house.doors.count().total() < 20:
            await asyncio.sleep(0.01)
    for _ in range(20):
        assert (await house.stranger().get("/health")) == {"status": "open"}
    async with asyncio.timeout(PATIENCE):
        while house.doors.count().total() > 20:
            await asyncio.sleep(0.01)
    attacking.cancel()
    with suppress(asyncio.CancelledError):
        await attacking


async def test_one_address_has_its_own_bound(open_house: OpenHouse) -> None:
    """Without trust in proxies the machine itself is an address like any other."""
    house = await open_house(open_per_address=5, trusted_proxies="")
    table, (ann, _) = await house.match()
    windows = [await ann.sit_at(table).open() for _ in range(5)]
    async with streams(house.url) as (reader, _):
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"too-many-connections" in answer
    for window in windows:
        await window.settled()
        await window.close()


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000, b"GET /" + b"x" * 20_000])
async def test_heads_are_bounded(house: Running, head: bytes) -> None:
    for end in (b"", b" HTTP/1.1\r\nHost: x\r\n\r\n"):
        async with streams(house.url) as (reader, writer):
            writer.write(head + end)
            assert (await asyncio.wait_for(reader.read(12), PATIENCE)) == b"HTTP/1.1 400"


async def test_a_handshake_that_cannot_be_answered_is_cut_off(open_house: OpenHouse) -> None:
    """More lines than the library reads: it neither answers nor closes."""
    house = await open_house(head_seconds=0.3)
    lines = "".join(f"X-{number}: 1\r\n" for number in range(200))
    async with streams(house.url) as (reader, writer):
        head = f"GET / HTTP/1.1\r\nHost: {urlsplit(house.url).netloc}\r\nUpgrade: websocket\r\n"
        writer.write(f"{head}Connection: Upgrade\r\n{lines}\r\n".encode())
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await asyncio.wait_for(reader.readexactly(100_000), PATIENCE)


async def test_rubbish_in_the_middle_of_a_body_ends_the_connection(house: Running) -> None:
    async with streams(house.url) as (reader, writer):
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nrubbish\r\n")
        await asyncio.wait_for(reader.read(), PATIENCE)
    assert (await house.stranger().get("/health")) == {"status": "open"}


async def test_a_rest_between_requests_is_cut_short(open_house: OpenHouse) -> None:
    house = await open_house(**SOON)
    async with streams(house.url) as (reader, writer):
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 200")
