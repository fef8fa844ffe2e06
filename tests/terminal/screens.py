"""A table without a terminal: what is typed is a script, what is shown is text."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from tests.core import toys
from tortuga.bots.bot import Bot, Budget
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles import GAME as TURTLES
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.terminal.face import Face, PlainFace, find_face
from tortuga.terminal.table import KeyboardTable, Quit
from tortuga.text import Sayable, Voice

WIPED = "[the screen is wiped]"
ONE_STEP_TO_GO = "4/5/6/1N3S1/6/5/4 s 0-0 base"
"""South on d6, North on d2: whoever moves wins."""
PASSED = "4/5/6/2N1S2/6/5/4 s 0-0 base"
"""South on d5, North on d3, each with two steps to go and the other behind."""


class ScriptedConsole(Console):
    """Types what is in the script, and then nothing more."""

    def __init__(self, typed: Iterable[str | type[BaseException]]) -> None:
        self.shown = StringIO()
        super().__init__(file=self.shown, width=120, color_system=None)
        self.typed = list(typed)

    def input(self, prompt: Any = "", **options: Any) -> str:
        self.print(prompt, end="")
        if not self.typed:
            raise EOFError
        word = self.typed.pop(0)
        if not isinstance(word, str):
            raise word
        self.shown.write(f"{word}\n")
        return word

    def clear(self, home: bool = True) -> None:
        self.shown.write(f"{WIPED}\n")

    @property
    def text(self) -> str:
        return self.shown.getvalue()


class ToyVoice(Voice):
    """English, and for the toy game the id and the arguments of what it has no words for."""

    def __init__(self) -> None:
        super().__init__("en")

    def say(self, id: str, /, **args: Sayable) -> str:
        if not id.startswith("fists-"):
            return super().say(id, **args)
        return " ".join([id, *(f"{name}={value}" for name, value in args.items())])


VOICE = ToyVoice()


class LastChoice(Bot):
    """Always takes the last of the legal actions."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        return legal[-1]


def turtles(position: str | None = None, **options: Any) -> AnyMatch:
    given = TurtlesOptions(first="south", position=position, **options)
    return Match.start(TURTLES, given, names=("Sue", "Ned"), seed=1)


def fists(seats: int = 2, rounds: int = 1) -> AnyMatch:
    return toys.start(seed=2, seats=seats, rounds=rounds)


def sit_down(
    match: AnyMatch,
    *typed: str | type[BaseException],
    bots: Sequence[Bot | None] = (None, None),
    face: Face | None = None,
    saved: Callable[[], None] = lambda: None,
) -> tuple[KeyboardTable, ScriptedConsole]:
    console = ScriptedConsole(typed)
    toy = match.game.id == toys.GAME.id
    face = face or (PlainFace() if toy else find_face(match.game))
    return KeyboardTable(match, bots, face, console, VOICE, saved), console


def play(match: AnyMatch, *typed: str | type[BaseException], **rest: Any) -> str:
    """All that is shown until the match ends or the script does."""
    table, console = sit_down(match, *typed, **rest)
    try:
        table.play()
    except Quit:
        return f"{console.text}\n[quit]"
    assert console.typed == [], "everything in the script was typed"
    return console.text
