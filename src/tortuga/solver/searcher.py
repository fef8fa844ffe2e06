"""What one match needs to look ahead: the book, the proof search and the alpha-beta search.

Keep one `Searcher` for a match. What it has proved won it keeps winning: whatever the other side answers to
a winning move is proved won as well. And it comes to an end: should a position come back, the searcher makes
a plan for all that can follow (`strategy`), and with each of its moves fewer are left.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.bitboards import HOME
from tortuga.solver.book import book_for
from tortuga.solver.packing import Key, key_of, rules_of
from tortuga.solver.prover import Prover
from tortuga.solver.strategy import Planner, Strategy
from tortuga.solver.thinking import Thinker
from tortuga.solver.verdicts import UNLIMITED, Limits, Settled, Verdict, Watch, unwatched

MEGABYTES = 128
LONGEST_LINE = 200


@cache
def warm_up() -> None:
    """Compiles everything, or loads what was compiled before, so that it is not counted as thinking."""
    first = Key(HOME, 0)
    Prover(0, 1).settle(first, Limits(nodes=10))
    Thinker(0, 1).think([first], 1, Limits(nodes=10))


class Searcher:
    def __init__(
        self,
        variant: Variant,
        options: TurtlesOptions = STANDARD,
        megabytes: int = MEGABYTES,
        with_book: bool = True,
    ) -> None:
        warm_up()
        self.variant, self.options = variant, options
        self.rules = rules_of(variant, options)
        self.prover = Prover(self.rules, megabytes // 2)
        book = book_for(variant, options) if with_book else None
        if book:
            self.prover.learn(book)
        self._planner = Planner(self.prover)
        self._megabytes = megabytes
        self._left_lost: Key | None = None
        self._won_here: set[Key] = set()

    @cached_property
    def thinker(self) -> Thinker:
        return Thinker(self.rules, self._megabytes // 2)

    @property
    def nodes(self) -> int:
        """All positions searched so far, in either way."""
        return self.prover.nodes + (self.thinker.nodes if "thinker" in vars(self) else 0)

    def moves(self, position: Position) -> dict[Key, Move]:
        """One move for each different position that moves lead to."""
        moves: dict[Key, Move] = {}
        for move in find_choice(position, self.options).moves:
            moves.setdefault(key_of(after(position, move)), move)
        return moves

    def prove(self, position: Position, limits: Limits, watch: Watch = unwatched) -> Settled:
        """Settles a position if it can. If it is won, `winning_key` knows what to do from now on."""
        if position.winner is not None:
            return Settled(Verdict.WON if position.winner == position.to_move else Verdict.LOST, 0)
        key = key_of(position)
        return self.prover.settle(key, UNLIMITED if self._is_still_won(key) else limits, watch)

    def _is_still_won(self, key: Key) -> bool:
        """Whether the other side has just answered our winning move: then a proof will be found."""
        if self._left_lost is None:
            return False
        return any(reply.key == key for reply in self.prover.weighed(self._left_lost))

    def strategy(self, position: Position) -> Strategy:
        """The winner's moves in all that can follow, once a position is proved won or lost."""
        return Planner(self.prover).strategy(key_of(position))

    def hold(self, won: Position, left: Position) -> None:
        """Remember that a winning move has led from one position to the other."""
        self._won_here.add(key_of(won))
        self._left_lost = key_of(left)

    def winning_key(self, key: Key) -> Key:
        """Where to go from a position that is proved won: the shortest way known, unless it has been tried
        before."""
        if key in self._won_here and not self.prover.wins_at_once(key):
            self._planner.win(key)
        if key in self._planner.plans:
            return self._planner.plans[key].to
        return self.prover.winning(key)[0].key

    def line(self, position: Position, limits: Limits = UNLIMITED) -> list[Move]:
        """How a settled position may end, as far as it is known: the winner as planned, the loser as late as
        it is known to. What is forgotten is searched again, within the limits each time."""
        line: list[Move] = []
        while position.winner is None and len(line) < LONGEST_LINE:
            to = self._next(key_of(position), limits)
            if to is None:
                break
            line.append(self.moves(position)[to])
            position = after(position, line[-1])
        return line

    def _next(self, key: Key, limits: Limits) -> Key | None:
        if self.prover.wins_at_once(key):
            return self.prover.winning(key)[0].key
        settled = self.prover.settle(key, limits)
        replies = self.prover.weighed(key)
        if settled.verdict is Verdict.LOST and replies:
            return max(replies, key=lambda reply: reply.distance).key
        if settled.verdict is Verdict.WON:
            known = any(reply.verdict is Verdict.LOST for reply in replies)
            return self.winning_key(key) if known or limits == UNLIMITED else None
        return None

    def moves_along(self, position: Position, line: Iterable[Key]) -> Iterator[Move]:
        """The moves that lead from one position to the next."""
        for to in line:
            move = self.moves(position)[to]
            yield move
            position = after(position, move)
