"""Puts the commands together, and turns our errors into one sentence and an exit status."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tortuga.cli import (
    arena,
    bots,
    compiling,
    errors,
    export,
    games,
    learn,
    matches,
    move_house,
    play,
    puzzles,
    serve,
    simulate,
    solve,
    tells,
    turtles,
)
from tortuga.cli.common import VOICE, Language, fail, says
from tortuga.compiled.loading import run_compiled
from tortuga.core.errors import TortugaError
from tortuga.text import LANGUAGES

DISTRIBUTION = "tortuga-games"
COMPILED = "+compiled"
"""What a version ends with where the rules run compiled."""

app = typer.Typer(
    help=VOICE.say("cli-help"),
    epilog=VOICE.say("cli-epilog"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"{version(DISTRIBUTION)}{COMPILED}" if run_compiled() else version(DISTRIBUTION))
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help=says("cli-version"), callback=_say_version, is_eager=True)
]


@app.callback()
def _root(language: Language = VOICE.language, _version: Version = False) -> None:
    """The language was taken before the commands were built; here it is only checked."""
    if language not in LANGUAGES:
        fail("cli-no-language", language=language, languages=VOICE.list(LANGUAGES))


for module in (
    games,
    learn,
    puzzles,
    play,
    serve,
    bots,
    move_house,
    simulate,
    arena,
    errors,
    tells,
    matches,
    export,
    turtles,
    solve,
    compiling,
):
    module.add_to(app)


def run() -> None:
    try:
        app()
    except TortugaError as error:
        Console(stderr=True).print(Text(error.said(VOICE), style="red"), soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
