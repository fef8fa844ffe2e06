"""A match of buccaneers at one moment: the boards, the box, and the stage it is in.

What is hidden stands in `pile`, `finds` and `stage` alone; view.py covers it up, imagine.py fills it in.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Seat, State, kebab
from tortuga.games.buccaneers.actions import RollingAction
from tortuga.games.buccaneers.components import Chest, Deed, Die, Face, Zone
from tortuga.games.buccaneers.options import BuccaneersOptions


class Board(Struct, frozen=True):
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


class Find(Struct, frozen=True):
    """A treasure tile that somebody took. None: not known to the one who looks."""

    seat: Seat
    looked: bool
    """Whether it was chosen from two that were looked at (B-HUNT-1)."""
    kept: int | None
    """Its coins."""
    returned: int | None = None
    """The coins of the tile that was mixed back."""


class Stage(Struct, frozen=True, tag=kebab):
    """What the table is busy with, and whatever belongs to it."""


class Rolling(Stage, frozen=True):
    """All roll and choose behind their screens (B-ROLL-1). The throws and choices of others are hidden."""

    roll: int
    """Which common roll of the round it is, from 1."""
    throws: tuple[tuple[Face, ...] | None, ...]
    """What each player's dice in hand show. None: not known to the one who looks."""
    choices: tuple[RollingAction | None, ...]
    waiting: tuple[Seat, ...]
    """Who has not chosen yet."""


class Stuck(Struct, frozen=True):
    """A player none of whose dice fits. They are hidden until shown."""

    seat: Seat
    throw: tuple[Face, ...] | None


class Naming(Stage, frozen=True):
    """Players who kept skulls alone name their deeds, one after the other (B-ROLL-4)."""

    roll: int
    namers: tuple[Seat, ...]
    skulls: tuple[tuple[Die, ...], ...]
    """The skulls of each of them."""
    stuck: tuple[Stuck, ...]


class Rerolling(Stage, frozen=True):
    """A player keeps dice from a roll in the open, because none had fitted (B-ROLL-5)."""

    roll: int
    seat: Seat
    throw: tuple[Face, ...]
    stuck: tuple[Stuck, ...]
    """Who comes after."""


class Acting(Stage, frozen=True):
    """The 1st or 2nd of a deed does it or gives it up."""

    deed: Deed
    actors: tuple[Seat, ...]
    rank: int
    """0 for the 1st, 1 for the 2nd."""
    attacked: Seat | None = None
    """Whom the 1st has boarded or raided."""

    @property
    def actor(self) -> Seat:
        return self.actors[self.rank]


class Looking(Acting, frozen=True, kw_only=True):
    """The 1st of a hunt has looked at two treasure tiles and keeps one. Only they know them."""

    tiles: tuple[int, ...] | None


class Stealing(Acting, frozen=True, kw_only=True):
    """The 1st chooses a chest of the player under attack."""

    victim: Seat


class Taking(Acting, frozen=True, kw_only=True):
    """The 2nd, after the attack, chooses a chest of the central island."""

    victim: Seat


class Move(Struct, frozen=True):
    """How far a player has loaded fleet and crew anew (B-MOVE-2)."""

    fleet: tuple[Chest, ...] = ()
    crew: tuple[Chest, ...] = ()
    next: Zone | None = None
    """The zone whose next place is a real choice; none when the rest is settled."""


class Moving(Stage, frozen=True):
    """All move their chests at once. How far the others are is hidden until all are done."""

    movers: tuple[Seat, ...]
    """Who has anything to choose, as all can see."""
    moves: tuple[Move, ...]


class ChestLine(Struct, frozen=True):
    chest: Chest
    zone: Zone
    points: int


class SetPart(Struct, frozen=True):
    """A chest in a set, and the colour it stands for."""

    chest: Chest
    zone: Zone
    stands_for: Chest


class SetLine(Struct, frozen=True):
    parts: tuple[SetPart, ...]
    points: int


class ScoreSheet(Struct, frozen=True):
    """How a player's points arise, line by line."""

    seat: Seat
    chests: tuple[ChestLine, ...]
    sets: tuple[SetLine, ...]
    ship: int
    pirate: int
    tiles: tuple[int, ...]
    chest_points: int
    set_points: int
    track_points: int
    coin_points: int
    total: int


class Over(Stage, frozen=True):
    """The game has ended; the tiles lie open."""

    sheets: tuple[ScoreSheet, ...]


class Phase(StrEnum):
    """The three parts of a round."""

    ROLLING = "rolling"
    ACTING = "acting"
    MOVING = "moving"


class Finished(Stage, frozen=True):
    """A part of the round is over. Lasts for a moment inside a step only: rounds.py goes on from here."""

    phase: Phase
    roll: int = 0
    """The common roll that is over, where it was the rolling."""


AnyStage: TypeAlias = (
    Rolling | Naming | Rerolling | Acting | Looking | Stealing | Taking | Moving | Finished | Over
)


class BuccaneersState(State, frozen=True):
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
    stage: AnyStage

    @property
    def seats(self) -> int:
        return len(self.boards)

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats from the first player on."""
        return (*range(self.first, len(self.boards)), *range(self.first))

    def with_board(self, seat: Seat, board: Board) -> "BuccaneersState":
        return replace(self, boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))
