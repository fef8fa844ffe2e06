"""The texts of a game that are found by convention, not by name."""

import pkgutil
import re
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

from tests.text.sources import Source
from tortuga.core.game import AnyGame
from tortuga.core.phases import PhasedGame, choices_of
from tortuga.core.speech import thing_id


def classes_of(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The members of a union of structs, or the one struct that it is."""
    return get_args(union) or (union,)


def tags_of(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in classes_of(union)]


def expected_of(game: AnyGame) -> set[str]:
    """What a game cannot do without."""
    options = [field.name.replace("_", "-") for field in msgspec.structs.fields(game.options_type)]
    ends = {
        "name",
        "summary",
        *(f"option-{option}" for option in options),
        *(f"preset-{way}" for way in game.presets),
        *(f"event-{tag}" for tag in tags_of(game.event_type)),
        *(f"asked-{tag}" for tag in tags_of(game.question_type)),
        *(f"notation-{problem}" for problem in notation_problems(game)),
    }
    return {f"{game.id}-{end}" for end in ends}


def notation_problems(game: AnyGame) -> set[str]:
    """What can be wrong with a written action, as far as the core reads it."""
    if not isinstance(game, PhasedGame):
        return {"end"}
    forms = [kind.form for kind in choices_of(game.phases)]
    named = [vars(thing) for form in forms for thing in (form, *form.parts)]
    problems = {names[name] for names in named for name in ("_problem", "_twice", "_same") if name in names}
    return {"word", "end", *problems}


def outcomes_of(game: AnyGame, source: Source) -> list[str]:
    """The ids of its outcomes, as regular expressions."""
    return [f"{re.escape(game.id)}-outcome-{reason}" for reason in source.reasons(folder_of(game))]


def optional_of(game: AnyGame) -> set[str]:
    """What a game may have: its aim, help, names of seats, sides and things, reminders of what is asked."""
    seats = {f"{game.id}-{place}-{seat}" for seat in range(game.seats[-1]) for place in ("seat", "side")}
    reminders = {f"{game.id}-objection-asked-{tag}" for tag in tags_of(game.question_type)}
    things = {thing_id(game, thing) for kind in things_of(game) for thing in kind}
    return {f"{game.id}-aim", f"{game.id}-help"} | seats | reminders | things


def folder_of(game: AnyGame) -> Path:
    file = import_module(type(game).__module__).__file__
    assert file is not None
    return Path(file).parent


def things_of(game: AnyGame) -> set[type[StrEnum]]:
    package = type(game).__module__.rpartition(".")[0]
    modules = [
        import_module(found.name)
        for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    ]
    return {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, StrEnum) and thing is not StrEnum
    }
