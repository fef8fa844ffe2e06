"""The luck of an engine's step as the words that the games over arrays take: each draw where it belongs."""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tests.research import jax_luck_buccaneers, jax_luck_tortuga1667
from tests.research.jax_words import Draws, Words, no_words, word_for
from tortuga.core.chance import Chance
from tortuga.core.game import Event
from tortuga.research.step_table import StepTable


class NotedChance(Chance):
    """Random draws that can be read afterwards."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random
        self._draws: Draws = []

    def below(self, n: int) -> int:
        draw = int(self._random() * n)
        self._draws.append((draw, n))
        return draw

    def taken(self) -> Draws:
        """The draws since the last call."""
        draws, self._draws = self._draws, []
        return draws


Translate: TypeAlias = Callable[[Draws, Sequence[Event], StepTable], Any]


class Translation(NamedTuple):
    """What was drawn, what was told and the table as it is now, as luck over arrays."""

    deal: Translate
    action: Translate


def _turtles_deal(draws: Draws, events: Sequence[Event], table: StepTable) -> Words:
    return word_for(*draws[0]) if draws else no_words()


def _turtles_action(draws: Draws, events: Sequence[Event], table: StepTable) -> tuple[()]:
    return ()


TRANSLATIONS = {
    "turtles": Translation(_turtles_deal, _turtles_action),
    "buccaneers": Translation(jax_luck_buccaneers.deal, jax_luck_buccaneers.action),
    "tortuga1667": Translation(jax_luck_tortuga1667.deal, jax_luck_tortuga1667.action),
}
