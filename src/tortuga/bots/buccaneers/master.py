"""The master: a network that learned from millions of matches against itself, and some foresight."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tortuga.bots.advice import Advice, percent
from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.appraisal import DICE_ACTIONS
from tortuga.bots.buccaneers.foresight import Foresight
from tortuga.bots.buccaneers.regrets import A_LITTLE, drawn_from
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.learned import LearnedBot, worth_trying
from tortuga.bots.thoughts import SILENT, Thoughts, habits
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.masters.buccaneers import NEVER, PLAYERS, BuccaneersPage, inputs, read_outputs
from tortuga.masters.network import Weights, softmax, think
from tortuga.masters.packaged import packaged_weights
from tortuga.text import Message

USUAL = BuccaneersOptions()
"""What it learned with."""
SHARPNESS = 2.0
"""How much more often it takes what it thinks best than it did while it learned."""
PRESENT = BuccaneersPage.columns("players")
MOST_TRIED = 5
HARDLY_EVER = 0.005


class Glancer(LearnedBot):
    """Looks once and chooses, each action as often as it found good while it learned. At a table with other
    options it thinks as `hard` does."""

    sharpness = SHARPNESS

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)
        self.elsewhere: RoundSearcher = RoundSearcher(game, seed)
        self.weights = packaged_weights(game.id)
        self._thought: Thoughts = SILENT

    def choose(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1 or not knows(view.options, len(view.boards)):
            chosen = self.elsewhere.choose(view, legal, budget)
            self._thought = self.elsewhere.explain()
            return chosen
        logits, odds = self.judge(view, legal)
        return self.pick(legal, softmax(self.mixed(view, legal, logits, budget)), odds)

    def judge(
        self, view: BuccaneersView, legal: Sequence[Choice]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """How good each action looks, and each player's chance to win, from the own one on."""
        seen = ENCODING.observe(view)
        logits, odds = self.look(seen)
        return logits[[ENCODING.spell(view, action)[0] for action in legal]], softmax(odds)

    def look(self, seen: NDArray[np.int16]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """What the network says of one table, or of many at once."""
        logits, odds = read_outputs(np, seen, think(np, self.weights, inputs(np, seen)))
        return logits, odds

    def mixed(
        self, view: BuccaneersView, legal: Sequence[Choice], logits: NDArray[np.float32], budget: Budget
    ) -> NDArray[np.float32]:
        """How often each action should be chosen, as logits."""
        return self.sharpness * logits

    def pick(
        self, legal: Sequence[Choice], chances: NDArray[np.float32], odds: NDArray[np.float32]
    ) -> Choice:
        own = Message("thought-looks-like", {"percent": percent(float(odds[0]))})
        self._thought = own, habits(self.game, legal, chances.tolist())
        return legal[drawn_from(chances, self.chance)]

    def advise(
        self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget, done: Choice | None = None
    ) -> Advice | None:
        """The searcher's: a network has no reasons to give."""
        return self.elsewhere.advise(view, legal, budget, done)

    def explain(self) -> Thoughts:
        return self._thought


class Master(Glancer):
    """Where several choices of dice look good it tries them in imagined worlds, while the others try theirs;
    in all else it trusts its one look."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        self.elsewhere = self._foresight = Foresight(game, seed)
        self._of_odds = {
            **self.weights,
            "last": self.weights["last"][:, -PLAYERS:],
            "last_bias": self.weights["last_bias"][-PLAYERS:],
        }
        self._tries = True

    def plays_as_learned(self, weights: Weights) -> None:
        super().plays_as_learned(weights)
        self._tries = False

    def mixed(
        self, view: BuccaneersView, legal: Sequence[Choice], logits: NDArray[np.float32], budget: Budget
    ) -> NDArray[np.float32]:
        likely = worth_trying(softmax(logits), MOST_TRIED, HARDLY_EVER)
        learned = super().mixed(view, legal, logits, budget)
        if len(likely) < 2 or not isinstance(legal[0], DICE_ACTIONS) or not self._tries or budget.nodes == 0:
            return learned
        chances = softmax(learned[likely]).astype(float)
        actions = [legal[at] for at in likely]
        found = self._foresight.mixed(view, actions, chances, budget, self._would_choose, self._would_win)
        mixed = np.full_like(logits, NEVER)
        mixed[likely] = np.log(np.maximum(found, A_LITTLE))
        return mixed

    def _would_choose(self, seen: NDArray[np.int16]) -> NDArray[np.float32]:
        """As logits, at each of many tables."""
        logits: NDArray[np.float32] = self.sharpness * self.look(seen)[0]
        return logits

    def _would_win(self, seen: NDArray[np.int16]) -> NDArray[np.float32]:
        """Each player, at each of many tables; what the network says of actions is left out."""
        said = think(np, self._of_odds, inputs(np, seen))
        odds: NDArray[np.float32] = softmax(np.where(seen[:, PRESENT] > 0, said, NEVER))
        return odds


def knows(options: BuccaneersOptions, players: int) -> bool:
    """With any number of players. Who begins is nothing that one has to learn."""
    return replace(options, first_player=USUAL.first_player) == USUAL
