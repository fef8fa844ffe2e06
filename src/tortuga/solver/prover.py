"""Drives the proof search: for how long, from which position, and what came out."""

from typing import NamedTuple

from tortuga.solver import proving
from tortuga.solver.book import Book
from tortuga.solver.clock import Clock
from tortuga.solver.generator import Numbers
from tortuga.solver.glance import WINS, glance
from tortuga.solver.packing import Key, packed_records
from tortuga.solver.table import (
    COST_BITS,
    COST_MASK,
    DISTANCE_BITS,
    DISTANCE_MASK,
    find,
    new_table,
)
from tortuga.solver.verdicts import (
    NOT_SETTLED,
    UNLIMITED,
    Limits,
    Settled,
    Verdict,
    Watch,
    unwatched,
)

MEGABYTES = 256


class Weighed(NamedTuple):
    """A position that a move leads to, as its side to move sees it."""

    key: Key
    verdict: Verdict
    distance: int


class Forgotten(RuntimeError):
    """A position that was said to be won is not. Only a wrong book can cause it."""


class Prover:
    """A proof search with its memory. What it has proved of one position helps it with the next."""

    def __init__(self, rules: int, megabytes: int = MEGABYTES, table: Numbers | None = None) -> None:
        self.rules = rules
        self.table = new_table(megabytes) if table is None else table
        self._line, self._pool = proving.new_line(), proving.new_pool()
        self._counters = proving.new_counters()

    @property
    def nodes(self) -> int:
        """All positions searched so far."""
        return int(self._counters[proving.NODES])

    def known(self, key: Key) -> Settled:
        """What the memory says of a position."""
        row, costs, work = find(self.table, *key)
        if row < 0:
            return NOT_SETTLED
        return Settled(_verdict(costs >> COST_BITS, costs & COST_MASK), work & DISTANCE_MASK)

    def learn(self, book: Book) -> None:
        """Takes over what a book has settled."""
        proving.learn(self.table, packed_records(book.records))

    def weighed(self, key: Key) -> list[Weighed]:
        """What the moves of a position lead to, each position once, and what is known of it."""
        pool = self._pool
        found = proving.weighed_moves(*key, self.rules, self.table, pool, self._counters)
        return [
            Weighed(Key(mine, theirs), _verdict(to_win, to_lose), distance)
            for mine, theirs, to_win, to_lose, distance in pool[:found].tolist()
        ]

    def wins_at_once(self, key: Key) -> bool:
        """Whether the side to move can reach its goal."""
        return glance(*key, self.rules, self._pool) == WINS

    def work(self, key: Key) -> int:
        """How many positions were searched to settle this one."""
        _, _, work = find(self.table, *key)
        return work >> DISTANCE_BITS

    @property
    def gave_up(self) -> bool:
        """Whether the last search ended before its limits: if it settled nothing, repetitions are why."""
        return bool(self._counters[proving.FINISHED])

    def settle(self, key: Key, limits: Limits, watch: Watch = unwatched) -> Settled:
        """Searches until the position is settled or a limit is reached."""
        known = self.known(key)
        return known if known.verdict is not Verdict.UNKNOWN else self._search(key, limits, watch)

    def winning(self, key: Key) -> list[Weighed]:
        """The moves that are proved to win in a position that is proved won, the shortest way first.

        The memory (or a book) may know that a position is won and no longer how: then it is searched again.
        """
        for _ in range(2):
            found = [move for move in self.weighed(key) if move.verdict is Verdict.LOST]
            if found:
                return sorted(found, key=lambda move: move.distance)
            self._search(key, UNLIMITED, unwatched)
        raise Forgotten

    def _search(self, key: Key, limits: Limits, watch: Watch) -> Settled:
        before, clock = self.nodes, Clock(limits, watch)
        state = self.rules, self.table, self._line, self._pool, self._counters
        proving.begin(key.mine, key.theirs, *state)
        while not self._counters[proving.FINISHED]:
            nodes = clock.stretch(self.nodes - before)
            if nodes is None:
                return NOT_SETTLED
            proving.go_on(nodes, *state)
        return self.known(key)


def _verdict(to_win: int, to_lose: int) -> Verdict:
    if to_win == 0:
        return Verdict.WON
    return Verdict.LOST if to_lose == 0 else Verdict.UNKNOWN
