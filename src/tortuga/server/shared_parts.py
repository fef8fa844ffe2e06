"""What all readers are shown alike is put into bytes once: it is most of what a view holds."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tortuga.core.game import State, View
from tortuga.core.remembering import Remembered

LONG = 200
"""Bytes; below that it is quicker to write it anew."""
REMEMBERED = 2_000


def with_parts_packed(view: View, state: State) -> Any:
    """The view as a message has it: what stands in it as it stands in the state is in bytes already."""
    parts = {}
    for name in _in_both(type(view), type(state)):
        shown = getattr(view, name)
        if shown is getattr(state, name) and (packed := _packed(shown)) is not None:
            parts[name] = packed
    return replace(view, **parts) if parts else view


@cache
def _in_both(view: type[View], state: type[State]) -> tuple[str, ...]:
    """The fields of a view that the state has, too."""
    return tuple([name for name in view.__struct_fields__ if name in state.__struct_fields__])


def _packed_if_long(shown: Any) -> Raw | None:
    packed = msgspec.json.encode(shown)
    return Raw(packed) if len(packed) >= LONG else None


_long_parts = Remembered(_packed_if_long, REMEMBERED)


def _packed(shown: Any) -> Raw | None:
    """Numbers and words are short."""
    return _long_parts(shown) if isinstance(shown, (tuple, msgspec.Struct)) and shown else None
