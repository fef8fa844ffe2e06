"""What a player can be asked."""

from typing import TypeAlias

from tortuga.core.game import Question, Seat
from tortuga.games.buccaneers.components import Deed, Die, Zone


class WhichDice(Question, frozen=True):
    """Which dice to keep behind the screen; also put to a player none of whose dice fits."""

    roll: int


class WhichOpenDice(Question, frozen=True):
    """Which dice to keep of a roll in the open."""

    roll: int


class WhichBonus(Question, frozen=True):
    roll: int


class WhichDeed(Question, frozen=True):
    """Which deed skulls kept alone take."""

    dice: tuple[Die, ...]


class WhetherToAct(Question, frozen=True):
    deed: Deed
    rank: int


class WhomToAttack(Question, frozen=True):
    deed: Deed
    rank: int


class WhichTile(Question, frozen=True):
    coins: tuple[int, ...]


class WhatToSteal(Question, frozen=True):
    deed: Deed
    victim: Seat


class WhatToTake(Question, frozen=True):
    deed: Deed


class WhichChest(Question, frozen=True):
    """Which chest comes on the next place of a zone."""

    zone: Zone
    place: int


BuccaneersQuestion: TypeAlias = (
    WhichDice
    | WhichOpenDice
    | WhichBonus
    | WhichDeed
    | WhetherToAct
    | WhomToAttack
    | WhichTile
    | WhatToSteal
    | WhatToTake
    | WhichChest
)
