"""The best moves of a position: proved where that is possible, estimated where it is not."""

import math
from time import monotonic

from msgspec import Struct

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.games.turtles.search.packing import Key, key_of
from tortuga.games.turtles.search.prover import Weighed
from tortuga.games.turtles.search.searcher import Searcher
from tortuga.games.turtles.search.thinking import Estimate
from tortuga.games.turtles.search.verdicts import Effort, Limits, Verdict, Watch, unwatched
from tortuga.games.turtles.search.weights import UNIT

PROVING_SHARE = 0.4
"""How much of the time goes into looking for a proof."""
NO_TIME = Limits(nodes=0)
UNKNOWN = Verdict.UNKNOWN


class Opinion(Struct, frozen=True):
    """What a move is worth to the side that makes it."""

    move: Move
    verdict: Verdict
    """WON and LOST are proved."""
    distance: int
    """If it is proved: how many moves the game lasts, this one included."""
    chance: float
    """Of winning, as it looks: from 0 to 1."""
    line: tuple[Move, ...]
    """The move and what is expected to follow."""


def best_move(searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched) -> Opinion:
    """The move to play; there must be one. Where there is only one no time is spent."""
    only = len(searcher.moves(position)) == 1
    best = analyse(searcher, position, NO_TIME if only else limits, 1, watch)[0]
    if best.verdict is Verdict.WON:
        searcher.hold(after(position, best.move))
    return best


def analyse(
    searcher: Searcher, position: Position, limits: Limits, lines: int, watch: Watch = unwatched
) -> list[Opinion]:
    """The best moves, the best first, as many as lines are asked for; none if the game is over."""
    began, nodes = monotonic(), searcher.nodes
    moves = searcher.moves(position)
    if not moves:
        return []
    settled = searcher.prove(position, limits.part(PROVING_SHARE), watch)
    proved = [reply for reply in searcher.prover.weighed(key_of(position)) if reply.verdict is not UNKNOWN]
    won = [reply for reply in proved if reply.verdict is Verdict.LOST]
    lost = [reply for reply in proved if reply.verdict is Verdict.WON]
    lost.sort(key=lambda reply: -reply.distance)
    if settled.verdict is Verdict.WON:
        planned = searcher.winning_key(key_of(position))
        won.sort(key=lambda reply: (reply.key != planned, reply.distance))
    estimates: list[Estimate] = []
    if len(won) < lines:
        left = limits.left(Effort(searcher.nodes - nodes, monotonic() - began))
        unsettled = [to for to in moves if to not in {reply.key for reply in proved}]
        estimates = searcher.thinker.think(unsettled, lines - len(won), left, watch)
    ranked: list[Weighed | Estimate] = [*won, *estimates, *lost]
    return [_opinion(searcher, position, moves, reply) for reply in ranked[:lines]]


def _opinion(
    searcher: Searcher, position: Position, moves: dict[Key, Move], reply: Weighed | Estimate
) -> Opinion:
    if isinstance(reply, Estimate):
        line = tuple(searcher.moves_along(position, reply.line))
        return Opinion(moves[reply.to], UNKNOWN, 0, 1 / (1 + math.exp(-reply.value / UNIT)), line)
    move, verdict = moves[reply.key], reply.verdict.turned
    line = (move, *searcher.line(after(position, move)))
    return Opinion(move, verdict, reply.distance + 1, float(verdict is Verdict.WON), line)
