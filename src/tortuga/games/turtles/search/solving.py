"""Settles a position and each of its moves, as far as the limits allow."""

from time import monotonic

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.games.turtles.search.packing import Key, key_of
from tortuga.games.turtles.search.searcher import Searcher
from tortuga.games.turtles.search.solution import Solution, by_moves, over
from tortuga.games.turtles.search.verdicts import NOT_SETTLED, Effort, Limits, Settled, Verdict, Watch, unwatched

FIRST_ROUND, ROUND_GROWTH = 50_000, 4
"""Each move gets so many nodes, then the unsettled ones more: the easy ones help with the hard ones."""


class Solver:
    """Can be interrupted at any time; `solution` says what is known by then."""

    def __init__(self, searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched) -> None:
        self.searcher, self.position = searcher, position
        self._limits, self._watch = limits, watch
        self._began, self._nodes = monotonic(), searcher.nodes
        self._targets: dict[Key, Settled] = {}
        """The positions that moves lead to, as the side to move there sees them."""
        self._keys: dict[Move, Key] = {}
        self._settled = NOT_SETTLED
        if position.winner is None:
            for move in find_choice(position, searcher.options).moves:
                self._keys[move] = key_of(after(position, move))
        self.settled = over(position) if position.winner is not None else NOT_SETTLED

    @property
    def effort(self) -> Effort:
        return Effort(self.searcher.nodes - self._nodes, monotonic() - self._began)

    def run(self) -> None:
        """First the position itself, then every move."""
        if not self._keys:
            return
        self._settle(key_of(self.position), None)
        nodes = FIRST_ROUND
        while self._unsettled() and not self._limits.reached(self.effort):
            for key in self._unsettled():
                self._settle(key, nodes)
            nodes *= ROUND_GROWTH
