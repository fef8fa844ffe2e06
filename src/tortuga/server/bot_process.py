"""A process that bots live and think in, seen from outside."""

import asyncio
import multiprocessing
import socket
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from tortuga.server import bot_keeper
from tortuga.server.bot_keeper import BotSeat, PutAway, Reply, Request

SPAWN = multiprocessing.get_context("spawn")


LONGEST_START = 120.0
"""Seconds until a process that does not answer at all is given up."""


class BotFailed(Exception):
    """A bot has not chosen. Its text is the kind of failure."""


class KeptBot(NamedTuple):
    """A bot as it lives in a process: which one it is, and how much of its match it has heard."""

    name: str
    course: int
    heard: int
    megabytes: float


class BotProcess:
    """Answers one request after the other. Once it has ended it is of no use, and its bots are gone."""

    def __init__(self) -> None:
        self.busy = self.killed = False
        self.kept: OrderedDict[BotSeat, KeptBot] = OrderedDict()
        """The one asked longest ago comes first."""
        self._megabytes = 0.0
        self._socket, theirs = socket.socketpair()
        with theirs:
            self._process = SPAWN.Process(target=bot_keeper.keep_bots, args=(theirs,), daemon=True)
            self._process.start()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

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

    def keep(self, who: BotSeat, bot: KeptBot, memory: float) -> None:
        """A bot is asked. If all take more than so many megabytes, those asked longest ago make room."""
        self.lost(who)
        self.kept[who] = bot
        self._megabytes += bot.megabytes
        while self._megabytes > memory and len(self.kept) > 1:
            self.put_away(next(iter(self.kept)))

    def put_away(self, who: BotSeat) -> None:
        if self.lost(who):
            self._tell(PutAway(who))

    def lost(self, who: BotSeat) -> bool:
        """A bot is here no longer; whether it was."""
        bot = self.kept.pop(who, None)
        self._megabytes -= bot.megabytes if bot else 0.0
        return bot is not None

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
