"""Actions as people type them: a word, and what it needs: `look 1 4`, `choose 3`, `row tortuga`.

Players are counted from 1 here.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple, NoReturn, TypeVar

from tortuga.core.errors import NotationError
from tortuga.games.tortuga1667.actions import (
    AnyAction,
    Attack,
    Board,
    Brawl,
    Cast,
    Choose,
    Close,
    Decline,
    Drink,
    Force,
    Look,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Plunder,
    Point,
    Rest,
    Reveal,
    Row,
    Sail,
    Save,
    Settle,
    Stow,
    Take,
    Turn,
    UseLetter,
    View,
    Wait,
    Yield,
)
from tortuga.games.tortuga1667.components import CAPACITY, LINE_PLACES, TORTUGA, Nation, Place, VoteCard
from tortuga.text import Message, Sayable

E = TypeVar("E", bound=StrEnum)
MOST_PLAYERS = CAPACITY[TORTUGA]
FROM = "from"

BARE: dict[str, AnyAction] = {
    "view": View(),
    "reveal": Reveal(),
    "force": Force(),
    "attack": Attack(),
    "maroon": Maroon(),
    "mutiny": Mutiny(),
    "brawl": Brawl(),
    "letter": UseLetter(),
    "pass": Pass(),
    "save": Save(),
    "decline": Decline(),
    "drink": Drink(),
    "sail": Sail(),
    "wait": Wait(),
    "rest": Rest(),
    "yield": Yield(),
}
"""Actions that are one word."""
NAMES = {action: word for word, action in BARE.items()}


class Word(NamedTuple):
    text: str
    place: int


class Reader:
    """The words of a text, one after the other, and where each stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = list(_words(text))

    def next(self) -> Word:
        return self._words.pop(0) if self._words else Word("", len(self.text))

    def more(self) -> bool:
        return bool(self._words)

    def refuse(self, word: Word, problem: str, **args: Sayable) -> NoReturn:
        raise NotationError(self.text, word.place, Message(f"tortuga1667-notation-{problem}", args))

    def number(self, least: int, most: int, problem: str) -> int:
        word = self.next()
        if not word.text.isascii() or not word.text.isdecimal() or not least <= int(word.text) <= most:
            self.refuse(word, problem, least=least, most=most)
        return int(word.text)

    def one_of(self, kind: type[E], problem: str) -> E:
        word = self.next()
        if word.text not in tuple(kind):
            self.refuse(word, problem, names=", ".join(kind))
        return kind(word.text)

    def place(self) -> Place:
        return self.one_of(Place, "place")

    def nation(self) -> Nation:
        return self.one_of(Nation, "hold")

    def card(self) -> VoteCard:
        return self.one_of(VoteCard, "vote-card")

    def pair(self) -> tuple[int, int]:
        first = self.number(LINE_PLACES[0], LINE_PLACES[-1], "line-place")
        again = self._words[0] if self._words else None
        second = self.number(LINE_PLACES[0], LINE_PLACES[-1], "line-place")
        if first == second and again:
            self.refuse(again, "same-card")
        return min(first, second), max(first, second)

    def player(self) -> int:
        return self.number(1, MOST_PLAYERS, "player") - 1

    def plunder(self) -> Plunder:
        into = self.nation()
        if not self.more():
            return Plunder(into)
        word = self.next()
        if word.text != FROM:
            self.refuse(word, "from")
        return Plunder(into, self.nation())

    def settle(self) -> Settle:
        return Settle(self.place(), self.number(1, MOST_PLAYERS, "position"))


def _words(text: str) -> Iterator[Word]:
    place = 0
    for word in text.split(" "):
        if word:
            yield Word(word, place)
        place += len(word) + 1


READERS: dict[str, Callable[[Reader], AnyAction]] = {
    "row": lambda reader: Row(reader.place()),
    "pilfer": lambda reader: Pilfer(reader.nation()),
    "look": lambda reader: Look(*reader.pair()),
    "turn": lambda reader: Turn(reader.number(LINE_PLACES[0], LINE_PLACES[-1], "line-place")),
    "point": lambda reader: Point(*reader.pair()),
    "choose": lambda reader: Choose(reader.player()),
    "board": lambda reader: Board(reader.place()),
    "close": lambda reader: Close(reader.place()),
    "take": lambda reader: Take(reader.card()),
    "cast": lambda reader: Cast(reader.card()),
    "plunder": Reader.plunder,
    "stow": lambda reader: Stow(reader.nation()),
    "settle": Reader.settle,
}


def read_action(text: str) -> AnyAction:
    reader = Reader(text)
    word = reader.next()
    if word.text in BARE:
        action: AnyAction = BARE[word.text]
    elif word.text in READERS:
        action = READERS[word.text](reader)
    else:
        reader.refuse(word, "word", names=", ".join(sorted((*BARE, *READERS))))
    if reader.more():
        reader.refuse(reader.next(), "end")
    return action


def write_action(action: AnyAction) -> str:
    if action in NAMES:
        return NAMES[action]
    match action:
        case Choose(player):
            return f"choose {player + 1}"
        case Plunder(into, source):
            return f"plunder {into}" if source is None else f"plunder {into} {FROM} {source}"
        case _:
            fields = [str(getattr(action, field)) for field in action.__struct_fields__]
            return " ".join([type(action).__name__.lower(), *fields])
