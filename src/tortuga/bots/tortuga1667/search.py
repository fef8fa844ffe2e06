"""Compares actions by what comes of them in worlds that may be the true one.

A world is imagined from the view, with loyalties drawn as believed. In it an action is done, all go on by
instinct for about a round, and the position reached is judged by worth.py. All actions are tried in the
same worlds with the same luck; those that fall behind are tried no longer.
"""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tortuga.bots.bot import Budget
from tortuga.bots.tortuga1667.beliefs import World
from tortuga.bots.tortuga1667.instinct import at_once, instinct
from tortuga.bots.tortuga1667.sight import Sight, flags_of
from tortuga.bots.tortuga1667.worth import worth
from tortuga.core.chance import Chance, FastChance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction
from tortuga.games.tortuga1667.components import KIND, Loyalty
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.state import Moment, Tortuga1667State, Voting
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.games.tortuga1667.votes import plays_two

LOYALTY = {1: Loyalty.BRITISH, -1: Loyalty.FRENCH, 0: Loyalty.DUTCH}
LONGEST_LINE = 400
"""A line of play is judged after so many actions at the latest."""


class Opinion(NamedTuple):
    action: AnyAction
    value: float
    tried: int


class Tried:
    """An action and how it has done."""

    __slots__ = ("action", "count", "total")

    def __init__(self, action: AnyAction) -> None:
        self.action, self.total, self.count = action, 0.0, 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


def imagine(view: Tortuga1667View, world: World, chance: Chance) -> Tortuga1667State:
    """A state that the view cannot tell from the true one, with these loyalties."""
    loyalties = tuple([LOYALTY[flag] for flag in world])
    dealt = view.dealt if view.fevers else loyalties
    return GAME.imagine(replace(view, loyalties=loyalties, dealt=dealt), chance)


def draw_worlds(worlds: Sequence[World], weights: Sequence[float], chance: FastChance) -> Iterator[World]:
    """Worlds as likely as believed, without end; low-discrepancy, so that even few of them are a fair sample."""
    at, step = chance.below(1 << 30) / (1 << 30), 0.6180339887498949
    while True:
        at = (at + step) % 1.0
        left = at
        for world, weight in zip(worlds, weights, strict=True):
            left -= weight
            if left < 0:
                break
        yield world


def play_on(state: Tortuga1667State, turns: int, chance: Chance) -> Tortuga1667State:
    """All act by instinct, knowing everyone's loyalty, until so many turns have begun."""
    loyalties = state.loyalties
    flags = flags_of(loyalties)
    for _ in range(LONGEST_LINE):
        if state.turns >= turns or state.outcome is not None:
            break
        if state.loyalties is not loyalties:
            loyalties = state.loyalties
            flags = flags_of(loyalties)
        phase = state.phase
        if isinstance(phase, Voting):
            state = _vote(state, phase, flags, chance)
        else:
            seat = phase.seat
            action = at_once(Sight(state, seat, flags[seat], flags))
            state, _ = GAME.apply(state, seat, action, chance)
    return state


def _vote(
    state: Tortuga1667State, phase: Voting, flags: Sequence[int], chance: Chance
) -> Tortuga1667State:
    """All put down their cards, the last one as an action."""
    *others, last = GAME.to_act(state)
    if others and not any(phase.done) and not any([plays_two(state, voter) for voter in phase.voters]):
        cast = []
        for voter in others:
            card = instinct(Sight(state, voter, flags[voter], flags))
            cast.append((KIND[card.card],))
        done = (True,) * len(others)
        state = replace(state, phase=replace(phase, cast=(*cast, ()), done=(*done, False)))
    else:
        last = GAME.to_act(state)[0]
    return GAME.apply(state, last, instinct(Sight(state, last, flags[last], flags)), chance)[0]


class Search:
    def __init__(self, view, worlds, weights, chance, rounds=1.0):
        self.view, self.chance = view, chance
        self.seat = view.seat
        self.draws = draw_worlds(worlds, weights, chance)
        seats = len(view.skips)
        self.until = view.turns + max(1, round(rounds * seats)) + 1 - (not isinstance(view.phase, Moment))
        self.spent = 0

    def compare(self, actions: Sequence[AnyAction], nodes: int, deadline: float | None = None) -> list[Tried]:
        field = [Tried(action) for action in actions]
        rounds = max(1, (len(field) - 1).bit_length())
        alive = list(field)
        for left in range(rounds, 0, -1):
            share = (nodes - self.spent) // left
            times = max(1, share // len(alive))
            for _ in range(times):
                if self.spent + len(alive) > nodes and self.spent:
                    break
                if deadline is not None and time.monotonic() > deadline and self.spent:
                    break
                self.try_all(alive)
            alive.sort(key=lambda tried: -tried.mean)
            alive = alive[: (len(alive) + 1) // 2]
        return sorted(field, key=lambda tried: (-tried.count, -tried.mean))

    def try_all(self, field: Sequence[Tried]) -> None:
        seed = self.chance.below(1 << 40)
        state = imagine(self.view, next(self.draws), FastChance(seed))
        for tried in field:
            luck = FastChance(seed)
            after, _ = GAME.apply(state, self.seat, tried.action, luck)
            after = play_on(after, self.until, luck)
            tried.total += worth(after, self.seat, flags_of(after.loyalties))
            tried.count += 1
        self.spent += len(field)
