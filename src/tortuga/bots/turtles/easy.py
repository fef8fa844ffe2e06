"""The easy level: sees what its own moves bring, and often overlooks what they allow the other side."""

from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.turtles.greedy import WIN, as_chance, best_answer, worth
from tortuga.bots.turtles.racer import Racer
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after

SEES_ANSWERS = 35
"""In how many of a hundred moves it thinks of what the other side can answer."""
SEES_GOAL = 70
"""The same where the answer is to walk into the goal: that is easier to see."""
WHOLE = 100


class EasyBot(Racer):
    """Like the greedy one, but short-sighted: overlooks jumps of the other side, never its own goal."""

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        return {move: as_chance(self._worth(after(position, move), options)) for move in moves}

    def _worth(self, reached: Position, options: TurtlesOptions) -> int:
        """What a move seems to be worth, from the position it leads to."""
        luck = self.chance.below(WHOLE)
        at_once = -worth(reached)
        if at_once >= WIN or luck >= SEES_GOAL:
            return at_once
        answered = -best_answer(reached, options)
        return answered if answered <= -WIN or luck < SEES_ANSWERS else at_once
