"""Round trips of actions at many tables, beside the servers of boardgame.io and Colyseus in the same run.

One load generator (peers/load.js) plays at all of them: two players with a socket each at every table, who
move as soon as they are asked. A round trip lasts from sending a move to hearing that it was taken.
Ours end their matches and sit down at new tables, with new sockets, while it is measured; the peer's game
goes on for ever. Random turtles are over after 20 moves, so the default is buccaneers, with about 95.
For us that is when it is on the disk. boardgame.io keeps its state in memory by default, which loses
everything with the process; with its own storage in files it keeps it, though without waiting for the disk.
Colyseus keeps its state in memory alone. With `--houses 1,2` ours also plays over PostgreSQL and Redis, in so
many processes, the two players of a table in different ones.

The rounds of all servers alternate, so that a busy machine disturbs everybody alike; the median counts.
`full`: as fast as they can. `paced`: every player thinks for about a quarter of a second.
"""

import argparse
import json
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table
from tests.server.services import running_postgres, running_redis

PEERS = Path(__file__).parent / "peers"
GOAL, GOAL_MS = 3.0, 10.0
PACE_MS = 250
MATCHES_A_SECOND = {"turtles": 9.0, "buccaneers": 2.0, "tortuga1667": 2.0}
"""So many matches a second are prepared for each table: random players are quick."""
WARMING_UP = 1.5
"""Seconds that load.js plays before it measures."""
LIMITS = (
    "frames-per-second",
    "requests-per-second",
    "tables-per-guest",
    "connections",
    "connections-per-guest",
    "connections-per-address",
    "open-connections",
    "open-per-address",
    "identities-per-hour",
    "tables-per-hour",
    "seats-per-hour",
)
NO_LIMITS = [word for limit in LIMITS for word in (f"--{limit}", "1000000")]


class Runner(NamedTuple):
    name: str
    kind: str
    command: Callable[[int, Path], list[str]]
    settling: float = 0.0
    """Seconds until it has done what it does at every start; ours gets its bots ready."""
    processes: int = 1


def _ours(port: int, folder: Path) -> list[str]:
    return _serve(port, "--database", str(folder / "house.db"))


def _serve(port: int, *where: str) -> list[str]:
    flags = ["--port", str(port), "--log-level", "warning", *where, *NO_LIMITS]
    return [sys.executable, "-c", "from tortuga.cli import main; main()", "serve", *flags]


def _boardgameio(port: int, folder: Path, *, files: bool) -> list[str]:
    return ["node", str(PEERS / "boardgameio.js"), str(port), *([str(folder)] if files else [])]


OURS = Runner("tortuga, on the disk", "buccaneers", _ours, 8.0)
PEER_RUNNERS = (
    Runner("boardgame.io, in memory", "boardgameio", lambda port, at: _boardgameio(port, at, files=False)),
    Runner("boardgame.io, in files", "boardgameio", lambda port, at: _boardgameio(port, at, files=True)),
    Runner(
        "Colyseus, in memory", "colyseus", lambda port, _: ["node", str(PEERS / "colyseus.mjs"), str(port)]
    ),
)


@contextmanager
def houses(numbers: Sequence[int]) -> Iterator[list[Runner]]:
    """Ours over a real PostgreSQL and Redis, in so many processes."""
    if not numbers:
        yield []
        return
    with running_postgres() as postgres, running_redis() as redis:

        def runner(processes: int) -> Runner:
            url = postgres.new_database()
            where = ("--database-url", url, "--bus-url", redis.url)
            name = f"tortuga, PostgreSQL, {processes} process{'es' if processes > 1 else ''}"
            return Runner(name, OURS.kind, lambda port, _: _serve(port, *where), OURS.settling, processes)

        yield [runner(processes) for processes in numbers]


@contextmanager
def serving(runner: Runner) -> Iterator[tuple[list[int], list[int]]]:
    """A fresh server: ports and numbers of its processes."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as processes:
        ports, pids = [_free_ports() for _ in range(runner.processes)], []
        for port in ports:
            command = runner.command(port, Path(folder))
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            processes.enter_context(process)
            processes.callback(process.send_signal, signal.SIGKILL)
            assert process.stdout is not None
            process.stdout.readline()  # says that it is open
            pids.append(process.pid)
        time.sleep(runner.settling)
        yield ports, pids


def _free_ports() -> int:
    """A port that is free, as is the next one (boardgame.io takes two)."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            try:
                two.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def measure(runner: Runner, tables: int, seconds: float, pause: int) -> dict[str, float]:
    quick = MATCHES_A_SECOND.get(runner.kind, 0.0) if not pause else 1.0
    matches = 2 + round((seconds + WARMING_UP) * quick)
    with serving(runner) as (ports, pids):
        numbers = [_listed(ports), tables, seconds, pause, matches, _listed(pids)]
        command = ["node", str(PEERS / "load.js"), runner.kind, *map(str, numbers)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench server --rounds 5")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each server in each round")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", choices=MATCHES_A_SECOND, default=OURS.kind, help="what is played at ours")
    parser.add_argument(
        "--houses",
        type=lambda given: [int(number) for number in given.split(",")],
        default=[],
        help="also over PostgreSQL and Redis, in so many processes: 1,2",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    if not shutil.which("node"):
        sys.exit("This needs node and npm, for the peer and for the load generator.")
    if not (PEERS / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEERS, check=True)
    with houses(given.houses) as many:
        ours = [runner._replace(kind=given.game) for runner in (OURS, *many)]
        results = rounds((*ours, *PEER_RUNNERS), given.rounds, given.tables, given.seconds)
    if given.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, given.tables)


def rounds(
    runners: Sequence[Runner], count: int, tables: int, seconds: float
) -> dict[str, dict[str, dict[str, float]]]:
    """For each server, `full` and `paced`: the medians of all figures."""
    paces = {"full": 0, "paced": PACE_MS}
    found: dict[str, dict[str, list[dict[str, float]]]] = {
        runner.name: {pace: [] for pace in paces} for runner in runners
    }
    for _ in track(range(count), "rounds", console=Console(stderr=True), transient=True):
        for pace, pause in paces.items():
            for runner in runners:
                found[runner.name][pace].append(measure(runner, tables, seconds, pause))
    return {
        name: {pace: _medians(figures) for pace, figures in by_pace.items()}
        for name, by_pace in found.items()
    }


def _medians(figures: list[dict[str, Any]]) -> dict[str, float]:
    return {key: statistics.median(one[key] for one in figures) for key in ("rate", "p50", "p99", "cpu")}


def show(results: dict[str, dict[str, dict[str, float]]], tables: int) -> None:
    ours = results[OURS.name]["full"]["rate"]
    title = f"{tables} tables playing; goals {GOAL:g} times its rate, p99 under {GOAL_MS:g} ms"
    shown = Table(title=title, title_justify="left")
    columns = ("", "actions/s", "ours is", "p50 ms", "p99 ms", "CPU ms/action", "paced p50", "paced p99")
    for column in columns:
        shown.add_column(column, justify="right" if column else "left")
    for name, by_pace in results.items():
        full, paced = by_pace["full"], by_pace["paced"]
        times = "" if name == OURS.name else f"{ours / full['rate']:.2f} times"
        figures = [full["p50"], full["p99"], full["cpu"], paced["p50"], paced["p99"]]
        shown.add_row(name, f"{full['rate']:,.0f}", times, *(f"{figure:.2f}" for figure in figures))
    Console().print(shown)


if __name__ == "__main__":
    main()
