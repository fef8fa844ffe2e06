"""The curve of a campaign: how many first moves were settled after how many positions.

python -m benchmarks.first_moves benchmarks/results/ultra-campaign.jsonl --plot docs/pictures/ultra.svg
"""

import argparse
from collections.abc import Sequence
from itertools import accumulate, groupby
from pathlib import Path

from benchmarks.figures import CORAL, SAND, SEA
from tortuga.solver.campaign import FirstHatching, Journal, Try, first_moves
from tortuga.solver.verdicts import Verdict

MILLION = 1_000_000
HEADINGS = (
    *("hatched", "corner", "first moves", "tried", "lost", "won", "not settled"),
    *("positions", "bytes of proofs", "moves at most"),
)


def settled_after(tries: Sequence[Try], moves: Sequence[FirstHatching]) -> tuple[list[float], list[int]]:
    """Positions in all tries so far, in millions, and how many of these moves were settled by then."""
    left = {move.names[0]: len(move.names) for move in moves}
    gained = [0 if tried.verdict is Verdict.UNKNOWN else left.pop(tried.move, 0) for tried in tries]
    searched = accumulate(tried.positions for tried in tries)
    return [positions / MILLION for positions in searched], list(accumulate(gained))


def table(journal: Journal) -> str:
    """In Markdown, a row for each number of turtles, with the corner free or taken."""
    rows = [f"| {' | '.join(HEADINGS)} |", "| --- | --- |" + (len(HEADINGS) - 2) * " --: |"]
    for (taken, turtles), group in groupby(first_moves(), key=lambda move: (move.takes_corner, move.turtles)):
        rows.append(f"| {turtles} | {'taken' if taken else 'free'} | {_row(journal, list(group))} |")
    return "\n".join(rows)


def _row(journal: Journal, moves: list[FirstHatching]) -> str:
    """Verdicts in the journal are those of who answers; here they are those of who begins."""
    number = {move.names[0]: len(move.names) for move in moves}
    tries = [tried for tried in journal.tries if tried.move in number]
    settled = [tried for name, tried in journal.settled.items() if name in number]
    lost = sum(number[tried.move] for tried in settled if tried.verdict is Verdict.WON)
    won = sum(number[tried.move] for tried in settled if tried.verdict is Verdict.LOST)
    every = sum(number.values())
    tried = sum(number[name] for name in {one.move for one in tries})
    positions = sum(one.positions for one in tries)
    sizes = sum(one.proof_bytes for one in settled)
    longest = max((one.distance + 1 for one in settled), default=0)
    figures = (every, tried, lost, won, every - lost - won, positions, sizes, longest)
    return " | ".join(f"{figure:,}".replace(",", " ") for figure in figures)


def plot(tries: Sequence[Try], path: Path) -> None:
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "tortuga"})
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    panel = figure.subplots()
    moves = first_moves()
    groups = {
        "all 510": (SEA, moves),
        "the 255 that leave the corner free": (CORAL, [move for move in moves if not move.takes_corner]),
        "of these, the 163 that hatch four or more": (
            SAND,
            [move for move in moves if not move.takes_corner and move.turtles > 3],
        ),
    }
    for name, (colour, group) in groups.items():
        panel.plot(*settled_after(tries, group), color=colour, label=name, drawstyle="steps-post")
    panel.set_xscale("log")
    panel.set_xlabel("positions searched, in millions")
    panel.set_ylabel("first moves settled")
    panel.set_ylim(bottom=0)
    panel.legend(loc="upper left", frameon=False, fontsize="small")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("journal", type=Path)
    parser.add_argument("--plot", type=Path, metavar="FILE")
    given = parser.parse_args()
    journal = Journal(given.journal)
    print(table(journal))
    if given.plot:
        plot(journal.tries, given.plot)


if __name__ == "__main__":
    main()
