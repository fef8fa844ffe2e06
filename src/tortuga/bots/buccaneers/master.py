"""The master: plays by a network that learned from millions of matches against itself."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tortuga.bots.advice import Advice, percent
from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.learned import LearnedBot
from tortuga.bots.thoughts import SILENT, Thoughts, habits
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.masters.buccaneers import inputs, read_outputs
from tortuga.masters.network import softmax, think
from tortuga.masters.packaged import packaged_weights
from tortuga.text import Message

USUAL = BuccaneersOptions()
"""What it learned with."""
FINENESS = 1 << 20
SHARPNESS = 2.0
"""How much more often it takes what it thinks best than it did while it learned."""


class Master(LearnedBot):
    """Looks once and chooses, each action as often as it found good while it learned. At a table with other
    options it thinks as `hard` does."""

    sharpness = SHARPNESS

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)
        self.elsewhere = RoundSearcher(game, seed)
        self.weights = packaged_weights(game.id)
        self._thought: Thoughts = SILENT

    def choose(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1 or not knows(view.options, len(view.boards)):
            chosen = self.elsewhere.choose(view, legal, budget)
            self._thought = self.elsewhere.explain()
            return chosen
        chances, odds = self.judge(view, legal)
        own = Message("thought-looks-like", {"percent": percent(float(odds[0]))})
        self._thought = own, habits(self.game, legal, chances.tolist())
        return legal[self.chance.weighted([round(FINENESS * chance) for chance in chances.tolist()])]

    def judge(
        self, view: BuccaneersView, legal: Sequence[Choice]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """How likely each action should be, and each player's chance to win, from the own one on."""
        seen = ENCODING.observe(view)
        logits, odds = read_outputs(np, seen, think(np, self.weights, inputs(np, seen)))
        numbers = [ENCODING.spell(view, action)[0] for action in legal]
        return softmax(self.sharpness * logits[numbers]), softmax(odds)

    def advise(
        self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget, done: Choice | None = None
    ) -> Advice | None:
        """The searcher's: a network has no reasons to give."""
        return self.elsewhere.advise(view, legal, budget, done)

    def explain(self) -> Thoughts:
        return self._thought


def knows(options: BuccaneersOptions, players: int) -> bool:
    """With any number of players. Who begins is nothing that one has to learn."""
    return replace(options, first_player=USUAL.first_player) == USUAL
