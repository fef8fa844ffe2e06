"""Regret matching: a choice is made the more often, the more one regrets that it was not made so far."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tortuga.core.chance import Chance

Chances = NDArray[np.float64]

A_LITTLE = 1e-9
"""Log-odds are finite."""
FINENESS = 1 << 20
TRUST = 2.0
"""What was learned counts as much as so many worlds in which only what it chooses would win."""
CONVICTION = {2: 24.0, 3: 60.0, 4: 50.0}
"""By players: a chance to win greater by one makes up for so much of the log-odds by which a choice is
learned to be made less often than the best. What is played out in worlds is not quite what would come."""
SURE = float("inf")
LUCK = 1.5
"""So many standard deviations of a regret may be luck, and are not counted."""


class Mix:
    """How often each of a few choices is made by one who holds certain dice."""

    def __init__(self, learned: Chances, conviction: float = SURE) -> None:
        self._learned = learned
        self._doubt = np.log(learned.max() / np.maximum(learned, A_LITTLE)) / conviction
        """By how much each must be better, on average, before it counts."""
        self._worlds = 0
        self._regrets, self._squares = np.zeros_like(learned), np.zeros_like(learned)
        self._learnt = 0
        self._sum = np.zeros_like(learned)

    @property
    def _regretted(self) -> Chances:
        """What was learned, and what came of it as far as it is more than luck or doubt."""
        dubious = LUCK * np.sqrt(self._squares) + self._worlds * self._doubt
        certain = np.sign(self._regrets) * np.maximum(np.abs(self._regrets) - dubious, 0)
        regretted: Chances = TRUST * self._learned + certain
        return regretted

    @property
    def now(self) -> Chances:
        """As often as each is regretted; what is not regretted is not made."""
        regrets = np.maximum(self._regretted, 0)
        whole = regrets.sum()
        return regrets / whole if whole > 0 else self._learned

    def learn(self, values: Chances) -> None:
        """From what each choice came to, in some worlds: (worlds, choices). Later mixes count for more."""
        regrets = values - (values @ self.now)[:, None]
        self._regrets += regrets.sum(0)
        self._squares += (regrets**2).sum(0)
        self._worlds += len(values)
        self._learnt += 1
        self._sum += self._learnt * self.now

    @property
    def average(self) -> Chances:
        """Over all that it has been: this, not what it is last, comes near to what nobody can read."""
        return self._sum / self._sum.sum() if self._learnt else self._learned

    def settled(self, values: Chances, more: int, hardly: float) -> bool:
        """Whether so many worlds more would neither bring back what is not chosen any more, nor change how
        often what is doubted is chosen."""
        regretted, worlds = self._regretted, len(values)
        leader = int(regretted.argmax())
        others = np.arange(len(regretted)) != leader
        luck = hardly * (values[:, [leader]] - values[:, others]).std(0, ddof=1) * more**0.5
        gone = regretted[others] < -luck
        means, doubt = np.abs(self._regrets[others]) / worlds, self._doubt[others]
        doubted = means * (worlds + more) + luck < doubt * (worlds + more)
        return bool((gone | doubted).all())


def drawn_from(chances: NDArray[Any], chance: Chance) -> int:
    """One of them, as often as it should be."""
    return chance.weighted([round(FINENESS * one) for one in chances.tolist()])
