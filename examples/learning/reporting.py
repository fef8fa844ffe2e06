"""What all examples share: arguments, lines of measurements in the log, and a picture of them."""

import argparse
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from tortuga.research.training.checkpoint import CHECKPOINT, LOG, write_line
from tortuga.research.training.curves import INK, read_log

PICTURE = "curves.svg"
COLOURS = ("#1f6f78", "#c4502c", "#5b4b8a")
DASHES = ("dotted", "dashed", "dashdot")
CONSOLE = Console(highlight=False)


def arguments(module: str, says: str | None, turns: int, every: int) -> argparse.ArgumentParser:
    name = f"python -m {module}"
    parser = argparse.ArgumentParser(
        prog=name,
        description=says,
        epilog=f"example:\n  {name} --out learned --seed 1\n\n"
        "The same command again goes on where it stopped. "
        f"The folder gets {LOG}, {CHECKPOINT}, master.npz (the weights) and {PICTURE}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder for all that comes of it")
    parser.add_argument("--seed", type=int, default=1, help="of the network and of all luck (1)")
    parser.add_argument("--turns", type=int, default=turns, help=f"of playing and learning ({turns})")
    parser.add_argument("--every", type=int, default=every, help=f"turns between measurements ({every})")
    return parser


def begun(folder: Path) -> Path | None:
    """The folder, if there is something in it to go on from."""
    return folder if (folder / CHECKPOINT).exists() else None


class Measurements:
    """Lines of the log that say how well it plays, with the time of the processor that it took to learn that.
    What others come to at the same task is said once."""

    def __init__(self, folder: Path, beside: Mapping[str, float]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        earlier = [line for line in read_log(folder / LOG) if "measured" in line] if self.is_begun else []
        self.before: float = earlier[-1]["minutes"] if earlier else 0.0
        self.spent = time.process_time()
        write_line(folder, {"beside": dict(beside)})

    @property
    def is_begun(self) -> bool:
        return (self.folder / LOG).exists()

    def add(self, turn: int, measure: Callable[[], Mapping[str, float]]) -> None:
        """Measuring does not count as learning."""
        self.before += (time.process_time() - self.spent) / 60
        measured = measure()
        line = {"turn": turn, "minutes": round(self.before, 2), "measured": dict(measured)}
        write_line(self.folder, line)
        shares = ", ".join(f"{name} {share:.1%}" for name, share in measured.items())
        CONSOLE.print(f"turn {turn}, {self.before:.1f} minutes of a processor: {shares}")
        self.spent = time.process_time()


def draw(folder: Path, title: str) -> None:
    """Needs matplotlib (extra `arena`)."""
    from matplotlib.figure import Figure

    log = read_log(folder / LOG)
    lines = [line for line in log if "measured" in line]
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    for name, colour in zip(lines[-1]["measured"], COLOURS, strict=False):
        points = [(line["minutes"], line["measured"][name]) for line in lines]
        axes.plot(*zip(*points, strict=True), "o-", markersize=3, color=colour, label=name)
    beside: dict[str, Any] = next(line["beside"] for line in reversed(log) if "beside" in line)
    for (name, share), dash in zip(beside.items(), DASHES, strict=False):
        axes.axhline(share, color=INK, linewidth=0.8, linestyle=dash, label=name)
    axes.set_title(title, size="medium")
    axes.set_xlabel("minutes of one core")
    axes.set_xlim(0)
    axes.set_ylim(0, 1.02)
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.savefig(folder / PICTURE, metadata={"Date": None})
