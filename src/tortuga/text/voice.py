"""A voice speaks one language: message id and arguments in, a sentence out."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, cached_property, partial
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

GROUP = "tortuga.texts"
SOURCE_LANGUAGE = "en"
LANGUAGES = tuple(sorted(entry.name for entry in files(__package__).iterdir() if len(entry.name) == 2))

SOUNDS_LIKE_Y = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
"""Before such a word the Spanish “y” becomes “e”: “abordaje e incursión”, but “agua y hielo”."""

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
"""Where a message begins in a Fluent file."""

Sayable: TypeAlias = "str | int | float | StrEnum | Message | Sequence[Sayable]"


def text_files(language: str) -> Iterator[Traversable]:
    """Our Fluent files of a language, then those that games from elsewhere bring along."""
    for package in (__package__, *(entry.module for entry in entry_points(group=GROUP))):
        folder = files(package).joinpath(language)
        if folder.is_dir():
            yield from sorted(folder.iterdir(), key=lambda path: path.name)


class Message(NamedTuple):
    """A sentence not yet said in any language."""

    id: str
    args: Mapping[str, Sayable] = {}


class TextFile:
    """One Fluent file, read when somebody needs its words: all of them together take a third of a second.

    A message may refer to others of its own file only.
    """

    def __init__(self, language: str, path: Traversable, functions: dict[str, Any]) -> None:
        self._language, self._functions = language, functions
        self._source = path.read_text("utf-8")

    @property
    def ids(self) -> Sequence[str]:
        return MESSAGE.findall(self._source)

    @cached_property
    def bundle(self) -> FluentBundle:
        bundle = FluentBundle([self._language], functions=self._functions, use_isolating=False)
        bundle.add_resource(FluentResource(self._source))
        return bundle


class Voice:
    """Speaks one language, and English where that language has no words yet."""

    def __init__(self, language: str) -> None:
        self.language = language
        spoken = dict.fromkeys((language, SOURCE_LANGUAGE))
        self._files = tuple(self._files_by_id(code) for code in spoken)
        self._plain: dict[str, str] = {}
        """Sentences without arguments, once they have been said."""

    def say(self, id: str, /, **args: Sayable) -> str:
        """The sentence for a message id. An unknown id is a mistake in the program and raises KeyError."""
        if args:
            return self._compose(id, args)
        if id not in self._plain:
            self._plain[id] = self._compose(id, args)
        return self._plain[id]

    def _compose(self, id: str, args: Mapping[str, Sayable]) -> str:
        found = self._find(id)
        if found is None:
            raise KeyError(f"no message {id!r} in the {self.language} or {SOURCE_LANGUAGE} texts")
        bundle, pattern = found
        spoken = {name: self._spoken(value) for name, value in args.items()}
        sentence, problems = bundle.format_pattern(pattern, spoken)
        if problems:
            raise KeyError(f"message {id!r} in {self.language}: {problems[0]}")
        return str(sentence)

    def says(self, message: Message) -> str:
        return self.say(message.id, **message.args)

    def knows(self, id: str) -> bool:
        return self._find(id) is not None

    def list(self, items: Sequence[Sayable]) -> str:
        """Items joined the way the language joins them: 'a, b, and c'."""
        spoken = [str(self._spoken(item)) for item in items]
        joined = str(format_list(spoken, locale=self.language))
        if self.language == "es" and len(spoken) > 1 and SOUNDS_LIKE_Y.match(spoken[-1]):
            joined = f"{joined.removesuffix(f'y {spoken[-1]}')}e {spoken[-1]}"
        return joined

    def _find(self, id: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = id.partition(".")
        for files_by_id in self._files:
            if name in files_by_id:
                bundle = files_by_id[name].bundle
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _spoken(self, value: Sayable) -> str | int | float:
        if isinstance(value, Message):
            return self.says(value)
        if isinstance(value, StrEnum):
            return value.value
        if isinstance(value, str | int | float):
            return value
        return self.list(value)

    def _files_by_id(self, language: str) -> dict[str, TextFile]:
        read = partial(TextFile, language, functions={"NAME": self._name})
        return {id: file for file in map(read, text_files(language)) for id in file.ids}

    def _name(self, id: str, case: str = "") -> str:
        """`{ NAME($card, case: "acc") }`: the name of a thing, in a grammatical case where it has one."""
        inflected = f"{id}.{case}"
        return self.say(inflected if case and self.knows(inflected) else id)


def voice(language: str = SOURCE_LANGUAGE) -> Voice:
    """The voice of a language; there is one of each."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    return _voice(language)


@cache
def _voice(language: str) -> Voice:
    return Voice(language)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the surroundings ask for (TORTUGA_LANGUAGE, then the locale), if we speak it."""
    for name in ("TORTUGA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE
