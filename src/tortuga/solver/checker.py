"""Checks a proof by the rules alone: no line of the search's code is used here.

A proof says which move the winner makes wherever it is to move. The checker plays all that the loser can
do against it and accepts the proof if every line ends in a win. A position that comes back while the
lines from it are still being played would let the game go on for ever: such a proof is refused.
"""

from msgspec import Struct

from tortuga.core.errors import TortugaError
from tortuga.games.turtles.board import GOAL, NAMES, SOUTH
from tortuga.games.turtles.moves import Jump, Move, Step
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.prooffile import Proof
from tortuga.text import Message

SOUTHS_GOAL = NAMES[GOAL[SOUTH]]


class ProofRefused(TortugaError):
    id = "solve-proof-refused"

    def __init__(self, reason: str, after_numbers: int) -> None:
        super().__init__(reason=Message(f"solve-refused-{reason}"), place=after_numbers)


class Checked(Struct, frozen=True):
    """What a proof proves, and how much there was to play out."""

    positions: int
    """Different positions, up to symmetry."""
    distance: int
    """The longest game that the loser can make of it."""


def check(proof: Proof) -> Checked:
    """Raises `ProofRefused` if the proof does not prove what it claims."""
    return _Check(proof).whole()


class _Check:
    def __init__(self, proof: Proof) -> None:
        self.proof, self.options = proof, proof.options
        self.numbers, self.used = iter(proof.numbers), 0
        self.won: dict[Position, int | None] = {}
        """Moves to the end from positions where the winner moves; None: still being played."""
        self.lost: dict[Position, int] = {}

    def whole(self) -> Checked:
        first = normal(self.proof.position)
        if self.proof.position.winner is not None:
            raise self.refused("over")
        try:
            distance = self.win(first) if self.proof.winner_moves else self.lose(first)
        except RecursionError:
            raise self.refused("too-deep") from None
        if next(self.numbers, None) is not None:
            raise self.refused("too-long")
        return Checked(len(self.won) + len(self.lost), distance)

    def refused(self, reason: str) -> ProofRefused:
        return ProofRefused(reason, self.used)

    def win(self, position: Position) -> int:
        """The winner is to move."""
        if position not in self.won:
            moves = find_choice(position, self.options).moves
            if any(reaches_goal(move) for move in moves):
                return 1
            self.won[position] = None
            self.won[position] = 1 + self.lose(normal(after(position, self.move(moves))))
        distance = self.won[position]
        if distance is None:
            raise self.refused("circular")
        return distance

    def move(self, moves: tuple[Move, ...]) -> Move:
        number = next(self.numbers, None)
        if number is None:
            raise self.refused("too-short")
        if number >= len(moves):
            raise self.refused("no-such-move")
        self.used += 1
        return moves[number]

    def lose(self, position: Position) -> int:
        """The loser is to move, and may do anything."""
        if position not in self.lost:
            longest = 0
            for move in find_choice(position, self.options).moves:
                if reaches_goal(move):
                    raise self.refused("loser-wins")
                longest = max(longest, 1 + self.win(normal(after(position, move))))
            self.lost[position] = longest
        return self.lost[position]


def reaches_goal(move: Move) -> bool:
    """T-END-1, for South."""
    if isinstance(move, Step):
        return move.to == SOUTHS_GOAL
    return isinstance(move, Jump) and move.landings[-1].cell == SOUTHS_GOAL
