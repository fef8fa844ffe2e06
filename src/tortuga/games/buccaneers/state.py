"""A match of buccaneers at one moment: the boards, the box, and the phase it is in.

What is hidden stands in `pile`, `finds` and `phase` alone; view.py and the phases cover it up, imagine.py and
the phases fill it in.
"""

from functools import cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.core.phases import GameStep, PhasedState
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import Chest, Die
from tortuga.games.buccaneers.options import BuccaneersOptions


class Board(Struct, frozen=True, gc=False):
    """A player's side of the table, open to all."""

    ship: int
    """The ship's space on the fleet track."""
    pirate: int
    """The pirate's space on the crew track."""
    island: tuple[Chest, ...]
    crew: tuple[Chest, ...]
    """From left to right, as in the fleet."""
    fleet: tuple[Chest, ...]
    tortuga: tuple[Chest, ...]
    bonus: tuple[int, ...]
    """The side up of the bonus tile at each deed, 0 where there is none."""
    placed: tuple[tuple[Die, ...], ...]
    """The dice at each deed."""
    hand: tuple[Die, ...]
    """The dice not placed yet, by letter; none between the placing of the last and the next round."""


class Find(Struct, frozen=True, gc=False):
    """A treasure tile that somebody took. None: not known to the one who looks."""

    seat: Seat
    looked: bool
    """Whether it was chosen from two that were looked at (B-HUNT-1)."""
    kept: int | None
    """Its coins."""
    returned: int | None = None
    """The coins of the tile that was mixed back."""


class BuccaneersState(PhasedState, frozen=True, kw_only=True):
    options: BuccaneersOptions
    round: int
    first: Seat
    """Who holds the first-player marker."""
    boards: tuple[Board, ...]
    bag: tuple[int, ...]
    """How many chests of each colour are in the bag. All others lie open, so anyone can count it."""
    centre: tuple[Chest, ...]
    """The chests on the central island, by colour."""
    bonus_left: int
    pile: tuple[int, ...]
    """How many treasure tiles of 1, 2, 3 … coins are in the middle."""
    finds: tuple[Find, ...]
    """Every treasure tile taken, in order: what a seat saw go back tells it more than its own tiles do."""

    @property
    def seats(self) -> int:
        return len(self.boards)

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats from the first player on."""
        return _clockwise(self.first, len(self.boards))


Step: TypeAlias = GameStep[BuccaneersState]


@cache
def _clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return (*range(first, seats), *range(first))


def set_board(step: Step, seat: Seat, board: Board) -> None:
    state = step.state
    step.state = replace(state, boards=with_item(state.boards, seat, board))
