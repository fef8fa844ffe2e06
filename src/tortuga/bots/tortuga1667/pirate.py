"""The bot: hears the news, believes, and chooses by instinct or after a search."""

import time
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from tortuga.bots.advice import Advice, percent
from tortuga.bots.bot import Bot, Budget
from tortuga.bots.thoughts import SILENT, Thoughts
from tortuga.bots.tortuga1667.advising import Case, reasons_for
from tortuga.bots.tortuga1667.beliefs import (
    FLAGS,
    Beliefs,
    LoyaltyChances,
    World,
    halfway,
    leaning,
    loyalty_chances,
    mean_flags,
)
from tortuga.bots.tortuga1667.deeds import haste
from tortuga.bots.tortuga1667.instinct import instinct, ranked, weighed
from tortuga.bots.tortuga1667.reasons import ChanceOfNation
from tortuga.bots.tortuga1667.search import FINE, Limit, Search, TriedAction
from tortuga.bots.tortuga1667.sight import Sight, flags_of
from tortuga.bots.tortuga1667.words import say_beliefs, say_tried
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Event, Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import LINE_PLACES
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.phases.acting import Force, Reveal
from tortuga.games.tortuga1667.phases.forcing import Pointing
from tortuga.games.tortuga1667.phases.looking import Looking
from tortuga.games.tortuga1667.phases.settling import Settling
from tortuga.games.tortuga1667.phases.stowing import Stowing
from tortuga.games.tortuga1667.phases.turning import Turn, Turning
from tortuga.games.tortuga1667.view import Tortuga1667View

UNSEARCHED = (Stowing, Settling, Looking, Pointing)
"""Where instinct knows as much as a search would find."""
TURNING = (Reveal(), Force())
"""The deeds by which the Armada comes nearer."""
LINES_PER_ACTION = 15
"""So many lines of play must be left for each action, or the least promising are not tried."""
FEWEST_TRIED = 2
LINES_TO_APPROVE = 400
GUESSES = 40
"""How many worlds are imagined to see who is who, where the news have not all been told."""


Believed: TypeAlias = tuple[Sequence[World], Sequence[float]]
"""Who may be who, and how likely."""


class Temper(NamedTuple):
    """How a level plays."""

    heeded: Collection[type[Event]] | None = None
    """The only events that it draws conclusions from."""
    nodes: int = 0
    """How many lines of play it looks at, if the budget does not say: five times as many change its mind too
    seldom to win more. 0: it goes by instinct."""
    overlooks: float = 0.0
    """How often it does not think of a deed."""
    patient: bool = False
    """Whether it searches to the end of its time, also where one deed leads by far."""
    short_sighted: bool = False
    """Whether it turns cards without a thought of how near the Armada is, and for whom."""


class Thought(NamedTuple):
    """What went into the last choice."""

    seat: Seat
    worlds: Sequence[World]
    weights: Sequence[float]
    action: Choice
    tried: Sequence[TriedAction] = ()


