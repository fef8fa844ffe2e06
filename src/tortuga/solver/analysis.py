"""The best moves of a position: proved where that is possible, estimated where it is not."""

import math
from collections.abc import Iterable
from time import monotonic

from msgspec import Struct

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.solver.packing import Key, key_of
from tortuga.solver.prover import Weighed
from tortuga.solver.searcher import Searcher
from tortuga.solver.thinking import Estimate
from tortuga.solver.verdicts import UNLIMITED, Effort, Limits, Verdict, Watch, unwatched
from tortuga.solver.weights import UNIT

PROVING_SHARE, THINKING_SHARE = 0.4, 0.5
"""How much of the time goes into looking for a proof, and how much of what is left then into estimates
where the best of them are tried by a proof search afterwards."""
TRIED = 3
"""How many of the moves that look best are tried so."""
TRAPS = 6
"""How many moves of a lost position are looked at for the one that is hardest to answer."""
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


def as_chance(value: int) -> float:
    """Of winning, for what the alpha-beta search takes a position to be worth."""
    return 1 / (1 + math.exp(-value / UNIT))


def best_move(searcher: Searcher, position: Position, limits: Limits, watch: Watch = unwatched) -> Opinion:
    """The move to play; there must be one. Where there is only one no time is spent."""
    only = len(searcher.moves(position)) == 1
    best = LimitedLook(searcher, position, NO_TIME if only else limits, watch).careful()
    if best.verdict is Verdict.WON:
        searcher.hold(position, after(position, best.move))
    return best


def analyse(
    searcher: Searcher, position: Position, limits: Limits, lines: int, watch: Watch = unwatched
) -> list[Opinion]:
    """The best moves, the best first, as many as lines are asked for; none if the game is over."""
    if not searcher.moves(position):
        return []
    return LimitedLook(searcher, position, limits, watch).ranked(lines)


class LimitedLook:
    """One look at a position, within limits."""

    def __init__(self, searcher: Searcher, position: Position, limits: Limits, watch: Watch) -> None:
        self.searcher, self.position, self.limits, self.watch = searcher, position, limits, watch
        self.began, self.nodes = monotonic(), searcher.nodes
        self.moves = searcher.moves(position)
        self.settled = searcher.prove(position, limits.part(PROVING_SHARE), watch)
        self.lead = math.inf
        """How much likelier than the next the best move seems to win; without end if there is no next."""

    @property
    def spent(self) -> Effort:
        return Effort(self.searcher.nodes - self.nodes, monotonic() - self.began)

    @property
    def left(self) -> Limits:
        return self.limits.left(self.spent)

    def ranked(self, lines: int) -> list[Opinion]:
        won, lost = self.won(), self.lost()
        estimates = self.estimates(lines - len(won), self.left, [*won, *lost]) if len(won) < lines else []
        ranked: list[Weighed | Estimate] = [*won, *estimates, *lost]
        return [self.opinion(reply) for reply in ranked[:lines]]

    def careful(self, lines: int = 1) -> Opinion:
        """The best move. If it is an estimate, a proof search has tried to refute it, unless all others are
        refuted already. With two lines it is known how far the best is ahead."""
        won = self.won()
        if won:
            return self.opinion(won[0], NO_TIME)
        if self.settled.verdict is Verdict.LOST:
            return self.opinion(self.trap(), NO_TIME)
        estimates = self.estimates(lines, self.left.part(THINKING_SHARE), self.lost())
        lost: set[Key] = set()
        for number, estimate in enumerate(estimates[:TRIED] if len(estimates) > 1 else ()):
            share = self.left.part(1 / (min(TRIED, len(estimates)) - number))
            if self.searcher.prover.settle(estimate.to, share, self.watch).verdict is not Verdict.WON:
                break
            lost.add(estimate.to)
        ranked = [reply for reply in estimates if reply.to not in lost]
        if len(ranked) > 1:
            self.lead = as_chance(ranked[0].value) - as_chance(ranked[1].value)
        return self.opinion(ranked[0] if ranked else self.lost()[0], NO_TIME)

    def trap(self) -> Weighed:
        """Where every move loses: of those that were hard to refute, the one with the fewest refutations."""
        prover = self.searcher.prover
        replies = prover.weighed(key_of(self.position))
        hardest = sorted(replies, key=lambda reply: (-prover.work(reply.key), -reply.distance))[:TRAPS]
        answers = {reply: prover.weighed(reply.key) for reply in hardest}
        left = sum(map(len, answers.values()))
        refuting: dict[Weighed, float] = {}
        for reply, found in answers.items():
            number = 0
            for answer in found:
                share = self.left.part(1 / left)
                number += prover.settle(answer.key, share, self.watch).verdict is not Verdict.WON
                left -= 1
            refuting[reply] = number / len(found)
        return min(hardest, key=lambda reply: refuting[reply])

    def won(self) -> list[Weighed]:
        if self.settled.verdict is not Verdict.WON:
            return []
        key = key_of(self.position)
        planned = self.searcher.winning_key(key)
        won = self.searcher.prover.winning(key)
        return sorted(won, key=lambda reply: reply.key != planned)

    def lost(self) -> list[Weighed]:
        """The moves that are proved to lose, the slowest first."""
        replies = self.searcher.prover.weighed(key_of(self.position))
        lost = [reply for reply in replies if reply.verdict is Verdict.WON]
        return sorted(lost, key=lambda reply: -reply.distance)

    def estimates(self, lines: int, limits: Limits, settled: Iterable[Weighed]) -> list[Estimate]:
        """Of the moves that are not settled."""
        known = {reply.key for reply in settled}
        unsettled = [to for to in self.moves if to not in known]
        if len(unsettled) == 1:
            limits = NO_TIME
        return self.searcher.thinker.think(unsettled, lines, limits, self.watch)

    def opinion(self, reply: Weighed | Estimate, limits: Limits = UNLIMITED) -> Opinion:
        """With the line that is expected, for which forgotten proofs are searched again within the limits."""
        if isinstance(reply, Estimate):
            line = tuple(self.searcher.moves_along(self.position, reply.line))
            return Opinion(self.moves[reply.to], UNKNOWN, 0, as_chance(reply.value), line)
        move, verdict = self.moves[reply.key], reply.verdict.turned
        line = (move, *self.searcher.line(after(self.position, move), limits))
        return Opinion(move, verdict, reply.distance + 1, float(verdict is Verdict.WON), line)
