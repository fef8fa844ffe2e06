"""What the commands share: the language, the ways to name a game, its options and its seats."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console

from tortuga.core.errors import OptionError, UnknownOption
from tortuga.core.game import AnyGame, Options
from tortuga.core.record import Record, read_record
from tortuga.text import LANGUAGES, preferred_language, voice

VOICE = voice(preferred_language())
CONSOLE = Console()


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


def read_options(game: AnyGame, given: list[str] | None) -> Options:
    """`key=value` words as the game's options; a value `@file.json` is read from that file."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    values: dict[str, Any] = {}
    for word in given or []:
        key, equals, value = word.partition("=")
        name = key.strip().replace("-", "_")
        if name not in fields:
            raise UnknownOption(game.id, key)
        if not equals:
            fail("cli-option-form", word=word)
        values[name] = _read_value(name, fields[name].type, value.strip())
    options: Options = game.options_type(**values)
    return options


def _read_value(name: str, kind: Any, text: str) -> Any:
    """A value in the form its option wants: JSON where it is JSON, else a word, else words with commas."""
    problem: Exception | None = None
    for candidate in _readings(name, text):
        try:
            return msgspec.convert(candidate, kind, strict=False)
        except (msgspec.ValidationError, UnicodeError) as error:
            problem = problem or error
    raise OptionError(name, str(problem)) from problem


def _readings(name: str, text: str) -> list[Any]:
    if text.startswith("@"):
        try:
            return [msgspec.json.decode(Path(text[1:]).read_bytes())]
        except (OSError, msgspec.DecodeError, RecursionError) as error:
            raise OptionError(name, f"{text[1:]}: {error}") from error
    readings: list[Any] = [text]
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        readings.append(msgspec.json.decode(text))
    return [*readings, [part.strip() for part in text.split(",")]]
