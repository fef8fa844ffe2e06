"""What is worth coming back to in a match: its key moments, and where its turns and rounds begin."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec import Struct

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Stamp(StrEnum):
    """What a key moment is about. Its name is the message `stamp-<stamp>`."""

    VOTE = "vote"
    ATTACK = "attack"
    CAPTURE = "capture"
    TREASURE = "treasure"
    TURNING_POINT = "turning-point"


class KeyEvent(NamedTuple):
    """Events of this kind, with these fields, make a key moment."""

    kind: type[Struct]
    stamp: Stamp
    having: Mapping[str, Any] = NOTHING

    def is_met_by(self, event: Struct) -> bool:
        return isinstance(event, self.kind) and all(
            getattr(event, name) == value for name, value in self.having.items()
        )


class Landmarks(NamedTuple):
    """A game's own table of them, by kinds of event."""

    keys: tuple[KeyEvent, ...] = ()
    turns: tuple[type[Struct], ...] = ()
    """A turn begins with any of these."""
    rounds: tuple[type[Struct], ...] = ()
    """A round begins with any of these; none: with every turn of the `player` who had the first."""


class Mark(Struct, frozen=True):
    """A key moment: the number of its step, what it is about, and what was told."""

    step: int
    stamp: Stamp
    event: Any


class Soundings:
    """Goes through a match as somebody was told it, step by step, and notes what is found."""

    def __init__(self, landmarks: Landmarks) -> None:
        self._landmarks = landmarks
        self._first: Any = None
        """Who had the first turn."""
        self.marks: list[Mark] = []
        self.turns: list[int] = []
        self.rounds: list[int] = []

    def take_in(self, step: int, events: Iterable[Struct]) -> None:
        stamped: dict[Stamp, Mark] = {}
        for event in events:
            for key in self._landmarks.keys:
                if key.is_met_by(event):
                    stamped.setdefault(key.stamp, Mark(step, key.stamp, event))
            self._note_turn(step, event)
        self.marks += stamped.values()

    def _note_turn(self, step: int, event: Struct) -> None:
        turns, rounds = self._landmarks.turns, self._landmarks.rounds
        if isinstance(event, turns):
            _note(self.turns, step)
        if isinstance(event, rounds or turns):
            player = getattr(event, "player", None)
            self._first = player if self._first is None else self._first
            if rounds or player == self._first:
                _note(self.rounds, step)


def _note(steps: list[int], step: int) -> None:
    if not steps or steps[-1] != step:
        steps.append(step)
