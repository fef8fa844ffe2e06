"""Sockets without manners: bytes as they are, on streams of our own."""

import asyncio
import base64
import json
import os
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

PATIENCE = 20.0
TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10
MASK = bytes(4)
"""A mask of zeros changes nothing, and is allowed."""


def many_files() -> None:
    """As many connections at once as the system lets us have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def come_in(url: str, name: str = "Mallory") -> str | None:
    """The cookie of a new identity; None if there is none to be had."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.post("/api/me", json={"name": name})
        return http.cookies.get("tortuga") if answer.status_code == 200 else None


async def own_table(url: str, cookie: str) -> str:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies={"tortuga": cookie}) as http:
        return str((await http.post("/api/tables", json={"game": "turtles"})).json()["id"])


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    assert len(data) < 126
    return bytes([opcode | 0x80 * last, 0x80 | len(data)]) + MASK + data


@asynccontextmanager
async def streams(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    where = urlsplit(url)
    reader, writer = await asyncio.wait_for(asyncio.open_connection(where.hostname, where.port), PATIENCE)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


def handshake(url: str, table: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        f"Cookie: tortuga={cookie}",
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        *(f"Sec-WebSocket-Key: {key}", "", ""),
    )
    return "\r\n".join(lines).encode()


async def shake_hands(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, url: str, table: str, cookie: str
) -> str:
    """Ask for the socket of a table; the status of the answer."""
    writer.write(handshake(url, table, cookie))
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return answer.split()[1].decode()


async def first_message(reader: asyncio.StreamReader) -> dict[str, Any]:
    message: dict[str, Any] = json.loads((await asyncio.wait_for(next_frame(reader), PATIENCE))[1])
    return message


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    return first & 0x0F, await reader.readexactly(length)


async def how_it_ended(reader: asyncio.StreamReader, patience: float = PATIENCE) -> str:
    """`closed 1008`, or `cut off` where no last word came."""
    try:
        async with asyncio.timeout(patience):
            while True:
                opcode, data = await next_frame(reader)
                if opcode == CLOSE:
                    return f"closed {int.from_bytes(data[:2], 'big')}"
    except (OSError, asyncio.IncompleteReadError):
        return "cut off"
    except TimeoutError:
        return "still open"
