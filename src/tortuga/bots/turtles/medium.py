"""The medium level: looks a few moves ahead, by what turtles on cells are worth, and proves nothing."""

from collections.abc import Sequence

from tortuga.bots.advice import percent
from tortuga.bots.bot import Budget
from tortuga.bots.turtles.racer import Racer
from tortuga.core.game import AnyGame
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.solver.analysis import as_chance
from tortuga.solver.packing import key_of, rules_of
from tortuga.solver.searcher import warm_up
from tortuga.solver.thinking import Thinker
from tortuga.solver.verdicts import Limits
from tortuga.text import Message

NODES = 50_000
DEEPEST = 2
"""How many moves it looks ahead after its own, and how many positions at most."""
LINES = 3
NEARLY = 0.02
"""Moves so little worse than the best are as good to it."""
MEGABYTES = 1


class MediumBot(Racer):
    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        warm_up()

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        reached = {key_of(after(position, move)): move for move in moves}
        nodes = NODES if budget.nodes is None else min(NODES, budget.nodes)
        thinker = Thinker(rules_of(position.variant, options), MEGABYTES)
        estimates = thinker.think(list(reached), LINES, Limits(budget.seconds, nodes), deepest=DEEPEST)
        return {reached[estimate.to]: as_chance(estimate.value) for estimate in estimates[:LINES]}

    def best(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> tuple[Move, float]:
        chances = self.chances(position, options, moves, budget)
        most = max(chances.values())
        self.thought = (Message("thought-looks-like", {"percent": percent(most)}),)
        return self.chance.pick([move for move in chances if chances[move] >= most - NEARLY]), most
