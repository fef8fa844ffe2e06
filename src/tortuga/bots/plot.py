"""A picture of a contest: Elo with its range, and each bot's share of the wins beside the fair one."""

from pathlib import Path

from tortuga.bots.arena import Report

INK, SEA, SAND = "#1d2b35", "#1f6f78", "#c9b38c"


def plot_report(report: Report, path: Path) -> None:
    """Write a PNG, SVG or PDF, by the file's ending."""
    from matplotlib.figure import Figure

    standings = sorted(report.standings, key=lambda standing: standing.elo)
    names = [standing.bot for standing in standings]
    figure = Figure(figsize=(9, 1.6 + 0.5 * len(names)), layout="constrained")
    elo, share = figure.subplots(1, 2, sharey=True)
    elo_errors = [
        [standing.elo - standing.elo_range[0] for standing in standings],
        [standing.elo_range[1] - standing.elo for standing in standings],
    ]
    elo.errorbar([s.elo for s in standings], names, xerr=elo_errors, fmt="o", color=SEA, capsize=4)
    elo.set_xlabel("Elo (95% range)")
    share_errors = [
        [standing.share - standing.share_range[0] for standing in standings],
        [standing.share_range[1] - standing.share for standing in standings],
    ]
    share.barh(names, [s.share for s in standings], xerr=share_errors, color=SAND, ecolor=INK, capsize=4)
    share.plot([s.fair for s in standings], names, "|", color=INK, markersize=18, label="fair share")
    share.set_xlabel("share of wins (95% range)")
    share.legend(loc="lower right", frameon=False)
    contest = report.contest
    figure.suptitle(f"{contest.game}, {contest.seats} players, {len(report.results)} matches", color=INK)
    figure.savefig(path, dpi=150)
