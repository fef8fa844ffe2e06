"""A bot for the tests of those who drive bots."""

from collections.abc import Sequence
from typing import Any

from tortuga.bots.bot import Bot, Budget
from tortuga.core.game import Event


class Listener(Bot):
    """Takes the first choice and remembers all it hears."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.times = 0

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        return legal[0]

    def told(self, events: Sequence[Event]) -> None:
        self.heard += events
        self.times += 1
