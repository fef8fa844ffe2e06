"""A lesson as it is written: `lessons/<game>.toml`. Actions stand there in the game's own notation."""

from enum import StrEnum
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tortuga.core.game import Seat

FOLDER = files("tortuga.learn") / "lessons"
SUFFIX = ".toml"


class WrittenStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to learn: `learn-<game>-<id>` says it, and `learn-<game>-<id>-done` what to think of it."""

    id: str
    options: dict[str, Any] | None = None
    """A new match begins with these; without them the step goes on where the last one ended."""
    seed: str = ""
    before: tuple[str, ...] = ()
    """What is done before the learner is asked. Whoever is asked does it; where several are, the line begins
    with a name: `Bart: keep A`."""
    expected: tuple[str, ...] = ()
    """Patterns (`*` and `?`) of what is right; the next step goes on from what fits the first. Without any
    there is nothing to do but to look."""
    tempting: tuple[str, ...] = ()
    """Illegal actions that a board offers all the same, for the game to say why not."""
    wrong: dict[str, str] = {}
    """Patterns of other tries, and the end of `learn-<game>-<id>-…` to say to them."""
    answers: tuple[str, ...] = ()
    """What is done afterwards."""
    pictured: int | None = None
    """How many actions a moving picture of it shows; without it all, on into the steps that it leads to."""
    flows: bool = False
    """Whether it leads straight on to the next step, with nothing to say in between."""


class WrittenTopic(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to know when it comes up: `how-<game>-<id>` under the heading `how-<game>-<id>-title`."""

    id: str
    picture: str | None = None
    """The step of the lesson that shows it."""


class Still(StrEnum):
    """The position in which to do something, or, where a board marks what was done last, the one after it."""

    BEFORE = "before"
    AFTER = "after"


class WrittenPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to play, to read: the aim, a turn in pictures, and the rest."""

    turn: tuple[str, ...]
    """Steps of the lesson as pictures, each with the line `how-<game>-turn-<id>`."""
    topics: tuple[WrittenTopic, ...]
    still: Still = Still.BEFORE
    """What the pictures show where nothing moves."""


class WrittenLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    names: tuple[str, ...]
    """What the players are called: proper names, or the ids of messages."""
    seat: Seat
    """The learner's."""
    steps: tuple[WrittenStep, ...]
    page: WrittenPage


def written_ids() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in FOLDER.iterdir() if _is_lesson(file.name)))


def read_written(game: str) -> WrittenLesson:
    return msgspec.toml.decode((FOLDER / f"{game}{SUFFIX}").read_bytes(), type=WrittenLesson)


def _is_lesson(name: str) -> bool:
    return name.endswith(SUFFIX)
