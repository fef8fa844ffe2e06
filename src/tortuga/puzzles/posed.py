"""A puzzle put before somebody: what they see, what they can answer, and what is said to it."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec

from tortuga.core.game import AnyGame, Event
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.learn.lesson import Scene
from tortuga.puzzles.collection import puzzles_of
from tortuga.puzzles.puzzle import Puzzle, Setting
from tortuga.puzzles.turtles.worth import FAR, own_moves
from tortuga.text import Message, Sayable, Voice, voice

REMEMBERED = 256
"""Puzzles that are kept at hand when they have been set up once."""
WHO = "who"
"""The kind that is answered by a player, not by an action."""
SEAT_AND_ACTION = ": "
PLAYERS = ("Anne", "Bart", "Coco", "Dirk", "Elsa", "Finn", "Gwen", "Hugo", "Iris")


class Worth(NamedTuple):
    """An answer in notation, what it is worth, and whether it is right."""

    answer: str
    says: Message
    right: bool


class Judged(NamedTuple):
    """What is said to an answer. If it was right: what comes of it, and the numbers that prove it."""

    right: bool
    says: Message
    scenes: tuple[Scene, ...] = ()
    proof: tuple[Worth, ...] = ()


class PosedPuzzle:
    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        self.game, self.puzzle = game, puzzle
        self.match = match_of(game, puzzle.setting)

    @property
    def says(self) -> Message:
        return self._message("")

    @property
    def view(self) -> Any:
        return self.match.view(self.puzzle.seat)

    @property
    def history(self) -> Sequence[Event]:
        """All that the one who answers has been told."""
        return self.match.events(self.puzzle.seat)

    def said_names(self, speaker: Voice) -> tuple[str, ...]:
        return tuple(speaker.say(name) if speaker.knows(name) else name for name in self.match.names)

    @property
    def asks_who(self) -> bool:
        return self.puzzle.kind == WHO

    @cached_property
    def actions(self) -> Sequence[Any]:
        """What can be done; nothing where a player is asked for."""
        return () if self.asks_who else self.match.legal(self.puzzle.seat)

    @cached_property
    def answers(self) -> tuple[str, ...]:
        """In notation; where a player is asked for, the numbers of the others' seats."""
        if self.asks_who:
            return tuple(str(seat) for seat in self.match.seats if seat != self.puzzle.seat)
        return tuple(map(self.game.notate, self.actions))

    def judge(self, number: int) -> Judged:
        """The so-manieth answer."""
        worth = self.proof[number]
        if not worth.right:
            words: dict[str, Sayable] = {"answer": worth.answer, "worth": worth.says}
            return Judged(False, Message(f"puzzle-{self.game.id}-wrong", words))
        return Judged(True, self._message("-right"), self._scenes(number), self.proof)

    def give_up(self) -> Judged:
        return self.judge(self.answers.index(self.puzzle.accepted[0]))

    @cached_property
    def proof(self) -> tuple[Worth, ...]:
        words, right = WORDS[self.game.id], set(self.puzzle.accepted)
        pairs = zip(self.answers, self.puzzle.values, strict=True)
        return tuple(Worth(answer, words(value), answer in right) for answer, value in pairs)

    def _message(self, end: str) -> Message:
        words: dict[str, Sayable] = {"moves": self.puzzle.moves, "you": self.match.names[self.puzzle.seat]}
        return Message(f"puzzle-{self.game.id}-{self.puzzle.kind}{end}", words)

    def _scenes(self, number: int) -> tuple[Scene, ...]:
        if self.asks_who:
            return ()
        match, seat = self.match.copy(), self.puzzle.seat
        told = match.play(seat, self.actions[number])
        return (Scene(tuple(one.event for one in told if one.reaches(seat)), match.view(seat)),)


def names_of(game: AnyGame, seats: int) -> tuple[str, ...]:
    """What the players are called: ids of messages where the game names its seats, proper names elsewhere."""
    named = voice().knows(f"{game.id}-seat-0")
    return tuple(f"{game.id}-seat-{seat}" for seat in range(seats)) if named else PLAYERS[:seats]


def match_of(game: AnyGame, setting: Setting) -> AnyMatch:
    """The match as it stands."""
    options = msgspec.convert(setting.options, game.options_type)
    match = Match.start(game, options, names=names_of(game, setting.seats), seed=setting.seed)
    for line in setting.before:
        seat, _, action = line.partition(SEAT_AND_ACTION)
        match.play(int(seat), game.parse(action))
    return match


@lru_cache(maxsize=REMEMBERED)
def posed(game: str, id: str) -> PosedPuzzle:
    return PosedPuzzle(find_game(game), puzzles_of(game).find(id))


# What a number of the proof means


def _moves_left(value: int) -> Message:
    result = "wins" if value > 0 else "loses"
    if abs(value) == FAR:
        return Message(f"puzzle-turtles-{result}-late")
    return Message(f"puzzle-turtles-{result}", {"moves": own_moves(value)})


def _percent(id: str) -> Callable[[int], Message]:
    return lambda value: Message(id, {"percent": value})


WORDS: dict[str, Callable[[int], Message]] = {
    "turtles": _moves_left,
    "buccaneers": _percent("puzzle-buccaneers-worth"),
    "tortuga1667": _percent("puzzle-tortuga1667-worth"),
}
