"""`tortuga arena`: bots against bots, ranked honestly."""

import time
from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from tortuga.bots.arena import Report, load_report, report_of, run_contest, save_report
from tortuga.bots.bot import Budget, find_bot
from tortuga.bots.contest import Contest, Result, deal_size
from tortuga.bots.plot import plot_report
from tortuga.bots.ratings import Standing
from tortuga.bots.sequential import Decided, SequentialTest, deal_shares
from tortuga.cli.common import CONSOLE, VOICE, GameName, OptionList, fail, progress_bar, says
from tortuga.cli.options import read_options
from tortuga.core.errors import SeatCountError
from tortuga.core.registry import find_game

SAVE_EVERY = 5.0
PLOTS = (".pdf", ".png", ".svg")

BotNames = Annotated[list[str], typer.Argument(help=says("cli-arena-bots"), metavar="BOT BOT …")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help=says("cli-arena-games"), metavar="N")]
Pairs = Annotated[int | None, typer.Option("--pairs", min=1, help=says("cli-arena-pairs"), metavar="N")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help=says("cli-simulate-players"), metavar="N")
]
Seconds = Annotated[float | None, typer.Option("--seconds", help=says("cli-arena-seconds"), metavar="S")]
Nodes = Annotated[int | None, typer.Option("--nodes", help=says("cli-arena-nodes"), metavar="N")]
ArenaSeed = Annotated[int, typer.Option("--seed", help=says("cli-seed"), metavar="N")]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help=says("cli-workers"), metavar="N")]
Ray = Annotated[str | None, typer.Option("--ray", help=says("cli-arena-ray"), metavar="ADDRESS")]
JsonFile = Annotated[
    Path | None, typer.Option("--json", "--resume", help=says("cli-arena-json"), metavar="FILE")
]
Sprt = Annotated[
    tuple[float, float] | None, typer.Option("--sprt", help=says("cli-arena-sprt"), metavar="LOW HIGH")
]
PlotFile = Annotated[Path | None, typer.Option("--plot", help=says("cli-arena-plot"), metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command("arena", help=says("cli-arena-help"), epilog=says("cli-arena-epilog"))(arena)


def arena(
    game: GameName,
    bots: BotNames,
    games: Games = 400,
    pairs: Pairs = None,
    players: Players = None,
    option: OptionList = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: ArenaSeed = 0,
    workers: Workers = 1,
    ray: Ray = None,
    sprt: Sprt = None,
    json_file: JsonFile = None,
    plot: PlotFile = None,
) -> None:
    contest = _contest(game, bots, games, pairs, players, option, Budget(seconds, nodes), seed)
    test = _sequential(contest, sprt)
    done = _done(json_file, contest)
    for file in (json_file, plot):
        if file and not file.parent.is_dir():
            fail("cli-unreadable", file=str(file), problem=says("cli-arena-no-folder"))
    if plot and plot.suffix not in PLOTS:
        fail("cli-arena-plot-form", file=str(plot), forms=VOICE.list(PLOTS))
    try:
        report = _run(contest, done, workers, ray, json_file, test)
        if json_file:
            save_report(json_file, report)
        if plot:
            plot_report(report, plot)
    except ModuleNotFoundError as missing:
        fail("cli-arena-missing", module=missing.name or str(missing))
    except OSError as problem:
        fail("cli-unreadable", file=str(problem.filename), problem=problem.strerror or str(problem))
    CONSOLE.print(_table(report.standings))
    if test:
        CONSOLE.print(_verdict(test, report))


def _done(file: Path | None, contest: Contest) -> tuple[Result, ...]:
    """The matches already played, from the file that keeps them."""
    if file is None or not file.exists():
        return ()
    try:
        return load_report(file, contest)
    except (OSError, msgspec.DecodeError, UnicodeError) as problem:
        fail("cli-unreadable", file=str(file), problem=str(problem))


def _contest(
    game: str,
    bots: list[str],
    games: int,
    pairs: int | None,
    players: int | None,
    option: list[str] | None,
    budget: Budget,
    seed: int,
) -> Contest:
    rules = find_game(game)
    if len(bots) < 2:
        fail("cli-arena-two")
    if pairs and len(bots) > 2:
        fail("cli-arena-pairs-two")
    seats = max(rules.seats[0], min(len(bots), rules.seats[-1])) if players is None else players
    if seats not in rules.seats:
        raise SeatCountError(rules.id, rules.seats, seats)
    options = read_options(rules, option)
    rules.check(options, seats)
    for name in bots:
        find_bot(rules, name)
    matches = 2 * pairs if pairs else games
    return Contest(
        game,
        msgspec.to_builtins(options),
        tuple(bots),
        seats,
        matches,
        seed,
        budget,
        paired=bool(pairs),
        apart=bool(rules.rivals),
    )


def _sequential(contest: Contest, shares: tuple[float, float] | None) -> SequentialTest | None:
    if shares is None:
        return None
    low, high = shares
    if len(contest.bots) != 2:
        fail("cli-arena-sprt-two")
    if not 0 <= low < high <= 1:
        fail("cli-arena-sprt-shares")
    return SequentialTest(low, high, deal_size(contest))


def _verdict(test: SequentialTest, report: Report) -> str:
    return VOICE.say(
        "cli-arena-sprt-verdict",
        verdict=test.verdict(report.results),
        bot=report.contest.bots[0],
        deals=len(deal_shares(report.results, test.deal)),
        size=test.deal,
        low=f"{test.low:.0%}",
        high=f"{test.high:.0%}",
    )


def _run(
    contest: Contest,
    done: tuple[Result, ...],
    workers: int,
    ray: str | None,
    file: Path | None,
    test: SequentialTest | None,
) -> Report:
    results = list(done)
    saved = time.monotonic()
    with progress_bar() as progress:
        task = progress.add_task(contest.game, total=contest.games, completed=len(results))

        def note(result: Result) -> None:
            nonlocal saved
            results.append(result)
            progress.advance(task)
            if file and time.monotonic() - saved > SAVE_EVERY:
                save_report(file, report_of(contest, results))
                saved = time.monotonic()

        def enough(results: Collection[Result]) -> bool:
            return test is not None and test.verdict(results) is not Decided.OPEN

        return run_contest(contest, done, workers, ray, note, enough)


def _table(standings: tuple[Standing, ...]) -> Table:
    table = Table()
    table.add_column("")
    for column in ("games", "points", "share", "range", "fair", "elo", "range"):
        table.add_column(VOICE.say(f"cli-arena-column-{column}"), justify="right")
    for standing in sorted(standings, key=lambda standing: -standing.elo):
        low, high = standing.share_range
        elo_low, elo_high = standing.elo_range
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.credit:g}",
            f"{standing.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standing.fair:.1%}",
            f"{standing.elo:.0f}",
            f"{elo_low:.0f} – {elo_high:.0f}",
        )
    return table
