"""The beginner: knows what is worth having, but overlooks some of its choices."""

from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.appraisal import Valued
from tortuga.bots.buccaneers.valuer import Valuer
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.view import BuccaneersView

OVERLOOKED = 0.25
"""The part of the choices that it does not see."""
FINENESS = 1000


class Hasty(Valuer):
    """Takes the best of the choices that it sees."""

    def weigh(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Valued:
        valued = super().weigh(view, legal, budget)
        seen = [one for one in valued if self.chance.below(FINENESS) >= OVERLOOKED * FINENESS]
        return seen or valued
