"""Actions as people write them: a word, and what it is about. One reader and one writer for all games.

Its manners: capitals do not matter, nor how many spaces there are, nor zeros before a number. What is written
has one spelling. What cannot be read is refused with the first character that is wrong.
"""

import string
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, NoReturn

from tortuga.core.errors import NotationError
from tortuga.core.game import Action
from tortuga.text import Message, Sayable

SMALL = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
"""Our words are ASCII; other alphabets have capitals that would only look like ours."""
MOST = 999
REMEMBERED = 4096


class Reader:
    """Reads a text from left to right and says where it went wrong, as `<game>-notation-<problem>`."""

    def __init__(self, game: str, text: str) -> None:
        self.game, self.text, self.place = game, text, 0
        self.skip_spaces()

    def refuse(self, problem: str, place: int | None = None, /, **args: Sayable) -> NoReturn:
        at = self.place if place is None else place
        self.stop(Message(f"{self.game}-notation-{problem}", args), at)

    def stop(self, problem: Message, place: int | None) -> NoReturn:
        """Without a place: the text as a whole cannot be."""
        raise NotationError(self.text, place, problem)

    def skip_spaces(self) -> None:
        while self.text[self.place : self.place + 1].isspace():
            self.place += 1

    def peek(self) -> str:
        return self.text[self.place : self.place + 1]

    def skip(self, character: str) -> bool:
        found = self.peek() == character
        self.place += found
        return found

    def word(self) -> str:
        """What comes next, up to a space."""
        rest = self.text[self.place :]
        return rest.split(maxsplit=1)[0] if rest else ""

    def take(self, length: int) -> None:
        self.place += length
        self.skip_spaces()

    def one_of(self, words: Sequence[str], problem: str) -> str:
        word = self.word().translate(SMALL)
        if word not in words:
            self.refuse(problem, self.place + agreement(word, words), names=", ".join(words))
        self.take(len(word))
        return word

    def number(self, problem: str, least: int, most: int) -> int:
        word, bounds = self.word(), {"least": least, "most": most}
        for offset, character in enumerate(word):
            if character not in string.digits:
                self.refuse(problem, self.place + offset, **bounds)
        digits = word.lstrip("0") or "0"
        if not word or len(digits) > len(str(most)) or not least <= int(digits) <= most:
            self.refuse(problem, **bounds)
        self.take(len(word))
        return int(digits)

    def expect_end(self) -> None:
        self.skip_spaces()
        if self.place < len(self.text):
            self.refuse("end")


def agreement(text: str, words: Iterable[str]) -> int:
    """How far a text agrees with the beginning of any of the words."""
    most = 0
    for word in words:
        agreed = 0
        while agreed < min(len(text), len(word)) and text[agreed] == word[agreed]:
            agreed += 1
        most = max(most, agreed)
    return most


class Part(ABC):
    """How one field of an action is read and written."""

    @abstractmethod
    def read(self, reader: Reader) -> Any: ...

    @abstractmethod
    def write(self, value: Any) -> str: ...


class OneOf(Part):
    """A thing by its name."""

    def __init__(self, things: type[StrEnum], problem: str) -> None:
        self._things, self._names, self._problem = things, [thing.value for thing in things], problem

    def read(self, reader: Reader) -> StrEnum:
        return self._things(reader.one_of(self._names, self._problem))

    def write(self, value: StrEnum) -> str:
        return value.value


class Number(Part):
    def __init__(self, problem: str, least: int = 1, most: int = MOST) -> None:
        self._problem, self._least, self._most = problem, least, most

    def read(self, reader: Reader) -> int:
        return reader.number(self._problem, self._least, self._most)

    def write(self, value: int) -> str:
        return str(value)


class Player(Number):
    """A seat, which people count from 1."""

    def read(self, reader: Reader) -> int:
        return super().read(reader) - 1

    def write(self, value: int) -> str:
        return super().write(value + 1)


