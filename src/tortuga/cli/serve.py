"""`tortuga serve`: the house on the network. Its flags are made from the settings."""

import sys
from typing import Any

import typer

from tortuga.cli.common import VOICE, says
from tortuga.cli.qr import drawn, qr_code
from tortuga.cli.setting_flags import CONFIG, config_flag, flag, setting_flag, with_flags
from tortuga.server.settings import load_settings, setting_fields

OPEN = "open"


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

    own = [config_flag(), flag(OPEN, bool, False, help=says("cli-serve-open"))]
    return with_flags(serve, [*own, *map(setting_flag, setting_fields())])
