"""How to keep winning: the winner's move in every position that the loser can reach."""

from typing import NamedTuple

from tortuga.solver.packing import Key
from tortuga.solver.prover import Prover
from tortuga.solver.verdicts import UNLIMITED, Verdict


class Plan(NamedTuple):
    """In a position that is won: where to go, and how many moves are left at most."""

    to: Key
    distance: int


class Strategy(NamedTuple):
    """The winner's plans from a first position on. The distance falls with every move."""

    first: Key
    winner_moves: bool
    """Whether the side to move is the one that wins."""
    distance: int
    plans: dict[Key, Plan]


class Circular(RuntimeError):
    """The plans would allow a repetition. Only a table that is far too small can cause it."""


class Planner:
    """Makes plans of what a proof search has settled; searches again what it has forgotten."""

    def __init__(self, prover: Prover) -> None:
        self.plans: dict[Key, Plan] = {}
        self._prover = prover
        self._dealt_with: dict[Key, int] = {}
        """Positions where the loser moves, and how far from the end they are."""
        self._under_way: set[Key] = set()

    def strategy(self, first: Key) -> Strategy:
        """For the winner of a position that can be settled."""
        winner_moves = self._prover.settle(first, UNLIMITED).verdict is Verdict.WON
        distance = self.win(first) if winner_moves else self.deal_with(first)
        return Strategy(first, winner_moves, distance, self.plans)

    def win(self, key: Key) -> int:
        """Plans for a position that is won for the side to move; how many moves it takes."""
        if self._prover.wins_at_once(key):
            return 1
        if key not in self.plans:
            if key in self._under_way:
                raise Circular
            self._under_way.add(key)
            to = self._best(key)
            self.plans[key] = Plan(to, self.deal_with(to) + 1)
            self._under_way.remove(key)
        return self.plans[key].distance

    def _best(self, key: Key) -> Key:
        """A winning move: one that needs no new plans, or else those that are the least work."""
        distance = self._prover.settle(key, UNLIMITED).distance
        winning = self._prover.winning(key)
        nearer = [move for move in winning if move.distance < distance]
        return min((move.key for move in nearer or winning), key=self._work)

    def _work(self, key: Key) -> int:
        return 0 if key in self._dealt_with else 1 + self._prover.work(key)

    def deal_with(self, key: Key) -> int:
        """Plans for all that the loser can do in a position; how many moves it can last."""
        if key not in self._dealt_with:
            replies = self._prover.weighed(key)
            self._dealt_with[key] = max((self.win(reply.key) + 1 for reply in replies), default=0)
        return self._dealt_with[key]
