"""`tortuga simulate`: many matches and what they came to."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tortuga.bots.bot import find_bot
from tortuga.bots.keeping import KeptParts
from tortuga.bots.simulation import LONGEST_MATCH, RANDOM, Simulation, Totals, simulate
from tortuga.cli.common import (
    CONSOLE,
    VOICE,
    AsJson,
    GameName,
    OptionList,
    answering_for_data,
    fail,
    print_json,
    progress_bar,
    says,
)
from tortuga.cli.options import read_options
from tortuga.core import tally
from tortuga.core.errors import SeatCountError
from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game
from tortuga.terminal.face import seat_names

QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)

Games = Annotated[int, typer.Option("--games", "-n", min=1, help=says("cli-simulate-games"), metavar="N")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help=says("cli-simulate-players"), metavar="N")
]
Bots = Annotated[list[str] | None, typer.Option("--bot", "-b", help=says("cli-simulate-bot"), metavar="NAME")]
SimulationSeed = Annotated[int, typer.Option("--seed", help=says("cli-seed"), metavar="N")]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help=says("cli-workers"), metavar="N")]
Longest = Annotated[int, typer.Option("--longest", min=1, help=says("cli-simulate-longest"), metavar="N")]
ExportFolder = Annotated[
    Path | None, typer.Option("--export", help=says("cli-simulate-export"), metavar="FOLDER")
]
ResumeFolder = Annotated[
    Path | None, typer.Option("--resume", help=says("cli-simulate-resume"), metavar="FOLDER")
]
Ray = Annotated[str | None, typer.Option("--ray", help=says("cli-arena-ray"), metavar="ADDRESS")]


def add_to(app: typer.Typer) -> None:
    app.command("simulate", help=says("cli-simulate-help"), epilog=says("cli-simulate-epilog"))(command)


def command(
    game: GameName,
    games: Games = 1000,
    players: Players = None,
    bot: Bots = None,
    option: OptionList = None,
    seed: SimulationSeed = 0,
    workers: Workers = 1,
    longest: Longest = LONGEST_MATCH,
    ray: Ray = None,
    export: ExportFolder = None,
    resume: ResumeFolder = None,
    as_json: AsJson = False,
) -> None:
    rules = find_game(game)
    seats = max(len(bot or ()), rules.seats[0]) if players is None else players
    if seats not in rules.seats:
        raise SeatCountError(rules.id, rules.seats, seats)
    options = read_options(rules, option)
    rules.check(options, seats)
    plan = Simulation(game, options, seats, games, seed, _bot_names(rules, bot, seats), longest)
    with answering_for_data():
        totals, figures = _run(plan, workers, ray, _kept(export, resume), quiet=as_json)
    tables = figures.tables() if figures else ()
    if as_json:
        print_json(_summary(plan, totals, tables))
    else:
        _show(rules, totals, tables)


def _bot_names(game: AnyGame, names: list[str] | None, seats: int) -> tuple[str, ...]:
    """One name stands for all seats."""
    if not names:
        return ()
    if len(names) not in (1, seats):
        fail("cli-play-seats", given=len(names), seats=seats)
    return tuple(find_bot(game, name).name for name in (names * seats if len(names) == 1 else names))


def _kept(export: Path | None, resume: Path | None) -> KeptParts | None:
    if export and resume:
        fail("cli-simulate-one-folder")
    folder = export or resume
    return KeptParts(folder, export=export is not None) if folder else None


def _run(
    plan: Simulation, workers: int, ray: str | None, kept: KeptParts | None, *, quiet: bool
) -> tuple[Totals, tally.Tally | None]:
    with progress_bar(disable=quiet) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return simulate(plan, workers, lambda done: progress.advance(task, done), ray=ray, kept=kept)


def _quantiles(totals: Totals) -> list[int]:
    lengths = sorted(totals.lengths.elements())
    return [lengths[round(part * (len(lengths) - 1))] for part in QUANTILES]


def _summary(plan: Simulation, totals: Totals, tables: tuple[tally.Table, ...]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.seats,
        "games": totals.games,
        "seed": plan.seed,
        "bots": plan.bots or (RANDOM,) * plan.seats,
        "length": dict(zip(("shortest", "q1", "median", "q3", "longest"), _quantiles(totals), strict=True)),
        "mean_length": totals.decisions / totals.games,
        "wins": [totals.wins[seat] for seat in range(plan.seats)],
        "shared": totals.shared,
        "draws": totals.draws,
        "truncated": totals.truncated,
        "reasons": totals.reasons,
        "seconds": totals.seconds,
        "decisions_per_second": totals.decisions / totals.seconds,
        "tables": tables,
    }


def _show(game: AnyGame, totals: Totals, tables: tuple[tally.Table, ...]) -> None:
    CONSOLE.print(_results(game, totals))
    CONSOLE.print(_lengths(totals))
    for table in tables:
        CONSOLE.print(_rich_table(table))
    rate = VOICE.say(
        "cli-simulate-rate",
        games=totals.games,
        seconds=round(totals.seconds, 2),
        decisions=round(totals.decisions / totals.seconds),
    )
    CONSOLE.print(rate, highlight=False)


def _results(game: AnyGame, totals: Totals) -> Table:
    names = seat_names(game, totals.seats, VOICE)
    rows = [(name, (totals.wins[seat], _share(totals.wins[seat], totals))) for seat, name in enumerate(names)]
    others = {"shared": totals.shared, "draws": totals.draws, "truncated": totals.truncated}
    rows += [
        (f"cli-simulate-{name}", (count, _share(count, totals))) for name, count in others.items() if count
    ]
    columns = ("cli-simulate-wins", "cli-simulate-share")
    return _rich_table(tally.Table("cli-simulate-results", columns, tuple(rows)))


def _lengths(totals: Totals) -> Table:
    columns = tuple(f"cli-simulate-quantile-{round(part * 100)}" for part in QUANTILES)
    mean = round(totals.decisions / totals.games, 1)
    row = ("cli-simulate-actions", (*_quantiles(totals), mean))
    return _rich_table(tally.Table("cli-simulate-length", (*columns, "cli-simulate-mean"), (row,)))


def _share(count: int, totals: Totals) -> str:
    return f"{count / totals.games:.1%}"


def _rich_table(figures: tally.Table) -> Table:
    table = Table(title=VOICE.say(figures.title), title_justify="left", title_style="bold")
    table.add_column("")
    for column in figures.columns:
        table.add_column(_said(column), justify="right")
    for label, row in figures.rows:
        table.add_row(
            _said(label), *(f"{cell:.2f}" if isinstance(cell, float) else str(cell) for cell in row)
        )
    return table


def _said(label: str) -> str:
    """A message id in words; anything else as it is."""
    return VOICE.say(label) if VOICE.knows(label) else label
