"""The command line. The language is known before the commands are built, for their help speaks it too."""

import os
import sys


def main() -> None:
    """The `tortuga` command."""
    language = _asked_language(sys.argv)
    if language:
        os.environ["TORTUGA_LANGUAGE"] = language
    from tortuga.cli.app import run

    run()


def _asked_language(arguments: list[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument == "--language" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None
