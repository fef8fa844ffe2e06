"""What holdings are worth: points if the match ends, log-odds of winning if it goes on."""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from tortuga.bots.buccaneers.holds import BLUE, PURPLE, RED, WHITE, YELLOW, Hold, Row, best_first
from tortuga.bots.buccaneers.weights import LONGEST, weights_of
from tortuga.games.buccaneers.options import BuccaneersOptions

PURPLE_SHARE = 0.125
"""How many of the chests in the bag are purple."""
LATE_DRAW = 0.15
"""How much of the chest that will be drawn counts where the crew has no room for it."""
MOST_LAG = 3


class Worth(NamedTuple):
    """Both ways to look at a board: to compare while the match goes on, and once it is over."""

    ahead: float
    points: float


class Scale:
    """Weighs boards of one table at one moment; how many rounds are left decides what counts."""

    def __init__(self, options: BuccaneersOptions, holds: Sequence[Hold], bag: Sequence[int]) -> None:
        facts = self._facts = options.facts
        self._goal = options.goal
        self._draws = 1.0 if any(bag) else 0.0
        self._memo: dict[Hold, Worth] = {}
        self._fleet_room = (0, *facts.chests_by_ship)
        self._crew_room = (0, *facts.chests_by_pirate)
        self._horizon = min(LONGEST, *[self._rounds_left(self.moved(hold)[0]) for hold in holds])
        self.weights = weights_of(len(holds), self._horizon)

    def coming(self, hold: Hold) -> Worth:
        """A board before the chests move, as it will be after."""
        worth = self._memo.get(hold)
        if worth is None:
            worth = self._memo[hold] = self.settled(*self.moved(hold))
        return worth

    def moved(self, hold: Hold) -> tuple[Hold, float]:
        """The board after moving, and how much of the chest still to be drawn will find room."""
        ship, pirate, island, crew, fleet, tortuga = hold
        crew_room, draws = self._crew_room[pirate], self._draws
        if len(island) >= crew_room:
            draws *= LATE_DRAW
        every = island + crew + fleet + tortuga
        next_fleet = _fitting(crew, self._fleet_room[ship], every)
        return Hold(ship, pirate, (), _fitting(island, crew_room, every), next_fleet, tortuga + fleet), draws

    def settled(self, hold: Hold, draws: float = 0.0) -> Worth:
        """A board after the chests have moved."""
        ship, pirate, _, crew, fleet, tortuga = hold
        every = crew + fleet + tortuga
        colours = every.count(RED), every.count(BLUE), every.count(YELLOW)
        jokers, fleet_whites, crew_whites = tortuga.count(WHITE), fleet.count(WHITE), crew.count(WHITE)
        sets, _ = most_sets(*colours, jokers)
        soon, lacking = most_sets(*colours, jokers + fleet_whites + crew_whites)
        home, sailing, waiting = tortuga.count(PURPLE), fleet.count(PURPLE), crew.count(PURPLE)
        fleet_room, crew_room = self._fleet_room[ship], self._crew_room[pirate]
        rounds = min(LONGEST, self._rounds_left(hold))
        features = (
            len(tortuga) - home,
            home,
            len(fleet) - sailing,
            sailing,
            len(crew) - waiting + draws * (1 - PURPLE_SHARE),
            waiting + draws * PURPLE_SHARE,
            sets,
            soon - sets,
            lacking == 1,
            lacking == 2,
            fleet_whites,
            crew_whites,
            ship,
            pirate,
            fleet_room >= 3,
            fleet_room >= 4,
            crew_room >= 3,
            crew_room >= 4,
            max(0, len(crew) - fleet_room),
            len(fleet) >= 3,
            len(crew) >= 3,
            ship == 1,
            pirate == 1,
            min(MOST_LAG, max(0, rounds - self._horizon)),
            rounds <= self._horizon,
        )
        facts = self._facts
        double = facts.purple_times - 1
        points = (
            facts.tortuga_points * (len(tortuga) + double * home)
            + facts.fleet_points * (len(fleet) + double * sailing)
            + facts.crew_points * (len(crew) + double * waiting + draws)
            + facts.set_points * sets
            + ship
            + pirate
        )
        return Worth(sum(map(mul, self.weights.holdings, features)), points)

    def ends(self, holds: Sequence[Hold]) -> bool:
        """Whether the match is over once these boards have moved their chests."""
        return max([len(hold.tortuga) + len(hold.fleet) for hold in holds]) >= self._goal

    def _rounds_left(self, hold: Hold) -> int:
        """How many rounds a board that has moved needs to fill Tortuga, if nobody hinders it."""
        soon = len(hold.tortuga) + len(hold.fleet)
        if soon >= self._goal:
            return 1
        return 2 + max(0, self._goal - soon - len(hold.crew))


def _fitting(row: Row, room: int, every: Row) -> Row:
    return row if len(row) <= room else best_first(row, every)[:room]


@cache
def most_sets(red: int, blue: int, yellow: int, jokers: int) -> tuple[int, int]:
    """How many sets there are, and how many chests the next one lacks."""
    sets = 0
    while True:
        lacking = sum(max(0, sets + 1 - colour) for colour in (red, blue, yellow)) - jokers
        if lacking > 0:
            return sets, lacking
        sets += 1
