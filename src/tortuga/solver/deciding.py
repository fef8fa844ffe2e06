"""The move to play, without thinking on when that no longer changes one's mind.

A position is looked at again and again, each time for longer. It is enough when something is proved that
settles the choice, or when several looks in a row have come to the same move, and that by a clear margin, or
when several in a row have found nothing to choose between the best two.
"""

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.solver.analysis import LimitedLook, Opinion, best_move
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Effort, Limits, Verdict, Watch, unwatched

FIRST_LOOK = 5_000
"""Positions."""
LONGER = 2
"""So many times as long as the last is the next look."""
IN_A_ROW = 3
"""So many looks must agree."""
CLEARLY, NEARLY = 0.04, 0.01
"""How much likelier to win a move must seem to be better, and to be no better, than the next."""
BEST_TWO = 2
"""The lines looked at: the best, and the one that it is compared with."""
A_PART = 0.5
"""A look that takes less of its time than this has seen all that there is."""


def decide(searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched) -> Opinion:
    """The move to play, as `best_move` finds it; there must be one."""
    if len(searcher.moves(position)) == 1:
        return best_move(searcher, position, limits, watch)
    spent, length, mind = Effort(0, 0.0), FIRST_LOOK, Mind()
    while True:
        look = LimitedLook(searcher, position, limits.left(spent).at_most(length), watch)
        best = look.careful(BEST_TWO)
        spent = spent.plus(look.spent)
        if limits.reached(spent) or look.spent.nodes < A_PART * length or mind.made_up(best, look.lead):
            break
        length *= LONGER
    if best.verdict is Verdict.WON:
        searcher.hold(position, after(position, best.move))
    return best


class Mind:
    """What the looks so far have come to."""

    def __init__(self) -> None:
        self._move: Move | None = None
        self._agreed = self._even = 0

    def made_up(self, best: Opinion, lead: float) -> bool:
        """Whether it is, after one more look. In a lost position there is no lead to speak of."""
        self._agreed = self._agreed + 1 if best.move == self._move else 1
        self._even = self._even + 1 if lead < NEARLY else 0
        self._move = best.move
        clear = best.verdict is Verdict.LOST or lead >= CLEARLY
        return best.verdict is Verdict.WON or self._even >= IN_A_ROW or (clear and self._agreed >= IN_A_ROW)
