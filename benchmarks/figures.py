"""What the benchmarks of a running house have in common: what it costs, in figures and as a picture."""

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from tests.server.players import Waited

SEA, CORAL, SAND = "#1f6f78", "#b8503c", "#c9b38c"


class Cost(NamedTuple):
    """What a process has cost by a moment: the memory that it holds, and its seconds on a processor."""

    at: float
    kilobytes: int
    seconds: float


def cost(pid: int, at: float) -> Cost:
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return Cost(at, kilobytes(pid), (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK"))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def kilobytes(pid: int) -> int:
    """What a process holds in memory now."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def plot_waits(series: Mapping[str, Sequence[Waited]], costs: Sequence[Cost], title: str, path: Path) -> None:
    """The p99 and the longest wait of every second; under them how much was done (the first of the series),
    and what it cost the house."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "tortuga"})
    figure = Figure(figsize=(10, 8), layout="constrained")
    waits, done, spent, held = figure.subplots(4, 1, sharex=True, height_ratios=(3, 1, 1, 1))
    for colour, (name, waited) in zip((SEA, CORAL, SAND), series.items(), strict=False):
        seconds, p99, longest = _by_second(waited)
        waits.plot(seconds, p99, color=colour, label=f"{name}, p99 of each second")
        waits.plot(seconds, longest, ".", color=colour, markersize=3, label=f"{name}, longest")
    waits.set_yscale("log")
    waits.set_ylabel("milliseconds")
    waits.axhline(100, color="grey", linewidth=0.8, linestyle="--")
    waits.legend(loc="upper right", frameon=False, fontsize="small")
    first, *_ = series
    rate = sorted(Counter(int(one.at) for one in series[first]).items())
    done.plot(*zip(*rate, strict=True), color=SEA)
    done.set_ylabel(f"{first}/s")
    busy = [(b.at, (b.seconds - a.seconds) / (b.at - a.at)) for a, b in pairwise(costs)]
    spent.plot(*zip(*busy, strict=True), color=CORAL)
    spent.set_ylabel("processors")
    held.plot([one.at for one in costs], [one.kilobytes / 1024 for one in costs], color=SEA)
    held.set_ylabel("MB")
    held.set_xlabel("seconds")
    for panel in (done, spent, held):
        panel.margins(y=0.15)
        panel.set_ylim(bottom=0)
    figure.suptitle(title)
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)


def _by_second(waited: Sequence[Waited]) -> tuple[list[int], list[float], list[float]]:
    seconds, p99, longest = [], [], []
    for second, group in groupby(sorted(waited), key=lambda one: int(one.at)):
        milliseconds = [1000 * one.seconds for one in group]
        seconds.append(second)
        p99.append(percentile(milliseconds, 0.99))
        longest.append(max(milliseconds))
    return seconds, p99, longest
