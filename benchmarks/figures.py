"""What the benchmarks of a running house have in common: waits in figures and as a picture, and memory."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path

from tests.server.players import Waited

SEA, CORAL, SAND = "#1f6f78", "#b8503c", "#c9b38c"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def kilobytes(pid: int) -> int:
    """What a process holds in memory now."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def plot_waits(
    series: Mapping[str, Sequence[Waited]], memory: Sequence[tuple[float, int]], title: str, path: Path
) -> None:
    """The p99 and the longest wait of every second, and the memory of the house under them."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 6), layout="constrained")
    waits, held = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    for colour, (name, waited) in zip((SEA, CORAL, SAND), series.items(), strict=False):
        seconds, p99, longest = _by_second(waited)
        waits.plot(seconds, p99, color=colour, label=f"{name}, p99 of each second")
        waits.plot(seconds, longest, ".", color=colour, markersize=3, label=f"{name}, longest")
    waits.set_yscale("log")
    waits.set_ylabel("milliseconds")
    waits.axhline(100, color="grey", linewidth=0.8, linestyle="--")
    waits.legend(loc="upper right", frameon=False, fontsize="small")
    held.plot([at for at, _ in memory], [kb / 1024 for _, kb in memory], color=SEA)
    held.set_ylabel("MB")
    held.set_xlabel("seconds")
    figure.suptitle(title)
    figure.savefig(path, dpi=150)


def _by_second(waited: Sequence[Waited]) -> tuple[list[int], list[float], list[float]]:
    seconds, p99, longest = [], [], []
    for second, group in groupby(sorted(waited), key=lambda one: int(one.at)):
        milliseconds = [1000 * one.seconds for one in group]
        seconds.append(second)
        p99.append(percentile(milliseconds, 0.99))
        longest.append(max(milliseconds))
    return seconds, p99, longest
