"""What is in the box, as data: the five deeds, dice, chests, and every number of the rules in one table.

`Facts` holds what pictures of the rulebooks showed or what an owner of the box can count; the option
`facts` replaces any part of it. The default dice table is partly assumed, see docs/buccaneers.md.

A module that needs a member of these enums at every step keeps it under a name of its own (`SKULL`): to look
one up in its class takes Python 3.11 longer than a call.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]


class Deed(StrEnum):
    """The five actions of the rulebook, in the order in which they are resolved (B-ACT-1)."""

    FLEET = "fleet"
    RECRUIT = "recruit"
    HUNT = "hunt"
    BOARDING = "boarding"
    RAID = "raid"


class Face(StrEnum):
    """What a die can show (B-COMP-3): a deed, or the skull that stands for any of them."""

    FLEET = "fleet"
    RECRUIT = "recruit"
    HUNT = "hunt"
    BOARDING = "boarding"
    RAID = "raid"
    SKULL = "skull"


class Die(StrEnum):
    """The dice of a player. Each has the deeds with other numbers."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"


class Chest(StrEnum):
    """A chest, which is known by its colour alone."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    WHITE = "white"
    PURPLE = "purple"


class Zone(StrEnum):
    """Where chests lie on a player's board (B-COMP-2)."""

    ISLAND = "island"
    CREW = "crew"
    FLEET = "fleet"
    TORTUGA = "tortuga"


class Marker(StrEnum):
    """The two markers of a player: the ship on the fleet track, the pirate on the crew track."""

    SHIP = "ship"
    PIRATE = "pirate"


DEEDS = tuple(Deed)
FACES = tuple(Face)
DICE = tuple(Die)
CHESTS = tuple(Chest)
DEED_INDEX = {deed: index for index, deed in enumerate(DEEDS)}
DIE_INDEX = {die: index for index, die in enumerate(DICE)}
CHEST_INDEX = {chest: index for index, chest in enumerate(CHESTS)}
DEED_OF_FACE = {Face(deed.value): deed for deed in DEEDS}
FACE_OF_DEED = {deed: face for face, deed in DEED_OF_FACE.items()}
SET_COLOURS = (Chest.RED, Chest.BLUE, Chest.YELLOW)
"""B-SCORE-2: one of each makes a set."""


class Numbers(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The number beside each deed on one die."""

    fleet: Count
    recruit: Count
    hunt: Count
    boarding: Count
    raid: Count

    def of(self, deed: Deed) -> int:
        number: int = getattr(self, deed)
        return number


class ChestCounts(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """How many chests of each colour there are (B-COMP-1)."""

    red: Count = 10
    blue: Count = 10
    yellow: Count = 10
    white: Count = 5
    purple: Count = 5

    def by_colour(self) -> tuple[int, ...]:
        return self.red, self.blue, self.yellow, self.white, self.purple


ASSUMED_DICE = (
    #       fleet recruit hunt boarding raid
    Numbers(4, 2, 3, 5, 1),  # A
    Numbers(3, 1, 2, 4, 5),  # B
    Numbers(2, 5, 1, 3, 4),  # C
    Numbers(1, 4, 5, 2, 3),  # D
    Numbers(5, 3, 4, 1, 2),  # E
)
"""B-COMP-3. The pictures are lost: this table is assumed, and agrees with the examples of the rulebooks."""

BY_SPACE = (1, 2, 2, 3, 3, 4, 4, 4)
"""B-ROLL-3, B-CAP-1: what a marker on space 1, 2, … makes room for."""


class Facts(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    """Every number of the game. A file for the option `facts` may hold any of them; the others stay."""

    dice: tuple[Numbers, ...] = ASSUMED_DICE
    """One row for each die, A to E."""
    chests: ChestCounts = ChestCounts()
    tiles: tuple[Count, ...] = (17, 9, 4)
    """Treasure tiles of 1 coin, of 2, of 3 … (B-COMP-1)."""
    bonus_tiles: Count = 20
    ship_start: Positive = 3
    pirate_start: Positive = 3
    dice_by_ship: tuple[Positive, ...] = BY_SPACE
    """How many dice boarding holds, by the ship's space; as many spaces as there are numbers."""
    dice_by_pirate: tuple[Positive, ...] = BY_SPACE
    chests_by_ship: tuple[Positive, ...] = BY_SPACE
    chests_by_pirate: tuple[Positive, ...] = BY_SPACE
    steps: tuple[Count, Count] = (2, 1)
    """B-FLEET-1, B-CREW-1: how far the 1st and the 2nd move their marker."""
    steps_of_two: Count = 1
    """B-TWO-1: how far the only one who acts moves with two players."""
    goal: Positive = 6
    long_goal: Positive = 8
    """B-END-1: chests in Tortuga that end the game."""
    tortuga_points: Count = 3
    fleet_points: Count = 2
    crew_points: Count = 1
    purple_times: Count = 2
    set_points: Count = 3

    def number(self, die: Die, deed: Deed) -> int:
        return self.dice[DIE_INDEX[die]].of(deed)

    @property
    def spaces(self) -> int:
        """The last space of both tracks."""
        return len(self.chests_by_ship)
