"""How the house is run. One definition makes the flags, the variables, the file's keys and their checks.

A flag wins over a variable (`TORTUGA_PORT`), which wins over the file (TOML), which wins over the default.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from tortuga.core.errors import TortugaError
from tortuga.server.store import DAY as DAY
from tortuga.server.store import Durability
from tortuga.text import Message

PREFIX = "TORTUGA_"
FILE_VARIABLE = "TORTUGA_CONFIG"

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(gt=0)]


class HandOver(StrEnum):
    """To which other houses people go whose table is there."""

    MACHINE = "machine"
    NEVER = "never"


class LogFormat(StrEnum):
    PLAIN = "plain"
    JSON = "json"


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each has a sentence `server-setting-<name>`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1667
    database: str = "tortuga.db"
    database_url: Annotated[str, Meta(pattern=r"^(postgres(ql)?://\S+)?$")] = ""
    bus_url: Annotated[str, Meta(pattern=r"^((rediss?|unix)://\S+)?$")] = ""
    public_url: Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+(/[\w.~-]+)*)?$")] = ""
    base_path: Annotated[str, Meta(pattern=r"^(/[\w.~-]+)*$")] = ""
    allowed_hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    trusted_proxies: str = "127.0.0.1"
    secret_key: Annotated[str, Meta(pattern=r"^(.{16,})?$")] = ""
    metrics_token: Annotated[str, Meta(pattern=r"^(\S{8,})?$")] = ""

    lease_seconds: Annotated[float, Meta(ge=0.5)] = 9
    hand_over: HandOver = HandOver.MACHINE

    durability: Durability = Durability.POWER
    token_days: Amount = 365
    ended_days: Amount = 30
    gathering_days: Amount = 2
    silent_days: Amount = 30
    solo_days: Amount = 1
    results_days: Amount = 3_650

    stall_seconds: Amount = 180
    host_seconds: Amount = 300
    open_connections: Count = 4_000
    open_per_address: Count = 500
    head_seconds: Amount = 10
    body_seconds: Amount = 20
    idle_seconds: Amount = 10
    unread_seconds: Amount = 20

    connections: Count = 2_000
    connections_per_guest: Count = 10
    connections_per_table: Count = 200
    connections_per_address: Count = 300
    identities_per_hour: Amount = 200
    tables_per_hour: Amount = 600
    seats_per_hour: Amount = 1_200
    hints_per_hour: Amount = 600
    analyses_per_hour: Amount = 1_200
    downloads_per_hour: Amount = 30
    codes_per_hour: Amount = 30
    pictures_per_hour: Amount = 600
    pushes_per_hour: Amount = 30
    vacation_days: Annotated[float, Meta(ge=0, le=365)] = 28
    tables_per_guest: Count = 20
    tournaments_per_guest: Count = 3
    clubs_per_guest: Count = 10
    frame_bytes: Annotated[int, Meta(ge=1_024)] = 16_384
    frames_per_second: Amount = 20
    requests_per_second: Amount = 20

    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    bot_memory: Amount = 512
    bot_queue: Count = 64
    bot_seconds: Amount = 1.0
    bot_pause: Annotated[float, Meta(ge=0)] = 0.6

    shutdown_seconds: Amount = 5
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.PLAIN

    @property
    def base(self) -> str:
        """What comes before every path, if the house is not at the root of its address."""
        return self.base_path or urlsplit(self.public_url).path


class SettingError(TortugaError):
    """A setting that cannot be; says which one and where it was given."""

    id: ClassVar[str] = "error-setting"

    def __init__(self, setting: str, source: str, problem: str | Message) -> None:
        super().__init__(setting=setting, source=source, problem=problem)
        self.setting = setting


def setting_fields() -> Iterator[FieldInfo]:
    yield from msgspec.structs.fields(Settings)


def variable(setting: str) -> str:
    return PREFIX + setting.upper()


def load_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """Put the settings together; `SettingError` names the first that cannot be."""
    path = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    written = _read_file(path) if path else {}
    values: dict[str, Any] = {}
    for field in setting_fields():
        name = field.name
        if flags.get(name) is not None:
            values[name] = _value(field, flags[name], f"--{name.replace('_', '-')}")
        elif variable(name) in environment:
            values[name] = _value(field, environment[variable(name)], variable(name))
        elif name in written:
            values[name] = _value(field, written[name], str(path))
    return Settings(**values)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError("config", str(path), str(error)) from error
    known = {field.name for field in setting_fields()}
    for name in written:
        if name not in known:
            raise SettingError(name, str(path), Message("server-setting-unknown"))
    return written


def _value(field: FieldInfo, given: Any, source: str) -> Any:
    if isinstance(field.default, tuple) and isinstance(given, str):
        given = [part.strip() for part in given.split(",") if part.strip()]
    try:
        return msgspec.convert(given, field.type, strict=not isinstance(given, str))
    except msgspec.ValidationError as error:
        raise SettingError(field.name, source, str(error)) from error
