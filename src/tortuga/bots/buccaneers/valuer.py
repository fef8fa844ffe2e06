"""What the bots share: they value every choice, take the best, and can say so."""

from collections.abc import Sequence
from typing import Any

from tortuga.bots.bot import Bot, Budget
from tortuga.bots.buccaneers.appraisal import Valued, appraise
from tortuga.bots.buccaneers.dicing import DiceTable
from tortuga.bots.buccaneers.holds import hold_of
from tortuga.bots.buccaneers.outlook import Outlook
from tortuga.bots.thoughts import NOTHING_TO_CHOOSE, SHOWN, SILENT, Thoughts, with_chance
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.text import Message


class Valuer(Bot):
    """Takes what leads to the best chance to win, as far as it can tell."""

    outlook: type[Outlook] = Outlook
    foresight = True
    """Whether it reckons with the dice that others have left."""
    far = False
    """Whether it thinks attacks to the end of the round."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)
        self._key: Any = None
        self._table: DiceTable | None = None
        self._thought: Thoughts = SILENT

    def choose(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1:
            self._thought = NOTHING_TO_CHOOSE
            return legal[0]
        valued = sorted(self.weigh(view, legal, budget), key=lambda one: -one[1])
        self._thought = (self.said(valued[:SHOWN]),)
        return valued[0][0]

    def explain(self) -> Thoughts:
        return self._thought

    def said(self, best: Valued) -> Message:
        """What it thinks of its best choices."""
        choices = [with_chance(self.game, action, value) for action, value in best]
        return Message("thought-chances", {"choices": choices})

    def weigh(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Valued:
        return appraise(view, legal, self.table_of(view))

    def table_of(self, view: BuccaneersView) -> DiceTable:
        """Kept for as long as boards and treasure stay the same."""
        holds = [hold_of(board) for board in view.boards]
        key = view.seat, view.first, holds, view.bag, view.centre, view.finds, view.pile, view.options
        if self._table is None or key != self._key:
            self._key, self._table = key, DiceTable(self.outlook(view), view.boards, self.foresight, self.far)
        return self._table
