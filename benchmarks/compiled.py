"""The rules compiled beside the same rules plain, and both beside the peers of `research`; one core.

Two processes of their own, one with the compiled rules (`tortuga compile` comes first) and one without, play
in turn, and a peer before them; so a busy machine disturbs all alike. A ratio is taken within each round;
the median counts, by the time of the processor.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.interleaved import Runner, timed
from benchmarks.research import phased, turtles
from tortuga.compiled.loading import WHERE, run_compiled


class CompiledSpeed(NamedTuple):
    plain: float
    """Times the peer."""
    compiled: float
    gain: float
    goal: float | None


class Player(NamedTuple):
    """A process that plays what it is told to."""

    process: "subprocess.Popen[str]"

    def rate(self, name: str, seconds: float) -> float:
        """Steps for each second of the processor."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([name, seconds]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def runners() -> dict[str, Runner]:
    every = (*turtles.runners(), *phased.runners())
    return {runner.name: runner for runner in every if "by number" not in runner.name}


@contextmanager
def player(compiled: bool) -> Iterator[Player]:
    environment = {key: value for key, value in os.environ.items() if value != "no" or key != WHERE}
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.compiled", "--play"],
        env=environment if compiled else {**environment, WHERE: "no"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        if json.loads(process.stdout.readline()) is not compiled:
            raise SystemExit("The rules are not compiled: scripts/compile does it.")
        yield Player(process)
        assert process.stdin is not None
        process.stdin.close()


def play() -> None:
    """What a player does."""
    playing = runners()
    random.seed(0)
    print(json.dumps(run_compiled()), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(timed(playing[name].play, seconds), flush=True)


def measure(rounds: int, seconds: float) -> dict[str, CompiledSpeed]:
    ours = [runner for runner in runners().values() if runner.peer]
    rates: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    with ExitStack() as opened:
        plain, compiled = (opened.enter_context(player(compiled)) for compiled in (False, True))
        for number in track(range(rounds + 1), "rounds", console=Console(stderr=True), transient=True):
            for runner in ours:
                peer = plain.rate(runner.peer, seconds)
                both = plain.rate(runner.name, seconds), compiled.rate(runner.name, seconds)
                if number:  # the first round warms up
                    rates[runner.name].append((peer, *both))
    return {runner.name: _speed(rates[runner.name], runner.goal) for runner in ours}


def _speed(rounds: list[tuple[float, float, float]], goal: float | None) -> CompiledSpeed:
    return CompiledSpeed(
        statistics.median(plain / peer for peer, plain, _ in rounds),
        statistics.median(compiled / peer for peer, _, compiled in rounds),
        statistics.median(compiled / plain for _, plain, compiled in rounds),
        goal,
    )


def show(speeds: dict[str, CompiledSpeed]) -> None:
    table = Table(title="Random play, plain and compiled, in times the peer", title_justify="left")
    for column in ("", "plain", "compiled", "goal", "compiled / plain"):
        table.add_column(column, justify="right" if column else "left")
    for name, (plain, compiled, gain, goal) in speeds.items():
        table.add_row(name, f"{plain:.2f}", f"{compiled:.2f}", f"{goal:g}", f"{gain:.2f}")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench compiled --rounds 9")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each of the three in each round")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        play()
        return
    speeds = measure(given.rounds, given.seconds)
    if given.json:
        print(json.dumps({name: speed._asdict() for name, speed in speeds.items()}, indent=2))
    else:
        show(speeds)


if __name__ == "__main__":
    main()
