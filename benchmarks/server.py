"""Round trips of actions at many tables, beside the servers of boardgame.io and Colyseus in the same run.

One load generator (peers/load.js) plays at all of them: two players with a socket each at every table, who
move as soon as they are asked. A round trip lasts from sending a move to hearing that it was taken.
Ours end their matches and sit down at new tables, with new sockets, while it is measured; the peer's game
goes on for ever. Random turtles are over after 20 moves, so the default is buccaneers, with about 95.
For us that is when it is on the disk. boardgame.io keeps its state in memory by default, which loses
everything with the process; with its own storage in files it keeps it, though without waiting for the disk.
Colyseus keeps its state in memory alone. With `--houses 1,2` ours also plays over PostgreSQL and Redis, in so
many processes; `--spread` says whether the two players of a table come to different ones (split), to the same
one (whole), or each where a balancer may send them (chance). `--hand-over never` lets them stay there.
With `--beside DIR` ours of another working tree plays, too: before and after a change in the same run.

All servers are open all the time and idle but one. Their rounds alternate, so that a busy machine disturbs
everybody alike; the median counts. `full`: as fast as they can. `paced`: every player thinks for about a
quarter of a second. With `--growth 10,200` the numbers of tables alternate too, at full speed.

With `--share 0.3` every process of a server gets so much of a core and no more: on a small machine the load
generator and the database then have room beside two of them, as they would on a large one.

`CPU` is the server's processor time for an action, `load` that of the load generator: where the two together
fill the cores, the rate says as much about the one as about the other.
"""

import argparse
import json
import math
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table
from tests.server.services import running_postgres, running_redis

from benchmarks.held import held

PEERS = Path(__file__).parent / "peers"
GOAL, GOAL_MS = 2.0, 10.0
PACE_MS = 250
MATCHES_A_SECOND = {"turtles": 9.0, "buccaneers": 2.0, "tortuga1667": 4.0}
"""So many matches a second are prepared for each of `USUAL` tables: random players are quick."""
USUAL = 50
WARMING_UP = 1.5
"""Seconds that load.js plays before it measures."""
SPREADS = {"whole", "chance", "split"}
FIGURES = ("rate", "p50", "p99", "cpu", "load")
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
    sources: Path | None = None
    """Of which working tree, if it is not this one."""


class Turn(NamedTuple):
    """How a server is played at for a while."""

    tables: int
    pause: int = 0
    """Milliseconds that everybody thinks."""
    spread: str = ""
    """Where the players of a table come to, if there are several processes and not all ways are the same."""


class Server(NamedTuple):
    """One that is open."""

    runner: Runner
    ports: list[int]
    pids: list[int]
    cores: float
    """What it may use of them."""

    def measure(self, turn: Turn, seconds: float) -> dict[str, float]:
        quick = MATCHES_A_SECOND.get(self.runner.kind, 0.0) * USUAL / turn.tables * min(1.0, self.cores)
        matches = 2 + math.ceil((seconds + WARMING_UP) * (min(quick, 1.0) if turn.pause else quick))
        numbers = [_listed(self.ports), turn.tables, seconds, turn.pause, matches, _listed(self.pids)]
        command = [
            "node",
            str(PEERS / "load.js"),
            self.runner.kind,
            *map(str, numbers),
            turn.spread or "whole",
        ]
        done = subprocess.run(command, stdout=PIPE, check=True, text=True)
        result: dict[str, float] = json.loads(done.stdout)
        if not result["rate"]:
            sys.exit(f"{self.runner.name} took no action at all.")
        if result["dry"]:
            sys.exit(f"{self.runner.name} played all the matches that were prepared: its rate means nothing.")
        return result


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
def houses(numbers: Sequence[int], hand_over: str) -> Iterator[list[Runner]]:
    """Ours over a real PostgreSQL and Redis, in so many processes."""
    if not numbers:
        yield []
        return
    with running_postgres() as postgres, running_redis() as redis:

        def runner(processes: int) -> Runner:
            url, bus = postgres.new_database(), f"{redis.url.rpartition('/')[0]}/{processes}"
            where = ("--database-url", url, "--bus-url", bus, "--hand-over", hand_over)
            name = f"tortuga, PostgreSQL, {processes} process{'es' if processes > 1 else ''}"
            return Runner(name, OURS.kind, lambda port, _: _serve(port, *where), OURS.settling, processes)

        yield [runner(processes) for processes in numbers]


