"""What speaks for a choice in buccaneers, to be said to people."""

from typing import TypeAlias

from tortuga.bots.advice import OnlyChoice, Reason
from tortuga.core.game import Seat
from tortuga.games.buccaneers.components import Chest, Deed, Marker


class TakesTheLead(Reason, frozen=True):
    """With these dice the own total at a deed is the highest so far."""

    deed: Deed
    total: int
    other: int
    """The best total of the others."""


class ComesSecond(Reason, frozen=True):
    deed: Deed
    total: int
    other: int


class SkullsAnywhere(Reason, frozen=True):
    """Skulls kept alone are named when all dice are shown (B-ROLL-4)."""


class KeepsDiceForLater(Reason, frozen=True):
    """Few dice now leave more for rolls that fit better."""

    left: int


class MarkerGoesOn(Reason, frozen=True):
    """Who is first moves a marker, and the zone holds more chests (B-FLEET-1, B-CREW-1, B-CAP-1)."""

    marker: Marker
    space: int
    chests: int


class ChestAndTile(Reason, frozen=True):
    """Who is first in the hunt draws a chest and looks at two tiles (B-HUNT-1)."""


class ChestInReach(Reason, frozen=True):
    """Who is first in the attack takes it."""

    victim: Seat
    chest: Chest


class PushesBack(Reason, frozen=True):
    """The victim's marker goes back, and its zone may hold fewer chests."""

    victim: Seat
    marker: Marker


class FightsBack(Reason, frozen=True):
    """The victim has dice there: the attacker's marker goes back too."""

    victim: Seat


class LeavesUndefended(Reason, frozen=True):
    """The victim has no dice there: the attack costs nothing."""

    victim: Seat


class NoAttackPays(Reason, frozen=True):
    """What it would bring is less than what it costs."""


class TileForLater(Reason, frozen=True):
    """A bonus counts in all later rounds with a die there (B-BONUS-2)."""

    deed: Deed


class CostsNothing(Reason, frozen=True):
    """The deed can only help."""


class MakesSet(Reason, frozen=True):
    """With this chest there is one set more (B-SCORE-2)."""

    chest: Chest
    points: int


class NearsSet(Reason, frozen=True):
    """There is no other colour that the board lacks as much."""

    chest: Chest


class CountsDouble(Reason, frozen=True):
    """B-SCORE-1."""


class StandsForAny(Reason, frozen=True):
    """A white chest that comes home is a joker (B-SCORE-2)."""


class MoreCoins(Reason, frozen=True):
    coins: int


class LeftIsSafer(Reason, frozen=True):
    """What no longer fits is put off from the right (B-CAP-2)."""


class ChanceToWin(Reason, frozen=True):
    percent: int


BuccaneersReason: TypeAlias = (
    TakesTheLead
    | ComesSecond
    | SkullsAnywhere
    | KeepsDiceForLater
    | MarkerGoesOn
    | ChestAndTile
    | ChestInReach
    | PushesBack
    | FightsBack
    | LeavesUndefended
    | NoAttackPays
    | TileForLater
    | CostsNothing
    | MakesSet
    | NearsSet
    | CountsDouble
    | StandsForAny
    | MoreCoins
    | LeftIsSafer
    | ChanceToWin
    | OnlyChoice
)
