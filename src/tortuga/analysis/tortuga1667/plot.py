"""A picture of calibration: how often what was said with a chance came true."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tortuga.analysis.tortuga1667.tells import ReaderScore, Tells
from tortuga.bots.plot import INK, SAND, SEA
from tortuga.text import Voice

CORAL = "#c4502c"
COLOURS = {"hand": SAND, "network": SEA, "both": CORAL}
SMALLEST, LARGEST = 12.0, 150.0


def plot_calibration(given: Sequence[Tells], voice: Voice, path: Path) -> None:
    """What was believed over the matches of each bot; PNG, SVG or PDF by the file's ending."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.2 * len(given), 4.4), layout="constrained")
    panels = figure.subplots(1, len(given), squeeze=False, sharey=True)[0]
    for panel, tells in zip(panels, given, strict=True):
        panel.plot([0, 1], [0, 1], color=INK, linewidth=0.8)
        for score in tells.scores:
            if score.when == "match":
                _dots(panel, score, voice)
        panel.set_title(tells.bot, color=INK)
        panel.set_xlabel(voice.say("cli-tells-said"))
        panel.legend(loc="upper left", frameon=False)
    panels[0].set_ylabel(voice.say("cli-tells-true"))
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)


def _dots(panel: Any, score: ReaderScore, voice: Voice) -> None:
    """The larger the more often such a chance was said."""
    bins = [one for one in score.bins if one.count]
    most = max(one.count for one in bins)
    panel.scatter(
        [one.said / one.count for one in bins],
        [one.true / one.count for one in bins],
        s=[SMALLEST + LARGEST * one.count / most for one in bins],
        color=COLOURS[score.reader],
        label=voice.say(f"cli-tells-reader-{score.reader}"),
    )
