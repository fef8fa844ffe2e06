"""Compares actions by what comes of them in worlds that may be the true one.

A world is imagined from the view, with loyalties drawn as believed. In it an action is done, all go on by
instinct for about a round, and the position reached is judged by worth.py. All actions are tried in the
same worlds with the same luck; those that fall behind are tried no longer, and none where one leads by far.
"""

import time
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from tortuga.bots.overtaking import stands
from tortuga.bots.tortuga1667.beliefs import World
from tortuga.bots.tortuga1667.instinct import at_once, instinct
from tortuga.bots.tortuga1667.sight import LOYALTY, Sight, flags_of
from tortuga.bots.tortuga1667.worth import worth
from tortuga.core.chance import Chance, FastChance
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.cards.atlantis import Moment
from tortuga.games.tortuga1667.choosing import Asking
from tortuga.games.tortuga1667.components import KIND
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.phases.voting import Cast, Voting, plays_two
from tortuga.games.tortuga1667.state import Tortuga1667State
from tortuga.games.tortuga1667.view import Tortuga1667View

LONGEST_LINE = 400
"""A line of play is judged after so many actions at the latest."""
MOST_TURNS = 5
"""How far a line of play goes: a round, but no farther than this."""
SURE = 1.0
"""How many standard errors a difference must have to be believed."""
GOLDEN = 0.6180339887498949
FINE = 1 << 30

Minds: TypeAlias = Sequence[Mapping[int, Sequence[float]]]
"""For each seat, by the nation it is of in a world: what it thinks of all seats."""


class Limit(NamedTuple):
    """How long a search may go on: lines of play, and by the clock."""

    nodes: int
    deadline: float | None = None

    def share(self, spent: int, heats: int) -> "Limit":
        """What is left for the first of so many heats."""
        nodes = (self.nodes - spent) // heats
        if self.deadline is None:
            return Limit(nodes)
        now = time.monotonic()
        return Limit(nodes, now + (self.deadline - now) / heats)


