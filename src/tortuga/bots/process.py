"""A bot in another process, in any language, over standard input and output as JSON lines.

It may crash, keep silent or answer nonsense: that costs it the move, and in the end the match, but
never the table. A fault loses the move: a random legal action is done instead. With the third fault,
or when the process ends, the bot has forfeited the match.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.bots.child import Child
from tortuga.bots.deadline import Deadline
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, AnyGame, Event

PREFIX = "process:"
PROTOCOL = 1
FAULTS = 3
"""With so many faults the match is forfeited."""
PATIENCE = 10.0
"""Seconds for an answer where the budget names none, and to start up before the first one."""
GRACE = 1.0
"""Seconds beyond the budget before silence is a fault."""


class Start(Struct, frozen=True, tag="start"):
    """The first line a bot process hears."""

    game: str
    seed: int
    protocol: int = PROTOCOL


class News(Struct, frozen=True, tag="news"):
    """What the bot's seat was told since it last heard any; a bot may do without."""

    events: list[Event]


class Asked(Struct, frozen=True, tag="choose"):
    """A question: the view, the legal actions as JSON and in notation, and the budget."""

    view: Any
    legal: list[Any]
    notation: list[str]
    seconds: float | None
    nodes: int | None


class Stop(Struct, frozen=True, tag="stop"):
    """The last line."""


class Chosen(Struct, frozen=True):
    """The answer: which of the legal actions, counted from 0."""

    choose: int


class ProcessBot(Bot):
    def __init__(self, command: str, game: AnyGame, seed: int) -> None:
        self._game, self._chance = game, FastChance(seed)
        self.faults: list[str] = []
        self._lost = False
        self._starting = PATIENCE
        self._news: list[Event] = []
        try:
            self._child: Child | None = Child(command)
        except (OSError, ValueError) as error:
            self._child, self._lost = None, True
            self.faults.append(f"does not start: {error}")
            return
        self._child.tell(msgspec.json.encode(Start(game.id, seed)))

    @property
    def forfeited(self) -> bool:
        return self._lost or len(self.faults) >= FAULTS

    def told(self, events: Sequence[Event]) -> None:
        self._news += events

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        chosen = (
            None if self._child is None or self.forfeited else self._ask(self._child, view, legal, budget)
        )
        action: Action = self._chance.pick(legal) if chosen is None else legal[chosen]
        return action

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            self._tell_news(child)
            child.tell(msgspec.json.encode(Stop()))
            child.end(GRACE)

    def _tell_news(self, child: Child) -> None:
        if self._news:
            child.tell(msgspec.json.encode(News(self._news)))
            self._news.clear()

    def _ask(self, child: Child, view: Any, legal: Sequence[Any], budget: Budget) -> int | None:
        deadline = self._deadline(budget)
        self._tell_news(child)
        notation = [self._game.notate(action) for action in legal]
        asked = Asked(view, list(legal), notation, budget.seconds, budget.nodes)
        child.tell(msgspec.json.encode(asked))
        line = self._answer(child, deadline)
        return None if line is None else self._read(line, len(legal))

    def _deadline(self, budget: Budget) -> Deadline:
        starting, self._starting = self._starting, 0.0
        thinking = PATIENCE if budget.seconds is None else budget.seconds
        return Deadline.after(thinking, GRACE).put_off(starting)

    def _answer(self, child: Child, deadline: Deadline) -> bytes | None:
        patience = deadline.to_wait
        try:
            line = child.answer(patience)
        except TimeoutError:
            self.faults.append(f"is silent for {patience:.3g} seconds")
            return None
        if line is None:
            self.faults.append("has ended")
            self._lost = True
            self.close()
        return line

    def _read(self, line: bytes, choices: int) -> int | None:
        try:
            chosen = msgspec.json.decode(line, type=Chosen).choose
        except msgspec.DecodeError as error:
            self.faults.append(f"answers {line[:80]!r}: {error}")
            return None
        if not 0 <= chosen < choices:
            self.faults.append(f"chooses {chosen} of {choices} actions")
            return None
        return chosen


def process_bot(name: str) -> BotKind:
    """`process:COMMAND` as a kind of bot."""
    command = name.removeprefix(PREFIX)
    return BotKind(name, None, lambda game, seed: ProcessBot(command, game, seed), 0)
