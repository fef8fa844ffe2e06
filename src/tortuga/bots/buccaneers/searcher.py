"""Plays the rest of the round out in imagined worlds, the best choices most often, until one stands out."""

import math
import time
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from msgspec import Struct, field

from tortuga.bots.advice import Advice
from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.advising import reasons_for
from tortuga.bots.buccaneers.appraisal import DICE_ACTIONS, Valued
from tortuga.bots.buccaneers.choices import choice_of, named, seat_of, throw_of
from tortuga.bots.buccaneers.dicing import ALL_DEEDS, Dice, DiceTable, Stake, Throw, bits, throws
from tortuga.bots.buccaneers.outlook import Scene, odds
from tortuga.bots.buccaneers.valuer import Valuer
from tortuga.bots.overtaking import stands
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import tiles_of
from tortuga.games.buccaneers.view import BuccaneersView

NODES = 400
"""Rounds played out for one choice, if the budget does not say: five times as many win no more."""
TRIES = 3
"""A choice is looked at so often at least, so that a small budget goes to few of them."""
LATER_ROLLS = 7
WORLDS_COMPARED = 100
"""So often both choices are played out, where somebody wants to know how much better one is."""


class World(NamedTuple):
    """What is hidden or still to come, the same for every choice that is tried in it."""

    thrown: Sequence[Throw]
    """What everybody's dice show behind the screens now."""
    later: Sequence[Sequence[Throw]]
    coins: Sequence[int]
    colour: int
    """Of the chest that a hunt will draw."""


class Try(Struct):
    """An action, and how it has done in the worlds so far."""

    action: Choice
    choice: Stake
    sight: float
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.sight


