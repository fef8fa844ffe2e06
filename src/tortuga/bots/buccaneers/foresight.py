"""Tries choices of dice in imagined worlds: the round is played out, and the network says what it has led to.

A network that looks at dice half-way guesses what the deeds will bring. Here they are done: all play the rest
of the dice sensibly, attackers take what helps them most, the chests move, and only then the network is asked
how likely each seat wins. If the match is over then, points are counted instead.

Others who choose in secret at the same time are not guessed: for every throw that they may hold they have a
mix of choices, as the seat itself has, and all mixes answer each other by regret matching.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.choices import choice_of, seat_of
from tortuga.bots.buccaneers.last_dice import Rest, likely_rests
from tortuga.bots.buccaneers.meetings import Meetings, Trial
from tortuga.bots.buccaneers.next_round import NextRound
from tortuga.bots.buccaneers.regrets import CONVICTION, Chances, Mix
from tortuga.bots.buccaneers.round_end import End, Tomorrow, tomorrow_of
from tortuga.bots.buccaneers.screens import Hand, Learned, Numbers, screens_of
from tortuga.bots.buccaneers.searcher import Allowance, RoundSearcher, World
from tortuga.bots.overtaking import FEWEST, HARDLY
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.view import BuccaneersView

NODES = 200
"""Rounds played out for one choice, if the budget does not say."""
TOGETHER = 8
"""Worlds whose ends the network judges at once: many at a time cost it little more than one."""
DEALS = 6
"""Worlds that are imagined; each is met several times, with other dice to come."""

Judge: TypeAlias = Callable[[Numbers], NDArray[np.float32]]
"""Each player's chance to win, from the own one on, for each row of what the seat sees."""


class Foresight(RoundSearcher):
    """Weighs a few choices of dice, all in the same worlds, while the others weigh theirs."""

    def mixed(
        self,
        view: BuccaneersView,
        likely: Sequence[Choice],
        chances: Chances,
        budget: Budget,
        learned: Learned,
        judge: Judge,
    ) -> Chances:
        """How often each of the likely choices should be made, having been learned to be made so often."""
        own = Hand([choice_of(view, action) for action in likely], Mix(chances, CONVICTION[len(view.boards)]))
        states = [self.game.imagine(view, self.chance) for _ in range(DEALS)]
        screens = screens_of(self.game, view, states, own, learned, self.chance)
        meetings = Meetings(view, self.table_of(view), screens, self.chance)
        allowance = Allowance(Budget(budget.seconds, NODES if budget.nodes is None else budget.nodes))
        worlds, met = allowance.worlds(meetings.cost, 0, 1), Met(view, own, judge)
        while block := [meetings.trials(*self._world(view, states)) for _ in islice(worlds, TOGETHER)]:
            met.learn([trial for trials in block for trial in trials])
            if met.settled(allowance.left // meetings.cost):
                break
        return own.mix.average

    def _world(self, view: BuccaneersView, states: Sequence[BuccaneersState]) -> tuple[World, Tomorrow]:
        state = self.chance.pick(states)
        return self.world_of(view, state), tomorrow_of(state, self.chance)


class Met:
    """What has come of all meetings so far, and what everybody learns from it."""

    def __init__(self, view: BuccaneersView, own: Hand, judge: Judge) -> None:
        self._seat, self._seats = seat_of(view), len(view.boards)
        self._own, self._judge, self._morrow = own, judge, NextRound(view)
        self._worths: list[dict[Rest, list[float]]] = [{} for _ in own.stakes]

    def learn(self, trials: Sequence[Trial]) -> None:
        self._judge_ends([end for trial in trials for ends in trial.ends for end in ends.values()])
        others: dict[int, list[Trial]] = defaultdict(list)
        for trial in trials:
            if trial.hand is self._own:
                self._note(trial)
            else:
                others[id(trial.hand)].append(trial)
        worlds = sum(trial.hand is self._own for trial in trials)
        self._own.mix.learn(self._values()[-worlds:])
        for same in others.values():
            same[0].hand.mix.learn(np.array([trial.plain_values for trial in same]))

    def _judge_ends(self, ends: Iterable[End]) -> None:
        """Each that is not judged yet, once: by its points, or by the network, all together."""
        fresh = {id(end): end for end in ends if not end.chances}.values()
        for end in fresh:
            if end.over:
                end.chances = end.shares()
        if going_on := [end for end in fresh if not end.over]:
            odds = self._judge(np.stack([self._morrow.seen(end.morning()) for end in going_on]))
            for end, clockwise in zip(going_on, odds.tolist(), strict=True):
                end.chances = [clockwise[(seat - self._seat) % self._seats] for seat in range(self._seats)]

    def _note(self, trial: Trial) -> None:
        for worths, ends in zip(self._worths, trial.ends, strict=True):
            for rest, end in ends.items():
                worths.setdefault(rest, []).append(end.chances[self._seat])

    def _values(self) -> Chances:
        """What each own choice came to: (worlds, choices). Last dice are chosen as is best on average."""
        return np.array([_worth_of(worths) for worths in self._worths]).T

    def settled(self, more: int) -> bool:
        values = self._values()
        return len(values) >= FEWEST and self._own.mix.settled(values, more, HARDLY)


def _worth_of(worths: dict[Rest, list[float]]) -> Chances:
    """In each world."""
    if len(worths) == 1:
        return np.array(next(iter(worths.values())))
    means = {rest: sum(each) / len(each) for rest, each in worths.items()}
    dice = sorted({stake.dice for rest in worths if len(rest) == max(map(len, worths)) for stake in rest})
    likely = likely_rests(dice, means)
    whole: Chances = np.sum([chance * np.array(worths[rest]) for rest, chance in likely.items()], axis=0)
    return whole
