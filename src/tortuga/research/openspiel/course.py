"""How far a match has come in OpenSpiel: a table, or the draws of an action that is not done yet."""

import hashlib
from collections.abc import Callable
from typing import Any, Self

import msgspec

from tortuga.core.chance import Chance
from tortuga.core.encoding import AnyEncoding, find_encoding, rewards
from tortuga.core.game import Options, Seat, Told
from tortuga.research.openspiel.chance_nodes import PreparedChance, Undrawn
from tortuga.research.step_table import StepTable

DIGEST = 8
"""Bytes that stand for all that a seat remembers."""


class Memory:
    """All that a seat has been told and has done itself, line by line (perfect recall)."""

    def __init__(self, lines: tuple[str, ...] = (), digest: bytes = bytes(DIGEST)) -> None:
        self.lines, self.digest = lines, digest

    def and_then(self, line: str) -> "Memory":
        digest = hashlib.blake2b(self.digest + line.encode(), digest_size=DIGEST).digest()
        return Memory((*self.lines, line), digest)


class Course:
    """One moment of a match. With `outcomes` it is a chance node."""

    def __init__(self, encoding: AnyEncoding, options: Options, seats: int) -> None:
        self.encoding, self.options, self.seats = encoding, options, seats
        self.table: StepTable | None = None
        self.memories = [Memory()] * seats
        self.outcomes: tuple[tuple[int, float], ...] = ()
        self._pending: tuple[tuple[Seat, int], ...] = ()
        self._draws: tuple[int, ...] = ()
        self._go_on()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.memories = self.memories.copy()
        twin.table = self.table.copy() if self.table else None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """The rules are not part of a moment: their name will do."""
        return {**self.__dict__, "encoding": self.encoding.game.id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, encoding=find_encoding(kept["encoding"]))

    # Going on

    def answer(self, answers: tuple[tuple[Seat, int], ...]) -> None:
        """What these seats do, one after the other. A deed happens when its last draw is made."""
        self._pending = answers
        self._go_on()

    def draw(self, outcome: int) -> None:
        self._draws = (*self._draws, outcome)
        self._go_on()

    def _go_on(self) -> None:
        self.outcomes = ()
        try:
            if self.table is None:
                self._once_more(self._deal)
            while self._pending:
                self._once_more(self._play)
        except Undrawn as undrawn:
            self.outcomes = undrawn.outcomes

    def _once_more(self, do: Callable[[Chance], None]) -> None:
        do(PreparedChance(self._draws))
        self._draws = ()

    def _deal(self, chance: Chance) -> None:
        self.table, told = StepTable.open(self.encoding, self.options, self.seats, chance)
        self._tell(told)

    def _play(self, chance: Chance) -> None:
        assert self.table is not None
        (seat, number), *rest = self._pending
        table = self.table.copy()
        told = table.play(seat, number, chance)
        self.table, self._pending = table, tuple(rest)
        self.memories[seat] = self.memories[seat].and_then(f"> {number}")
        self._tell(told)

    def _tell(self, told: tuple[Told, ...]) -> None:
        for one in told:
            line = msgspec.json.encode(one.event).decode()
            for seat in range(self.seats) if one.to is None else one.to:
                self.memories[seat] = self.memories[seat].and_then(line)

    # Looking

    def awaited(self) -> tuple[Seat, ...]:
        """Whom the table can see it is waiting for. Who has answered in secret is among them, and waits."""
        if self.table is None:
            return ()
        awaited: tuple[Seat, ...] = self.table.view(None).awaited
        return awaited

    def returns(self) -> list[float]:
        outcome = self.table.outcome if self.table else None
        return [0.0] * self.seats if outcome is None else list(rewards(outcome, self.seats))

    def seen(self, seat: Seat | None) -> str:
        """What a seat, or a spectator, sees now."""
        if self.table is None:
            return ""
        begun = self.table.begun[seat] if seat is not None else ()
        return msgspec.json.encode([self.table.view(seat), begun]).decode()

    def __str__(self) -> str:
        """Everything, for those who may know it."""
        begun = [self.table.state, self.table.begun] if self.table else []
        return msgspec.json.encode([begun, self._pending, self._draws]).decode()

    # Imagining

    def imagined(self, seat: Seat, chance: Chance) -> Self:
        """A moment that this seat cannot tell from the true one. What others remember begins with what they
        see there."""
        twin = self.copy()
        if not self.encoding.game.has_secrets or self.table is None:
            return twin
        state = self.encoding.game.imagine(self.table.view(seat), chance)
        twin.table = StepTable(self.encoding, state, self.seats)
        twin.table.begun[seat] = self.table.begun[seat]
        for other in range(self.seats):
            if other != seat:
                twin.memories[other] = Memory().and_then(twin.seen(other))
        return twin
