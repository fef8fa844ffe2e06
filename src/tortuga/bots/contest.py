"""Who plays whom, where and with which luck: the same list of fixtures for everybody who runs it."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from tortuga.bots.bot import Bot, Budget, find_bot, tell
from tortuga.bots.process import ProcessBot
from tortuga.bots.simulation import LONGEST_MATCH
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Seat
from tortuga.core.registry import find_game

MOST_SEATINGS = 720
"""Beyond so many ways to seat the bots, a fixed random choice of them is played."""


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    """A contest between bots. Depends on nothing else, so it can be split, resumed and repeated."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    budget: Budget = Budget()
    longest: int = LONGEST_MATCH


class Fixture(NamedTuple):
    """One match: which bot plays which unit (a seat, or a side where seats win together), and its luck."""

    number: int
    seating: tuple[int, ...]
    seed: int


class Result(Struct, frozen=True):
    """How a fixture ended. `credit` is what each bot won of the one point; a truncated match gives none."""

    index: int
    units: tuple[int, ...]
    """The units each bot played."""
    credit: tuple[float, ...]
    length: int
    reason: str | None
    faults: tuple[str, ...] = ()


def fixtures(contest: Contest, units: int) -> Iterator[Fixture]:
    """All seatings with the same luck, then all again with other luck."""
    seatings = all_seatings(len(contest.bots), units)
    for index in range(contest.games):
        luck, seating = divmod(index, len(seatings))
        yield Fixture(index, seatings[seating], contest.seed * 1_000_003 + luck)


@cache
def all_seatings(bots: int, units: int) -> tuple[tuple[int, ...], ...]:
    """Every way to spread the bots over the units as evenly as can be."""
    rounds = [
        tuple((start + unit) % bots for unit in range(units)) for start in range(bots if units % bots else 1)
    ]
    found: dict[tuple[int, ...], None] = {}
    for filled in rounds:
        if units <= 6:
            found.update(dict.fromkeys(sorted(set(permutations(filled)))))
        else:
            luck = FastChance(units)
            found.update(dict.fromkeys(luck.shuffled(filled) for _ in range(MOST_SEATINGS // len(rounds))))
    return tuple(found)


def play_fixture(contest: Contest, index: int) -> Result:
    """Play one match of the contest."""
    game = find_game(contest.game)
    options = msgspec.convert(contest.options, game.options_type)
    units = unit_count(game, contest)
    fixture = next(fixture for fixture in fixtures(contest, units) if fixture.number == index)
    chance = FastChance(fixture.seed)
    state, news = game.setup(options, contest.seats, chance)
    unit_of = game.sides(state) or tuple(range(contest.seats))
    bots = [
        find_bot(game, contest.bots[fixture.seating[unit]]).make(game, fixture.seed * 16 + seat)
        for seat, unit in enumerate(unit_of)
    ]
    tell(bots, news)
    state, length = _play(game, state, bots, contest, chance)
    for bot in bots:
        bot.close()
    return _result(game, state, contest, fixture, unit_of, bots, length)


def unit_count(game: AnyGame, contest: Contest) -> int:
    options = msgspec.convert(contest.options, game.options_type)
    state, _ = game.setup(options, contest.seats, FastChance(contest.seed))
    return len(set(game.sides(state))) or contest.seats


def _play(
    game: AnyGame, state: Any, bots: list[Bot], contest: Contest, chance: FastChance
) -> tuple[Any, int]:
    length = 0
    while length < contest.longest and (to_act := game.to_act(state)):
        seat = to_act[0]
        action = bots[seat].choose(game.view(state, seat), game.legal(state, seat), contest.budget)
        state, news = game.apply(state, seat, action, chance)
        tell(bots, news)
        length += 1
    return state, length


def _result(
    game: AnyGame,
    state: Any,
    contest: Contest,
    fixture: Fixture,
    unit_of: tuple[int, ...],
    bots: list[Bot],
    length: int,
) -> Result:
    outcome = game.outcome(state)
    winners: set[Seat] = set(outcome.winners) if outcome else set()
    lost = {seat for seat, bot in enumerate(bots) if isinstance(bot, ProcessBot) and bot.forfeited}
    won = {unit_of[seat] for seat in winners - lost}
    if lost and not won:
        won = {unit for seat, unit in enumerate(unit_of) if seat not in lost}
    credit = [0.0] * len(contest.bots)
    for unit in won:
        credit[fixture.seating[unit]] += 1 / len(won)
    units = tuple(fixture.seating.count(bot) for bot in range(len(contest.bots)))
    faults = tuple(
        f"{seat}: {bot.explain()}"
        for seat, bot in enumerate(bots)
        if isinstance(bot, ProcessBot) and bot.faults
    )
    return Result(fixture.number, units, tuple(credit), length, outcome.reason if outcome else None, faults)
