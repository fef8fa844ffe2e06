"""Actions as people type them: a word, and what it is about. Seats and places are counted from 1.

keep AC · none · bonus raid · name hunt · act · give up · attack 2 · steal 1 · take red · tile 3 · load blue
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple, NoReturn, TypeVar

from tortuga.core.errors import NotationError
from tortuga.games.buccaneers.actions import (
    Act,
    Attack,
    Bonus,
    BuccaneersAction,
    GiveUp,
    Keep,
    KeepTile,
    Load,
    Name,
    NoneFits,
    Steal,
    Take,
)
from tortuga.games.buccaneers.components import Chest, Deed, Die
from tortuga.text import Message, Sayable

E = TypeVar("E", bound=StrEnum)


class Form(NamedTuple):
    """How one kind of action is written: its word, and how to write and read the rest."""

    word: str
    write: Callable[[Any], str]
    read: Callable[["Reader"], BuccaneersAction]


FORMS: dict[type[Any], Form] = {
    Keep: Form("keep", lambda action: "".join(action.dice), lambda reader: Keep(reader.dice())),
    NoneFits: Form("none", lambda _: "", lambda _: NoneFits()),
    Bonus: Form("bonus", lambda action: action.deed, lambda reader: Bonus(reader.one_of(Deed, "deed"))),
    Name: Form("name", lambda action: action.deed, lambda reader: Name(reader.one_of(Deed, "deed"))),
    Act: Form("act", lambda _: "", lambda _: Act()),
    GiveUp: Form("give up", lambda _: "", lambda _: GiveUp()),
    Attack: Form(
        "attack", lambda action: str(action.victim + 1), lambda reader: Attack(reader.number("seat") - 1)
    ),
    Steal: Form("steal", lambda action: str(action.place), lambda reader: Steal(reader.number("place"))),
    Take: Form("take", lambda action: action.chest, lambda reader: Take(reader.one_of(Chest, "chest"))),
    KeepTile: Form("tile", lambda action: str(action.coins), lambda reader: KeepTile(reader.number("coins"))),
    Load: Form("load", lambda action: action.chest, lambda reader: Load(reader.one_of(Chest, "chest"))),
}


def write_action(action: BuccaneersAction) -> str:
    form = FORMS[type(action)]
    return f"{form.word} {form.write(action)}".rstrip()


def read_action(text: str) -> BuccaneersAction:
    """An action from what was typed; capitals and the spaces around do not matter."""
    reader = Reader(text)
    form = reader.form()
    action = form.read(reader)
    reader.expect_end()
    return action


class Reader:
    """Reads a text from left to right and says where it went wrong."""

    def __init__(self, text: str) -> None:
        self.text, self.place = text, len(text) - len(text.lstrip())

    def refuse(self, problem: str, place: int | None = None, **args: Sayable) -> NoReturn:
        at = self.place if place is None else place
        raise NotationError(self.text, at, Message(f"buccaneers-notation-{problem}", args))

    def form(self) -> Form:
        rest = _small(self.text[self.place :])
        for form in FORMS.values():
            if rest.startswith(form.word) and not rest[len(form.word) :][:1].isalpha():
                self.place += len(form.word)
                self.skip_spaces()
                return form
        words = [form.word for form in FORMS.values()]
        return self.refuse("word", self.place + _common(rest, words), words=words)

    def skip_spaces(self) -> None:
        while self.text[self.place : self.place + 1].isspace():
            self.place += 1

    def word(self) -> str:
        """The letters or digits up to the next space."""
        rest = self.text[self.place :]
        return rest.split(maxsplit=1)[0] if rest else ""

    def one_of(self, things: type[E], problem: str) -> E:
        word, values = _small(self.word()), [thing.value for thing in things]
        if word not in values:
            self.refuse(problem, self.place + _common(word, values))
        self.place += len(word)
        return things(word)

    def number(self, problem: str) -> int:
        word = self.word()
        for offset, character in enumerate(word):
            if character not in "0123456789" or (character == "0" and offset == 0):
                self.refuse(problem, self.place + offset)
        if not word or len(word) > 3:
            self.refuse(problem)
        self.place += len(word)
        return int(word)

    def dice(self) -> tuple[Die, ...]:
        word, found = self.word(), []
        for offset, letter in enumerate(word.upper() if word.isascii() else word):
            if letter not in Die.__members__:
                self.refuse("dice", self.place + offset)
            if letter in found:
                self.refuse("die-twice", self.place + offset, die=letter)
            found.append(letter)
        if not found:
            self.refuse("dice")
        self.place += len(word)
        return tuple(sorted(map(Die, found)))

    def expect_end(self) -> None:
        self.skip_spaces()
        if self.place < len(self.text):
            self.refuse("end")


def _small(text: str) -> str:
    """In small letters, as far as they are those of our words."""
    return text.lower() if text.isascii() else text


def _common(text: str, words: list[str]) -> int:
    """How far a text agrees with the beginning of any of the words."""
    most = 0
    for word in words:
        agreed = 0
        while agreed < min(len(text), len(word)) and text[agreed] == word[agreed]:
            agreed += 1
        most = max(most, agreed)
    return most
