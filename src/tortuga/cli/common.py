"""What the commands share: the language, and the ways to name a game, its options and its seats."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pickle import UnpicklingError
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tortuga.core.record import Record, read_record
from tortuga.text import LANGUAGES, preferred_language, voice

VOICE = voice(preferred_language())
CONSOLE = Console()
EXTRAS = {"pyarrow": "data", "ray": "ray"}
"""What brings a module that is not always there."""


def says(id: str) -> str:
    """A help text."""
    return VOICE.say(id)


Language = Annotated[
    str,
    typer.Option(
        "--language",
        help=VOICE.say("cli-language", languages=LANGUAGES),
        metavar="LANGUAGE",
        show_default=False,
    ),
]
GameName = Annotated[str, typer.Argument(help=says("cli-game"), metavar="GAME")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", help=says("cli-option"), metavar="KEY=VALUE")
]
Seed = Annotated[int | None, typer.Option("--seed", help=says("cli-seed"), metavar="N")]
AsJson = Annotated[bool, typer.Option("--json", help=says("cli-json"))]
RecordFile = Annotated[Path, typer.Argument(help=says("cli-file"), metavar="FILE")]


def fail(id: str, **args: str | int) -> NoReturn:
    """One sentence on standard error, and a way out."""
    typer.echo(VOICE.say(id, **args), err=True)
    raise typer.Exit(2)


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        fail("cli-unreadable", file=str(path), problem=error.strerror or str(error))
    return read_record(data)


def progress_bar(*, disable: bool = False) -> Progress:
    """How many of how many are done, while it lasts."""
    columns = (
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=CONSOLE, disable=disable or not CONSOLE.is_terminal, transient=True)


@contextmanager
def answering_for_data() -> Iterator[None]:
    """What is not installed, or cannot be written or read, is said in a sentence."""
    try:
        yield
    except ModuleNotFoundError as missing:
        module = (missing.name or str(missing)).partition(".")[0]
        fail("cli-data-missing", module=module, extra=EXTRAS.get(module, module))
    except OSError as problem:
        fail("cli-unreadable", file=str(problem.filename), problem=problem.strerror or str(problem))
    except UnpicklingError as problem:
        fail("cli-unreadable", file="figures", problem=str(problem))
