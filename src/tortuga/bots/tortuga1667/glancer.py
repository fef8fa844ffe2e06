"""Plays by a network that learned from millions of matches against itself, and by its memory, at one look."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tortuga.bots.advice import Advice, percent
from tortuga.bots.bot import Budget
from tortuga.bots.learned import LearnedBot
from tortuga.bots.thoughts import SILENT, Thoughts, habits
from tortuga.bots.tortuga1667.beliefs import LoyaltyChances
from tortuga.bots.tortuga1667.memory import SeatMemory
from tortuga.bots.tortuga1667.pirate import Pirate, Temper
from tortuga.bots.tortuga1667.words import say_beliefs
from tortuga.core.chance import FastChance
from tortuga.core.encoding import Numbers
from tortuga.core.game import AnyGame, Event
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.encoding import ENCODING
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Pilfer
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.masters.network import Weights, softmax, think_of_one
from tortuga.masters.packaged import packaged_weights
from tortuga.masters.tortuga1667 import inputs_of_one, read_outputs
from tortuga.text import Message

USUAL = Tortuga1667Options()
"""What it learned with."""
PLAYERS = (3, 4, 5, 6, 7, 8, 9)
"""With how many it learned."""
FINENESS = 1 << 20
SHARPNESS = 2.0
"""How much more often it takes what it thinks best than it did while it learned."""


class Verdict(NamedTuple):
    chances: NDArray[np.float32]
    """How likely each action should be."""
    odds: dict[Loyalty, float]
    """How likely each nation wins."""
    beliefs: LoyaltyChances
    """Of each seat, how likely it is loyal to whom."""


class Glancer(LearnedBot):
    """Remembers, looks once and chooses, each action as often as it found good while it learned. It hands the
    enemy treasure only where a search approves. At a table with other options or numbers of players it thinks
    as `hard-1` does, but stops when its mind is made up."""

    sharpness = SHARPNESS

    def __init__(self, game: AnyGame, seed: int, otherwise: Temper, weights: Weights | None = None) -> None:
        self.game, self.chance = game, FastChance(seed)
        self.elsewhere = Pirate(game, seed, otherwise)
        self.weights = packaged_weights(game.id) if weights is None else weights
        self._news: list[Event] = []
        self._memory: SeatMemory | None = None
        self._thought: Thoughts = SILENT

    def told(self, events: Sequence[Event]) -> None:
        self._news += events
        self.elsewhere.told(events)

    def choose(self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1 or not knows(view.options, len(view.skips)):
            chosen = self.elsewhere.choose(view, legal, budget)
            self._thought = self.elsewhere.explain()
            return chosen
        chosen = self._draws(view, legal, self.considered(view, legal, budget))
        if self._gives_away(view, chosen) and not self.elsewhere.approves(
            view, legal, chosen, budget.seconds
        ):
            others = [action for action in legal if action != chosen]
            return self._draws(view, others, self.judge(view, others))
        return chosen

    def considered(self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget) -> Verdict:
        """What it thinks of its choices when it has thought enough."""
        return self.judge(view, legal)

    def _draws(self, view: Tortuga1667View, legal: Sequence[Choice], verdict: Verdict) -> Choice:
        self._thought = self._explained(view, legal, verdict)
        return legal[self.chance.weighted([round(FINENESS * chance) for chance in verdict.chances.tolist()])]

    @staticmethod
    def _gives_away(view: Tortuga1667View, action: Choice) -> bool:
        """Whether it hands the enemy a treasure of its own nation."""
        assert view.seat is not None
        return isinstance(action, Pilfer) and action.hold.value == view.loyalties[view.seat]

    def judge(self, view: Tortuga1667View, legal: Sequence[Choice]) -> Verdict:
        logits, odds, beliefs = self._look(view)
        numbers = [ENCODING.spell(view, action)[0] for action in legal]
        chances = softmax(self.sharpness * logits[numbers])
        return Verdict(chances, _by_loyalty(softmax(odds)), _by_seat(view, softmax(beliefs)))

    def beliefs(self, view: Tortuga1667View) -> LoyaltyChances:
        """Of each seat, how likely it is loyal to whom; also where nothing is asked."""
        return _by_seat(view, softmax(self._look(view)[-1]))

    def _look(self, view: Tortuga1667View) -> tuple[Any, Any, Any]:
        seen = np.concatenate([ENCODING.observe(view), self._remembered(view)])
        return read_outputs(np, seen, think_of_one(self.weights, inputs_of_one(seen)))

    def advise(
        self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget, done: Choice | None = None
    ) -> Advice | None:
        """The searcher's, who hears whom the network takes for what: a network has no reasons to give."""
        learned = knows(view.options, len(view.skips))
        return self.elsewhere.advise(view, legal, budget, done, self.beliefs(view) if learned else None)

    def explain(self) -> Thoughts:
        return self._thought

    def _explained(self, view: Tortuga1667View, legal: Sequence[Choice], verdict: Verdict) -> Thoughts:
        assert view.seat is not None
        own = view.loyalties[view.seat]
        said = [Message("thought-looks-like", {"percent": percent(verdict.odds[own])})] if own else []
        often = habits(self.game, legal, verdict.chances.tolist())
        return (*said, often, say_beliefs(verdict.beliefs, view.seat))

    def _remembered(self, view: Tortuga1667View) -> Numbers:
        seats, seat = len(view.skips), view.seat
        assert seat is not None
        if self._memory is None or (self._memory.seats, self._memory.seat) != (seats, seat):
            self._memory = SeatMemory(seats, seat)
        for event in self._news:
            self._memory.hear(event)
        self._news.clear()
        return self._memory.numbers()


def knows(options: Tortuga1667Options, players: int) -> bool:
    """A clock is nothing that one has to learn."""
    return players in PLAYERS and replace(options, turn_seconds=USUAL.turn_seconds) == USUAL


def _by_loyalty(chances: Any) -> dict[Loyalty, float]:
    return dict(zip(Loyalty, chances.tolist(), strict=True))


def _by_seat(view: Tortuga1667View, chances: Any) -> LoyaltyChances:
    """From players clockwise from the own one to seats; of loyalties that lie open there is no doubt."""
    assert view.seat is not None
    seats = len(view.skips)
    believed = [_by_loyalty(chances[(seat - view.seat) % seats]) for seat in range(seats)]
    return tuple(
        belief if known is None else {loyalty: float(loyalty is known) for loyalty in Loyalty}
        for belief, known in zip(believed, view.loyalties, strict=True)
    )
