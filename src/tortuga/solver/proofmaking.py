"""Writes down a strategy as a proof, in the order in which the checker reads it."""

from collections.abc import Iterator

from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.solver.generator import move_list, number_of_move
from tortuga.solver.packing import Key, key_of
from tortuga.solver.prooffile import Proof
from tortuga.solver.prover import Prover
from tortuga.solver.strategy import Strategy


def proof_of(position: Position, options: TurtlesOptions, strategy: Strategy, prover: Prover) -> Proof:
    """The strategy must be one from this position on, and the prover know the rules it was made for."""
    first = key_of(position)
    writer = _Writer(strategy, prover)
    numbers = writer.win(first) if strategy.winner_moves else writer.lose(first)
    return Proof(position, options, strategy.winner_moves, tuple(numbers))


class _Writer:
    def __init__(self, strategy: Strategy, prover: Prover) -> None:
        self.plans, self.prover = strategy.plans, prover
        self.met: set[Key] = set()
        self.moves = move_list()

    def win(self, key: Key) -> Iterator[int]:
        """The numbers from a position on where the winner moves."""
        if key in self.met or self.prover.wins_at_once(key):
            return
        self.met.add(key)
        to = self.plans[key].to
        yield number_of_move(*key, self.prover.rules, *to, self.moves)
        yield from self.lose(to)

    def lose(self, key: Key) -> Iterator[int]:
        if key in self.met:
            return
        self.met.add(key)
        for reply in self.prover.weighed(key):
            yield from self.win(reply.key)
