"""`tortuga errors`: how much of the chance to win bots and people lose with each choice."""

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tortuga.cli.arena import PLOTS
from tortuga.cli.common import (
    CONSOLE,
    VOICE,
    AsJson,
    GameName,
    answering_for_data,
    fail,
    load_record,
    print_json,
    progress_bar,
    says,
)
from tortuga.core.errors import SeatCountError
from tortuga.core.record import replay
from tortuga.core.registry import find_game

if TYPE_CHECKING:
    from tortuga.analysis.buccaneers.error_rate import ErrorRate, RolloutCare

BUCCANEERS = "buccaneers"
PER_CENT = 100

Bots = Annotated[list[str] | None, typer.Argument(help=says("cli-errors-bots"), metavar="BOT …")]
Records = Annotated[
    list[Path] | None, typer.Option("--record", "-r", help=says("cli-errors-record"), metavar="FILE")
]
Players = Annotated[int, typer.Option("--players", "-p", help=says("cli-simulate-players"), metavar="N")]
Choices = Annotated[int, typer.Option("--choices", "-n", min=2, help=says("cli-errors-choices"), metavar="N")]
Worlds = Annotated[int, typer.Option("--worlds", min=2, help=says("cli-errors-worlds"), metavar="N")]
Rounds = Annotated[int, typer.Option("--rounds", min=1, help=says("cli-errors-rounds"), metavar="N")]
ErrorSeed = Annotated[int, typer.Option("--seed", help=says("cli-seed"), metavar="N")]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help=says("cli-workers"), metavar="N")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help=says("cli-arena-plot"), metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command("errors", help=says("cli-errors-help"), epilog=says("cli-errors-epilog"))(errors)


def errors(
    game: GameName,
    bots: Bots = None,
    record: Records = None,
    players: Players = 2,
    choices: Choices = 100,
    worlds: Worlds = 32,
    rounds: Rounds = 2,
    seed: ErrorSeed = 0,
    workers: Workers = 1,
    plot: PlotFile = None,
    as_json: AsJson = False,
) -> None:
    from tortuga.analysis.buccaneers.error_rate import RolloutCare, plot_rates
    from tortuga.bots.bot import find_bot

    rules, care = find_game(game), RolloutCare(worlds, rounds)
    if rules.id != BUCCANEERS:
        fail("cli-errors-game")
    if not bots and not record:
        fail("cli-errors-nobody")
    if players not in rules.seats:
        raise SeatCountError(rules.id, rules.seats, players)
    if plot and plot.suffix not in PLOTS:
        fail("cli-arena-plot-form", file=str(plot), forms=VOICE.list(PLOTS))
    names = [find_bot(rules, name).name for name in bots or ()]
    rates = [_of_bot(name, players, seed, choices, care, workers, quiet=as_json) for name in names]
    for file in record or ():
        rates += _of_record(file, care, quiet=as_json)
    with answering_for_data():
        if plot:
            plot_rates(rates, plot)
    if as_json:
        print_json([{"who": rate.who, "losses": rate.losses} for rate in rates])
    else:
        CONSOLE.print(_table(rates))


def _of_bot(
    bot: str, players: int, seed: int, choices: int, care: "RolloutCare", workers: int, *, quiet: bool
) -> "ErrorRate":
    from tortuga.analysis.buccaneers.error_rate import ErrorRate, SelfPlay, bot_losses

    plan, losses = SelfPlay(bot, players, seed, choices, care), list[float]()
    with progress_bar(disable=quiet) as progress:
        task = progress.add_task(bot, total=len(plan.matches))
        for some in bot_losses(plan, workers):
            losses += some
            progress.advance(task)
    return ErrorRate(bot, tuple(losses))


def _of_record(file: Path, care: "RolloutCare", *, quiet: bool) -> "list[ErrorRate]":
    """Of everyone who chose anything in a match."""
    from tortuga.analysis.buccaneers.error_rate import ErrorRate, choices_of, loss_of
    from tortuga.bots.buccaneers.master import knows

    match = replay(load_record(file))
    if match.game.id != BUCCANEERS:
        fail("cli-errors-game")
    if not knows(match.options, len(match.seats)):
        fail("cli-errors-options", file=str(file))
    losses, made = defaultdict[int, list[float]](list), list(choices_of(match))
    with progress_bar(disable=quiet) as progress:
        task = progress.add_task(file.name, total=len(made))
        for number, (seat, choice) in enumerate(made):
            losses[seat].append(loss_of(choice, care, str(number)))
            progress.advance(task)
    return [ErrorRate(match.names[seat], tuple(losses[seat])) for seat in sorted(losses)]


def _table(rates: "list[ErrorRate]") -> Table:
    table = Table()
    table.add_column("")
    for column in ("choices", "lost", "error", "blunders"):
        table.add_column(VOICE.say(f"cli-errors-column-{column}"), justify="right")
    for rate in rates:
        table.add_row(
            rate.who,
            str(len(rate.losses)),
            f"{PER_CENT * rate.mean:.2f}",
            f"± {PER_CENT * rate.error:.2f}",
            f"{rate.blunders:.1%}",
        )
    return table
