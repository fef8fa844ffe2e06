"""An evening with many tables: two people with a window each at every table, who think for some seconds, or
(`--thinking 0`) answer as soon as they are asked.

When a match is over they sit down at a new table. Beside them somebody asks the house for a sign of life
fifty times a second, from a process of its own: the longest answer is the longest pause of the house. In the
end the house is killed and opened again, and every acknowledged action is looked for.

There is no peer in this one. The figures are held against what we promise: p99 of an action and every pause
under 100 ms, under 200 kB of memory for a table with its two windows, nothing lost.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from tests.server.harness import Person, begin
from tests.server.players import FAST, Player, Server, Waited, serving

from benchmarks.figures import Cost, cost, percentile, plot_waits

GAMES = ("turtles", "buccaneers", "tortuga1667")
PROBES_A_SECOND = 50
ROADS = 20
"""Connections for what is asked over HTTP."""
FLAGS = [*FAST, "--connections", "100000", "--open-connections", "100000"]


class Evening(Struct, frozen=True):
    tables: int
    seconds: float
    thinking: float
    games: Sequence[str] = GAMES


class Figures(Struct, frozen=True):
    tables: int
    seconds: float
    matches: int
    actions: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    longest_pause_ms: float
    kilobytes_per_table: float
    cpu_ms_per_action: float
    missing: int


class Crowd:
    """Everybody who plays this evening."""

    def __init__(self, url: str, evening: Evening) -> None:
        self._url, self._evening = url, evening
        self._roads = httpx.AsyncHTTPTransport(
            limits=httpx.Limits(max_connections=ROADS, keepalive_expiry=1.0)
        )
        self._door = asyncio.Semaphore(ROADS)
        self.players: list[Player] = []
        self._staying: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Everybody, and they begin to play."""
        self._staying = [
            asyncio.create_task(self._stay(number, await self._pair(number)))
            for number in range(self._evening.tables)
        ]

    async def go_home(self) -> None:
        for task in self._staying:
            task.cancel()
        for left in await asyncio.gather(*self._staying, return_exceptions=True):
            assert isinstance(left, asyncio.CancelledError), left

    async def _stay(self, number: int, pair: list[Player]) -> None:
        while True:
            async with asyncio.TaskGroup() as playing:
                for player in pair:
                    playing.create_task(player.play())
            for player in pair:
                assert player.over, f"a window was closed in the middle of a match: {player.torn!r}"
            pair = await self._pair(number)

    async def _pair(self, number: int) -> list[Player]:
        async with self._door:
            people = [Person(self._url, self._roads) for _ in range(2)]
            for name, person in zip(("Anne", "Mary"), people, strict=True):
                await person.come_in(f"{name} {number}")
            table = await begin(people, self._evening.games[number % len(self._evening.games)])
        luck = random.Random(number)
        pair = [Player(person, table, luck, self._evening.thinking) for person in people]
        self.players += pair
        return pair

    def waited(self) -> list[Waited]:
        return [waited for player in self.players for waited in player.waited]

    async def missing(self, url: str) -> int:
        """How many acknowledged actions the house no longer knows."""

        async def of(player: Player) -> int:
            async with self._door:
                player.person.move_to(url)
                return len(await player.missing())

        return sum(await asyncio.gather(*map(of, self.players)))

    async def leave(self) -> None:
        await self._roads.aclose()


async def probe(url: str, seconds: float) -> list[Waited]:
    """How long the house takes for a sign of life, many times a second, at a table of one's own."""
    person = Person(url)
    await person.come_in("Bartholomew")
    table = (await person.post("/api/tables", {"game": "turtles", "private": True}))["id"]
    signs: list[Waited] = []
    async with person.sit_at(table) as window:
        over = time.perf_counter() + seconds
        while (asked := time.perf_counter()) < over:
            await window.settled()
            heard = time.perf_counter()
            signs.append(Waited(heard, heard - asked))
            await asyncio.sleep(max(0.0, asked + 1 / PROBES_A_SECOND - heard))
    await person.http.aclose()
    return signs