class TriedAction:
    """An action and how it has done, world by world."""

    __slots__ = ("action", "values")

    def __init__(self, action: Choice) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def count(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def surely_beats(self, other: "TriedAction") -> bool:
        """Whether it did better in the same worlds by more than luck alone might have brought about."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        gain = sum(gains) / len(gains)
        spread = sum([(one - gain) ** 2 for one in gains])
        return gain > 0 and gain * gain * len(gains) * (len(gains) - 1) > SURE * SURE * spread


def imagine(view: Tortuga1667View, world: World, chance: Chance) -> Tortuga1667State:
    """A state that the view cannot tell from the true one, with these loyalties."""
    loyalties = tuple([LOYALTY[flag] for flag in world])
    return replace(GAME.imagine(view, chance), loyalties=loyalties)


def draw_worlds(worlds: Sequence[World], weights: Sequence[float], chance: Chance) -> Iterator[World]:
    """Worlds as likely as believed, without end; in golden steps, so that even a few are a fair sample."""
    upto = list(accumulate(weights))
    at = chance.below(FINE) / FINE
    while True:
        at = (at + GOLDEN) % 1.0
        yield worlds[min(bisect(upto, at * upto[-1]), len(worlds) - 1)]


class LineOfPlay:
    """A line of play in one world."""

    __slots__ = ("_chance", "_flags", "_loyalties", "_minds", "state")

    def __init__(self, state: Tortuga1667State, minds: Minds, chance: Chance) -> None:
        self.state, self._minds, self._chance = state, minds, chance
        self._loyalties = state.loyalties
        self._flags = flags_of(state.loyalties)

    def go_on(self, turns: int) -> None:
        """All act by instinct, until so many turns have begun."""
        for _ in range(LONGEST_LINE):
            state = self.state
            if state.turns >= turns or state.outcome is not None:
                break
            if state.loyalties is not self._loyalties:
                self._loyalties = state.loyalties
                self._flags = flags_of(state.loyalties)
            phase = state.phase
            if isinstance(phase, Voting):
                self._vote(phase)
            else:
                assert isinstance(phase, Asking)
                self._do(phase.seat, at_once(self._sight(phase.seat)))

    def _sight(self, seat: Seat) -> Sight:
        flag = self._flags[seat]
        return Sight(self.state, seat, flag, self._minds[seat][flag])

    def _do(self, seat: Seat, action: Choice) -> None:
        self.state, _ = GAME.apply(self.state, seat, action, self._chance)

    def _vote(self, phase: Voting) -> None:
        """All put down their cards, the last one as an action."""
        state = self.state
        first, *others = GAME.to_act(state)
        if not others or any(phase.done) or any(plays_two(state, voter) for voter in phase.voters):
            self._do(first, instinct(self._sight(first)))
            return
        *early, last = phase.voters
        cards = [instinct(self._sight(voter)) for voter in early]
        cast = [(KIND[card.card],) for card in cards if isinstance(card, Cast)]
        done = (True,) * len(early)
        self.state = replace(state, phase=replace(phase, cast=(*cast, ()), done=(*done, False)))
        self._do(last, instinct(self._sight(last)))


class Search:
    """Tries the actions of the seat to act in one position."""

    def __init__(
        self,
        view: Tortuga1667View,
        seat: Seat,
        believed: tuple[Sequence[World], Sequence[float]],
        minds: Minds,
        chance: Chance,
        patient: bool = False,
    ) -> None:
        self._view, self._seat, self._minds, self._chance = view, seat, minds, chance
        self._patient = patient
        self._draws = draw_worlds(*believed, chance)
        turns = min(len(view.skips), MOST_TURNS)
        self._until = view.turns + turns + isinstance(view.phase, Moment)
        self._spent = 0

    def compare(self, actions: Sequence[Choice], limit: Limit) -> list[TriedAction]:
        """The actions with their worth, the best first. In each of several heats the worse half drops out.

        The first is instinct's choice: it stays to the end, and only what surely beats it comes before it.
        """
        first, *others = field = [TriedAction(action) for action in actions]
        for heats in range(max(1, (len(field) - 1).bit_length()), 0, -1):
            decided = self._heat([first, *others], limit.share(self._spent, heats), limit.nodes)
            others.sort(key=lambda tried: -tried.mean)
            if decided:
                break
            others = others[: max(1, len(others) // 2)]
        better = [tried for tried in others if tried.surely_beats(first)]
        best = max(better, key=lambda tried: tried.mean, default=first)
        return sorted(field, key=lambda tried: (tried is not best, -tried.count, -tried.mean))

    def _heat(self, alive: Sequence[TriedAction], limit: Limit, nodes: int) -> bool:
        """Whether one of them leads by so much that the nodes of all heats would hardly change it."""
        for _ in range(max(1, limit.nodes // len(alive))):
            if self._spent and limit.deadline is not None and time.monotonic() > limit.deadline:
                break
            self._try_all(alive)
            if not self._patient and self._stands_out(alive, max(0, nodes - self._spent) // 2):
                return True
        return False

    @staticmethod
    def _stands_out(alive: Sequence[TriedAction], more: int) -> bool:
        best = max(alive, key=lambda tried: tried.mean)
        return stands(best.values, [tried.values for tried in alive if tried is not best], more)

    def _try_all(self, field: Sequence[TriedAction]) -> None:
        seed = self._chance.below(FINE)
        state = imagine(self._view, next(self._draws), FastChance(seed))
        for tried in field:
            luck = FastChance(seed)
            after, _ = GAME.apply(state, self._seat, tried.action, luck)
            line = LineOfPlay(after, self._minds, luck)
            line.go_on(self._until)
            tried.values.append(worth(line.state, self._seat, flags_of(line.state.loyalties)))
        self._spent += len(field)
