"""The moves of a match, judged beside what could have been done: the faults, named and explained."""

from enum import StrEnum

from msgspec import Struct

from tortuga.analysis.turtles.worth import MoveWorth, PositionWorth
from tortuga.solver.verdicts import Verdict

LEAST_LOSS = 0.2
"""Of the chance to win, where nothing is proved: less than that is no matter."""
SOON = 2
"""Moves of both sides: whoever loses within them loses to the very next answer."""


class Fault(StrEnum):
    MISSES_NEST = "misses-nest"
    """It could have won at once, and does not win at all."""
    OPENS_NEST = "opens-nest"
    """It lets the other side win with the very next move, where something else did not."""
    GIVES_AWAY = "gives-away"
    """What was proved won is proved lost."""
    LETS_SLIP = "lets-slip"
    """What was proved won is open again."""
    LOSES = "loses"
    """What was open is proved lost."""
    WEAKENS = "weakens"
    """It looks much worse than something else."""


class JudgedMove(Struct, frozen=True):
    """A move that was made in a position."""

    made: MoveWorth
    best: MoveWorth
    fault: Fault | None

    @property
    def loss(self) -> float:
        return max(0.0, self.best.chance - self.made.chance)


def judged(before: PositionWorth, move: str) -> JudgedMove | None:
    """None: it is no move of that position."""
    made, best = before.of(move), before.best
    if made is None or best is None:
        return None
    return JudgedMove(made, best, _fault(made, best))


def _fault(made: MoveWorth, best: MoveWorth) -> Fault | None:
    if made.verdict is Verdict.WON:
        return None
    if best.verdict is Verdict.WON:
        return _win_missed(made, best)
    if best.verdict is Verdict.LOST:
        quick = made.moves <= SOON < best.moves
        return Fault.OPENS_NEST if quick and made.shortest else None
    if made.verdict is Verdict.LOST:
        return Fault.OPENS_NEST if made.moves <= SOON else Fault.LOSES
    return Fault.WEAKENS if best.chance - made.chance >= LEAST_LOSS else None


def _win_missed(made: MoveWorth, best: MoveWorth) -> Fault:
    if best.moves == 1:
        return Fault.MISSES_NEST
    if made.verdict is Verdict.UNKNOWN:
        return Fault.LETS_SLIP
    return Fault.OPENS_NEST if made.moves <= SOON else Fault.GIVES_AWAY
