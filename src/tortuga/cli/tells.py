"""`tortuga tells`: what gives bots away at Tortuga 1667, and how well they read each other."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins
from rich.table import Table

from tortuga.cli.arena import PLOTS, ArenaSeed, Workers
from tortuga.cli.common import (
    CONSOLE,
    VOICE,
    AsJson,
    answering_for_data,
    fail,
    print_json,
    progress_bar,
    says,
)
from tortuga.core.errors import SeatCountError
from tortuga.core.registry import find_game

if TYPE_CHECKING:
    from tortuga.analysis.tortuga1667.tells import Tells, TellsPlan

GAME = "tortuga1667"
COLUMNS = ("matches", "belief", "known", "doubt", "honest", "pilfers", "given", "nothing")
READING = ("reader", "when", "cards", "doubt", "brier", "astray", "temperature")

Bots = Annotated[list[str], typer.Argument(help=says("cli-errors-bots"), metavar="BOT …")]
Players = Annotated[int, typer.Option("--players", "-p", help=says("cli-simulate-players"), metavar="N")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help=says("cli-tells-games"), metavar="N")]
Lines = Annotated[int, typer.Option("--lines", min=2, help=says("cli-tells-lines"), metavar="N")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help=says("cli-tells-plot"), metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command("tells", help=says("cli-tells-help"), epilog=says("cli-tells-epilog"))(tells)


def tells(
    bots: Bots,
    players: Players = 5,
    games: Games = 100,
    lines: Lines = 3_000,
    seed: ArenaSeed = 0,
    workers: Workers = 1,
    plot: PlotFile = None,
    as_json: AsJson = False,
) -> None:
    from tortuga.analysis.tortuga1667.plot import plot_calibration
    from tortuga.analysis.tortuga1667.tells import TellsPlan
    from tortuga.bots.bot import find_bot

    rules = find_game(GAME)
    if players not in rules.seats:
        raise SeatCountError(rules.id, rules.seats, players)
    if plot and plot.suffix not in PLOTS:
        fail("cli-arena-plot-form", file=str(plot), forms=VOICE.list(PLOTS))
    names = [find_bot(rules, name).name for name in bots]
    given = [_of(TellsPlan(name, players, seed, games, lines), workers, quiet=as_json) for name in names]
    with answering_for_data():
        if plot:
            plot_calibration(given, VOICE, plot)
    if as_json:
        print_json([{**to_builtins(tells), "scores": tells.scores} for tells in given])
    else:
        CONSOLE.print(_table(given))
        CONSOLE.print(_reading(given))


def _of(plan: "TellsPlan", workers: int, *, quiet: bool) -> "Tells":
    from tortuga.analysis.tortuga1667.tells import MatchTells, Tells, tells_of

    matches = list[MatchTells]()
    with progress_bar(disable=quiet) as progress:
        task = progress.add_task(plan.bot, total=plan.games)
        for match in tells_of(plan, workers):
            matches.append(match)
            progress.advance(task)
    return Tells(plan.bot, plan.players, tuple(matches))


def _table(given: "list[Tells]") -> Table:
    table = Table()
    table.add_column("")
    for column in COLUMNS:
        table.add_column(VOICE.say(f"cli-tells-column-{column}"), justify="right")
    for tells in given:
        honest = "–" if tells.honest is None else f"{tells.honest:.0%}"
        table.add_row(
            tells.bot,
            str(len(tells.matches)),
            f"{tells.belief:.3f}",
            f"{tells.known:.0%}",
            f"{tells.doubt:.3f}",
            honest,
            str(tells.pilfers),
            str(len(tells.given_away)),
            str(tells.for_nothing),
        )
    return table


def _reading(given: "list[Tells]") -> Table:
    """How well the seats read each other."""
    table = Table(title=VOICE.say("cli-tells-reading"))
    table.add_column("")
    for column in READING:
        table.add_column(VOICE.say(f"cli-tells-column-{column}"), justify="right")
    for tells in given:
        for score in tells.scores:
            table.add_row(
                tells.bot,
                VOICE.say(f"cli-tells-reader-{score.reader}"),
                VOICE.say(f"cli-tells-when-{score.when}"),
                str(score.cards),
                f"{score.log_loss:.3f}",
                f"{score.brier_score:.3f}",
                f"{score.astray:.3f}",
                f"{score.best_temperature:.2f}",
            )
    return table
