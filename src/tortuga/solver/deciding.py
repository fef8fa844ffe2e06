"""The move to play, without thinking on when that no longer changes one's mind.

A position is looked at again and again, each time for longer. It is enough when something is proved that
settles the choice, or when several looks in a row have come to the same move, and that by a clear margin.
"""

from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.solver.analysis import Opinion, PositionLook, best_move
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Effort, Limits, Verdict, Watch, unwatched

FIRST_LOOK = 8_000
"""Positions."""
LONGER = 2
"""So many times as long as the last is the next look."""
IN_A_ROW = 3
"""So many looks must agree."""
CLEARLY = 0.05
"""How much likelier than the next a move must seem to win."""
BEFORE_AND_AFTER = 2
"""The lines looked at: the best, and the one that it is compared with."""
A_PART = 0.5
"""A look that takes less of its time than this has seen all that there is."""


def decide(searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched) -> Opinion:
    """The move to play, as `best_move` finds it; there must be one."""
    if len(searcher.moves(position)) == 1:
        return best_move(searcher, position, limits, watch)
    spent, length, agree, last = Effort(0, 0.0), FIRST_LOOK, 0, None
    while True:
        look = PositionLook(searcher, position, limits.left(spent).at_most(length), watch)
        best = look.careful(BEFORE_AND_AFTER)
        agree = agree + 1 if last is not None and best.move == last.move else 1
        spent, last = spent.plus(look.spent), best
        if limits.reached(spent) or look.spent.nodes < A_PART * length or _settles(look, best, agree):
            break
        length *= LONGER
    if best.verdict is Verdict.WON:
        searcher.hold(position, after(position, best.move))
    return best


def _settles(look: PositionLook, best: Opinion, agree: int) -> bool:
    """Of a lost position there is nothing to compare."""
    if best.verdict is Verdict.WON:
        return True
    return agree >= IN_A_ROW and (best.verdict is Verdict.LOST or look.lead >= CLEARLY)
