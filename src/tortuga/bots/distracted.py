"""A level for people: plays like the best there is, but for moments in which it does not look properly.

What it does in such a moment it does for a reason, as people do: it sees a part of its choices, and takes
what looks best of them at a glance. It may be the more careless the better it stands, and have its good days
and its bad ones.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tortuga.bots.bot import LEVELS, Bot, Budget
from tortuga.bots.thoughts import Thoughts
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, Event
from tortuga.text import Message

FINENESS = 1 << 20


class Slips(NamedTuple):
    """How far a level is from the best."""

    lapses: float
    """How often it does not look properly, where it stands as well as everybody else; from 1 on: always."""
    overlooks: float
    """The part of its choices that it does not see then."""
    nodes: int | None = None
    """How much it thinks when it does look, if that is less than it would."""
    careless: float = 1.0
    """How much more often it does not look the better it stands; 0: always as often."""
    form: float = 0.0
    """By what part it looks more seldom in one half of its matches, and more often in the other."""


Slipping: TypeAlias = Mapping[int, Slips]
"""Of one level, by the number of players."""


def by_level(rows: Mapping[int, Sequence[Slips]]) -> dict[str, Slipping]:
    """From a row for each number of players: each level but the strongest, the weakest first."""
    return {
        level: {players: row[place] for players, row in rows.items()}
        for place, level in enumerate(LEVELS[:-1])
    }


def at_sight(slipping: Slipping) -> bool:
    """Whether a level never searches."""
    return all(slips.nodes == 0 for slips in slipping.values())


class Distracted(Bot):
    """Each game says what a glance is, and how well somebody stands."""

    def __init__(self, sound: Bot, slipping: Slipping, seed: int) -> None:
        self.sound, self._slipping = sound, slipping
        self.chance = FastChance(f"slips {seed}")
        self._glanced = False
        self._good_day = FastChance(f"day {seed}").below(2) == 1

    @abstractmethod
    def players(self, view: Any) -> int: ...

    @abstractmethod
    def standing(self, view: Any) -> float:
        """The chance to win as it looks, beside the one that everybody had at first: 1 is neither good nor
        bad."""

    @abstractmethod
    def glance(self, view: Any, legal: Sequence[Any], overlooks: float) -> Action:
        """What looks best of what it sees."""

    def told(self, events: Sequence[Event]) -> None:
        self.sound.told(events)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        slips = self._slipping[self.players(view)]
        self._glanced = len(legal) > 1 and self.happens(self._lapses(slips, view))
        if self._glanced:
            return self.glance(view, legal, slips.overlooks)
        return self.sound.choose(view, legal, _within(budget, slips.nodes))

    def _lapses(self, slips: Slips, view: Any) -> float:
        today = slips.lapses * (1 - slips.form if self._good_day else 1 + slips.form)
        return today * self.standing(view) ** slips.careless if slips.careless else today

    def happens(self, chance: float) -> bool:
        return self.chance.below(FINENESS) < chance * FINENESS

    def explain(self) -> Thoughts:
        return (Message("thought-glance"),) if self._glanced else self.sound.explain()

    def close(self) -> None:
        self.sound.close()


def _within(budget: Budget, nodes: int | None) -> Budget:
    limits = [limit for limit in (budget.nodes, nodes) if limit is not None]
    return Budget(budget.seconds, min(limits, default=None))
