"""Tries choices of dice in imagined worlds: the round is played out, and the network says what it has led to.

A network that looks at dice half-way guesses what the deeds will bring. Here they are done: all play the rest
of the dice sensibly, attackers take what helps them most, the chests move, and only then the network is asked
how likely the seat wins. If the match is over then, points are counted instead.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.choices import choice_of, seat_of
from tortuga.bots.buccaneers.dicing import Dice, DiceTable, Stake
from tortuga.bots.buccaneers.holds import Hold
from tortuga.bots.buccaneers.next_round import Morning, NextRound
from tortuga.bots.buccaneers.outlook import HUNT, NOBODY
from tortuga.bots.buccaneers.searcher import Allowance, RoundSearcher, World, scene_after
from tortuga.bots.overtaking import EVERY, stands
from tortuga.core.chance import Chance
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.components import DICE, FACES
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import drawn
from tortuga.games.buccaneers.view import BuccaneersView

NODES = 200
"""Rounds played out for one choice, if the budget does not say."""
TOGETHER = 2 * EVERY
"""Worlds whose ends the network judges at once: many at a time cost it little more than one."""
PER_POINT = 2.0
"""Log-odds of a point at the end: those who attack may yet choose otherwise than was thought."""

Numbers: TypeAlias = NDArray[np.int16]
Judge: TypeAlias = Callable[[Numbers], NDArray[np.float32]]
"""The chance to win of the seat itself, for each row of what it sees."""


class Tomorrow(NamedTuple):
    """What the end of the round will bring by chance, the same for every choice that is tried."""

    chests: Sequence[int]
    """The colour of the chest that each seat draws; none from an empty bag."""
    tiles: Sequence[int]
    """The coins that the 1st of a hunt keeps, and those of the 2nd; none where no tile is left."""
    throw: Sequence[int]
    """The faces of the own dice in the first roll of the next round."""


class Tried(NamedTuple):
    """A choice worth trying, and how much it is ahead before anything is tried."""

    action: Choice
    start: float


class Trial(Struct):
    """Choices that are tried, and what chance to win each had in each world so far, its start added."""

    choices: list[Stake]
    starts: list[float]
    values: list[list[float]]

    @property
    def means(self) -> NDArray[np.float64]:
        rows = zip(self.starts, self.values, strict=True)
        return np.array([math.fsum(row) / len(row) if row else start for start, row in rows])

    def decided(self, more: int) -> bool:
        """Whether one leads by so much that so many more worlds would hardly change it."""
        leader = int(self.means.argmax())
        others = [row for at, row in enumerate(self.values) if at != leader]
        return stands(self.values[leader], others, more)


class Foresight(RoundSearcher):
    """Weighs a few choices of dice, all in the same worlds."""

    def tried(self, view: BuccaneersView, tried: Sequence[Tried], budget: Budget, judge: Judge) -> Trial:
        choices, starts = [choice_of(view, one.action) for one in tried], [one.start for one in tried]
        trial = Trial(choices, starts, [[] for _ in tried])
        allowance = Allowance(Budget(budget.seconds, NODES if budget.nodes is None else budget.nodes))
        table, morrow = self.table_of(view), NextRound(view)
        worlds = allowance.worlds(len(tried), 0, 1)
        while block := [self._ends(view, table, trial.choices) for _ in islice(worlds, TOGETHER)]:
            ends = [end for world in block for end in world]
            for at, value in enumerate(_judged(ends, morrow, judge)):
                trial.values[at % len(tried)].append(starts[at % len(tried)] + value)
            if trial.decided(allowance.worlds_left):
                break
        return trial

    def _ends(self, view: BuccaneersView, table: DiceTable, choices: Sequence[Stake]) -> list["End"]:
        """Where each choice leads in one world."""
        state = self.game.imagine(view, self.chance)
        world, tomorrow = self.world_of(view, state), _tomorrow(state, self.chance)
        start = table.dice_of(view.boards)
        ends = []
        for choice in choices:
            dice = start.copy()
            self.finish_dice(view, table, dice, choice, world)
            ends.append(End(table, dice, world, tomorrow, seat_of(view)))
        return ends


class End:
    """A round that was played out in one world."""

    def __init__(self, table: DiceTable, dice: Dice, world: World, tomorrow: Tomorrow, seat: int) -> None:
        self._dice, self._world, self._tomorrow, self._seat = dice, world, tomorrow, seat
        self._scene = scene_after(table, dice, world.colour)
        self._scale = table.outlook.scale
        self._holds = [self._moved(seat, hold) for seat, hold in enumerate(self._scene.holds)]
        self._tiles = self._found(table)

    def _moved(self, seat: int, hold: Hold) -> Hold:
        """With the chest that is drawn, and all chests a zone further."""
        if self._tomorrow.chests:
            hold = hold._replace(island=(*hold.island, self._tomorrow.chests[seat]))
        return self._scale.moved(hold)[0]

    def _found(self, table: DiceTable) -> dict[int, int]:
        """The coins that a hunt has brought to whom."""
        hunters = table.doers(self._dice, HUNT, 0)
        if not hunters or not self._tomorrow.tiles:
            return {}
        first, second, _ = hunters
        best, next_best = self._tomorrow.tiles
        return {first: best} if second == NOBODY else {first: best, second: next_best}

    @property
    def over(self) -> bool:
        return self._scale.ends(self._scene.holds)

    def share(self) -> float:
        """Of the victory, by the points: each counted, and a little left to luck."""
        points = [
            self._scale.settled(hold).points + self._world.coins[seat] + self._tiles.get(seat, 0)
            for seat, hold in enumerate(self._holds)
        ]
        return 1 / sum([math.exp(PER_POINT * (other - points[self._seat])) for other in points])

    def morning(self) -> Morning:
        return Morning(self._holds, self._scene.centre, self._dice.sides, self._tiles, self._tomorrow.throw)


def _judged(ends: Sequence[End], morrow: NextRound, judge: Judge) -> Iterator[float]:
    """The chance to win at each of them."""
    open_ends = [end for end in ends if not end.over]
    odds = iter(judge(np.stack([morrow.seen(end.morning()) for end in open_ends])) if open_ends else ())
    for end in ends:
        yield end.share() if end.over else float(next(odds))


def _tomorrow(state: BuccaneersState, chance: Chance) -> Tomorrow:
    seats, bag, pile = state.seats, state.bag, state.pile
    chests = [chance.weighted(bag) for _ in range(seats)] if any(bag) else []
    one, other, third = [drawn(pile, chance)[0] if any(pile) else 0 for _ in range(3)]
    best = max(one, other) if seats > 2 else one  # B-TWO-1
    return Tomorrow(chests, (best, third) if any(pile) else (), chance.several(len(FACES), len(DICE)))
