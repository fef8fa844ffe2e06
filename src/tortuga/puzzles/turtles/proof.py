"""What every move of a position is worth: won or lost by proof, and how soon by the shortest way."""

from typing import NamedTuple

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.puzzles.turtles.worth import FAR
from tortuga.solver.packing import Key, key_of, rules_of
from tortuga.solver.prover import Prover
from tortuga.solver.shortest import OutOfNodes, ShortestWins
from tortuga.solver.verdicts import Limits, Verdict

HORIZON = 9
"""Wins in so many moves of both sides are looked for by the shortest way."""
MEGABYTES = 64


class Patience(NamedTuple):
    """How many positions may be looked at for one move: to settle it, and to find the shortest way."""

    proving: int
    measuring: int


class Unsettled(Exception):
    """There was too little patience to settle a move, or to tell how soon it wins."""


class Solved(NamedTuple):
    """A position and all of its moves, settled."""

    position: Position
    values: dict[Move, int]
    """See `worth`."""

    @property
    def best(self) -> int:
        return max(self.values.values(), key=_goodness)

    def ways(self, won: bool) -> set[Key]:
        """The different positions that moves lead to which win, or lose: mirror images count once."""
        return {
            key_of(after(self.position, move)) for move, value in self.values.items() if (value > 0) == won
        }


def _goodness(value: int) -> tuple[bool, int]:
    """A quick win is best, a slow loss is better than a quick one."""
    return value > 0, -value


class PositionSolver:
    """Settles positions of one variant by the usual rules; what it has found out helps with the next."""

    def __init__(self, position: Position) -> None:
        rules = rules_of(position.variant, STANDARD)
        self.prover, self.shortest = Prover(rules, MEGABYTES), ShortestWins(rules)

    def solve(self, position: Position, patience: Patience) -> Solved:
        moves = choice(position).moves
        return Solved(position, {move: self.value(after(position, move), patience) for move in moves})

    def value(self, reached: Position, patience: Patience) -> int:
        """Of a move, to the side that has made it."""
        if reached.winner is not None:
            return 1
        key = key_of(reached)
        settled = self.prover.settle(key, Limits(nodes=patience.proving)).verdict
        if settled is Verdict.UNKNOWN:
            raise Unsettled
        try:
            return self._measured(key, settled, patience.measuring)
        except OutOfNodes:
            if settled is Verdict.LOST:
                raise Unsettled from None
            return -FAR

    def _measured(self, key: Key, settled: Verdict, nodes: int) -> int:
        if settled is Verdict.WON:
            distance = self.shortest.distance(key, HORIZON - 1, nodes)
            return -FAR if distance is None else -(distance + 1)
        distance = self.shortest.loss(key, HORIZON - 1, nodes)
        return FAR if distance is None else distance + 1
