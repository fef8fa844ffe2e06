"""Settles a position and each of its moves, as far as the limits allow."""

from time import monotonic

from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.solver.packing import Key, key_of
from tortuga.solver.searcher import Searcher
from tortuga.solver.solution import Solution, by_moves, over
from tortuga.solver.verdicts import (
    NOT_SETTLED,
    Effort,
    Limits,
    Settled,
    Verdict,
    Watch,
    unwatched,
)

FIRST_ROUND, ROUND_GROWTH = 50_000, 4
"""Every move gets so many nodes, then the unsettled ones more: the easy ones help with the hard ones."""
SHARE = 0.5
"""How much of the limits the position itself may use up before its moves are looked at."""


class Solver:
    """Can be interrupted at any time; `solution` says what is known by then."""

    def __init__(
        self, searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched
    ) -> None:
        self.searcher, self.position = searcher, position
        self._limits, self._watch = limits, watch
        self._began, self._nodes_before = monotonic(), searcher.nodes
        self._settled: dict[Key, Settled] = {}
        self._to = {
            move: key_of(after(position, move)) for move in find_choice(position, searcher.options).moves
        }

    @property
    def effort(self) -> Effort:
        return Effort(self.searcher.nodes - self._nodes_before, monotonic() - self._began)

    def run(self) -> None:
        """First the position itself, then every move."""
        if self._to:
            self._settle(key_of(self.position), self._limits.part(SHARE))
        nodes = FIRST_ROUND
        while self._unsettled and not self._limits.reached(self.effort):
            for key in self._unsettled:
                self._settle(key, self._limits.left(self.effort).at_most(nodes))
            nodes *= ROUND_GROWTH

    @property
    def _unsettled(self) -> list[Key]:
        return [key for key in dict.fromkeys(self._to.values()) if key not in self._settled]

    def _settle(self, key: Key, limits: Limits) -> None:
        """Keeps the answer, also if it is that no longer search would help."""
        spent = self.effort
        settled = self.searcher.prover.settle(key, limits, lambda effort: self._watch(spent.plus(effort)))
        if settled.verdict is not Verdict.UNKNOWN or self.searcher.prover.gave_up:
            self._settled[key] = settled

    def solution(self) -> Solution:
        moves = {move: self._after(to) for move, to in self._to.items()}
        settled = by_moves(moves) if self.position.winner is None else over(self.position)
        if settled.verdict is Verdict.UNKNOWN:
            settled = self._settled.get(key_of(self.position), NOT_SETTLED)
        effort = self.effort
        line = () if settled.verdict is Verdict.UNKNOWN else tuple(self.searcher.line(self.position))
        return Solution(self.position, settled.at_least(len(line)), moves, line, effort, False)

    def _after(self, to: Key) -> Settled:
        """What a move is worth to the side that makes it."""
        settled = self._settled.get(to, NOT_SETTLED)
        if settled.verdict is Verdict.UNKNOWN:
            return NOT_SETTLED
        return Settled(settled.verdict.turned, settled.distance + 1)
