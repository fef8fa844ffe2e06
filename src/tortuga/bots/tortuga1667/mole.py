"""A yardstick for whoever reads people: a captain who stows the first treasure for the enemy."""

from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.tortuga1667.pirate import Pirate
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.view import Tortuga1667View

SIDES = (Loyalty.BRITISH, Loyalty.FRENCH)


class Mole(Pirate):
    """Deceives once, at the beginning, and plays like any other pirate after that."""

    def choose(self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget) -> Choice:
        assert view.seat is not None
        own = view.loyalties[view.seat]
        for action in legal:
            if isinstance(action, Stow) and own in SIDES and action.hold.value != own:
                return action
        return super().choose(view, legal, budget)
