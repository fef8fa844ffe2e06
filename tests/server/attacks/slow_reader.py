"""Asks for much and reads nothing of it: answers over HTTP, messages at a table."""

import asyncio
import json
import select
import socket
from collections import Counter
from urllib.parse import urlsplit

from tests.server.attacks._raw import TEXT, come_in, frame, handshake, own_table

PATIENCE = 60.0
TINY = 4_096
GONE = select.POLLHUP | select.POLLERR
PAUSE = 0.02
AT_ONCE = 300


async def attack(url: str, count: int) -> Counter[str]:
    """`count` connections ask and never read: every other one over HTTP, the others at a table."""
    cookie = await come_in(url)
    if cookie is None:
        return Counter({"refused": count})
    table = await own_table(url, cookie)
    request = f"GET /api/openapi.json HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n\r\n".encode()
    message = frame(TEXT, json.dumps({"type": "ping", "ref": "x" * 60}).encode())
    kinds = (
        ("requests", request, request),
        ("messages", handshake(url, table, cookie), message * 100),
    )
    room = asyncio.Semaphore(AT_ONCE)
    return Counter(await asyncio.gather(*(_asks(room, url, *kinds[number % 2]) for number in range(count))))


async def _asks(room: asyncio.Semaphore, url: str, name: str, first: bytes, more: bytes) -> str:
    where = urlsplit(url)
    loop = asyncio.get_running_loop()
    async with room:
        with socket.socket() as sock:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
            sock.setblocking(False)
            try:
                async with asyncio.timeout(PATIENCE):
                    await loop.sock_connect(sock, (where.hostname, where.port))
                    await loop.sock_sendall(sock, first)
                    await asyncio.sleep(PAUSE)
                    await _ask_on(sock, more)
            except TimeoutError:
                return f"{name} still open"
            except OSError:
                pass
    return f"{name} cut off"


async def _ask_on(sock: socket.socket, more: bytes) -> None:
    """Until the other side has had enough, which shows without reading."""
    watch = select.poll()
    watch.register(sock, GONE)
    waiting = b""
    while not any(event & GONE for _, event in watch.poll(0)):
        waiting = waiting or more
        try:
            waiting = waiting[sock.send(waiting) :]
        except BlockingIOError:
            await asyncio.sleep(PAUSE)
        await asyncio.sleep(0)
