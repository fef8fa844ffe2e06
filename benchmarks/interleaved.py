"""Runners measured side by side: short slices of each in turn, by the time of the processor, so that a busy
machine disturbs them little and all alike."""

import json
import statistics
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table


class Runner(NamedTuple):
    """Something whose speed is measured, and beside whom."""

    name: str
    play: Callable[[], int]
    """Plays a match, or a batch of them, and says how many steps it had."""
    peer: str = ""
    """The name of the runner that it is measured beside; none: it is a peer itself."""
    goal: float | None = None
    """How many times its peer it should be."""


class Speed(NamedTuple):
    steps_per_second: float
    ratio: float | None
    """To its peer: taken within each round, then the median of the rounds."""
    goal: float | None


def measure(runners: Iterable[Runner], rounds: int, seconds: float) -> dict[str, Speed]:
    """The median speed of each over so many rounds; one before them warms up."""
    running = {runner.name: runner for runner in runners}
    rates: dict[str, list[float]] = {name: [] for name in running}
    for number in track(range(rounds + 1), "rounds", console=Console(stderr=True), transient=True):
        for name, runner in running.items():
            rate = timed(runner.play, seconds)
            if number:
                rates[name].append(rate)
    return {
        runner.name: Speed(
            statistics.median(rates[runner.name]),
            _ratio(rates[runner.name], rates[runner.peer]) if runner.peer else None,
            runner.goal,
        )
        for runner in running.values()
    }


def timed(play: Callable[[], int], seconds: float) -> float:
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += play()
    return steps / spent


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))


def show(title: str, speeds: dict[str, Speed], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: speed._asdict() for name, speed in speeds.items()}, indent=2))
        return
    table = Table(title=title, title_justify="left")
    for column in ("", "steps/s of CPU", "times the peer above", "goal"):
        table.add_column(column, justify="right" if column else "left")
    for name, speed in speeds.items():
        if speed.ratio is None:
            table.add_section()
        ratio = "" if speed.ratio is None else f"{speed.ratio:.2f}"
        goal = "" if speed.goal is None else f"{speed.goal:g}"
        table.add_row(name, f"{speed.steps_per_second:,.0f}", ratio, goal)
    Console().print(table)
