"""What several houses survive: two processes over PostgreSQL and Redis, people who play in both, and
something that breaks under them.

    python -m tests.server.faults docs/faults.md

lets everything break in turn, and writes down what came of it.
"""

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.server.harness import Person, begin
from tests.server.players import FAST, Player, Server
from tests.server.services import Postgres, Redis, running_postgres, running_redis
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game, game_ids

LEASE = 1.0
PAST_LEASE = 3 * LEASE
THINKING = 0.1
QUIET = 3.0
"""Seconds without news after which a client tries the other house."""
AGAIN = 0.2
HEARD = 10.0
"""Seconds after which every house must have found what another has written, which the bus may not tell."""
PATIENCE = 90.0
FEW = 5
"""People under way; with fewer of them further matches begin."""
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
        servers: Sequence[Server],
        guests: AsyncExitStack,
        luck: random.Random,
    ) -> None:
        self.postgres, self.redis, self.servers = postgres, redis, servers
        self._guests, self.luck = guests, luck
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
async def harbour(postgres: Postgres, redis: Redis, luck: random.Random) -> AsyncIterator[Harbour]:
    flags = (*FAST, "--bus-url", redis.url, "--lease-seconds", f"{LEASE}")
    database = postgres.new_database()
    servers = [Server(database, flags=flags) for _ in range(2)]
    async with AsyncExitStack() as guests:
        for server in servers:
            guests.push_async_callback(server.end)
        await asyncio.gather(*(server.start() for server in servers))
        there = Harbour(postgres, redis, servers, guests, luck)
        guests.push_async_callback(there.leave)
        yield there


# What breaks


async def kill_a_house(harbour: Harbour) -> None:
    killed = harbour.luck.choice(harbour.servers)
    await killed.end(signal.SIGKILL)
    await asyncio.sleep(1.0)
    await killed.start()


async def restart_the_database(harbour: Harbour) -> None:
    await asyncio.to_thread(harbour.postgres.restart)


async def flush_and_restart_redis(harbour: Harbour) -> None:
    harbour.redis.ask("FLUSHALL")
    await asyncio.to_thread(harbour.redis.restart)


async def go_without_redis(harbour: Harbour) -> None:
    await asyncio.to_thread(harbour.redis.end)
    await harbour.gone_on()
    await asyncio.to_thread(harbour.redis.start)


async def stop_a_house_past_its_lease(harbour: Harbour) -> None:
    stopped = harbour.luck.choice(harbour.servers)
    stopped.send(signal.SIGSTOP)
    await asyncio.sleep(PAST_LEASE)
    stopped.send(signal.SIGCONT)


class Fault(NamedTuple):
    said: str
    happens: Callable[[Harbour], Awaitable[None]]


FAULTS = (
    Fault("one house is killed (`kill -9`), and started again", kill_a_house),
    Fault("PostgreSQL is shut down at once, and started again", restart_the_database),
    Fault("Redis is flushed, and started again", flush_and_restart_redis),
    Fault("Redis is away, until everyone has gone on without it", go_without_redis),
    Fault("one house is stopped (`SIGSTOP`) past its leases, and goes on", stop_a_house_past_its_lease),
)


class Finding(NamedTuple):
    fault: str
    people: int
    """At matches that were under way."""
    acknowledged: int
    """Actions, up to then."""
    lost: int
    doubled: int
    seconds: float
    """Until everyone had news again, from the end of the fault."""


async def suffered(harbour: Harbour, fault: Fault) -> Finding:
    """What came of a fault in the middle of matches."""
    if len(harbour.under_way) < FEW:
        await harbour.begin_matches()
    await harbour.gone_on()
    await asyncio.sleep(harbour.luck.uniform(0.0, 0.5))
    people = len(harbour.under_way)
    await fault.happens(harbour)
    seconds = await harbour.gone_on()
    lost = [await roamer.missing() for roamer in harbour.roamers]
    doubled = [await roamer.doubled() for roamer in harbour.roamers]
    return Finding(fault.said, people, harbour.acknowledged, sum(map(len, lost)), sum(doubled), seconds)


async def suffer_all(luck: random.Random, postgres: Postgres, redis: Redis, rounds: int = 1) -> list[Finding]:
    """Every fault in turn, and then every match to its end, proved from its record."""
    async with harbour(postgres, redis, luck) as there:
        await there.begin_matches()
        found = [await suffered(there, fault) for _ in range(rounds) for fault in FAULTS]
        await there.finish()
        for roamer in there.roamers:
            assert await roamer.proved()
        return found


PAGE = """# What several houses survive

Two processes of `tortuga serve` over one PostgreSQL and one Redis. People play all three games, each table
with people in both houses, and one more against a bot and the clock. Every client checks that no update is
left out or comes twice, remembers what was acknowledged, and goes to the other house when its own is gone, or
silent for {quiet:.0f} seconds. Then something breaks. Afterwards all that was acknowledged must be in its
place, once, everyone must go on, and every match must come to its end with a record that can be proved.

`python -m tests.server.faults docs/faults.md` does this and writes the table, with leases of {lease:.0f}
seconds; a short version is in the test run.

| what breaks | people playing | acknowledged until then | lost | doubled | everyone goes on |
| --- | --- | --- | --- | --- | --- |
{rows}
"""


def page(found: Sequence[Finding]) -> str:
    rows = []
    for fault in FAULTS:
        of = [one for one in found if one.fault == fault.said]
        most = max(one.seconds for one in of)
        numbers = (sum(one.people for one in of), sum(one.acknowledged for one in of))
        wrong = (sum(one.lost for one in of), sum(one.doubled for one in of))
        cells = [fault.said, *map(str, (*numbers, *wrong)), f"after {most:.1f} s"]
        rows.append(f"| {' | '.join(cells)} |")
    return PAGE.format(quiet=QUIET, lease=LEASE, rows="\n".join(rows))


def main() -> None:
    rounds = 5 if os.environ.get("TORTUGA_LONG") else 2
    with running_postgres() as postgres, running_redis() as redis:
        found = asyncio.run(suffer_all(random.Random(), postgres, redis, rounds))
    Path(sys.argv[1]).write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
