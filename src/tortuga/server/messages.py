"""Sentences as they travel: the client says them itself, in its own language."""

from typing import Any

from msgspec import Struct

from tortuga.text import Message, Sayable


class MessageInfo(Struct, frozen=True):
    """A sentence that the client says itself; an argument may be such a sentence, or a list."""

    id: str
    args: dict[str, Any]


def message_info(message: Message) -> MessageInfo:
    return MessageInfo(message.id, {name: _sayable(value) for name, value in message.args.items()})


def _sayable(value: Sayable) -> Any:
    if isinstance(value, Message):
        return message_info(value)
    if isinstance(value, str | int | float):
        return value
    return tuple(_sayable(part) for part in value)
