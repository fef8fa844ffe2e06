"""A bot in another process, in any language, over standard input and output as JSON lines.

It may crash, keep silent or answer nonsense: that costs it the move, and in the end the match, but
never the table. A fault loses the move: a random legal action is done instead. With the third fault,
or when the process ends, the bot has forfeited the match.
"""

import shlex
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Any

import msgspec
from msgspec import Struct

from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, AnyGame

PREFIX = "process:"
PROTOCOL = 1
FAULTS = 3
"""With so many faults the match is forfeited."""
PATIENCE = 10.0
"""Seconds for an answer where the budget names none, and to start up before the first one."""
GRACE = 1.0
"""Seconds beyond the budget before silence is a fault."""
LONGEST_LINE = 1_000_000


class Start(Struct, frozen=True, tag="start"):
    """The first line a bot process hears."""

    game: str
    seed: int
    protocol: int = PROTOCOL


class Choose(Struct, frozen=True, tag="choose"):
    """A question: the view, the legal actions as JSON and in notation, and the budget."""

    view: Any
    legal: list[Any]
    notation: list[str]
    seconds: float | None
    nodes: int | None


class Stop(Struct, frozen=True, tag="stop"):
    """The last line."""


class Answer(Struct, frozen=True):
    """Which of the legal actions, counted from 0."""

    choose: int


class ProcessBot(Bot):
    def __init__(self, command: str, game: AnyGame, seed: int) -> None:
        self._game, self._chance = game, FastChance(seed)
        self.faults: list[str] = []
        self._lost = False
        self._starting = PATIENCE
        self._lines: Queue[bytes | None] = Queue()
        try:
            self._process: subprocess.Popen[bytes] | None = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            self._process, self._lost = None, True
            self.faults.append(f"does not start: {error}")
            return
        self._listener = threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._listener.start()
        self._send(Start(game.id, seed))

    @property
    def forfeited(self) -> bool:
        return self._lost or len(self.faults) >= FAULTS

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        chosen = None if self.forfeited else self._ask(view, legal, budget)
        action: Action = self._chance.pick(legal) if chosen is None else legal[chosen]
        return action

    def explain(self) -> str:
        return self.faults[-1] if self.faults else ""

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        with suppress(OSError):
            process.stdin.write(msgspec.json.encode(Stop()) + b"\n")
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join()

    def _ask(self, view: Any, legal: Sequence[Any], budget: Budget) -> int | None:
        notation = [self._game.notate(action) for action in legal]
        self._send(Choose(view, list(legal), notation, budget.seconds, budget.nodes))
        line = self._answer(self._patience(budget))
        if line is None:
            return None
        try:
            chosen = msgspec.json.decode(line, type=Answer).choose
        except msgspec.DecodeError as error:
            self.faults.append(f"answers {line[:80]!r}: {error}")
            return None
        if not 0 <= chosen < len(legal):
            self.faults.append(f"chooses {chosen} of {len(legal)} actions")
            return None
        return chosen

    def _patience(self, budget: Budget) -> float:
        thinking = PATIENCE if budget.seconds is None else budget.seconds
        starting, self._starting = self._starting, 0.0
        return starting + thinking + GRACE

    def _answer(self, seconds: float) -> bytes | None:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self.faults.append(f"is silent for {seconds:g} seconds")
            return None
        if line is None:
            self.faults.append("has ended")
            self._lost = True
            self.close()
        return line

    def _send(self, message: Struct) -> None:
        if self._process and self._process.stdin:
            with suppress(OSError):
                self._process.stdin.write(msgspec.json.encode(message) + b"\n")
                self._process.stdin.flush()

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(None)


def process_bot(name: str) -> BotKind:
    """`process:COMMAND` as a kind of bot."""
    command = name.removeprefix(PREFIX)
    return BotKind(name, None, lambda game, seed: ProcessBot(command, game, seed), 0)
