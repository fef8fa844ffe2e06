"""Sockets that change houses: processes of one machine hand each other network connections (Linux).

A person may come through the door of any house. Where another on the same machine has their table, it gets
their connection itself, with the request that it began with, and answers as if they had come there at once;
from then on the two have nothing to do with each other. Whoever cannot hand one over keeps it.
"""

import asyncio
import os
import socket
import struct
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, suppress
from typing import Any, TypeAlias

POSSIBLE = hasattr(socket, "SO_PEERCRED") and hasattr(socket, "send_fds")
PATIENCE = 0.5
"""Seconds in which the other house has to say that it takes one."""
READY = b"!"
MOST_AT_ONCE = 65_536
END_OF_HEAD = b"\r\n\r\n"
_CREDENTIALS = struct.Struct("3i")

Adopt: TypeAlias = Callable[[socket.socket, bytes], Awaitable[None]]
"""What is done with a connection that comes, and with its request."""


def _name(house: str) -> str:
    """In a room of its own that Linux has for such names: nothing is left of it when its house is gone."""
    return f"\0tortuga-house-{house}"


def _is_ours(peer: socket.socket) -> bool:
    """Whether it is run by whoever runs us: nobody else is given anything, or taken anything from."""
    found = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(found)
    return bool(user == os.geteuid())


async def hand_over(house: str, connection: int, request: bytes) -> bool:
    """Whether another house has it now: then it is no longer ours to use. It is asked first whether it is
    awake, so that a connection never waits for a house that is stopped, and never has two."""
    if not POSSIBLE:
        return False
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as other:
        other.setblocking(False)
        try:
            async with asyncio.timeout(PATIENCE):
                await loop.sock_connect(other, _name(house))
                if not _is_ours(other) or await loop.sock_recv(other, len(READY)) != READY:
                    return False
            return socket.send_fds(other, [request], [connection]) == len(request)
        except (OSError, TimeoutError):
            return False


class HandoverDoor:
    """Where connections come in that others hand over."""

    def __init__(self, house: str, adopt: Adopt) -> None:
        self._house, self._adopt = house, adopt
        self._listening: socket.socket | None = None
        self._works: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        if not POSSIBLE:
            return
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.setblocking(False)
        self._listening.bind(_name(self._house))
        self._listening.listen()
        self._do(self._listen(self._listening))

    async def close(self) -> None:
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)
        if self._listening is not None:
            self._listening.close()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def _listen(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                other, _ = await loop.sock_accept(listening)
            except OSError:  # as when too many files are open
                await asyncio.sleep(PATIENCE)
                continue
            self._do(self._take(other))

    async def _take(self, other: socket.socket) -> None:
        """What comes in part is still with the other house."""
        with other, ExitStack() as not_taken, suppress(OSError, TimeoutError):
            if not _is_ours(other):
                return
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_sendall(other, READY)
                connection, request = await _received(other, not_taken)
            if connection is not None and request.endswith(END_OF_HEAD):
                not_taken.pop_all()
                await self._adopt(connection, request)


async def _received(other: socket.socket, not_taken: ExitStack) -> tuple[socket.socket | None, bytes]:
    """The connection comes with the first piece of its request; the last is followed by nothing."""
    connection, request = None, b""
    while True:
        await _readable(other)
        piece, came, *_ = socket.recv_fds(other, MOST_AT_ONCE, 1)
        for one in came:
            connection = not_taken.enter_context(socket.socket(fileno=one))
        if not piece:
            return connection, request
        request += piece


async def _readable(other: socket.socket) -> None:
    loop, comes = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(other, comes.set)
    try:
        await comes.wait()
    finally:
        loop.remove_reader(other)
