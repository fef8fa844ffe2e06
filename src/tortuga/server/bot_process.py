"""A process that bots live and think in, seen from outside."""

import asyncio
import multiprocessing
import socket
from math import inf

import msgspec

from tortuga.server import bot_keeper
from tortuga.server.bot_keeper import BotSeat, PutAway, Reply, Request
from tortuga.server.bot_thinker import BotFailed, BotThinker, Errand

SPAWN = multiprocessing.get_context("spawn")


LONGEST_START = 120.0
"""Seconds until a process that does not answer at all is given up."""


class BotProcess(BotThinker):
    """Answers one request after the other. Once it has ended it is of no use, and its bots are gone."""

    def __init__(self, memory: float = inf) -> None:
        super().__init__(memory=memory)
        self._socket, theirs = socket.socketpair()
        with theirs:
            self._process = SPAWN.Process(target=bot_keeper.keep_bots, args=(theirs,), daemon=True)
            self._process.start()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def do(self, errand: Errand) -> Reply:
        loop = asyncio.get_running_loop()
        began = loop.time()
        reply = await self.ask(errand.request, errand.seconds)
        await asyncio.sleep(began + errand.holds - loop.time())
        return reply

    async def ask(self, request: Request, seconds: float) -> Reply:
        """The answer; `BotFailed` or `TimeoutError`. If nobody waits for it any longer, the process is ended.
        That it is still starting is not held against a bot."""
        try:
            async with asyncio.timeout(LONGEST_START):
                reader = await self._started()
            async with asyncio.timeout(seconds):
                self._tell(request)
                reply = await _reply(reader)
        except BaseException:
            self.kill()
            raise
        if reply.failed:
            raise BotFailed(reply.failed)
        return reply

    async def _started(self) -> asyncio.StreamReader:
        if self._reader is None:
            reader, self._writer = await asyncio.open_connection(sock=self._socket)
            await _reply(reader)
            self._reader = reader
        return self._reader

    def _dismiss(self, who: BotSeat) -> None:
        self._tell(PutAway(who))

    def _tell(self, request: Request) -> None:
        if self._writer is not None and not self.killed:
            self._writer.write(msgspec.json.encode(request) + b"\n")

    def kill(self) -> None:
        """Let go of it; it may take a moment to end."""
        self.killed = True
        self._process.kill()
        if self._writer is not None:
            self._writer.close()
        else:
            self._socket.close()

    async def end(self) -> None:
        self.kill()
        await asyncio.to_thread(self._process.join)


async def _reply(reader: asyncio.StreamReader) -> Reply:
    line = await reader.readline()
    if not line:
        raise BotFailed("ProcessEnded")
    return msgspec.json.decode(line, type=Reply)
