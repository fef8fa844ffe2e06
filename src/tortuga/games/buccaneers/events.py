"""Everything that happens at the table, in the words in which it is told."""

from typing import ClassVar, TypeAlias

from tortuga.core.game import Event, Seat
from tortuga.games.buccaneers.components import Chest, Deed, Die, Face, Marker, Zone


class FirstPlayer(Event, frozen=True):
    """Who begins (B-SETUP-4)."""

    player: Seat


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class ChestDrawn(Event, frozen=True):
    """A chest came out of the bag."""

    player: Seat
    chest: Chest
    zone: Zone


class BagEmpty(Event, frozen=True):
    """Somebody was to draw a chest, and there was none (B-MOVE-3)."""

    player: Seat


# Rolling


class CommonRoll(Event, frozen=True):
    """All who have dice left roll them behind their screens."""

    roll: int
    rollers: tuple[Seat, ...]


class Rolled(Event, frozen=True):
    """What a player's own dice show: told to that player alone."""

    dice: tuple[Die, ...]
    faces: tuple[Face, ...]


class DiceKept(Event, frozen=True):
    """Dice that come from behind a screen and onto the board."""

    reveals: ClassVar[bool] = True
    player: Seat
    deed: Deed
    dice: tuple[Die, ...]
    skulls: tuple[Die, ...]
    """Those among them that had shown a skull."""


class SkullsKept(Event, frozen=True):
    """Skulls kept alone; their deed is still to be named."""

    reveals: ClassVar[bool] = True
    player: Seat
    dice: tuple[Die, ...]


class NothingKept(Event, frozen=True):
    """No die of this player fits."""

    reveals: ClassVar[bool] = True
    player: Seat


class BonusLaid(Event, frozen=True):
    """A new bonus tile, side 1 up."""

    reveals: ClassVar[bool] = True
    player: Seat
    deed: Deed


class BonusTurned(Event, frozen=True):
    """A bonus tile turned from 1 to 2."""

    reveals: ClassVar[bool] = True
    player: Seat
    deed: Deed


class SkullsNamed(Event, frozen=True):
    player: Seat
    deed: Deed
    dice: tuple[Die, ...]


class DiceShown(Event, frozen=True):
    """The dice of which none fitted."""

    reveals: ClassVar[bool] = True
    player: Seat
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]


class RolledOpenly(Event, frozen=True):
    """A forced roll in the open (B-ROLL-5)."""

    player: Seat
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]


class RolledAgain(Event, frozen=True):
    """A forced roll behind the screen, until a die fits (B-ROLL-5)."""

    player: Seat


class OpenDiceKept(Event, frozen=True):
    """Dice kept from a roll in the open."""

    player: Seat
    deed: Deed
    dice: tuple[Die, ...]
    skulls: tuple[Die, ...]


class OpenSkullsKept(Event, frozen=True):
    player: Seat
    dice: tuple[Die, ...]


# Acting


class DeedSkipped(Event, frozen=True):
    """Nobody has a die there (B-ACT-2)."""

    deed: Deed


class EqualTotals(Event, frozen=True):
    """These have the same total at a deed, and are ranked clockwise from the first player (B-ACT-3)."""

    deed: Deed
    players: tuple[Seat, ...]
    total: int
    first: Seat
    """The first player."""


class DeedRanked(Event, frozen=True):
    """Who takes part, the highest total first; only the 1st and (with three or more) the 2nd act."""

    deed: Deed
    players: tuple[Seat, ...]
    totals: tuple[int, ...]


class GaveUp(Event, frozen=True):
    player: Seat
    deed: Deed


class MarkerAdvanced(Event, frozen=True):
    player: Seat
    marker: Marker
    space: int


class MarkerPushedBack(Event, frozen=True):
    player: Seat
    marker: Marker
    space: int


class TilesLookedAt(Event, frozen=True):
    """The 1st of a hunt looks at two treasure tiles."""

    player: Seat


class TilesSeen(Event, frozen=True):
    """What those two are: told to that player alone."""

    reveals: ClassVar[bool] = True
    coins: tuple[int, ...]


class TileTaken(Event, frozen=True):
    """Somebody has one treasure tile more."""

    player: Seat


class TileSeen(Event, frozen=True):
    """The coins on the tile just taken: told to its owner alone."""

    reveals: ClassVar[bool] = True
    coins: int


class TilesEmpty(Event, frozen=True):
    """There was no treasure tile left to take (B-MOVE-3)."""

    player: Seat


class Attacked(Event, frozen=True):
    player: Seat
    victim: Seat
    deed: Deed
    defended: bool


class ChestStolen(Event, frozen=True):
    player: Seat
    victim: Seat
    chest: Chest
    zone: Zone


class ChestTaken(Event, frozen=True):
    """From the central island."""

    player: Seat
    chest: Chest


class ChestPutOff(Event, frozen=True):
    """A chest that its zone can no longer hold (B-CAP-2)."""

    player: Seat
    chest: Chest
    zone: Zone
    to_bag: bool


class DiceTakenBack(Event, frozen=True):
    """All deeds are done (B-ACT-5)."""


# Moving


class ChestsBrought(Event, frozen=True):
    """What came to Tortuga in the common move, which is told when all have chosen."""

    reveals: ClassVar[bool] = True
    player: Seat
    chests: tuple[Chest, ...]


class ChestsLoaded(Event, frozen=True):
    """A player's fleet or crew zone after the common move, from left to right."""

    reveals: ClassVar[bool] = True
    player: Seat
    zone: Zone
    chests: tuple[Chest, ...]


class ChestLeft(Event, frozen=True):
    """A chest that found no place in the common move."""

    reveals: ClassVar[bool] = True
    player: Seat
    chest: Chest
    zone: Zone
    to_bag: bool


# The end


class TilesShown(Event, frozen=True):
    """A player's treasure tiles, opened at the end."""

    reveals: ClassVar[bool] = True
    player: Seat
    coins: tuple[int, ...]


class Scored(Event, frozen=True):
    reveals: ClassVar[bool] = True
    player: Seat
    chests: int
    sets: int
    tracks: int
    coins: int
    total: int


BuccaneersEvent: TypeAlias = (
    FirstPlayer
    | RoundBegan
    | ChestDrawn
    | BagEmpty
    | CommonRoll
    | Rolled
    | DiceKept
    | SkullsKept
    | NothingKept
    | BonusLaid
    | BonusTurned
    | SkullsNamed
    | DiceShown
    | RolledOpenly
    | RolledAgain
    | OpenDiceKept
    | OpenSkullsKept
    | DeedSkipped
    | EqualTotals
    | DeedRanked
    | GaveUp
    | MarkerAdvanced
    | MarkerPushedBack
    | TilesLookedAt
    | TilesSeen
    | TileTaken
    | TileSeen
    | TilesEmpty
    | Attacked
    | ChestStolen
    | ChestTaken
    | ChestPutOff
    | DiceTakenBack
    | ChestsBrought
    | ChestsLoaded
    | ChestLeft
    | TilesShown
    | Scored
)
