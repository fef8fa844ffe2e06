"""Drives the alpha-beta search: deeper and deeper, as long as there is time."""

from collections.abc import Sequence

from msgspec import Struct

from tortuga.solver import alphabeta
from tortuga.solver.alphabeta import DEEPEST, EXTENSION, SURELY, WIN
from tortuga.solver.bitboards import canonical
from tortuga.solver.clock import Clock
from tortuga.solver.generator import MINE, THEIRS, successors
from tortuga.solver.packing import Key
from tortuga.solver.table import place_of
from tortuga.solver.verdicts import Limits, Watch, unwatched

MEGABYTES = 64
DEEPEST_LOOK = DEEPEST - EXTENSION - 2


class Estimate(Struct):
    """What a move seems to be worth to the side that makes it."""

    to: Key
    value: int = -WIN
    depth: int = 0
    line: tuple[Key, ...] = ()
    """The positions that the search expects, beginning with the one that the move leads to."""


class Thinker:
    """An alpha-beta search with its memory."""

    def __init__(self, rules: int, megabytes: int = MEGABYTES) -> None:
        self.rules = rules
        self._table = alphabeta.new_positions(megabytes)
        self._line, self._pool = alphabeta.new_line(), alphabeta.new_pool()
        self._counters = alphabeta.new_counters()

    @property
    def nodes(self) -> int:
        return int(self._counters[alphabeta.NODES])

    def think(
        self,
        moves: Sequence[Key],
        lines: int,
        limits: Limits,
        watch: Watch = unwatched,
        deepest: int = DEEPEST_LOOK,
    ) -> list[Estimate]:
        """Estimates of the positions that moves lead to, the best first; the first `lines` of them exact."""
        estimates = [Estimate(key) for key in moves]
        clock, before = Clock(limits, watch), self.nodes
        for depth in range(deepest + 1):
            if not self._deepen(estimates, lines, depth, clock, before):
                break
            if all(abs(estimate.value) > SURELY for estimate in estimates[:lines]):
                break
        for estimate in estimates[:lines]:
            estimate.line = self._expected(estimate.to, estimate.depth + 1)
        return estimates

    def _deepen(self, estimates: list[Estimate], lines: int, depth: int, clock: Clock, before: int) -> bool:
        """All moves to one depth, the best first; False if the time is up."""
        values: list[int] = []
        for estimate in estimates:
            alpha = -WIN if len(values) < lines else sorted(values)[-lines]
            value = self._value(estimate.to, alpha, depth, clock, before)
            if value is None:
                break
            estimate.value = value if value > alpha else min(value, alpha - 1)
            estimate.depth = depth
            values.append(estimate.value)
        estimates.sort(key=lambda estimate: -estimate.value)
        return len(values) == len(estimates)

    def _value(self, key: Key, alpha: int, depth: int, clock: Clock, before: int) -> int | None:
        """What a move there is worth, exactly if that is more than alpha."""
        state = self.rules, self._table, self._line, self._pool, self._counters
        alphabeta.begin(key.mine, key.theirs, -WIN, -alpha, depth, *state)
        while not self._counters[alphabeta.FINISHED]:
            nodes = clock.stretch(self.nodes - before)
            if nodes is None and depth:
                return None
            alphabeta.go_on(nodes or 1, *state)
        return -int(self._counters[alphabeta.VALUE])

    def _expected(self, key: Key, most: int) -> tuple[Key, ...]:
        """The best line from a position on, as the table remembers it."""
        line = [key]
        while len(line) < most:
            mine, theirs = line[-1]
            row = self._table[place_of(mine, theirs, len(self._table))]
            number = int(row[alphabeta.TABLE_NUMBER])
            if (row[MINE], row[THEIRS]) != (mine, theirs) or number < 0:
                break
            if number >= successors(mine, theirs, self.rules, self._pool):
                break
            move = self._pool[number]
            line.append(Key(*canonical(int(move[MINE]), int(move[THEIRS]))))
        return tuple(line)
