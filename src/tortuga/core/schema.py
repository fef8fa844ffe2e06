"""The JSON Schema of everything a game shows and takes, from which other languages generate their types."""

import sys
from collections.abc import Iterator
from enum import Enum
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.inspect import EnumType, StructType, Type, multi_type_info, type_info

from tortuga.core.game import AnyGame, kebab
from tortuga.core.registry import find_game, game_ids
from tortuga.core.speech import enumeration_in, parts_of, seat_fields


def game_schema(game: AnyGame) -> dict[str, Any]:
    """One document: definitions for options, view, and the unions of actions, events and questions."""
    roots = {f"Any{name.capitalize()}": part for name, part in types_of(game).items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.id,
        "$defs": definitions_of(roots),
    }


def types_of(game: AnyGame) -> dict[str, Any]:
    """The types of everything that a game shows and takes."""
    return {
        "options": game.options_type,
        "view": game.view_type,
        "action": game.action_type,
        "event": game.event_type,
        "question": game.question_type,
    }


def definitions_of(types: dict[str, Any]) -> dict[str, Any]:
    """The schemas of some types under these names, and of everything inside them under its own."""
    schemas, definitions = schemas_of(types)
    return {**definitions, **schemas}


def schemas_of(types: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of some types under these names, and apart from them the definitions that they refer to.

    A description is a docstring, which only newer compilers dedent: here it is the same with all of them.
    """
    schemas, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    for schema in definitions.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return dict(zip(types, schemas, strict=True)), definitions


def enumerations(types: dict[str, Any]) -> dict[str, list[Any]]:
    """The members of every enumeration inside these types, in its own order; a schema sorts them."""
    found = {info.cls for info in _within(types) if isinstance(info, EnumType)}
    return {one.__name__: _values(one) for one in sorted(found, key=lambda one: one.__name__)}


def _values(enumeration: type[Enum]) -> list[Any]:
    return [member.value for member in enumeration]


def omitted(types: dict[str, Any]) -> dict[str, list[str]]:
    """The fields that may be missing in what is sent, by the name of their struct."""
    found = {info.cls: info for info in _within(types) if isinstance(info, StructType)}
    missing = {cls.__name__: _omitted(info) for cls, info in found.items()}
    return {name: fields for name, fields in sorted(missing.items()) if fields}


def _omitted(info: StructType) -> list[str]:
    every = info.cls.__struct_config__.omit_defaults
    return [field.name for field in info.fields if not field.required and (every or field.default is UNSET)]


def _within(types: dict[str, Any]) -> Iterator[Type]:
    """All types inside these; structs are entered once."""
    waiting = list(multi_type_info(types.values()))
    entered = set()
    for info in waiting:
        for part in parts_of(info):
            yield part
            if isinstance(part, StructType) and part.cls not in entered:
                entered.add(part.cls)
                waiting += [field.type for field in part.fields]


def spoken_fields(game: AnyGame) -> dict[str, dict[str, dict[str, str]]]:
    """How to say the fields of each event and question, by kind and tag, as `speech` does.

    A field that holds seats says `seat`, one that holds members of an enumeration its name.
    """
    kinds = {"event": game.event_type, "asked": game.question_type}
    return {kind: {_tag(told): _fields(told) for told in _members(union)} for kind, union in kinds.items()}


def _tag(told: type[Struct]) -> str:
    return str(told.__struct_config__.tag)


def _fields(told: type[Struct]) -> dict[str, str]:
    info = type_info(told)
    assert isinstance(info, StructType)
    named = {field.name: enumeration_in(field.type) for field in info.fields}
    enumerations = {name: kebab(found.__name__) for name, found in named.items() if found is not None}
    return {**enumerations, **dict.fromkeys(sorted(seat_fields(told)), "seat")}


def _members(union: Any) -> list[type[Struct]]:
    info = type_info(union)
    parts = getattr(info, "types", (info,))
    return [part.cls for part in parts if isinstance(part, StructType)]


def main() -> None:
    """Print the schemas of all games, for the generator of the web client's types."""
    games = [find_game(id) for id in game_ids()]
    document = {
        game.id: {
            "schema": game_schema(game),
            "enumerations": enumerations(types_of(game)),
            "spoken": spoken_fields(game),
        }
        for game in games
    }
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()
