"""Plain Monte Carlo tree search with playouts at random: a yardstick, not an opponent for people."""

from collections.abc import Sequence

from tortuga.bots.advice import percent
from tortuga.bots.bot import Budget
from tortuga.bots.turtles.racer import Racer
from tortuga.core.game import AnyGame
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.solver.packing import pack, rules_of
from tortuga.solver.uct import Tried, try_moves, warm_up
from tortuga.solver.verdicts import Limits
from tortuga.text import Message

PLAYOUTS = 100_000
"""Where the budget names no limit."""
LUCK = 1 << 60


class MctsBot(Racer):
    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        warm_up()

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        return {move: tried.share for move, tried in self._tried(position, options, moves, budget).items()}

    def best(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> tuple[Move, float]:
        tried = self._tried(position, options, moves, budget)
        move = max(tried, key=lambda move: tried[move].visits)
        playouts = {"count": tried[move].visits, "percent": percent(tried[move].share)}
        self.thought = (Message("thought-playouts", playouts),)
        return move, tried[move].share

    def _tried(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, Tried]:
        limits = Limits(budget.seconds, budget.nodes)
        if limits == Limits():
            limits = Limits(nodes=PLAYOUTS)
        rules, seed = rules_of(position.variant, options), self.chance.below(LUCK)
        tried = try_moves(pack(position), rules, seed, limits)
        return {move: tried[pack(after(position, move))] for move in moves}