@contextmanager
def serving(runner: Runner, share: float | None = None) -> Iterator[Server]:
    """A fresh server; each process on its share of a core."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as processes:
        ports, pids = [_free_ports() for _ in range(runner.processes)], []
        for port in ports:
            command = runner.command(port, Path(folder))
            first = processes.enter_context(held(share)) if share else None
            environment = _environment(runner.sources)
            process = subprocess.Popen(
                command, stdout=PIPE, stderr=DEVNULL, preexec_fn=first, env=environment
            )
            processes.enter_context(process)
            processes.callback(process.send_signal, signal.SIGKILL)
            assert process.stdout is not None
            process.stdout.readline()  # says that it is open
            pids.append(process.pid)
        yield Server(runner, ports, pids, runner.processes * (share or 1.0))


def _environment(sources: Path | None) -> dict[str, str] | None:
    return None if sources is None else os.environ | {"PYTHONPATH": str(sources / "src")}


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


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench server --rounds 5")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each server in each round")
    parser.add_argument("--tables", type=int, default=USUAL)
    parser.add_argument("--growth", type=_numbers, default=[], help="so many tables instead: 10,50,200,800")
    parser.add_argument(
        "--servers", default="", help="only those whose names contain one of these: disk,memory"
    )
    parser.add_argument("--game", choices=MATCHES_A_SECOND, default=OURS.kind, help="what is played at ours")
    parser.add_argument(
        "--houses",
        type=_numbers,
        default=[],
        help="also over PostgreSQL and Redis, in so many processes: 1,2",
    )
    parser.add_argument(
        "--spread", type=_spreads, default=["chance"], help="where people come to: whole,chance,split"
    )
    parser.add_argument("--hand-over", choices=("machine", "never"), default="machine")
    parser.add_argument("--beside", type=Path, help="also ours of this working tree")
    parser.add_argument("--share", type=float, help="of a core for each process, as root: 0.3")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    if not shutil.which("node"):
        sys.exit("This needs node and npm, for the peer and for the load generator.")
    if not (PEERS / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-save", "--silent"], cwd=PEERS, check=True)
    turns = {f"{tables} tables": Turn(tables) for tables in given.growth}
    turns = turns or {"full": Turn(given.tables), "paced": Turn(given.tables, PACE_MS)}
    turns |= {
        f"{name}, {spread}": turn._replace(spread=spread)
        for name, turn in turns.items()
        for spread in given.spread
    }
    with houses(given.houses, given.hand_over) as many:
        ours = [runner._replace(kind=given.game) for runner in (*_both(given.beside), *many)]
        chosen = [runner for runner in (*ours, *PEER_RUNNERS) if _named(runner, given.servers)]
        results = rounds(chosen, given.rounds, turns, given.seconds, given.share)
    if given.json:
        print(json.dumps(results, indent=2))
    else:
        show(results)


def _both(beside: Path | None) -> list[Runner]:
    if beside is None:
        return [OURS]
    return [OURS, OURS._replace(name=f"{OURS.name}, {beside.name}", sources=beside.resolve())]


def _numbers(given: str) -> list[int]:
    return [int(number) for number in given.split(",")]


def _spreads(given: str) -> list[str]:
    found = given.split(",")
    if not set(found) <= SPREADS:
        raise argparse.ArgumentTypeError(f"one or more of {', '.join(sorted(SPREADS))}")
    return found


def _named(runner: Runner, words: str) -> bool:
    return any(word in runner.name for word in words.split(","))


def rounds(
    runners: Sequence[Runner],
    count: int,
    turns: Mapping[str, Turn],
    seconds: float,
    share: float | None = None,
) -> dict[str, dict[str, dict[str, float]]]:
    """For each server, and each way to play at it: the medians of all figures."""
    found: dict[str, dict[str, list[dict[str, float]]]] = {
        runner.name: {name: [] for name, turn in turns.items() if _fits(runner, turn)} for runner in runners
    }
    with ExitStack() as opened:
        servers = [opened.enter_context(serving(runner, share)) for runner in runners]
        time.sleep(max(runner.settling for runner in runners) / (share or 1.0))
        for _ in track(range(count), "rounds", console=Console(stderr=True), transient=True):
            for name, turn in turns.items():
                for server in servers:
                    if _fits(server.runner, turn):
                        found[server.runner.name][name].append(server.measure(turn, seconds))
    return {
        server: {name: _medians(figures) for name, figures in by_turn.items()}
        for server, by_turn in found.items()
    }


def _fits(runner: Runner, turn: Turn) -> bool:
    """Where there is only one process, all come to it."""
    return bool(turn.spread) == (runner.processes > 1)


def _medians(figures: list[dict[str, Any]]) -> dict[str, float]:
    return {key: statistics.median(one[key] for one in figures) for key in FIGURES}


def show(results: dict[str, dict[str, dict[str, float]]]) -> None:
    shown = Table(title=f"goals: {GOAL:g} times its rate, p99 under {GOAL_MS:g} ms", title_justify="left")
    columns = ("", "", "actions/s", "ours is", "p50 ms", "p99 ms", "CPU ms/action", "load ms/action")
    for column in columns:
        shown.add_column(column, justify="right" if column else "left")
    first, *_ = results
    for server, by_turn in results.items():
        shown.add_section()
        for turn, figures in by_turn.items():
            times = figures["rate"] / results[first][turn.partition(",")[0]]["rate"]
            compared = f"{times:.2f} times it" if server.startswith("tortuga") else f"{1 / times:.2f} times"
            rest = (f"{figures[key]:.3f}" for key in FIGURES[1:])
            shown.add_row(server, turn, f"{figures['rate']:,.0f}", "" if server == first else compared, *rest)
    Console().print(shown)


if __name__ == "__main__":
    main()
