"""The command: draw the log of a training, or of a best response. Needs matplotlib (extra `arena`).

python -m tortuga.research.training.curves trained/log.jsonl curves.svg
"""

import json
from collections.abc import Iterable
from pathlib import Path
from sys import argv
from typing import Any

from tortuga.research.training.pool import UNIFORM
from tortuga.research.training.rival import RIVAL

INK = "#1d2b35"
COLOURS = dict(
    zip(
        "23456789",
        ("#1f6f78", "#c4502c", "#8a6d3b", "#5b4b8a", "#2f7d4f", "#a83a6a", "#4a6fa5", "#6b6b6b"),
        strict=True,
    )
)
"""By the number of players."""
A_SIDE = 0.5
"""What is fair where two nations play."""
BELIEFS = (
    ("doubt", INK, "log-loss of loyalties"),
    ("stowed_for_own", "#c4502c", "honest first stows"),
    ("known", "#1f6f78", "what others know in the first half"),
)
LATE = 0.85
"""The part of the training after which a meeting with an earlier self tells how far apart they are."""
TURN = "turn "

Line = dict[str, Any]


def read_log(file: Path) -> list[Line]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def against_random(log: Iterable[Line], players: str) -> list[tuple[int, float]]:
    """At each turn with such a visitor, the share of the victories."""
    return [(line["turn"], line["share"][players]) for line in log if line.get("against") == UNIFORM]


def against_selves(log: Iterable[Line], players: str, fair: float | None = None) -> list[tuple[int, float]]:
    """For each earlier self that was met late: its turn, and the share of the victories over it as a multiple
    of the fair one (of one among all players, if not said), the mean of all meetings."""
    meetings: dict[int, list[float]] = {}
    lines = [line for line in log if line.get("against", "").startswith(TURN)]
    last = max(line["turn"] for line in lines)
    for line in lines:
        if line["turn"] > LATE * last:
            turn = int(line["against"].removeprefix(TURN))
            meetings.setdefault(turn, []).append(line["share"][players] / (fair or 1 / int(players)))
    return [(turn, sum(shares) / len(shares)) for turn, shares in sorted(meetings.items())]


def invited(log: Iterable[Line]) -> list[str]:
    """Who else came to its tables, as often as not: the names of their weights."""
    names = {line["against"] for line in log if "against" in line}
    return sorted(name for name in names - {UNIFORM, RIVAL} if not name.startswith(TURN))


def against(log: Iterable[Line], name: str, players: str) -> list[tuple[int, float, int]]:
    """At each visit of somebody: the turn, the share of the victories, and of how many matches."""
    visits = [line for line in log if line.get("against") == name]
    return [(line["turn"], line["share"][players], line["matches"][players]) for line in visits]


def smoothed(visits: list[tuple[int, float, int]], width: int = 9) -> list[tuple[int, float]]:
    """The share over so many visits, weighed by their matches."""
    windows = [visits[max(0, end - width) : end] for end in range(1, len(visits) + 1)]
    return [
        (window[-1][0], sum(share * count for _, share, count in window) / sum(one[2] for one in window))
        for window in windows
    ]


def number(log: Iterable[Line], name: str) -> list[tuple[int, float]]:
    return [(line["turn"], line[name]) for line in log if name in line and "turn" in line]


def draw(log: list[Line], file: Path) -> None:
    from matplotlib.figure import Figure

    nations = log[0].get("game") == "tortuga1667"
    guests = invited(log)
    panels = 3 + nations + len(guests)
    figure = Figure(figsize=(3.65 * panels, 3.4), layout="constrained")
    random, selves, undecided, *more = figure.subplots(1, panels)
    for players in map(str, log[0]["players"]):
        look = {"color": COLOURS[players], "label": f"{players} players"}
        random.plot(*zip(*against_random(log, players), strict=True), **look)
        meetings = against_selves(log, players, A_SIDE if nations else None)
        selves.plot(*zip(*meetings, strict=True), "o-", markersize=3, **look)
        for name, panel in zip(guests, more[nations:], strict=True):
            panel.plot(*zip(*smoothed(against(log, name, players)), strict=True), **look)
            panel.set_title(f"share of the wins against {name}")
    random.set_title("share of the wins against random play")
    selves.axhline(1, color=INK, linewidth=0.7)
    selves.set_title("the last selves against earlier ones, × fair share")
    undecided.plot(*zip(*number(log, "entropy"), strict=True), color=INK)
    undecided.set_title("how undecided it is (entropy)")
    undecided.set_ylim(0)
    for one in more[:nations]:
        for name, colour, says in BELIEFS:
            if numbers := number(log, name):
                one.plot(*zip(*numbers, strict=True), color=colour, label=says)
        one.set_title("what it believes, and how open it is")
        one.set_ylim(0, 1)
        one.legend(frameon=False, fontsize="small", loc="lower left")
    for one in (random, selves, undecided, *more):
        one.title.set_size("medium")
        one.set_xlabel("turn")
    random.legend(frameon=False, fontsize="small", ncols=2, loc="center")
    figure.savefig(file, dpi=150, metadata={"Date": None})


def draw_response(log: list[Line], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.2), layout="constrained")
    shares, undecided = figure.subplots(1, 2)
    for players in map(str, log[0]["players"]):
        visits = against(log, RIVAL, players)
        turns, each, _ = zip(*visits, strict=True)
        shares.plot(turns, each, ".", color=COLOURS[players], alpha=0.3, markersize=4)
        shares.plot(*zip(*smoothed(visits), strict=True), color=COLOURS[players], label=f"{players} players")
    shares.axhline(A_SIDE, color=INK, linewidth=0.7)
    shares.set_title("share of the wins against the master as it is")
    shares.legend(frameon=False)
    undecided.plot(*zip(*number(log, "entropy"), strict=True), color=INK)
    undecided.set_title("how undecided it is (entropy)")
    undecided.set_ylim(0)
    for one in (shares, undecided):
        one.title.set_size("medium")
        one.set_xlabel("turn")
    figure.savefig(file, dpi=150, metadata={"Date": None})


if __name__ == "__main__":
    log = read_log(Path(argv[1]))
    picture = draw_response if any(line.get("against") == RIVAL for line in log) else draw
    picture(log, Path(argv[2]))
