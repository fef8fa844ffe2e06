"""A racer who looks once: at some of its turtles, at what they can take, and at no answer."""

from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.turtles.greedy import WIN, as_chance, worth
from tortuga.bots.turtles.racer import Racer
from tortuga.core.game import AnyGame
from tortuga.games.turtles.moves import Hatch, Move, TurtlesAction
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.games.turtles.state import TurtlesView

WHOLE = 1000


class GlancingBot(Racer):
    """Whom it does not see it does not move, unless into the nest."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        self._overlooks = 0.0

    def glance(self, view: TurtlesView, legal: Sequence[TurtlesAction], overlooks: float) -> TurtlesAction:
        self._overlooks = overlooks
        return self.choose(view, legal, Budget())

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        worths = {move: -worth(after(position, move)) for move in moves}
        starts = sorted({_start(move) for move in moves})
        seen = {start for start in starts if self.chance.below(WHOLE) >= self._overlooks * WHOLE}
        seen = seen or {self.chance.pick(starts)}
        return {
            move: as_chance(worth) for move, worth in worths.items() if worth >= WIN or _start(move) in seen
        }


def _start(move: Move) -> str:
    return " ".join(move.cells) if isinstance(move, Hatch) else move.origin
