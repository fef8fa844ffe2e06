"""What an honest match feels while the house is attacked: two people play, before, meanwhile and afterwards.

The house runs with its usual limits. Every attack of `tests/server/attacks` comes from a process of its own,
and from another address than the players. Goals: p99 of an action under 100 ms in every phase, nothing lost,
and the memory comes back.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from tests.server import attacks
from tests.server.harness import FORGOTTEN, Person, begin
from tests.server.players import Player, Waited, serving

from benchmarks.figures import Cost, cost, percentile, plot_waits

HONEST = "127.0.0.77"
THINKING = 0.15
QUIET = 5.0
"""Seconds before the attack, and after it."""


class Phase(Struct, frozen=True):
    actions: int
    p50_ms: float
    p99_ms: float
    longest_ms: float


class Attacked(Struct, frozen=True):
    name: str
    met: dict[str, int]
    phases: dict[str, Phase]
    megabytes: tuple[float, float, float]
    """Before, at most, and afterwards."""
    missing: int


class HonestMatch:
    """Two people who sit down again when their match is over."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._road = httpx.AsyncHTTPTransport(local_address=HONEST, limits=FORGOTTEN)
        self.players: list[Player] = []

    async def play(self) -> None:
        """Until cancelled."""
        people = [Person(self._url, self._road, HONEST) for _ in range(2)]
        for name, person in zip(("Anne", "Mary"), people, strict=True):
            await person.come_in(name)
        while True:
            table = await begin(people, "buccaneers")
            pair = [Player(person, table, random.Random(), THINKING) for person in people]
            self.players += pair
            while not all(player.over for player in pair):
                await asyncio.gather(*(player.play() for player in pair))

    def waited(self) -> list[Waited]:
        return sorted(waited for player in self.players for waited in player.waited)


async def run(name: str, count: int, plot: Path | None) -> Attacked:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder) / "house.db", ()) as server:
            match = HonestMatch(server.url)
            playing = asyncio.create_task(match.play())
            costs: list[Cost] = []
            watching = asyncio.create_task(_watch(server.pid, costs))
            await asyncio.sleep(2 * QUIET)
            began = time.perf_counter()
            met = await _attack(name, server.url, count)
            ended = time.perf_counter()
            await asyncio.sleep(2 * QUIET)
            for task in (playing, watching):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            missing = sum([len(await player.missing()) for player in match.players])
    waited, start = match.waited(), costs[0].at
    if plot:
        shown = {"actions": [Waited(one.at - start, one.seconds) for one in waited]}
        since = [one._replace(at=one.at - start) for one in costs]
        plot_waits(shown, since, f"while {name} is tried", plot)
    phases = {
        "before": _phase([one for one in waited if one.at < began]),
        "while": _phase([one for one in waited if began <= one.at <= ended]),
        "after": _phase([one for one in waited if one.at > ended]),
    }
    before = [one.kilobytes for one in costs if one.at < began]
    held = (before[-1], max(one.kilobytes for one in costs), costs[-1].kilobytes)
    return Attacked(name, met, phases, (held[0] / 1024, held[1] / 1024, held[2] / 1024), missing)


async def _watch(pid: int, costs: list[Cost]) -> None:
    while True:
        costs.append(cost(pid, time.perf_counter()))
        await asyncio.sleep(0.2)


async def _attack(name: str, url: str, count: int) -> dict[str, int]:
    words = ("-m", "tests.server.attacks", name, url, str(count))
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=PIPE)
    said, _ = await process.communicate()
    met: dict[str, int] = json.loads(said)
    return met


def _phase(waited: Sequence[Waited]) -> Phase:
    waits = [1000 * one.seconds for one in waited] or [0.0]
    return Phase(len(waited), percentile(waits, 0.5), percentile(waits, 0.99), max(waits))


def show(results: Sequence[Attacked]) -> None:
    shown = Table("attack", "actions", "p99 before", "while", "after", "longest", "MB", "missing", "met")
    for one in results:
        before, during, after = one.phases.values()
        shown.add_row(
            one.name,
            f"{during.actions}",
            *(f"{phase.p99_ms:.0f} ms" for phase in (before, during, after)),
            f"{during.longest_ms:.0f} ms",
            " → ".join(f"{megabytes:.0f}" for megabytes in one.megabytes),
            f"{one.missing}",
            ", ".join(f"{what} {times}" for what, times in one.met.items()),
        )
    Console().print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="Example: scripts/bench attacks half_open --count 3000"
    )
    parser.add_argument("names", nargs="*", choices=[[], *attacks.names()], help="all of them otherwise")
    parser.add_argument("--count", type=int, default=2_000, help="how often it is tried")
    parser.add_argument("--plots", type=Path, help="a folder for pictures")
    given = parser.parse_args()
    results = []
    for name in given.names or attacks.names():
        Console(stderr=True).print(f"{name} …")
        plot = given.plots / f"{name}.png" if given.plots else None
        results.append(asyncio.run(run(name, given.count, plot)))
        show(results[-1:])
    show(results)


if __name__ == "__main__":
    main()
