"""What a seat may know: all of the table, but of throws, choices and treasure tiles only its own."""

from msgspec import field

from tortuga.core.game import Seat, View
from tortuga.core.remembering import Remembered
from tortuga.games.buccaneers.components import Chest
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases import AnyPhase, AnyQuestion
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.state import Board, BuccaneersState, Find


class BuccaneersView(View, frozen=True, kw_only=True):
    """The state as a seat sees it. None stands for what it does not know."""

    asked: AnyQuestion | None
    options: BuccaneersOptions
    round: int
    first: Seat
    boards: tuple[Board, ...]
    bag: tuple[int, ...]
    """How many chests of each colour are in the bag, as anyone can count."""
    centre: tuple[Chest, ...]
    bonus_left: int
    pile: int
    """How many treasure tiles lie in the middle; two more are in a hand while somebody looks at them."""
    finds: tuple[Find, ...]
    phase: AnyPhase = field(name="stage")

    @property
    def own_board(self) -> Board:
        assert self.seat is not None
        return self.boards[self.seat]


def covered_finds(state: BuccaneersState, seat: Seat | None) -> tuple[Find, ...]:
    """Own tiles, and what was seen and mixed back; the tiles of others only when they are opened."""
    if type(state.phase) is Over:
        return _covered(state.finds, seat, open_to_all=True)
    seen = _finds_seen(state.finds)
    found = seen.get(seat)
    if found is None:
        found = seen[seat] = _covered(state.finds, seat, open_to_all=False)
    return found


def _covered(finds: tuple[Find, ...], seat: Seat | None, *, open_to_all: bool) -> tuple[Find, ...]:
    return tuple(
        [
            find if find.seat == seat else Find(find.seat, find.looked, find.kept if open_to_all else None)
            for find in finds
        ]
    )


def _nobody_looked(finds: tuple[Find, ...]) -> dict[Seat | None, tuple[Find, ...]]:
    return {}


_finds_seen = Remembered(_nobody_looked, 64)
"""What each has seen of them: tiles are found far less often than they are looked at."""
