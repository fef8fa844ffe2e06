"""`tortuga bots`: a machine of its own for the bots of houses elsewhere."""

from typing import Any

import typer

from tortuga.cli.common import VOICE, says
from tortuga.cli.setting_flags import CONFIG, config_flag, setting_flag, with_flags
from tortuga.server.settings import SettingError, load_settings, setting_fields
from tortuga.text import Message

SETTINGS = ("bus_url", "bot_workers", "bot_memory", "log_level", "log_format")
"""Those of the house that matter here too."""


def add_to(app: typer.Typer) -> None:
    def bots(**given: Any) -> None:
        _bots(**given)

    flags = [setting_flag(field) for field in setting_fields() if field.name in SETTINGS]
    command = with_flags(bots, [config_flag(), *flags])
    app.command("bots", help=says("cli-bots-help"), epilog=says("cli-bots-epilog"))(command)


def _bots(**given: Any) -> None:
    file = given.pop(CONFIG)
    settings = load_settings(given, file)
    try:
        from tortuga.server.bot_worker import work  # slow to load, and its library is an extra
    except ImportError as missing:
        raise SettingError("bus-url", "", Message("server-extra-missing", {"extra": "redis"})) from missing
    work(settings, lambda: typer.echo(VOICE.say("cli-bots-ready", places=settings.bot_workers)))
