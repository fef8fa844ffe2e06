"""A match played in small actions, for any game that has an encoding."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tortuga.core.chance import Chance
from tortuga.core.encoding import AnyEncoding, Numbers, Word, continuations, find_encoding
from tortuga.core.errors import IllegalAction
from tortuga.core.game import Options, Outcome, Seat, Told


class StepTable:
    """The state of a match, and the words that seats have begun. Each is shown its own alone."""

    def __init__(self, encoding: AnyEncoding, state: Any, seats: int) -> None:
        self.encoding, self.state, self.seats = encoding, state, seats
        self.begun: list[Word] = [()] * seats
        self._words: dict[Seat, dict[Word, Any]] = {}

    @classmethod
    def open(
        cls, encoding: AnyEncoding, options: Options, seats: int, chance: Chance
    ) -> tuple[Self, tuple[Told, ...]]:
        """A table at the beginning of a match, and what was told at the deal."""
        state, told = encoding.game.setup(options, seats, chance)
        return cls(encoding, state, seats), told

    def copy(self) -> Self:
        twin = type(self)(self.encoding, self.state, self.seats)
        twin.begun = self.begun.copy()
        twin._words = self._words
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return _restored, (type(self), self.encoding.game.id, self.state, self.seats, self.begun)

    @property
    def outcome(self) -> Outcome | None:
        return self.encoding.game.outcome(self.state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.encoding.game.to_act(self.state)

    def view(self, seat: Seat | None) -> Any:
        return self.encoding.game.view(self.state, seat)

    def observe(self, seat: Seat) -> Numbers:
        return self.encoding.observe(self.view(seat), self.begun[seat])

    def legal(self, seat: Seat) -> list[int]:
        """The small actions of a seat, ascending."""
        return continuations(self._words_of(seat), self.begun[seat])

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        return self.encoding.mask(self.legal(seat))

    def play(self, seat: Seat, number: int, chance: Chance) -> tuple[Told, ...]:
        """One small action; with the last one of a word the action is done, and what happened is returned."""
        words = self._words_of(seat)
        word = (*self.begun[seat], number)
        action = words.get(word)
        if action is None:
            if not any(other[: len(word)] == word for other in words):
                raise IllegalAction
            self.begun[seat] = word
            return ()
        state, told = self.encoding.game.apply(self.state, seat, action, chance)
        self.state, self._words = state, {}
        self.begun[seat] = ()
        return told

    def _words_of(self, seat: Seat) -> dict[Word, Any]:
        if seat not in self._words:
            legal = self.encoding.game.legal(self.state, seat)
            self._words = {**self._words, seat: self.encoding.words(self.view(seat), legal) if legal else {}}
        return self._words[seat]


def _restored(kind: type[StepTable], game: str, state: Any, seats: int, begun: list[Word]) -> StepTable:
    table = kind(find_encoding(game), state, seats)
    table.begun = begun
    return table
