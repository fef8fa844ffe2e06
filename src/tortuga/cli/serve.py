"""`tortuga serve`: the house on the network. Its flags are made from the settings."""

import inspect
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from tortuga.cli.common import VOICE, says
from tortuga.cli.qr import drawn, qr_code
from tortuga.server.settings import load_settings, setting_fields, variable

CONFIG, OPEN = "config", "open"


def add_to(app: typer.Typer) -> None:
    app.command("serve", help=says("cli-serve-help"), epilog=says("cli-serve-epilog"))(_with_flags())


def _serve(**given: Any) -> None:
    from tortuga.server.network import address_in_network  # slow to load, and no other command needs them
    from tortuga.server.serve import serve as open_house

    file, browser = given.pop(CONFIG), given.pop(OPEN)
    settings = load_settings(given, file)

    def announce(where: str) -> None:
        typer.echo(VOICE.say("cli-serve-address", address=where))
        if network := address_in_network(settings, where):
            _announce_network(network)

    open_house(settings, open_browser=browser, announce=announce)


def _announce_network(address: str) -> None:
    """Where phones and big screens find the house; whoever sees a terminal points a camera at it."""
    typer.echo(VOICE.say("cli-serve-network", address=address, screen=f"{address}/tv"))
    if sys.stdout.isatty():
        typer.echo(drawn(qr_code(address)))


def _with_flags() -> Any:
    """The command with a flag for each setting; what is not given is found elsewhere."""

    def serve(**given: Any) -> None:
        _serve(**given)

    flags = [
        _flag(CONFIG, Path | None, None, help=says("cli-serve-config"), metavar="FILE"),
        _flag(OPEN, bool, False, help=says("cli-serve-open")),
    ]
    for field in setting_fields():
        explained = says(f"server-setting-{field.name.replace('_', '-')}")
        default = ",".join(field.default) if isinstance(field.default, tuple) else str(field.default)
        flags.append(
            _flag(
                field.name,
                str | None,
                None,
                help=f"{explained} [{variable(field.name)}; {default}]",
                metavar=field.name.upper(),
            )
        )
    serve.__signature__ = inspect.Signature(flags)  # type: ignore[attr-defined]
    serve.__annotations__ = {flag.name: flag.annotation for flag in flags}
    return serve


def _flag(name: str, kind: Any, default: Any, **option: Any) -> inspect.Parameter:
    words = [f"--{name.replace('_', '-')}"]
    annotation = Annotated[kind, typer.Option(*words, **option)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
