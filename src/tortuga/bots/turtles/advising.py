"""Why a move of turtles is good: what the search knows of it, and what anyone can see it do."""

from collections.abc import Iterator, Sequence

from tortuga.bots.advice import MOST_REASONS, Reason, percent
from tortuga.bots.turtles.reasons import (
    BarsTheWay,
    ComesNearer,
    GainsTurtles,
    HatchesTurtles,
    LooksBest,
    LossIsProved,
    OverturnsTurtles,
    ReachesNest,
    WinIsProved,
)
from tortuga.games.turtles.board import GOAL, INDEX, cells_of, distance
from tortuga.games.turtles.moves import Hatch, Jump, Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.solver.analysis import Opinion
from tortuga.solver.verdicts import Verdict


def reasons_for(
    position: Position, options: TurtlesOptions, moves: Sequence[Move], opinion: Opinion
) -> tuple[Reason, ...]:
    verdict = _verdict(position, opinion)
    if isinstance(verdict, ReachesNest):
        return (verdict,)
    return (verdict, *_effects(position, options, moves, opinion.move))[:MOST_REASONS]


def _verdict(position: Position, opinion: Opinion) -> Reason:
    if after(position, opinion.move).winner is not None:
        return ReachesNest()
    if opinion.verdict is Verdict.WON:
        return WinIsProved((opinion.distance + 1) // 2)
    return LossIsProved() if opinion.verdict is Verdict.LOST else LooksBest(percent(opinion.chance))


def _effects(
    position: Position, options: TurtlesOptions, moves: Sequence[Move], move: Move
) -> Iterator[Reason]:
    """What the move does, the most telling first."""
    if not _loses_at_once(position, options, move) and all(
        _loses_at_once(position, options, other) for other in moves if other != move
    ):
        yield BarsTheWay()
    if isinstance(move, Hatch):
        yield HatchesTurtles(len(move.cells))
        return
    reached, seat = after(position, move), position.to_move
    own, others = reached.turtles[seat], reached.turtles[1 - seat]
    lost = position.turtles[1 - seat].bit_count() - others.bit_count()
    if isinstance(move, Jump) and lost > 0:
        yield OverturnsTurtles(lost)
    gained = own.bit_count() - position.turtles[seat].bit_count()
    if gained:
        yield GainsTurtles(gained)
    end = INDEX[move.landings[-1].cell if isinstance(move, Jump) else move.to]
    left = distance(end, GOAL[seat])
    if all(distance(cell, GOAL[seat]) >= left for cell in cells_of(own)):
        yield ComesNearer(left)


def _loses_at_once(position: Position, options: TurtlesOptions, move: Move) -> bool:
    reached = after(position, move)
    return any(after(reached, answer).winner is not None for answer in find_choice(reached, options).moves)
