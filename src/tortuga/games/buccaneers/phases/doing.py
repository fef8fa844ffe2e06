"""What every phase of the acting knows: the deed that is being done, and by whom."""

from tortuga.core.game import Seat
from tortuga.core.phases import Phase
from tortuga.games.buccaneers.components import Deed
from tortuga.games.buccaneers.state import BuccaneersState


class Doing(Phase, frozen=True):
    """The 1st or 2nd of a deed has something to choose."""

    deed: Deed
    actors: tuple[Seat, ...]
    rank: int
    """0 for the 1st, 1 for the 2nd."""
    attacked: Seat | None = None
    """Whom the 1st has boarded or raided."""

    @property
    def actor(self) -> Seat:
        return self.actors[self.rank]

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return (self.actors[self.rank],)