class Allowance:
    """How much may be tried; the clock is read only where seconds are given."""

    def __init__(self, budget: Budget) -> None:
        self._nodes = NODES if budget.nodes is None else budget.nodes
        self.spent = 0
        self._seconds = budget.seconds
        self._began = 0.0 if budget.seconds is None else time.monotonic()

    def affordable(self, tries: list[Try]) -> list[Try]:
        return tries[: max(1, self._nodes // TRIES)]

    def worlds(self, choices: int, turn: int, turns: int) -> Iterator[int]:
        """The worlds of one turn: its part of the nodes and of the seconds."""
        for world in count():
            if world >= max(1, self._nodes // (turns * choices)):
                return
            if self._seconds is not None and self._late((turn + 1) / turns):
                return
            yield world
            self.spent += choices

    @property
    def left(self) -> int:
        """Rounds that may still be played out."""
        return max(0, self._nodes - self.spent)

    @property
    def worlds_left(self) -> int:
        """If no more than two were tried."""
        return self.left // 2

    def _late(self, part: float) -> bool:
        return self._seconds is not None and time.monotonic() - self._began > self._seconds * part


class RoundSearcher(Valuer):
    """Halves the choices by turns, each time playing those that are left in more worlds. Who is patient does
    so to the end, also where one of them leads by far."""

    far = True

    def __init__(self, game: AnyGame, seed: int, patient: bool = False) -> None:
        super().__init__(game, seed)
        self._patient = patient

    def weigh(self, view: BuccaneersView, legal: Sequence[Choice], budget: Budget) -> Valued:
        valued = super().weigh(view, legal, budget)
        if not isinstance(legal[0], DICE_ACTIONS):
            return valued
        tries = [Try(action, choice_of(view, action), sight) for action, sight in valued]
        tries.sort(key=lambda one: -one.sight)
        best = self._search(view, self.table_of(view), tries, budget)
        return [(one.action, one.mean) for one in best]

    def advise(
        self,
        view: BuccaneersView,
        legal: Sequence[Choice],
        budget: Budget,
        done: Choice | None = None,
    ) -> Advice:
        valued = self.weigh(view, legal, Budget(budget.seconds, budget.nodes or NODES))
        action, chance = max(valued, key=lambda one: one[1])
        reasons = reasons_for(view, self.table_of(view), action, chance)
        if done is None or done == action:
            return Advice(action, reasons)
        if isinstance(action, DICE_ACTIONS):
            valued = self.compare(view, (action, done), WORLDS_COMPARED)
        worths = dict(valued)
        return Advice(action, reasons, max(0.0, worths[action] - worths.get(done, worths[action])))

    def compare(self, view: BuccaneersView, legal: Sequence[Choice], worlds: int) -> Valued:
        """Every choice of dice with its chance to win, all of them played out in the same worlds."""
        table = self.table_of(view)
        dice = table.dice_of(view.boards)
        tries = [Try(action, choice_of(view, action), 0.0) for action in legal]
        for _ in range(worlds):
            self._play_all(view, table, dice, tries)
        return [(one.action, one.mean) for one in tries]

    def _search(self, view: BuccaneersView, table: DiceTable, tries: list[Try], budget: Budget) -> list[Try]:
        """The choices that were left longest, best first."""
        allowance = Allowance(budget)
        alive = allowance.affordable(tries)
        dice = table.dice_of(view.boards)
        turns = math.ceil(math.log2(len(alive)))
        for turn in range(turns):
            for _ in allowance.worlds(len(alive), turn, turns):
                self._play_all(view, table, dice, alive)
                if not self._patient and _stands_out(alive, allowance.worlds_left):
                    return sorted(alive, key=lambda one: -one.mean)
            alive.sort(key=lambda one: -one.mean)
            if turn + 1 < turns:
                alive = alive[: (len(alive) + 1) // 2]
        return alive

    def _play_all(self, view: BuccaneersView, table: DiceTable, dice: Dice, tries: Sequence[Try]) -> None:
        """Once each, in one world."""
        world = self.world_of(view, self.game.imagine(view, self.chance))
        for one in tries:
            one.values.append(self._play(view, table, dice.copy(), one.choice, world))

    def world_of(self, view: BuccaneersView, state: BuccaneersState) -> World:
        """What is hidden as an imagined state has it, and what is still to come."""
        phase, boards = state.phase, view.boards
        below, every = self.chance.below, throws()
        thrown: list[Throw] = []
        if isinstance(phase, Rolling):
            thrown = [
                throw_of(board.hand, faces or ()) for board, faces in zip(boards, phase.throws, strict=True)
            ]
        later = [[every[below(len(every))] for _ in boards] for _ in range(LATER_ROLLS)]
        coins = [sum(tiles_of(state.finds, seat)) for seat in range(len(boards))]
        colour = self.chance.weighted(state.bag) if any(state.bag) else 0
        return World(thrown, later, coins, colour)

    def _play(self, view: BuccaneersView, table: DiceTable, dice: Dice, choice: Stake, world: World) -> float:
        """The chance to win after the round, if this is chosen now."""
        self.finish_dice(view, table, dice, choice, world)
        return self._outcome(table, dice, world, seat_of(view))

    def finish_dice(
        self, view: BuccaneersView, table: DiceTable, dice: Dice, choice: Stake, world: World
    ) -> None:
        """All rolls that are left of the round, if this is chosen now."""
        if isinstance(view.phase, Rolling):
            seat = seat_of(view)
            table.roll(dice, world.thrown, {seat: named(table, dice, seat, choice)})
        else:
            place_alone(view, table, dice, choice)
        table.play_on(dice, world.later)

    def _outcome(self, table: DiceTable, dice: Dice, world: World, seat: int) -> float:
        look = table.outlook
        scores = look.scores(scene_after(table, dice, world.colour))
        return odds(scores, look.purse_of(world.coins, dice.gifts), seat)


def place_alone(view: BuccaneersView, table: DiceTable, dice: Dice, choice: Stake) -> None:
    """What the seat chooses in the open, and the names that the skulls of others will get."""
    phase, seat = view.phase, seat_of(view)
    table.put(dice, seat, named(table, dice, seat, choice))
    if isinstance(phase, Naming):
        for other, skulls in zip(phase.namers[1:], phase.skulls[1:], strict=True):
            kept = bits(skulls)
            table.put(dice, other, Stake(table.name(dice, other, kept), kept))


def scene_after(table: DiceTable, dice: Dice, colour: int) -> Scene:
    """All deeds done as the dice lie; a hunt draws a chest of this colour."""
    scene = table.outlook.now
    for deed in ALL_DEEDS:
        if doers := table.doers(dice, deed, colour):
            scene = table.outlook.step(scene, deed, doers)
    return scene


def _stands_out(tries: Sequence[Try], more: int) -> bool:
    best = max(tries, key=lambda one: one.mean)
    return stands(best.values, [one.values for one in tries if one is not best], more)
