"""The master: its network says what looks good and who is who, and a search has its say among that."""

from collections.abc import Sequence

import numpy as np

from tortuga.bots.bot import Budget
from tortuga.bots.learned import worth_trying
from tortuga.bots.tortuga1667.glancer import Glancer, Verdict
from tortuga.bots.tortuga1667.pirate import UNSEARCHED
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.masters.network import Weights, softmax

MOST_TRIED = 4
HARDLY_EVER = 0.04
A_LOT = 0.05
"""So much more of the chance to win makes an action e times as likely."""


class Master(Glancer):
    """Where several deeds look good, a search plays them out in worlds that may be the true one, and what it
    finds better is done the more often. So what is done for deceit stays as mixed as it was learned, unless
    it costs much."""

    _tries = True

    def plays_as_learned(self, weights: Weights) -> None:
        super().plays_as_learned(weights)
        self._tries = False

    def considered(self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget) -> Verdict:
        verdict = self.judge(view, legal)
        likely = worth_trying(verdict.chances, MOST_TRIED, HARDLY_EVER)
        if len(likely) < 2 or not self._tries or budget.nodes == 0 or isinstance(view.phase, UNSEARCHED):
            return verdict
        worths = self.elsewhere.weigh(view, [legal[at] for at in likely], budget, verdict.beliefs)
        mixed = np.zeros_like(verdict.chances)
        mixed[likely] = softmax(np.log(verdict.chances[likely]) + np.array(worths) / A_LOT)
        return verdict._replace(chances=mixed)
