"""What a seat will see when the next round begins, written down without playing there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tortuga.bots.buccaneers.choices import seat_of
from tortuga.bots.buccaneers.holds import Hold, Row
from tortuga.games.buccaneers.components import CHESTS, DICE, Facts
from tortuga.games.buccaneers.encoding import ENCODING, ROW
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.masters.buccaneers import PLAYERS, BuccaneersPage

COLOURS = len(CHESTS)
REMEMBERED = 4096
"""Boards that were written down lately; most worlds lead to boards that others led to."""
KEPT = (
    "players",
    "asked",
    "bonus",
    "tiles",
    "tiles_taken",
    "tiles_returned",
    "pile",
    "goal",
    "options",
    "dice",
)
"""What a round leaves as it is, or has to add something to."""

columns = BuccaneersPage.columns
SHIP, PIRATE, ROOMS = columns("ship"), columns("pirate"), columns("rooms")
CREW, FLEET, TORTUGA = columns("crew"), columns("fleet"), columns("tortuga")
OF_BOARD = [
    np.concatenate([[SHIP[at], PIRATE[at]], *(one[at].ravel() for one in (ROOMS, CREW, FLEET, TORTUGA))])
    for at in range(PLAYERS)
]
"""Where the numbers of each player's board stand, from the own one on."""
BONUS, TILES, TILES_TAKEN, THROW = (
    columns("bonus"),
    columns("tiles")[0],
    columns("tiles_taken"),
    columns("throw")[0],
)
BAG, CENTRE, PILE = columns("bag"), columns("centre"), columns("pile")


class Morning(NamedTuple):
    """The table as the next round finds it."""

    holds: Sequence[Hold]
    """With the chests moved."""
    centre: Row
    sides: Sequence[Sequence[int]]
    """Of the bonus tiles of each seat."""
    tiles: dict[int, int]
    """The coins on the tile that a seat found in the round that is over."""
    throw: Sequence[int]
    """The faces of the own dice."""


class NextRound:
    """The table that a view shows, one round later."""

    def __init__(self, view: BuccaneersView) -> None:
        self._facts = view.options.facts
        self._seats = len(view.boards)
        self._own = seat_of(view)
        self._chests = np.array(self._facts.chests.by_colour(), np.int16)
        self._base = self._begun(view)

    def _begun(self, view: BuccaneersView) -> NDArray[np.int16]:
        """All that does not depend on how the round goes."""
        seen = ENCODING.observe(view)
        row = np.zeros_like(seen)
        for name in KEPT:
            row[columns(name)] = seen[columns(name)]
        row[columns("asked")] = row[columns("phase")[0]] = row[columns("roll")] = 1
        row[columns("round")] = view.round + 1
        row[columns("first")[(view.first + 1 - self._own) % self._seats]] = 1
        row[columns("awaited")[: self._seats]] = 1
        row[columns("hand")[: self._seats]] = 1
        return row

    def seen(self, morning: Morning) -> NDArray[np.int16]:
        """The numbers of one such table."""
        row, bag = self._base.copy(), self._chests.copy()
        for at in range(self._seats):
            seat = (self._own + at) % self._seats
            numbers, chests = _written(morning.holds[seat], self._facts)
            row[OF_BOARD[at]] = numbers
            row[BONUS[at]] = morning.sides[seat]
            row[TILES_TAKEN[at]] += seat in morning.tiles
            bag -= chests
        if self._own in morning.tiles:
            row[TILES[morning.tiles[self._own] - 1]] += 1
        row[CENTRE[list(morning.centre)]] = 1
        row[BAG] = np.maximum(bag - row[CENTRE], 0)
        row[PILE] -= len(morning.tiles)
        row[THROW[range(len(DICE)), morning.throw]] = 1
        return row


@lru_cache(maxsize=REMEMBERED)
def _written(hold: Hold, facts: Facts) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """A board in the order of `OF_BOARD`, and how many chests of each colour are on it."""
    rooms = (
        facts.dice_by_ship[hold.ship - 1],
        facts.dice_by_pirate[hold.pirate - 1],
        facts.chests_by_ship[hold.ship - 1],
        facts.chests_by_pirate[hold.pirate - 1],
    )
    crew, fleet, tortuga = _row(hold.crew), _row(hold.fleet), _counted(hold.tortuga)
    numbers = np.concatenate([[hold.ship, hold.pirate], rooms, crew.ravel(), fleet.ravel(), tortuga])
    return numbers.astype(np.int16), _counted(hold.crew + hold.fleet + hold.tortuga)


def _row(chests: Row) -> NDArray[Any]:
    row = np.zeros((ROW, COLOURS), np.int16)
    row[range(len(chests)), list(chests)] = 1
    return row


def _counted(chests: Row) -> NDArray[np.int16]:
    return np.bincount(np.array(chests, np.int64), minlength=COLOURS).astype(np.int16)
