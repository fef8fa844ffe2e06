"""Treasure tiles: the pile in the middle, and those that players have taken."""

from typing import TypeAlias

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.state import Find

Pile: TypeAlias = tuple[int, ...]
"""How many tiles of 1, 2, 3 … coins there are."""


def drawn(pile: Pile, chance: Chance) -> tuple[int, Pile]:
    """The coins of a tile from the middle, and what is left there."""
    coins = chance.weighted(pile) + 1
    return coins, with_tile(pile, coins, -1)


def with_tile(pile: Pile, coins: int, change: int = 1) -> Pile:
    return with_item(pile, coins - 1, pile[coins - 1] + change)


def tiles_of(finds: tuple[Find, ...], seat: Seat) -> tuple[int, ...]:
    """The coins on a player's treasure tiles, in the order in which they were taken."""
    return tuple([find.kept for find in finds if find.seat == seat and find.kept is not None])
