"""Flags that are made from the settings of the house."""

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import FieldInfo

from tortuga.cli.common import says
from tortuga.server.settings import variable

CONFIG = "config"


def flag(name: str, kind: Any, default: Any, **option: Any) -> inspect.Parameter:
    words = [f"--{name.replace('_', '-')}"]
    annotation = Annotated[kind, typer.Option(*words, **option)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def config_flag() -> inspect.Parameter:
    return flag(CONFIG, Path | None, None, help=says("cli-serve-config"), metavar="FILE")


def setting_flag(field: FieldInfo) -> inspect.Parameter:
    """What is not given is found elsewhere."""
    explained = says(f"server-setting-{field.name.replace('_', '-')}")
    default = ",".join(field.default) if isinstance(field.default, tuple) else str(field.default)
    said = f"{explained} [{variable(field.name)}; {default}]"
    return flag(field.name, str | None, None, help=said, metavar=field.name.upper())


def with_flags(command: Callable[..., None], flags: Sequence[inspect.Parameter]) -> Any:
    command.__signature__ = inspect.Signature(flags)  # type: ignore[attr-defined]
    command.__annotations__ = {flag.name: flag.annotation for flag in flags}
    return command