class Letters(Part):
    """Things of one letter each, in any order and none twice, like the dice AC."""

    def __init__(self, things: type[StrEnum], problem: str, twice: str) -> None:
        self._things = {thing.value.translate(SMALL): thing for thing in things}
        self._problem, self._twice = problem, twice

    def read(self, reader: Reader) -> tuple[StrEnum, ...]:
        word, found = reader.word(), set[StrEnum]()
        for place, letter in enumerate(word.translate(SMALL), reader.place):
            if letter not in self._things:
                reader.refuse(self._problem, place)
            if self._things[letter] in found:
                reader.refuse(self._twice, place, die=self._things[letter].value)
            found.add(self._things[letter])
        if not found:
            reader.refuse(self._problem)
        reader.take(len(word))
        return tuple(thing for thing in self._things.values() if thing in found)

    def write(self, value: Iterable[StrEnum]) -> str:
        return "".join(value)


class After(Part):
    """A part that may be missing; a word stands before it."""

    def __init__(self, word: str, part: Part, problem: str) -> None:
        self._word, self._part, self._problem = word, part, problem

    def read(self, reader: Reader) -> Any:
        if not reader.word():
            return None
        reader.one_of((self._word,), self._problem)
        return self._part.read(reader)

    def write(self, value: Any) -> str:
        return "" if value is None else f"{self._word} {self._part.write(value)}"


class Form:
    """How a kind of action is written: its word or words, and a part for each of its fields."""

    def __init__(self, word: str, *parts: Part) -> None:
        self.word, self.parts = word, parts

    def read(self, reader: Reader) -> tuple[Any, ...]:
        return tuple(part.read(reader) for part in self.parts)

    def write(self, values: Iterable[Any]) -> str:
        written = (part.write(value) for part, value in zip(self.parts, values, strict=True))
        return " ".join(filter(None, (self.word, *written)))


class Pair(Form):
    """Two numbers in any order, which must differ."""

    def __init__(self, word: str, number: Number, same: str) -> None:
        super().__init__(word, number, number)
        self._same = same

    def read(self, reader: Reader) -> tuple[int, int]:
        first = self.parts[0].read(reader)
        place = reader.place
        second = self.parts[1].read(reader)
        if first == second:
            reader.refuse(self._same, place)
        return min(first, second), max(first, second)


class Choice(Action, frozen=True):
    """An action that says itself how it is written."""

    form: ClassVar[Form]


class Notation:
    """All actions of a game in words."""

    def __init__(self, game: str, kinds: Iterable[type[Choice]]) -> None:
        self._game = game
        self.read: Callable[[str], Choice] = lru_cache(maxsize=REMEMBERED)(self._read)
        """An action from its text: a match is written in few words, and they come again and again."""
        self._kinds: Mapping[str, type[Choice]] = {kind.form.word: kind for kind in kinds}
        self._beginning = {
            letter: [(word.split(), kind) for word, kind in self._kinds.items() if word[0] == letter]
            for letter in {word[0] for word in self._kinds}
        }

    def write(self, action: Choice) -> str:
        return action.form.write([getattr(action, field) for field in action.__struct_fields__])

    def _read(self, text: str) -> Choice:
        reader = Reader(self._game, text)
        kind = self._kind(reader)
        action = kind(*kind.form.read(reader))
        reader.expect_end()
        return action

    def _kind(self, reader: Reader) -> type[Choice]:
        rest = reader.text[reader.place :].translate(SMALL)
        for words, kind in self._beginning.get(rest[:1], ()):
            length = _begins_with(rest, words)
            if length is not None:
                reader.take(length)
                return kind
        return reader.refuse(
            "word", reader.place + agreement(rest, self._kinds), names=", ".join(self._kinds)
        )


def _begins_with(rest: str, words: Sequence[str]) -> int | None:
    """How long these words are at the beginning of a text, if they stand there; no letter follows them."""
    place = 0
    for word in words:
        place += len(rest[place:]) - len(rest[place:].lstrip())
        if not rest.startswith(word, place):
            return None
        place += len(word)
        if rest[place : place + 1].isalpha():
            return None
    return place
