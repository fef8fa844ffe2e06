"""What the bots share: they value every choice, take the best, and can say so."""

from collections.abc import Sequence
from typing import Any

from tortuga.bots.bot import Bot, Budget
from tortuga.bots.buccaneers.appraisal import Valued, appraise
from tortuga.bots.buccaneers.dicing import DiceTable
from tortuga.bots.buccaneers.holds import hold_of
from tortuga.bots.buccaneers.outlook import Outlook
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.view import BuccaneersView

SHOWN = 3
"""How many choices an explanation names."""


class Valuer(Bot):
    """Takes what leads to the best chance to win, as far as it can tell."""

    outlook: type[Outlook] = Outlook
    foresight = True
    """Whether it reckons with the dice that others have left."""
    far = False
    """Whether it thinks attacks to the end of the round."""
    measure = "Chance to win"
    form = ".1%"

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)
        self._key: Any = None
        self._table: DiceTable | None = None
        self._thought = ""

    def choose(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1:
            self._thought = "There was nothing to choose."
            return legal[0]
        valued = sorted(self.weigh(view, legal, budget), key=lambda one: -one[1])
        told = [f"{self.game.notate(action)} ({value:{self.form}})" for action, value in valued[:SHOWN]]
        self._thought = f"{self.measure}, best choices first: {', '.join(told)}."
        return valued[0][0]

    def explain(self) -> str:
        return self._thought

    def weigh(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Valued:
        return appraise(view, legal, self.table_of(view))

    def table_of(self, view: BuccaneersView) -> DiceTable:
        """Kept for as long as boards and treasure stay the same."""
        holds = [hold_of(board) for board in view.boards]
        key = view.seat, view.first, holds, view.bag, view.centre, view.finds, view.pile, view.options
        if self._table is None or key != self._key:
            self._key, self._table = key, DiceTable(self.outlook(view), view.boards, self.foresight, self.far)
        return self._table
