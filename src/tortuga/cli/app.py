"""Puts the commands together, and turns our errors into one sentence and an exit status."""

import sys

import typer
from rich.console import Console
from rich.text import Text

from tortuga.cli import arena, games, matches, play, simulate, turtles
from tortuga.cli.common import VOICE, Language
from tortuga.core.errors import TortugaError

app = typer.Typer(
    help=VOICE.say("cli-help"),
    epilog=VOICE.say("cli-epilog"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def _root(language: Language = VOICE.language) -> None:
    del language  # taken before the commands were built


for module in (games, play, simulate, arena, matches, turtles):
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
