"""A bot that takes any legal action, each as likely as the others."""

from collections.abc import Sequence
from typing import Any

from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, AnyGame


class UniformBot(Bot):
    def __init__(self, game: AnyGame, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        chosen: Action = self._chance.pick(legal)
        return chosen


BOTS = (BotKind("random", None, UniformBot, 0, quick=True),)
