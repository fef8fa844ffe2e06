"""Every choice a player can make, each a small one."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from tortuga.core.game import Action, Seat
from tortuga.games.buccaneers.components import Chest, Deed, Die

Place: TypeAlias = Annotated[int, Meta(ge=1, title="Place")]
"""A place of a zone, counted from 1 at the left."""
Coins: TypeAlias = Annotated[int, Meta(ge=1, title="Coins")]


class Keep(Action, frozen=True):
    """Keep these dice, in the order of their letters (B-ROLL-1)."""

    dice: tuple[Die, ...]


class NoneFits(Action, frozen=True):
    """None of the dice fits; they will be rolled again in the open (B-ROLL-5)."""


class Bonus(Action, frozen=True):
    """Lay a new bonus tile at this deed, or turn the one that lies there from 1 to 2 (B-BONUS-1)."""

    deed: Deed


class Name(Action, frozen=True):
    """Name the deed that skulls kept alone take (B-ROLL-4)."""

    deed: Deed


class Act(Action, frozen=True):
    """Expand the fleet, recruit or hunt, as the rank allows."""


class GiveUp(Action, frozen=True):
    """Do nothing with the deed (B-ACT-4)."""


class Attack(Action, frozen=True):
    """Board or raid this player."""

    victim: Seat


class Steal(Action, frozen=True):
    """Take the chest at this place of the victim's zone (B-BOARD-1)."""

    place: Place


class Take(Action, frozen=True):
    """Take this chest from the central island (B-BOARD-2)."""

    chest: Chest


class KeepTile(Action, frozen=True):
    """Keep a tile of so many coins of the two that were looked at (B-HUNT-1)."""

    coins: Coins


class Load(Action, frozen=True):
    """Put this chest on the next free place (B-MOVE-2)."""

    chest: Chest


RollingAction: TypeAlias = Keep | NoneFits | Bonus
BuccaneersAction: TypeAlias = (
    Keep | NoneFits | Bonus | Name | Act | GiveUp | Attack | Steal | Take | KeepTile | Load
)
