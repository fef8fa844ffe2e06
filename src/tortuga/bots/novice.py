"""A yardstick for the easiest level: somebody new to a game, who half of the time does just anything."""

from collections.abc import Sequence
from typing import Any

from tortuga.bots.bot import Bot, Budget
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, Event


class Novice(Bot):
    """Chooses at random or as another bot does, each as often."""

    def __init__(self, greedy: Bot, seed: int) -> None:
        self._greedy, self._chance = greedy, FastChance(f"novice {seed}")

    def told(self, events: Sequence[Event]) -> None:
        self._greedy.told(events)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        if self._chance.below(2):
            return self._greedy.choose(view, legal, budget)
        chosen: Action = self._chance.pick(legal)
        return chosen