class Pirate(Bot):
    """Does what promises most to its nation, as far as it knows its friends."""

    def __init__(self, game: AnyGame, seed: int, temper: Temper) -> None:
        self._temper, self._chance = temper, FastChance(seed)
        self._news: list[Event] = []
        self._beliefs = Beliefs(2)
        self._thought: Thought | None = None

    def told(self, events: Sequence[Event]) -> None:
        self._news += events

    def explain(self) -> Thoughts:
        thought = self._thought
        if thought is None:
            return SILENT
        chances = loyalty_chances(thought.worlds, thought.weights)
        return say_tried(thought.action, thought.tried), say_beliefs(chances, thought.seat)

    def choose(self, view: Tortuga1667View, legal: Sequence[Choice], budget: Budget) -> Choice:
        deadline = _deadline(budget)
        assert view.seat is not None
        self._catch_up(view, view.seat)
        self._thought = None
        if len(legal) == 1:
            return legal[0]
        believed = self._believed(view)
        sight = self._sight(view, view.seat, believed)
        tried = self._search(view, sight, legal, believed, Limit(self._nodes(budget), deadline))
        action = tried[0].action if tried else self._by_instinct(sight, legal)
        self._thought = Thought(view.seat, *believed, action, tried)
        return action

    def advise(
        self,
        view: Tortuga1667View,
        legal: Sequence[Choice],
        budget: Budget,
        done: Choice | None = None,
        heard: LoyaltyChances | None = None,
    ) -> Advice:
        """`heard`: whom somebody else takes for what, from the same seat."""
        nodes, deadline = budget.nodes or self._temper.nodes, _deadline(budget)
        assert view.seat is not None
        self._catch_up(view, view.seat)
        believed = self._believed(view, heard)
        sight = self._sight(view, view.seat, believed)
        tried = self._search(view, sight, legal, believed, Limit(nodes, deadline))
        action = tried[0].action if tried else self._by_instinct(sight, legal)
        more = [ChanceOfNation(percent(tried[0].mean))] if tried else []
        reasons = reasons_for(Case(view, sight, loyalty_chances(*believed)), action, *more)
        if done is None or done == action or not tried:
            return Advice(action, reasons)
        searcher = self._searcher(view, sight, believed, patient=True)
        both = searcher.compare((action, done), Limit(nodes, _deadline(budget)))
        worths = {one.action: one.mean for one in both}
        return Advice(action, reasons, max(0.0, worths[action] - worths[done]))

    def weigh(
        self, view: Tortuga1667View, actions: Sequence[Choice], budget: Budget, heard: LoyaltyChances
    ) -> list[float]:
        """The chance to win with each of a few actions, as a search sees it; `heard` as in `advise`."""
        assert view.seat is not None
        self._catch_up(view, view.seat)
        believed = self._believed(view, heard)
        searcher = self._searcher(view, self._sight(view, view.seat, believed), believed, patient=False)
        tried = searcher.compare(actions, Limit(self._nodes(budget), _deadline(budget)))
        worths = {one.action: one.mean for one in tried}
        return [worths[action] for action in actions]

    def approves(
        self, view: Tortuga1667View, legal: Sequence[Choice], action: Choice, seconds: float | None = None
    ) -> bool:
        """Whether it would do the same after a search: what instinct does not say must surely be better."""
        return self.advise(view, legal, Budget(seconds, LINES_TO_APPROVE)).action == action

    def _sight(self, view: Tortuga1667View, seat: Seat, believed: Believed) -> Sight:
        flags = mean_flags(zip(*believed, strict=True), len(view.skips))
        own = flags_of(view.loyalties)[seat]
        return Sight(GAME.imagine(view, self._chance), seat, own, flags)

    def _catch_up(self, view: Tortuga1667View, seat: Seat) -> None:
        seats = len(view.skips)
        if (self._beliefs.seats, self._beliefs.seat) != (seats, seat):
            self._beliefs = Beliefs(seats, seat, self._temper.heeded)
        for event in self._news:
            self._beliefs.hear(event)
        self._news.clear()

    def _believed(self, view: Tortuga1667View, heard: LoyaltyChances | None = None) -> Believed:
        """Who may be who, and how likely; halfway to what is heard, since either may be right."""
        worlds, weights = self._by_news(view)
        if heard is None:
            return worlds, weights
        return worlds, leaning(worlds, weights, halfway(loyalty_chances(worlds, weights), heard))

    def _by_news(self, view: Tortuga1667View) -> Believed:
        """By the view alone where the news were not told."""
        weights = self._beliefs.given(view.loyalties)
        if any(weights) and self._beliefs.fevers == len(view.fevers):
            return self._beliefs.worlds, weights
        guessed = Counter(flags_of(GAME.imagine(view, self._chance).loyalties) for _ in range(GUESSES))
        return tuple(guessed), [count / GUESSES for count in guessed.values()]

    def _nodes(self, budget: Budget) -> int:
        if not self._temper.nodes:
            return 0
        return self._temper.nodes if budget.nodes is None else budget.nodes

    def _by_instinct(self, sight: Sight, legal: Sequence[Choice]) -> Choice:
        """Who overlooks deeds takes the best of those that come to mind."""
        temper = self._temper
        worths = weighed(sight, legal) if temper.overlooks else {}
        if temper.short_sighted:
            worths.update({deed: worths[deed] - haste(sight) for deed in worths if deed in TURNING})
        thought_of = [deed for deed in worths if self._chance.below(FINE) >= temper.overlooks * FINE]
        return max(thought_of, key=worths.__getitem__) if thought_of else instinct(sight)

    def _search(
        self,
        view: Tortuga1667View,
        sight: Sight,
        legal: Sequence[Choice],
        believed: Believed,
        limit: Limit,
    ) -> list[TriedAction]:
        """The actions worth a thought, the best first; nothing where there is no time for it."""
        if limit.nodes < FEWEST_TRIED or isinstance(view.phase, UNSEARCHED):
            return []
        actions = _candidates(view, ranked(sight, legal))
        actions = actions[: max(FEWEST_TRIED, limit.nodes // LINES_PER_ACTION)]
        if len(actions) < FEWEST_TRIED:
            return []
        return self._searcher(view, sight, believed, self._temper.patient).compare(actions, limit)

    def _searcher(self, view: Tortuga1667View, sight: Sight, believed: Believed, patient: bool) -> Search:
        minds = self._beliefs.minds()
        minds[sight.seat] = {flag: list(sight.flags) for flag in FLAGS}
        return Search(view, sight.seat, believed, minds, self._chance, patient)


def _deadline(budget: Budget) -> float | None:
    return None if budget.seconds is None else time.monotonic() + budget.seconds


def _candidates(view: Tortuga1667View, actions: Sequence[Choice]) -> list[Choice]:
    """Of the cards never looked at, one is as good as another."""
    if not isinstance(view.phase, Turning):
        return list(actions)
    seen = {place for place, card in zip(LINE_PLACES, view.line, strict=True) if card and card.card}
    unseen = [action for action in actions if isinstance(action, Turn) and action.place not in seen]
    return [action for action in actions if action not in unseen[1:]]
