"""Two houses over PostgreSQL and Redis, a worker for their bots, and people who play in both and remember
what they were promised."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.server.bot_servers import BotServer
from tests.server.harness import Person, begin
from tests.server.players import FAST, Player, Server
from tests.server.services import Postgres, Redis
from tests.server.turned_clock import command
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game, game_ids
from tortuga.server.settings import HandOver

LEASE = 1.0
THINKING = 0.1
QUIET = 3.0
"""Seconds without news after which a client tries the other house."""
AGAIN = 0.2
HEARD = 10.0
"""Seconds after which every house must have found what another has written, which the bus may not tell."""
PATIENCE = 90.0
BOT = {"kind": "bot", "bot": "random"}


class Roamer:
    """A player who goes to the other house when this one is gone, or says nothing for long."""

    def __init__(self, player: Player, servers: Sequence[Server], at: int) -> None:
        player.behind = True
        self.player, self._servers, self._at = player, servers, at
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def seen(self) -> tuple[int, int]:
        """Grows with everything that comes."""
        return self.player.update.get("number", 0), len(self.player.promised)

    async def play(self) -> None:
        """Until the match is over."""
        while not self.player.over:
            self.player.person.move_to(self._servers[self._at % len(self._servers)].url)
            playing = asyncio.create_task(self.player.play())
            try:
                await self._while_news_come(playing)
            finally:
                self._leave(playing)
            self._at += 1
            await asyncio.sleep(AGAIN)

    async def _while_news_come(self, playing: asyncio.Task[None]) -> None:
        seen = (-1, -1)
        while not playing.done() and seen != self.seen:
            seen = self.seen
            await asyncio.wait([playing], timeout=QUIET)
        if playing.done():
            playing.result()

    def _leave(self, playing: asyncio.Task[None]) -> None:
        """Nobody waits until a house that hangs has said goodbye."""
        self._leaving.add(playing)
        playing.add_done_callback(self._leaving.discard)
        playing.cancel()

    async def missing(self) -> list[Any]:
        """What was acknowledged and is not there, asked of whichever house answers."""
        until = time.monotonic() + HEARD
        while (missing := await self._ask(self.player.missing)) and time.monotonic() < until:
            await asyncio.sleep(AGAIN)
        return list(missing)

    async def doubled(self) -> int:
        """How many decisions were answered more than once."""

        async def count() -> int:
            path = f"/api/tables/{self.player.table}/transcript"
            pages = (await self.player.person.get(path))["pages"]
            answers = Counter(page["answer"]["decision"] for page in pages if page["answer"])
            return sum(times - 1 for times in answers.values())

        return int(await self._ask(count))

    async def proved(self) -> bool:
        """Whether there is a record of the whole match, and it holds."""

        async def fetch() -> httpx.Response:
            return await self.player.person.http.get(f"/api/tables/{self.player.table}/record")

        until = time.monotonic() + HEARD
        while (record := await self._ask(fetch)).status_code != httpx.codes.OK and time.monotonic() < until:
            await asyncio.sleep(AGAIN)
        return verify(read_record(record.content)).outcome is not None

    async def _ask(self, asked: Callable[[], Awaitable[Any]]) -> Any:
        for server in self._servers:
            self.player.person.move_to(server.url)
            with suppress(httpx.HTTPError):
                return await asked()
        raise AssertionError("no house answers")


class Harbour:
    """Two houses, what they stand on, and everyone in them."""

    def __init__(
        self,
        postgres: Postgres,
        redis: Redis,
        guests: AsyncExitStack,
        luck: random.Random,
        hand_over: HandOver = HandOver.MACHINE,
    ) -> None:
        self.postgres, self.redis, self._guests, self.luck = postgres, redis, guests, luck
        self.database = postgres.new_database()
        clocks = Path(guests.enter_context(TemporaryDirectory()))
        self._clocks = [clocks / name for name in ("one", "two")]
        flags = (*FAST, "--bus-url", redis.url, "--lease-seconds", f"{LEASE}", "--hand-over", hand_over)
        self.servers = [Server(self.database, command=command(clock), flags=flags) for clock in self._clocks]
        self.bots = BotServer(redis.url)
        self.roamers: list[Roamer] = []
        self._playing: list[asyncio.Task[None]] = []

    async def begin_matches(self) -> None:
        """One of each game between people in both houses, and one against a bot, against the clock."""
        for game in game_ids():
            await self._begin(game, max(2, find_game(game).seats[0]))
        clock = {"kind": "decision", "seconds": 30}
        await self._begin("turtles", 1, seats=[{"kind": "open"}, BOT], clock=clock)

    async def _begin(self, game: str, people: int, **wish: Any) -> None:
        guests = [Person(self.servers[0].url) for _ in range(people)]
        for number, guest in enumerate(guests):
            await self._guests.enter_async_context(guest.http)
            await guest.come_in(f"player {number}")
        table = await begin(guests, game, grace=None, **wish)
        for seat, guest in enumerate(guests):
            player = Player(guest, table, random.Random(self.luck.random()), THINKING)
            roamer = Roamer(player, self.servers, seat + len(self.roamers))
            self.roamers.append(roamer)
            self._playing.append(asyncio.create_task(roamer.play()))

    def turn_clock(self, seconds: float) -> None:
        """On the wall of one house."""
        self.luck.choice(self._clocks).write_text(str(seconds))

    @property
    def under_way(self) -> list[Roamer]:
        return [roamer for roamer in self.roamers if not roamer.player.over]

    @property
    def acknowledged(self) -> int:
        return sum(len(roamer.player.promised) for roamer in self.roamers)

    async def gone_on(self) -> float:
        """Seconds until everyone has had news."""
        began, before = time.monotonic(), {roamer: roamer.seen for roamer in self.under_way}
        async with asyncio.timeout(PATIENCE):
            while any(roamer.seen == seen and not roamer.player.over for roamer, seen in before.items()):
                self._check()
                await asyncio.sleep(0.05)
        return time.monotonic() - began

    def _check(self) -> None:
        """Whatever a client found wrong."""
        for playing in self._playing:
            if playing.done():
                playing.result()

    async def finish(self) -> None:
        """Play what is left to the end, without thinking."""
        for roamer in self.roamers:
            roamer.player.thinking = 0.0
        async with asyncio.timeout(PATIENCE * 2):
            await asyncio.gather(*self._playing)

    async def leave(self) -> None:
        for playing in self._playing:
            playing.cancel()
        leaving = [task for roamer in self.roamers for task in roamer._leaving]
        await asyncio.gather(*self._playing, *leaving, return_exceptions=True)


@asynccontextmanager
async def harbour(
    postgres: Postgres, redis: Redis, luck: random.Random, hand_over: HandOver = HandOver.MACHINE
) -> AsyncIterator[Harbour]:
    async with AsyncExitStack() as guests:
        there = Harbour(postgres, redis, guests, luck, hand_over)
        started: list[Server | BotServer] = [*there.servers, there.bots]
        for server in started:
            guests.push_async_callback(server.end)
        await asyncio.gather(*(server.start() for server in started))
        guests.push_async_callback(there.leave)
        yield there
