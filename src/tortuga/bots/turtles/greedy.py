"""A turtle racer that looks at every move and every answer to it."""

import math
from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.turtles.racer import Racer
from tortuga.games.turtles.board import COORDINATES, GOAL, SEATS, SOUTH, cells_of, distance
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice

WIN = 1_000_000
TURTLE = 100
"""What one turtle more is worth, beside steps gained in the race."""
LEADER = 12


class GreedyBot(Racer):
    """Takes the move after which the best answer hurts it least; ties by lot."""

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        return {move: as_chance(-best_answer(after(position, move), options)) for move in moves}


def as_chance(worth: int) -> float:
    """Worth 0 is an even chance."""
    return 0.5 + math.atan(worth / TURTLE) / math.pi


def best_answer(position: Position, options: TurtlesOptions) -> int:
    """What the position is worth to the seat to move, which makes one more move."""
    if position.winner is not None:
        return -WIN
    moves = find_choice(position, options).moves
    return max((-worth(after(position, move)) for move in moves), default=-WIN)


def worth(position: Position) -> int:
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
