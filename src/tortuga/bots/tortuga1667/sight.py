"""A position as one player looks at it: where it stands, for whom it plays, whom it takes for a friend.

Nations are numbers here: 1 British, -1 French, 0 Dutch or unknown; a supposed loyalty lies between.
"""

from collections.abc import Iterable, Sequence

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.state import Tortuga1667State, place_of

FLAG = {Loyalty.BRITISH: 1, Loyalty.FRENCH: -1, Loyalty.DUTCH: 0}
LOYALTY = {flag: loyalty for loyalty, flag in FLAG.items()}


def flags_of(loyalties: Iterable[Loyalty | None]) -> tuple[int, ...]:
    """0 also for what is not known."""
    return tuple([FLAG[loyalty] if loyalty else 0 for loyalty in loyalties])


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def british_lead(holds: Sequence[int]) -> int:
    return holds[0] + holds[2] + holds[4] - holds[1] - holds[3] - holds[5]


class Sight:
    """`aim` is the nation to help now (for the Dutch the one that trails, 0 on a tie)."""

    __slots__ = ("aim", "dutch", "enemy_hold", "flags", "lead", "line", "own_hold", "place", "seat", "state")

    def __init__(self, state: Tortuga1667State, seat: Seat, flag: int, flags: Sequence[float]) -> None:
        self.state, self.seat, self.flags = state, seat, flags
        british = british_lead(state.holds)
        self.dutch = not flag
        self.aim = flag or -sign(british)
        self.lead = self.aim * british
        """Of the nation aimed at; for the Dutch it is never above 0."""
        self.own_hold, self.enemy_hold = (0, 1) if self.aim >= 0 else (1, 0)
        """Where in the pair of a place's holds one's own treasure lies."""
        self.place = place_of(state, seat) if any(state.lines) else -1
        self.line = state.lines[self.place]

    def trust(self, seat: Seat) -> float:
        """From 1, a friend, to -1, an enemy."""
        return 1.0 if seat == self.seat else self.aim * self.flags[seat]

    def gain(self, treasures: float) -> float:
        """What a change of the lead is worth; the Dutch want it to be nothing at all."""
        return abs(self.lead) - abs(self.lead + treasures) if self.dutch else treasures

    def enemy_treasure(self, place: int) -> int:
        return self.state.holds[2 * place + self.enemy_hold]

    def own_treasure(self, place: int) -> int:
        return self.state.holds[2 * place + self.own_hold]
