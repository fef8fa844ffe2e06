"""A process that bots live and think in, seen from outside."""

import asyncio
import multiprocessing
import socket
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from tortuga.server import bot_keeper
from tortuga.server.bot_keeper import BotSeat, PutAway, Reply, Request

MOST_KEPT = 8
"""Bots in one process; the strongest of turtles takes 64 megabytes. The one asked longest ago is put away."""

SPAWN = multiprocessing.get_context("spawn")


class BotFailed(Exception):
    """A bot has not chosen. Its text is the kind of failure."""


class KeptBot(NamedTuple):
    """A bot as it lives in a process: which one it is, and how much of its match it has heard."""

    name: str
    course: int
    heard: int


class BotProcess:
    """Answers one request after the other. Once it has ended it is of no use, and its bots are gone."""

    def __init__(self) -> None:
        self.busy = self.killed = False
        self.kept: OrderedDict[BotSeat, KeptBot] = OrderedDict()
        """The one asked longest ago comes first."""
        self._socket, theirs = socket.socketpair()
        with theirs:
            self._process = SPAWN.Process(target=bot_keeper.keep_bots, args=(theirs,), daemon=True)
            self._process.start()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def ask(self, request: Request) -> int:
        """The answer, or `BotFailed`. If nobody waits for it any longer, the process is ended."""
        try:
            reply = await self._reply(request)
        except BaseException:
            self.kill()
            raise
        if reply.failed:
            raise BotFailed(reply.failed)
        return reply.choice

    async def _reply(self, request: Request) -> Reply:
        if self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(sock=self._socket)
        self._tell(request)
        line = await self._reader.readline()
        if not line:
            raise BotFailed("ProcessEnded")
        return msgspec.json.decode(line, type=Reply)

    def keep(self, who: BotSeat, bot: KeptBot) -> None:
        """A bot is asked; if it is a new one there may have to be room for it."""
        self.kept[who] = bot
        self.kept.move_to_end(who)
        if len(self.kept) > MOST_KEPT:
            self.put_away(next(iter(self.kept)))

    def put_away(self, who: BotSeat) -> None:
        if self.kept.pop(who, None):
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
