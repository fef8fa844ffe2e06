"""What a puzzle is, and how many of them lie in a file: one JSON object a line, compressed."""

import hashlib
import lzma
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from tortuga.core.game import Seat

GRADES = range(1, 6)
"""From easy to hard."""


class Setting(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How one comes to the position of a puzzle: a match that is played so far."""

    options: dict[str, Any] = {}
    seed: str = ""
    seats: int = 2
    before: tuple[str, ...] = ()
    """The actions so far, in notation, each with its seat in front: `2: roll`."""

    @property
    def id(self) -> str:
        """The same for the same position, whatever is asked there."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:10]


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    kind: str
    """`puzzle-<kind>` asks."""
    seat: Seat = 0
    """Who is to answer."""
    setting: Setting
    moves: int = 0
    """Of kinds that ask for something in so many moves."""
    accepted: tuple[str, ...]
    """The right answers: actions in notation, or seats."""
    values: tuple[int, ...]
    """What every answer is worth, in the order in which the game lists them: the proof."""
    difficulty: float = 0
    grade: int = 1


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    return lzma.compress(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles), preset=9)


def read_puzzles(data: bytes) -> list[Puzzle]:
    lines = lzma.decompress(data).splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]
