"""A picture of how much of each grade bots solve."""

from collections.abc import Mapping
from pathlib import Path

from tortuga.puzzles.puzzle import GRADES

PERCENT = 100
INKS = ("#1f6f78", "#c2452d", "#8a6d1f", "#1d2b35")
MARKS = "osD^"
"""Bots differ by more than their colour."""


def plot_rates(measured: Mapping[str, Mapping[int, float]], title: str, path: Path) -> None:
    """Write a PNG, SVG or PDF, by the file's ending."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.6), layout="constrained")
    axes = figure.subplots()
    for (bot, shares), ink, mark in zip(measured.items(), INKS, MARKS, strict=False):
        solved = [PERCENT * shares[grade] for grade in GRADES]
        axes.plot(GRADES, solved, color=ink, marker=mark, label=bot)
    axes.set_xticks(GRADES)
    axes.set_ylim(0, PERCENT)
    axes.set_xlabel("grade")
    axes.set_ylabel("solved, in %")
    axes.legend(frameon=False)
    axes.set_title(title)
    figure.savefig(path, dpi=150)
