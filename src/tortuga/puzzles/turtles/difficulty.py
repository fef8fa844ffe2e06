"""How hard a puzzle is: how many answers there are, how deep one has to look, how little is forced."""

from math import log2

from msgspec import Struct

from tortuga.bots.turtles.greedy import worth
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.rules import after, choice
from tortuga.puzzles.turtles.proof import Solved
from tortuga.puzzles.turtles.worth import FAR, own_moves
from tortuga.solver.packing import key_of

FAR_DEPTH = 6
"""How many of one's own moves a win counts that nobody has counted."""


class Hardness(Struct, frozen=True):
    """What makes a puzzle hard, each as a number that grows with it."""

    luck: float
    """Halvings: how unlikely a blind guess is right."""
    depth: float
    """The winner's moves."""
    tempting: float
    """Wrong moves that look at least as good, at once, as the right one; as doublings."""
    freedom: float
    """Answers that the other side has to the right move; as doublings."""

    @property
    def score(self) -> float:
        weights = (WEIGHTS.luck, WEIGHTS.depth, WEIGHTS.tempting, WEIGHTS.freedom)
        parts = (self.luck, self.depth, self.tempting, self.freedom)
        return round(sum(weight * part for weight, part in zip(weights, parts, strict=True)), 2)


WEIGHTS = Hardness(luck=1.5, depth=0.6, tempting=1.0, freedom=0.1)
GRADE_ENDS = (7.7, 8.9, 10.3, 11.5)
"""The scores at which one grade ends and the next begins; calibrated by `tortuga puzzles measure`."""


def hardness(solved: Solved, right: tuple[Move, ...]) -> Hardness:
    position = solved.position
    looks = {move: -worth(after(position, move)) for move in solved.values}
    seen = max(looks[move] for move in right)
    answers = {key_of(after(position, move)) for move in solved.values}
    right_answers = {key_of(after(position, move)) for move in right}
    best = max(solved.values[move] for move in right if solved.values[move] > 0)
    replies = [len(choice(after(position, move)).moves) for move in right]
    return Hardness(
        luck=log2(len(answers) / len(right_answers)),
        depth=FAR_DEPTH if best == FAR else own_moves(best),
        tempting=log2(1 + sum(looks[move] >= seen for move in solved.values if move not in right)),
        freedom=log2(1 + sum(replies) / len(replies)),
    )


def grade_of(score: float) -> int:
    return 1 + sum(score >= end for end in GRADE_ENDS)
