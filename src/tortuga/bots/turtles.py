"""A turtle racer that looks at every move and every answer to it."""

from collections.abc import Sequence

from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.games.turtles.board import COORDINATES, GOAL, SEATS, SOUTH, cells_of, distance
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.games.turtles.state import TurtlesView

WIN = 1_000_000
TURTLE = 100
"""What one turtle more is worth, beside steps gained in the race."""
LEADER = 12


class GreedyBot(Bot):
    """Takes the move after which the best answer hurts it least; ties by lot."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        del game
        self._chance = FastChance(seed)

    def choose(self, view: TurtlesView, legal: Sequence[Move], budget: Budget) -> Move:
        del budget
        position = read_position(view.position)
        worth = {move: -_best_answer(after(position, move), view.options) for move in legal}
        best = max(worth.values())
        return self._chance.pick([move for move in legal if worth[move] == best])


def _best_answer(position: Position, options: TurtlesOptions) -> int:
    """What the position is worth to the seat to move, which makes one more move."""
    if position.winner is not None:
        return -WIN
    moves = find_choice(position, options).moves
    return max((-_worth(after(position, move)) for move in moves), default=-WIN)


def _worth(position: Position) -> int:
    """What a position is worth to the seat to move: turtles, their way so far, the leader's lead."""
    if position.winner is not None:
        return -WIN
    south, north = (_side_worth(position, seat) for seat in SEATS)
    return south - north if position.to_move == SOUTH else north - south


def _side_worth(position: Position, seat: int) -> int:
    cells = cells_of(position.turtles[seat])
    if not cells:
        return 0
    goal_y = COORDINATES[GOAL[seat]][1]
    left = [abs(goal_y - COORDINATES[cell][1]) for cell in cells]
    nearest = min(distance(cell, GOAL[seat]) for cell in cells)
    return TURTLE * len(cells) - sum(left) - LEADER * nearest


BOTS = (BotKind("greedy", ("turtles",), GreedyBot, 10),)
