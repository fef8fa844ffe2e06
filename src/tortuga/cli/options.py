"""Options of a game as they are typed: `key=value` words in, the game's options out."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, EnumType, IntType, LiteralType, Type, type_info

from tortuga.cli.common import VOICE, fail
from tortuga.core.errors import OptionError, UnknownOption
from tortuga.core.game import AnyGame, Options
from tortuga.core.speech import parts_of, seat_fields
from tortuga.text import Message


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
        values[name] = _read_value(game, name, fields[name].type, value.strip())
    options: Options = game.options_type(**values)
    return options


def _read_value(game: AnyGame, name: str, kind: Any, text: str) -> Any:
    """A value in the form its option wants: JSON where it is JSON, else a word, else words with commas."""
    kinds: type[Struct] = game.options_type
    is_seat = name in seat_fields(kinds)
    problem: Exception | None = None
    for reading in _readings(name, text):
        candidate = _seat(reading) if is_seat else reading
        try:
            return msgspec.convert(candidate, kind, strict=False)
        except (msgspec.ValidationError, UnicodeError) as error:
            problem = problem or error
    good = ", ".join(_good_values(type_info(kind), game.seats[-1] if is_seat else None))
    said = Message("cli-option-values", {"value": text, "values": good}) if good else str(problem)
    raise OptionError(name, said) from problem


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


def _seat(typed: Any) -> Any:
    """People count seats from 1."""
    if isinstance(typed, str) and typed.isdecimal() and len(typed) < 4:
        return int(typed) - 1
    return typed - 1 if type(typed) is int else typed


def _good_values(kind: Type, seats: int | None) -> Iterator[str]:
    """What may be typed; nothing where any word will do, or a whole file is wanted."""
    for part in parts_of(kind):
        if isinstance(part, BoolType):
            yield from ("true", "false")
        elif isinstance(part, EnumType):
            yield from (str(value.value) for value in part.cls)
        elif isinstance(part, LiteralType):
            yield from map(str, part.values)
        elif isinstance(part, IntType):
            yield VOICE.say("cli-option-seat", most=seats) if seats else VOICE.say("cli-option-number")
