"""A house that is asked to stop leaves one file with everything in it, whoever is still there."""

import asyncio
import shutil
import signal
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from tests.server.harness import Person
from tests.server.players import FAST, Server, serving

pytestmark = pytest.mark.anyio


async def busy_house(server: Server, stack: AsyncExitStack) -> None:
    """Somebody at a table, somebody who never reads, and somebody who stopped in the middle of a request."""
    person = Person(server.url)
    await stack.enter_async_context(person.http)
    await person.come_in("Ann")
    table = (await person.post("/api/tables", {"game": "turtles"}))["id"]
    await stack.enter_async_context(person.sit_at(table))
    port = int(server.url.rpartition(":")[2])
    for begun in (_upgrade(table, person.token), b"POST /api/me HTTP/1.1\r\ncontent-length: 100\r\n\r\n{"):
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        stack.callback(writer.close)
        writer.write(begun)
        await writer.drain()


def _upgrade(table: str, token: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: house\r\ncookie: tortuga={token}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("busy", [False, True])
async def test_one_file_is_left_with_everything_in_it(tmp_path: Path, by: signal.Signals, busy: bool) -> None:
    path = tmp_path / "house.db"
    async with serving(path, (*FAST, "--shutdown-seconds", "1")) as server, AsyncExitStack() as stack:
        if busy:
            await busy_house(server, stack)
        assert await server.end(by) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["house.db"]
    copy = shutil.copy(path, tmp_path / "copy.db")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (int(busy),)
        assert connection.execute("SELECT COUNT(*) FROM house").fetchone() == (1,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_asking_twice_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    async with serving(path, (*FAST, "--shutdown-seconds", "2")) as server, AsyncExitStack() as stack:
        await busy_house(server, stack)
        server.send(signal.SIGINT)
        assert await server.end(signal.SIGINT) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["house.db"]
