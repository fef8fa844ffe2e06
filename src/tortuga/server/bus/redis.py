"""The bus of several processes: Redis, or Valkey. It keeps nothing there, so nothing can be lost there.

Whoever is in this process hears a notice at once; the others through the channel, if it is there. While it
is not, the newest notices wait for it, and nobody waits for them.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import islice

import msgspec
import redis.asyncio as redis
from msgspec import Struct
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tortuga.server.bus.bus import Bus, Hear, Notice
from tortuga.server.bus.memory import MemoryBus
from tortuga.server.logs import log

CHANNEL = "tortuga"
MOST_WAITING = 10_000
GATHERING, MOST_TOGETHER = 0.01, 200
"""Seconds in which notices gather, and how many go together: one costs everyone as much as all of them."""
LEISURE = 0.2
"""Seconds in which those gather that nobody waits for."""
AGAIN = 0.5
"""Seconds until a connection that was lost is tried again."""
SILENCE = 5.0
"""Seconds after which it is asked whether anybody is still there."""
LOST = (RedisError, OSError)


class Parcel(Struct, frozen=True, array_like=True):
    """Notices on their way, and which end of the bus they come from."""

    sender: str
    notices: tuple[Notice, ...]


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Parcel).decode


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        self._client = redis.from_url(
            url, socket_connect_timeout=SILENCE, socket_timeout=SILENCE, health_check_interval=SILENCE
        )
        database = self._client.connection_pool.connection_kwargs.get("db", 0)
        self._channel = f"{CHANNEL}-{database}"
        self._name = secrets.token_hex(8)
        self._own = _write([self._name])[:-1]
        """How everything begins that comes from here."""
        self._here = MemoryBus()
        self._waiting: deque[Notice] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()
        self._later: asyncio.TimerHandle | None = None
        self._listens = asyncio.Event()
        self._works: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """If nobody is there yet, they may come later."""
        self._works = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        try:
            await asyncio.wait_for(self._listens.wait(), SILENCE)
        except TimeoutError:
            log("bus-absent", logging.ERROR)

    async def close(self) -> None:
        self._hurry()
        await asyncio.gather(*map(_ended, self._works))
        with suppress(*LOST, TimeoutError):
            async with asyncio.timeout(AGAIN):
                await self._send_waiting()
        await self._here.close()
        await self._client.aclose()

    def tell(self, notice: Notice, *, hurry: bool = True) -> None:
        self._here.tell(notice)
        self._waiting.append(notice)
        if hurry:
            self._hurry()
        elif self._later is None:
            self._later = asyncio.get_running_loop().call_later(LEISURE, self._hurry)

    def _hurry(self) -> None:
        """What has gathered goes now, in its order."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._news.set()

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        return self._here.subscribe(hear)

    # From the others

    async def _listen(self) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=False) as channel:
                    await channel.subscribe(self._channel)
                    await self._take_in(channel)
            except LOST as lost:
                self._fell_silent(lost)
            await asyncio.sleep(AGAIN)

    async def _take_in(self, channel: PubSub) -> None:
        while True:
            message = await channel.get_message(timeout=SILENCE)
            if message is None:
                continue
            if message["type"] == "subscribe":
                self._listens.set()
            elif message["type"] == "message":
                await self._unpack(message["data"])

    async def _unpack(self, data: bytes) -> None:
        """Another version may say what we do not understand; the store has it anyway."""
        if data.startswith(self._own):
            return
        try:
            parcel = _read(data)
        except msgspec.MsgspecError as unread:
            log("notice-not-understood", logging.WARNING, why=type(unread).__name__)
            return
        for notice in parcel.notices:
            self._here.tell(notice)

    def _fell_silent(self, why: Exception) -> None:
        if self._listens.is_set():
            self._listens.clear()
            log("bus-lost", logging.ERROR, why=type(why).__name__)

    # To the others

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHERING)
            self._news.clear()
            try:
                await self._send_waiting()
            except LOST:
                self._news.set()
                await asyncio.sleep(AGAIN)

    async def _send_waiting(self) -> None:
        """All that has gathered meanwhile goes together, which costs everyone little more than one. What was
        sent but not answered for is sent again: a notice may come twice."""
        while self._waiting:
            together = tuple(islice(self._waiting, MOST_TOGETHER))
            await self._client.publish(self._channel, _write(Parcel(self._name, together)))
            for _ in together:
                self._waiting.popleft()


async def _ended(work: asyncio.Task[None]) -> None:
    """The library may keep a cancellation to itself, when an answer comes with it."""
    while not work.done():
        work.cancel()
        await asyncio.wait([work], timeout=AGAIN)
