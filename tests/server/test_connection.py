"""What is sent to a window: written with the round of the post, or by its task where the reader is slow."""

import asyncio
from collections.abc import Sequence

import pytest

from tortuga.server.connection import CLOSED_NORMALLY, Connection, PostRound
from tortuga.server.identity import Guest

pytestmark = pytest.mark.anyio


class Reader:
    """The other end: what has come, and whether it reads."""

    def __init__(self) -> None:
        self.pieces: list[list[bytes]] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def post_now(self, messages: Sequence[bytes]) -> bool:
        if self.reads.is_set():
            self.pieces.append(list(messages))
        return self.reads.is_set()

    async def post(self, messages: Sequence[bytes]) -> None:
        await self.reads.wait()
        self.pieces.append(list(messages))

    @property
    def heard(self) -> bytes:
        return b"".join(message for piece in self.pieces for message in piece)


async def opened(reader: Reader) -> tuple[Connection, "asyncio.Task[tuple[int, str]]"]:
    connection = Connection(Guest("ann", "Ann"), "en")
    connection.collected(PostRound(), reader.post_now)
    delivering = asyncio.create_task(connection.deliver(reader.post))
    await asyncio.sleep(0)
    return connection, delivering


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_what_is_sent_in_one_turn_is_one_piece() -> None:
    reader = Reader()
    connection, delivering = await opened(reader)
    connection.send_packed(b"a")
    connection.send_packed(b"b")
    assert not reader.pieces
    await turns(1)
    connection.send_packed(b"c")
    await turns(1)
    assert reader.pieces == [[b"a", b"b"], [b"c"]]
    connection.close(CLOSED_NORMALLY, "")
    assert await delivering == (CLOSED_NORMALLY, "")


async def test_a_slow_reader_misses_nothing_and_hears_it_in_order() -> None:
    reader = Reader()
    connection, delivering = await opened(reader)
    reader.reads.clear()
    connection.send_packed(b"a")
    await turns()
    connection.send_packed(b"b")
    reader.reads.set()
    connection.send_packed(b"c")
    await turns()
    connection.send_packed(b"d")
    await turns()
    assert reader.heard == b"abcd"
    connection.send_packed(b"e")
    connection.close(CLOSED_NORMALLY, "")
    connection.send_packed(b"too late")
    await delivering
    assert reader.heard == b"abcde"


async def test_what_is_sent_before_anybody_delivers_waits() -> None:
    reader, connection = Reader(), Connection(Guest("ann", "Ann"), "en")
    connection.collected(PostRound(), reader.post_now)
    connection.send_packed(b"a")
    await turns()
    assert not reader.pieces
    delivering = asyncio.create_task(connection.deliver(reader.post))
    await turns()
    connection.send_packed(b"b")
    await turns()
    assert reader.heard == b"ab"
    delivering.cancel()
