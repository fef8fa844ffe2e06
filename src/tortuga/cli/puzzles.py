"""`tortuga puzzle` and `tortuga puzzles …`: puzzles solved in the terminal, made, checked and measured."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tortuga.cli.common import CONSOLE, VOICE, AsJson, GameName, fail, print_json, says
from tortuga.core.registry import find_game
from tortuga.puzzles.collection import package_file, puzzles_of
from tortuga.puzzles.pace import PuzzlePace
from tortuga.puzzles.plot import plot_rates
from tortuga.puzzles.posed import PosedPuzzle
from tortuga.puzzles.puzzle import GRADES, Puzzle, read_puzzles, write_puzzles
from tortuga.puzzles.trade import trade_of
from tortuga.terminal.face import find_face
from tortuga.terminal.keyboard import typed
from tortuga.terminal.puzzle import KeyboardPuzzle
from tortuga.terminal.table import Quit

SAVE_EVERY = 10.0
SAMPLE = 40
STOP = ("q", "quit")

PuzzleGame = Annotated[str, typer.Argument(help=says("cli-game"), metavar="GAME")]
Day = Annotated[bool, typer.Option("--day", help=says("cli-puzzle-day"))]
Kind = Annotated[str | None, typer.Option("--kind", help=says("cli-puzzle-kind"), metavar="KIND")]
Grade = Annotated[
    int | None,
    typer.Option("--grade", min=GRADES[0], max=GRADES[-1], help=says("cli-puzzle-grade"), metavar="N"),
]
PuzzleId = Annotated[str | None, typer.Option("--id", help=says("cli-puzzle-id"), metavar="ID")]
Count = Annotated[int, typer.Option("--count", min=1, help=says("cli-puzzles-count"), metavar="N")]
MakingSeed = Annotated[int, typer.Option("--seed", help=says("cli-seed"), metavar="N")]
Resume = Annotated[bool, typer.Option("--resume", help=says("cli-puzzles-resume"))]
Seconds = Annotated[float | None, typer.Option("--seconds", help=says("cli-puzzles-seconds"), metavar="S")]
PuzzleFile = Annotated[Path | None, typer.Option("--file", help=says("cli-puzzles-file"), metavar="FILE")]
Plot = Annotated[Path | None, typer.Option("--plot", help=says("cli-puzzles-plot"), metavar="FILE")]
All = Annotated[bool, typer.Option("--all", help=says("cli-puzzles-all"))]
Sample = Annotated[int, typer.Option("--sample", min=1, help=says("cli-puzzles-sample"), metavar="N")]


Skip = Annotated[int, typer.Option("--skip", min=0, help=says("cli-puzzles-skip"), metavar="N")]


def add_to(app: typer.Typer) -> None:
    app.command("puzzle", help=says("cli-puzzle-help"), epilog=says("cli-puzzle-epilog"))(puzzle)
    group = typer.Typer(help=says("cli-puzzles-help"), no_args_is_help=True)
    group.command("make", help=says("cli-puzzles-make-help"), epilog=says("cli-puzzles-make-epilog"))(make)
    group.command("check", help=says("cli-puzzles-check-help"), epilog=says("cli-puzzles-check-epilog"))(
        check
    )
    group.command(
        "measure", help=says("cli-puzzles-measure-help"), epilog=says("cli-puzzles-measure-epilog")
    )(measure)
    app.add_typer(group, name="puzzles")


def puzzle(
    game: PuzzleGame = "turtles",
    day: Day = False,
    kind: Kind = None,
    grade: Grade = None,
    id: PuzzleId = None,
) -> None:
    try:
        if id is not None:
            _ask(game, puzzles_of(game).find(id))
        elif day:
            _ask(game, puzzles_of(game).daily(datetime.now(UTC).date()))
        else:
            _ask_on(game, kind, grade)
    except Quit:
        CONSOLE.print(f"\n{VOICE.say('table-stopped')}")


def _ask(game: str, chosen: Puzzle) -> KeyboardPuzzle:
    rules = find_game(game)
    CONSOLE.print(VOICE.say("puzzle-heading", id=chosen.id, grade=chosen.grade, grades=len(GRADES)))
    asked = KeyboardPuzzle(PosedPuzzle(rules, chosen), find_face(rules), CONSOLE, VOICE)
    asked.solve()
    return asked


def _ask_on(game: str, kind: str | None, grade: int | None) -> None:
    """One after the other, as hard as suits; no two sittings begin with the same one."""
    collection, pace = puzzles_of(game), PuzzlePace()
    if kind is not None and kind not in collection.kinds:
        fail("cli-puzzle-no-kind", kind=kind, kinds=VOICE.list(collection.kinds))
    order = list(collection.by_id)
    after = order[int(time.time()) % len(order)]
    while True:
        near = None if grade else pace.grade
        asked = _ask(game, collection.following(after, kind, grade, near))
        after, pace = asked.posed.puzzle.id, asked.paced(pace)
        if typed(CONSOLE, f"\n{VOICE.say('puzzle-go-on')}") in STOP:
            raise Quit


def make(
    game: GameName,
    count: Count,
    seed: MakingSeed = 0,
    resume: Resume = False,
    seconds: Seconds = None,
    file: PuzzleFile = None,
) -> None:
    file = file or Path(f"puzzles-{game}.xz")
    if file.exists() and not resume:
        fail("cli-puzzles-exists", file=str(file))
    maker = trade_of(game).maker(_read(file) if file.exists() else (), count, seed)
    began = saved = time.monotonic()
    try:
        with _progress(count) as show:
            for progress in maker.make():
                now = time.monotonic()
                show(progress.found, VOICE.say("cli-puzzles-looked-at", number=progress.looked_at))
                if now - saved > SAVE_EVERY:
                    file.write_bytes(write_puzzles(maker.puzzles))
                    saved = now
                if seconds is not None and now - began > seconds:
                    break
    finally:
        file.write_bytes(write_puzzles(maker.puzzles))
    CONSOLE.print(VOICE.say("cli-puzzles-made", number=len(maker.puzzles), file=str(file)))


def check(
    game: PuzzleGame = "turtles",
    every: All = False,
    sample: Sample = SAMPLE,
    skip: Skip = 0,
    file: PuzzleFile = None,
) -> None:
    faults_of, puzzles = trade_of(game).faults_of, _puzzles(game, file, skip)
    chosen = puzzles if every else _spread(puzzles, sample)
    faulty = 0
    with _progress(len(chosen)) as show:
        for number, one in enumerate(chosen, 1):
            for fault in faults_of(one):
                CONSOLE.print(f"{one.id}: {fault}", highlight=False)
                faulty += 1
            show(number, one.id)
    CONSOLE.print(VOICE.say("cli-puzzles-checked", number=len(chosen), faults=faulty))
    if faulty:
        raise typer.Exit(1)


def measure(
    game: PuzzleGame = "turtles",
    sample: Sample = SAMPLE,
    skip: Skip = 0,
    file: PuzzleFile = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    from tortuga.puzzles.measuring import Attempt, attempts, rates

    chosen = _spread(_puzzles(game, file, skip), sample)
    tried: list[Attempt] = []
    with _progress(len(chosen)) as show:
        for number, one in enumerate(chosen, 1):
            tried += attempts(game, one)
            show(number, one.id)
    if as_json:
        print_json([(one.solver, one.puzzle.id, one.solved) for one in tried])
        return
    measured = rates(tried)
    if plot:
        plot_rates(measured, VOICE.say("cli-puzzles-plotted", game=game, number=len(chosen)), plot)
    table = Table(VOICE.say("puzzle-grade"), VOICE.say("cli-puzzles-title"), *measured)
    for grade in GRADES:
        number = sum(one.grade == grade for one in chosen)
        table.add_row(str(grade), str(number), *(f"{shares[grade]:.0%}" for shares in measured.values()))
    CONSOLE.print(table)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar on standard error, and a word beside it."""
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=total)
        yield lambda done, words: progress.update(bar, completed=done, description=words)


def _puzzles(game: str, file: Path | None, skip: int) -> list[Puzzle]:
    """In the order in which they were made, without the first of them."""
    return _read(package_file(game) if file is None else file)[skip:]


def _spread(puzzles: list[Puzzle], number: int) -> list[Puzzle]:
    return puzzles[:: max(1, len(puzzles) // number)]


def _read(file: Traversable) -> list[Puzzle]:
    try:
        return read_puzzles(file.read_bytes())
    except OSError as error:
        fail("cli-unreadable", file=str(file), problem=error.strerror or str(error))
