"""How a round ends in an imagined world: the deeds are done, chests are drawn and move."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tortuga.bots.buccaneers.dicing import Dice, DiceTable
from tortuga.bots.buccaneers.holds import Hold
from tortuga.bots.buccaneers.next_round import Morning
from tortuga.bots.buccaneers.outlook import HUNT, NOBODY, Doers
from tortuga.bots.buccaneers.searcher import World, scene_after
from tortuga.core.chance import Chance
from tortuga.games.buccaneers.components import DICE, FACES
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import drawn

PER_POINT = 2.0
"""Log-odds of a point at the end: those who attack may yet choose otherwise than was thought."""


class Tomorrow(NamedTuple):
    """What the end of the round will bring by chance, the same for every choice that is tried."""

    chests: Sequence[int]
    """The colour of the chest that each seat draws; none from an empty bag."""
    tiles: Sequence[int]
    """The coins that the 1st of a hunt keeps, and those of the 2nd; none where no tile is left."""
    throw: Sequence[int]
    """The faces of the own dice in the first roll of the next round."""


def tomorrow_of(state: BuccaneersState, chance: Chance) -> Tomorrow:
    seats, bag, pile = state.seats, state.bag, state.pile
    chests = [chance.weighted(bag) for _ in range(seats)] if any(bag) else []
    one, other, third = [drawn(pile, chance)[0] if any(pile) else 0 for _ in range(3)]
    best = max(one, other) if seats > 2 else one  # B-TWO-1
    return Tomorrow(chests, (best, third) if any(pile) else (), chance.several(len(FACES), len(DICE)))


class End:
    """A round that was played out in one world."""

    def __init__(self, table: DiceTable, dice: Dice, world: World, tomorrow: Tomorrow) -> None:
        self._dice, self._world, self._tomorrow = dice, world, tomorrow
        self._scene = scene_after(table, dice, world.colour)
        self._scale = table.outlook.scale
        self._hunters = table.doers(dice, HUNT, 0)
        self.over = self._scale.ends(self._scene.holds)
        self.chances: list[float] = []
        """Of each seat to win, once they are judged."""

    @property
    def kind(self) -> object:
        """The same for ends of one world that nobody could tell apart."""
        return id(self._scene), self._hunters, self.over or (*map(tuple, self._dice.sides),)

    def shares(self) -> list[float]:
        """Of the victory, by the points: each counted, and a little left to luck."""
        tiles = self._tiles
        points = [
            self._scale.settled(hold).points + self._world.coins[seat] + tiles.get(seat, 0)
            for seat, hold in enumerate(self._holds)
        ]
        powers = [math.exp(PER_POINT * (own - max(points))) for own in points]
        return [power / sum(powers) for power in powers]

    def morning(self) -> Morning:
        return Morning(self._holds, self._scene.centre, self._dice.sides, self._tiles, self._tomorrow.throw)

    @property
    def _holds(self) -> list[Hold]:
        """With the chests that are drawn, and all chests a zone further."""
        return [self._moved(seat, hold) for seat, hold in enumerate(self._scene.holds)]

    def _moved(self, seat: int, hold: Hold) -> Hold:
        if self._tomorrow.chests:
            hold = hold._replace(island=(*hold.island, self._tomorrow.chests[seat]))
        return self._scale.moved(hold)[0]

    @property
    def _tiles(self) -> dict[int, int]:
        return _found(self._hunters, self._tomorrow)


def _found(hunters: Doers | None, tomorrow: Tomorrow) -> dict[int, int]:
    """The coins that a hunt has brought to whom."""
    if not hunters or not tomorrow.tiles:
        return {}
    first, second, _ = hunters
    best, next_best = tomorrow.tiles
    return {first: best} if second == NOBODY else {first: best, second: next_best}
