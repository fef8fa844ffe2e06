"""Finds out what every move of a position is worth: proved and counted where it can be, else estimated."""

from collections.abc import Iterable, Sequence
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from tortuga.analysis.turtles.worth import MoveWorth, PositionWorth, goodness
from tortuga.bots.turtles.advising import reasons_for
from tortuga.bots.turtles.reasons import TurtlesReason
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import read_move, write_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.analysis import Opinion, as_chance
from tortuga.solver.packing import Key, key_of
from tortuga.solver.searcher import Searcher
from tortuga.solver.shortest import OutOfNodes, ShortestWins
from tortuga.solver.verdicts import Limits, Verdict

MEGABYTES, COUNTING_MEGABYTES = 48, 16
HORIZON = 9
"""Wins within so many moves of both sides are counted exactly."""
LINES = 3
"""Of so many of the best moves, and of the one that was made, it is said what follows."""
LONGEST_LINE = 12
SURE = 0.99
"""No estimate is nearer to certain."""
MANY = 30
"""Moves: more than in most positions."""


class Care(Struct, frozen=True):
    """How many positions are looked at: to settle a move, to count how long it takes, and to estimate all
    those that are not settled."""

    proving: int
    counting: int
    thinking: int

    def shared_by(self, moves: int) -> "Care":
        """Where there are very many moves, less for each of them."""
        share = MANY / max(MANY, moves)
        return Care(int(self.proving * share), int(self.counting * share), self.thinking)


ROUNDS = (Care(1_000, 1_000, 30_000), Care(20_000, 10_000, 200_000), Care(150_000, 60_000, 1_000_000))
"""A first look takes a moment; each further one goes on only with what is not settled."""


class Analyst:
    """For one variant and its options; what was found out about one position helps with the next."""

    def __init__(self, variant: Variant, options: TurtlesOptions = STANDARD) -> None:
        self._searcher = Searcher(variant, options, MEGABYTES)
        self._shortest = ShortestWins(self._searcher.rules, COUNTING_MEGABYTES)
        self._options = options

    def look(
        self, position: Position, care: Care, known: PositionWorth | None = None, made: str | None = None
    ) -> PositionWorth:
        """Every move; what is known to be settled is not looked for again. What follows is said of the best
        moves, and of the one that was made."""
        moves = find_choice(position, self._options).moves
        care = care.shared_by(len(moves))
        before = {worth.move: worth for worth in known.moves if worth.settled} if known else {}
        found = {move: before.get(write_move(move)) or self._settled(position, move, care) for move in moves}
        self._estimate(position, found, care)
        ranked = sorted(found, key=lambda move: goodness(found[move]), reverse=True)
        for move in ranked[:LINES]:
            found[move] = self._with_line(position, move, found[move], care)
        if made is not None and read_move(made) in found:
            found[read_move(made)] = self._with_line(position, read_move(made), found[read_move(made)], care)
        return PositionWorth(
            position=write_position(position),
            moves=tuple(found[move] for move in ranked),
            reasons=self._reasons(position, moves, ranked[0], found[ranked[0]]) if moves else (),
        )

    def _reasons(
        self, position: Position, moves: Sequence[Move], best: Move, worth: MoveWorth
    ) -> tuple[TurtlesReason, ...]:
        opinion = Opinion(best, worth.verdict, worth.moves, worth.chance, ())
        reasons = reasons_for(position, self._options, moves, opinion)
        return cast("tuple[TurtlesReason, ...]", reasons)

    # Proved

    def _settled(self, position: Position, move: Move, care: Care) -> MoveWorth:
        reached = after(position, move)
        unknown = MoveWorth(
            move=write_move(move), to=write_position(reached), verdict=Verdict.UNKNOWN, chance=0.5
        )
        if reached.winner is not None:
            return replace(unknown, verdict=Verdict.WON, moves=1, shortest=True, chance=1.0)
        key = key_of(reached)
        verdict, distance = self._searcher.prover.settle(key, Limits(nodes=care.proving))
        if verdict is Verdict.UNKNOWN:
            return unknown
        counted = self._counted(key, verdict, care)
        moves = 1 + (distance if counted is None else counted)
        shortest, chance = counted is not None, float(verdict is Verdict.LOST)
        return replace(unknown, verdict=verdict.turned, moves=moves, shortest=shortest, chance=chance)

    def _counted(self, key: Key, verdict: Verdict, care: Care) -> int | None:
        try:
            if verdict is Verdict.WON:
                return self._shortest.distance(key, HORIZON - 1, care.counting)
            replies = len(self._searcher.prover.weighed(key))
            return self._shortest.loss(key, HORIZON - 1, care.shared_by(replies).counting)
        except OutOfNodes:
            return None

    # Estimated

    def _estimate(self, position: Position, found: dict[Move, MoveWorth], care: Care) -> None:
        open_moves = {
            key_of(after(position, move)): move for move, worth in found.items() if not worth.proved
        }
        if not open_moves:
            return
        thought = self._searcher.thinker.think(list(open_moves), len(open_moves), Limits(nodes=care.thinking))
        chances = {estimate.to: as_chance(estimate.value) for estimate in thought}
        for move, worth in found.items():
            if not worth.proved:
                found[move] = replace(worth, chance=_doubtful(chances[key_of(after(position, move))]))

    # What follows

    def _with_line(self, position: Position, move: Move, worth: MoveWorth, care: Care) -> MoveWorth:
        if worth.line:
            return worth
        reached = after(position, move)
        if worth.shortest:
            following: Iterable[Move] = self._shortest_line(reached, worth.moves - 1, care)
        elif worth.proved:
            following = self._searcher.line(reached, Limits(nodes=care.proving))
        else:
            following = self._expected(reached, care)
        line = [move, *following][:LONGEST_LINE]
        return replace(worth, line=tuple(map(write_move, line)))

    def _shortest_line(self, position: Position, left: int, care: Care) -> Iterable[Move]:
        """So many moves are left: the winner takes no longer way, the loser no shorter one."""
        while left > 0:
            left -= 1
            fitting = (
                move
                for move in find_choice(position, self._options).moves
                if self._left(after(position, move), care) == left
            )
            move = next(fitting, None)
            if move is None:
                return
            yield move
            position = after(position, move)

    def _left(self, position: Position, care: Care) -> int | None:
        """How many moves are left where one side is known to win soon."""
        if position.winner is not None:
            return 0
        key = key_of(position)
        settled = self._searcher.prover.settle(key, Limits(nodes=care.proving)).verdict
        return None if settled is Verdict.UNKNOWN else self._counted(key, settled, care)

    def _expected(self, reached: Position, care: Care) -> Iterable[Move]:
        moves = self._searcher.moves(reached)
        if not moves:
            return []
        thought = self._searcher.thinker.think(list(moves), 1, Limits(nodes=care.thinking // LINES))
        return self._searcher.moves_along(reached, thought[0].line)


def _doubtful(chance: float) -> float:
    return min(SURE, max(1 - SURE, chance))
