"""What speaks for a move of turtles, to be said to people."""

from typing import TypeAlias

from tortuga.bots.advice import OnlyChoice, Reason


class ReachesNest(Reason, frozen=True):
    """It wins at once (T-END-1)."""


class WinIsProved(Reason, frozen=True):
    """Whatever the other side answers."""

    moves: int
    """Of one's own, this one included, at most."""


class LossIsProved(Reason, frozen=True):
    """Every move loses; this one is hardest to answer."""


class LooksBest(Reason, frozen=True):
    percent: int
    """How likely it seems to win."""


class BarsTheWay(Reason, frozen=True):
    """Without it a turtle of the other side walks into its nest with the next move."""


class OverturnsTurtles(Reason, frozen=True):
    count: int


class GainsTurtles(Reason, frozen=True):
    count: int


class HatchesTurtles(Reason, frozen=True):
    count: int


class ComesNearer(Reason, frozen=True):
    """The turtle that moves is then the foremost."""

    steps: int
    """From there to the nest."""


class OthersStandBetter(Reason, frozen=True):
    """So it is worth taking over their move (T-SWAP-1)."""

    percent: int


class MayBeTakenOver(Reason, frozen=True):
    """The first move should suit either side."""


TurtlesReason: TypeAlias = (
    ReachesNest
    | WinIsProved
    | LossIsProved
    | LooksBest
    | BarsTheWay
    | OverturnsTurtles
    | GainsTurtles
    | HatchesTurtles
    | ComesNearer
    | OthersStandBetter
    | MayBeTakenOver
    | OnlyChoice
)
