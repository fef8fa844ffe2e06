"""The JSON Schema of everything a game shows and takes, from which other languages generate their types."""

import sys
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, type_info

from tortuga.core.game import AnyGame, kebab
from tortuga.core.registry import find_game, game_ids
from tortuga.core.speech import enumeration_in, seat_fields


def game_schema(game: AnyGame) -> dict[str, Any]:
    """One document: definitions for options, view, and the unions of actions, events and questions."""
    roots = {f"Any{name.capitalize()}": part for name, part in parts_of(game).items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.id,
        "$defs": definitions_of(roots),
    }


def parts_of(game: AnyGame) -> dict[str, Any]:
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
    document = {game.id: {"schema": game_schema(game), "spoken": spoken_fields(game)} for game in games}
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()