async def probe_from_elsewhere(url: str, seconds: float) -> list[Waited]:
    words = ("-m", "benchmarks.many_tables", "--probe", url, "--seconds", str(seconds))
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=PIPE)
    said, _ = await process.communicate()
    return msgspec.json.decode(said, type=list[Waited])


class Watcher:
    """Notes every second what the house costs, and shows how the evening goes on."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.empty = cost(pid, 0.0).kilobytes
        self.costs: list[Cost] = []

    async def watch(self, seconds: float) -> None:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            evening = progress.add_task("playing", total=seconds)
            for _ in range(int(seconds)):
                self._note()
                progress.advance(evening)
                await asyncio.sleep(1)
        self._note()

    def _note(self) -> None:
        self.costs.append(cost(self._pid, time.perf_counter()))

    def seconds(self) -> float:
        """Of a processor, meanwhile."""
        return self.costs[-1].seconds - self.costs[0].seconds


async def spend(evening: Evening, database: Path, plot: Path | None = None) -> Figures:
    async with serving(database, FLAGS) as server:
        watcher = Watcher(server.pid)
        crowd = Crowd(server.url, evening)
        await crowd.sit_down()
        with _calm():
            began = time.perf_counter()
            signs, _ = await asyncio.gather(
                probe_from_elsewhere(server.url, evening.seconds),
                watcher.watch(evening.seconds),
            )
            over = time.perf_counter()
            await crowd.go_home()
        missing = await _missing_after_a_kill(server, crowd)
        await crowd.leave()
    waited = _between(began, over, crowd.waited())
    if plot:
        series = {"actions": waited, "signs of life": _between(began, over, signs)}
        thinking = f"{evening.thinking:g} s of thinking" if evening.thinking else "nobody thinks"
        title = f"{evening.tables} tables, {2 * evening.tables} windows, {thinking}"
        plot_waits(series, [one._replace(at=one.at - began) for one in watcher.costs], title, plot)
    matches = len(crowd.players) // 2
    return _figures(evening, matches, waited, signs, watcher, missing)


@contextmanager
def _calm() -> Iterator[None]:
    """No pause of the players' own process in the figures."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _missing_after_a_kill(server: Server, crowd: Crowd) -> int:
    await server.end()
    await server.start()
    return await crowd.missing(server.url)


def _between(began: float, over: float, waited: Sequence[Waited]) -> list[Waited]:
    """Whoever was waiting when it began waited for the generator's own tidying up, too."""
    return [
        Waited(one.at - began, one.seconds)
        for one in waited
        if began < one.at - one.seconds and one.at < over
    ]


def _figures(
    evening: Evening,
    matches: int,
    waited: Sequence[Waited],
    signs: Sequence[Waited],
    watcher: Watcher,
    missing: int,
) -> Figures:
    waits = [1000 * one.seconds for one in waited]
    most = max(one.kilobytes for one in watcher.costs)
    return Figures(
        tables=evening.tables,
        seconds=evening.seconds,
        matches=matches,
        actions=len(waits),
        p50_ms=percentile(waits, 0.5),
        p99_ms=percentile(waits, 0.99),
        longest_ms=max(waits),
        longest_pause_ms=1000 * max(sign.seconds for sign in signs),
        kilobytes_per_table=(most - watcher.empty) / evening.tables,
        cpu_ms_per_action=1000 * watcher.seconds() / max(1, len(waits)),
        missing=missing,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Example: scripts/bench many_tables --plot evening.png"
    )
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--thinking", type=float, default=5.0, help="seconds, on average")
    parser.add_argument("--game", choices=GAMES, help="only this one; all three otherwise")
    parser.add_argument("--plot", type=Path, help="a picture of the evening (png, svg or pdf)")
    parser.add_argument("--probe", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.probe:
        print(json.dumps(asyncio.run(probe(given.probe, given.seconds))))
        return
    evening = Evening(given.tables, given.seconds, given.thinking, (given.game,) if given.game else GAMES)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(spend(evening, Path(folder) / "house.db", given.plot))
    Console().print_json(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
