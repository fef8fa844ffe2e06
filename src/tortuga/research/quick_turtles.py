"""turtles at full speed: the same table as `table.py` gives, by the compiled rules of `small_steps.py`.

The options `first` and `position` are read by the game itself; the draw of who begins is the same.
"""

from collections import Counter
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tortuga.core.chance import Chance, FastChance
from tortuga.core.encoding import WAIT, Numbers, rewards
from tortuga.core.errors import IllegalAction
from tortuga.core.game import Outcome, Seat, Told
from tortuga.games.turtles.board import SEATS, SOUTH
from tortuga.games.turtles.encoding import ENCODING
from tortuga.games.turtles.game import GAME, OCCURRENCES
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.state import TurtlesState, TurtlesView
from tortuga.games.turtles.symmetry import sides_exchanged
from tortuga.research import small_steps as steps
from tortuga.solver.packing import Key, pack, rules_of, unpack

VARIANTS = tuple(Variant)


class TurtlesStart:
    """Where the matches of a table begin."""

    def __init__(self, options: TurtlesOptions) -> None:
        self.options = options
        self.by_first = [self._row(first) for first in SEATS]
        self.drawn = options.first == "random" and options.position is None
        """Whether it is drawn who begins."""

    def _row(self, first: Seat) -> steps.Row:
        state, _ = GAME.setup(self.options, len(SEATS), _Beginner(first))
        position, row = state.position, np.zeros(steps.COLUMNS, np.int64)
        row[steps.MINE], row[steps.THEIRS] = pack(position)
        row[steps.TO_MOVE], row[steps.WINNER] = position.to_move, steps.NOBODY
        row[steps.RULES] = rules_of(position.variant, self.options)
        row[steps.VARIANT] = VARIANTS.index(position.variant)
        row[steps.MAY_HATCH] = position.variant is not Variant.BASE
        row[steps.MAY_SWAP], row[steps.REPETITION] = self.options.swap, self.options.repetition_draw
        row[steps.FIRST_MOVE] = 1
        steps.begin(row)
        return row

    def draw(self, chance: Chance) -> steps.Row:
        return self.by_first[chance.pick(SEATS) if self.drawn else SOUTH]


class _Beginner(Chance):
    """Lets a given seat begin, where that is drawn."""

    def __init__(self, first: Seat) -> None:
        self._first = first

    def below(self, n: int) -> int:
        return self._first


class QuickTurtles:
    """A match in small actions. Whoever wants nothing but speed takes `legal_actions`, `apply`, `returns`."""

    __slots__ = ("_earlier", "_row", "options")

    encoding = ENCODING
    seats = len(SEATS)

    def __init__(self, start: TurtlesStart, chance: Chance | None = None) -> None:
        self.options = start.options
        self._row = start.draw(chance or FastChance(0)).copy()
        self._earlier: Counter[tuple[int, int, int]] | None = None
        if start.options.repetition_draw:
            self._earlier = Counter()
            self._note()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options, twin._row = self.options, self._row.copy()
        twin._earlier = None if self._earlier is None else self._earlier.copy()
        return twin

    # The step API

    @property
    def to_move(self) -> Seat:
        return int(self._row[steps.TO_MOVE])

    @property
    def over(self) -> bool:
        return self._row[steps.WINNER] != steps.NOBODY  # type: ignore[no-any-return]

    @property
    def winner(self) -> int:
        """Who has won, or `steps.DRAWN`, or `steps.NOBODY` yet."""
        return int(self._row[steps.WINNER])

    def legal_actions(self) -> list[int]:
        """The small actions of the seat to move, ascending; none when the match is over."""
        row = self._row
        legal: list[int] = row[steps.LEGAL : steps.LEGAL + row[steps.COUNT]].tolist()
        return legal

    def apply(self, number: int) -> None:
        """One small action of the seat to move."""
        came_of_it = steps.play(self._row, number)
        if came_of_it == steps.ILLEGAL:
            raise IllegalAction
        if self._earlier is not None and came_of_it == steps.MOVED:
            self._note()

    def returns(self) -> tuple[float, ...]:
        outcome = self.outcome
        return (0.0,) * self.seats if outcome is None else rewards(outcome, self.seats)

    def _note(self) -> None:
        """T-END-3: how often the position has been there."""
        row, earlier = self._row, self._earlier
        assert earlier is not None
        if row[steps.WINNER] != steps.NOBODY:
            return
        key = int(row[steps.MINE]), int(row[steps.THEIRS]), int(row[steps.TO_MOVE])
        row[steps.OCCURRED] = earlier[key]
        earlier[key] += 1
        if earlier[key] >= OCCURRENCES:
            row[steps.WINNER], row[steps.COUNT] = steps.DRAWN, 0

    # As any table

    @property
    def asked(self) -> tuple[Seat, ...]:
        return () if self.over else (self.to_move,)

    @property
    def outcome(self) -> Outcome | None:
        winner = self.winner
        if winner == steps.NOBODY:
            return None
        if winner == steps.DRAWN:
            return Outcome((), "repetition")
        return Outcome((winner,), "stuck" if self.position.winner is None else "goal")

    def legal(self, seat: Seat) -> list[int]:
        return self.legal_actions() if seat in self.asked else [WAIT]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        marks = np.empty(ENCODING.actions, np.int8)
        steps.mask(self._row, seat, marks)
        return marks

    def observe(self, seat: Seat) -> Numbers:
        seen = np.empty(ENCODING.size, np.int16)
        steps.observe(self._row, seat, seen)
        return seen

    def play(self, seat: Seat, number: int, chance: Chance) -> tuple[Told, ...]:
        """Nobody is told anything: whoever wants to hear it plays at a `StepTable`."""
        if seat not in self.asked:
            raise IllegalAction
        self.apply(number)
        return ()

    @property
    def position(self) -> Position:
        """As it stood when the seat to move began its move."""
        row = self._row
        key = Key(int(row[steps.BEFORE_MINE]), int(row[steps.BEFORE_THEIRS]))
        position = unpack(key, VARIANTS[row[steps.VARIANT]])
        return position if self.to_move == SOUTH else sides_exchanged(position)

    def view(self, seat: Seat | None) -> TurtlesView:
        """Without the last move and the earlier positions, which are not kept."""
        swappable = bool(self._row[steps.SWAPPABLE])
        state = TurtlesState(self.position, self.options, outcome=self.outcome, swappable=swappable)
        return GAME.view(state, seat)

    def __reduce__(self) -> Any:
        return _restored, (self.options, self._row, self._earlier)


def _restored(
    options: TurtlesOptions, row: steps.Row, earlier: Counter[tuple[int, int, int]] | None
) -> QuickTurtles:
    table = object.__new__(QuickTurtles)
    table.options, table._row, table._earlier = options, row, earlier
    return table


def warm_up() -> None:
    """Compiles everything, once for all who come after."""
    table = QuickTurtles(TurtlesStart(TurtlesOptions(variant=Variant.ULTRA)))
    while legal := table.legal_actions():
        table.observe(SOUTH)
        table.mask(SOUTH)
        table.apply(legal[-1])
