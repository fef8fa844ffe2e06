"""What the moves of a position are worth, as it is handed on: written down, without the search."""

from msgspec import Struct

from tortuga.bots.turtles.reasons import TurtlesReason
from tortuga.solver.verdicts import Verdict


class MoveWorth(Struct, frozen=True, kw_only=True):
    """What a move is worth to the side that makes it."""

    move: str
    to: str
    """The position that it leads to."""
    verdict: Verdict
    """WON and LOST are proved."""
    moves: int = 0
    """If it is proved: the game is over at the latest after so many moves of both sides, with this one."""
    shortest: bool = False
    """Whether that is exact: the winner cannot be quicker, nor the loser slower."""
    chance: float
    """Of winning: 0 or 1 where it is proved, an estimate where it is not."""
    line: tuple[str, ...] = ()
    """The move and what is expected to follow, as far as it was looked for."""

    @property
    def proved(self) -> bool:
        return self.verdict is not Verdict.UNKNOWN

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find out by looking longer."""
        return self.proved and self.shortest


class PositionWorth(Struct, frozen=True, kw_only=True):
    position: str
    moves: tuple[MoveWorth, ...]
    """The best first. None: the game is over."""
    reasons: tuple[TurtlesReason, ...] = ()
    """What speaks for the best one."""

    @property
    def best(self) -> MoveWorth | None:
        return self.moves[0] if self.moves else None

    @property
    def settled(self) -> bool:
        return all(move.settled for move in self.moves)

    def of(self, move: str) -> MoveWorth | None:
        return next((worth for worth in self.moves if worth.move == move), None)


def goodness(worth: MoveWorth) -> tuple[float, int]:
    """To sort by, the best last: a quick win, what looks good, a slow loss, a quick loss."""
    return worth.chance, -worth.moves if worth.verdict is Verdict.WON else worth.moves
