"""Events, questions and outcomes as sentences.

The message is `<game>-<kind>-<tag>` by convention, with the fields as arguments. How people end a match is
told in the same words whatever the game: without the game in front.

A seat becomes its player's name, a member of an enumeration the id of its name (said by `NAME($card)`
in the Fluent file, in the grammatical case it asks for), several of them a list, and yes, no and nothing
the words `yes`, `no` and `none` for the file's selectors.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, StrEnum
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.inspect import EnumType, Metadata, StructType, Type, type_info

from tortuga.core.conclusions import AGREED, LATE, RESIGNED, DrawAgreed, Resigned, TimeLost
from tortuga.core.game import AnyGame, Event, Outcome, Question, kebab
from tortuga.text import Message, Sayable


def event_message(game: AnyGame, event: Event, names: Sequence[str]) -> Message:
    return told_message(game, "event", event, names)


def question_message(game: AnyGame, question: Question, names: Sequence[str]) -> Message:
    return told_message(game, "asked", question, names)


def outcome_message(game: AnyGame, outcome: Outcome, names: Sequence[str]) -> Message:
    winners = tuple(names[seat] for seat in outcome.winners)
    args: dict[str, Sayable] = {"winners": winners, "count": len(winners)}
    if outcome.reason in (RESIGNED, LATE, AGREED):
        return Message(f"outcome-{outcome.reason}", args)
    return Message(f"{game.id}-outcome-{outcome.reason}", args)


def thing_id(game: AnyGame, thing: StrEnum) -> str:
    """The message id of the name of a card, a colour, a place."""
    return f"{game.id}-{kebab(type(thing).__name__)}-{thing.value.replace('_', '-')}"


def told_message(game: AnyGame, kind: str, told: Struct, names: Sequence[str]) -> Message:
    """The sentence of an event, a question, or whatever else a game says in this way."""
    seats = seat_fields(type(told))
    args = {
        field: _sayable(game, getattr(told, field), names if field in seats else None)
        for field in told.__struct_fields__
    }
    tag = told.__struct_config__.tag
    if isinstance(told, Resigned | TimeLost | DrawAgreed):
        return Message(f"event-{tag}", args)
    return Message(f"{game.id}-{kind}-{tag}", args)


def _sayable(game: AnyGame, value: Any, names: Sequence[str] | None) -> Sayable:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, StrEnum):
        return thing_id(game, value)
    if isinstance(value, int) and names is not None:
        return names[value]
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Struct):
        raise TypeError(
            f"{type(value).__name__} inside a told thing cannot be said; give it fields of its own"
        )
    return tuple(_listed(game, item, names) for item in value)


def _listed(game: AnyGame, item: Any, names: Sequence[str] | None) -> Sayable:
    said = _sayable(game, item, names)
    return Message(said) if isinstance(item, StrEnum) and isinstance(said, str) else said


@cache
def seat_fields(kind: type[Struct]) -> frozenset[str]:
    """The fields of an event or question that hold seats."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    return frozenset(field.name for field in info.fields if _holds_seat(field.type))


def enumeration_in(info: Type) -> type[Enum] | None:
    """The enumeration whose members a field holds, alone or several, if it does."""
    return next((part.cls for part in parts_of(info) if isinstance(part, EnumType)), None)


def _holds_seat(info: Type) -> bool:
    return any(
        isinstance(part, Metadata) and (part.extra_json_schema or {}).get("title") == "Seat"
        for part in parts_of(info)
    )


def parts_of(info: Type) -> Iterator[Type]:
    """A type and all those inside it."""
    yield info
    inner = [getattr(info, name, None) for name in ("type", "item_type")]
    inner += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    for part in inner:
        if isinstance(part, Type):
            yield from parts_of(part)
