"""Who plays whom, where and with which luck: the same list of fixtures for everybody who runs it."""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from tortuga.bots.bot import Bot, Budget, find_bot, seated_bots
from tortuga.bots.process import ProcessBot
from tortuga.bots.simulation import LONGEST_MATCH, play_out
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Outcome, Seat
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
    paired: bool = False
    """Two bots: every deal is played twice, with their seats exchanged, and not in all other seatings too."""
    apart: bool = False
    """Whether the rivals of a game (`Game.rivals`) are always played by different bots."""


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


def fixture_at(contest: Contest, units: int, index: int) -> Fixture:
    """All seatings with the same luck, then all again with other luck; or in pairs, another one each time."""
    seatings = _seatings(contest, units)
    deals = seating_pairs(seatings) if contest.paired else (seatings,)
    luck, seating = divmod(index, len(deals[0]))
    return Fixture(index, deals[luck % len(deals)][seating], contest.seed * 1_000_003 + luck)


def _seatings(contest: Contest, units: int) -> tuple[tuple[int, ...], ...]:
    rivals = find_game(contest.game).rivals if contest.apart else ()
    return seatings_apart(all_seatings(len(contest.bots), units), rivals)


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


@cache
def seatings_apart(
    seatings: tuple[tuple[int, ...], ...], rivals: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Without those in which one bot would play against itself for the prize."""
    return tuple([one for one in seatings if len({one[rival] for rival in rivals}) == len(rivals)])


@cache
def seating_pairs(seatings: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every seating of two bots with the one in which they have exchanged their seats."""
    exchanged = ((seating, tuple(1 - bot for bot in seating)) for seating in seatings)
    return tuple({frozenset(pair): pair for pair in exchanged}.values())


def deal_size(contest: Contest) -> int:
    """How many matches have the same luck."""
    return 2 if contest.paired else len(_seatings(contest, _unit_count(contest)))


def play_fixture(contest: Contest, index: int) -> Result:
    """Play one match of the contest."""
    game = find_game(contest.game)
    fixture = fixture_at(contest, _unit_count(contest), index)
    unit_of = _units(game, contest, fixture.seed)
    kinds = [find_bot(game, contest.bots[fixture.seating[unit]]) for unit in unit_of]
    with seated_bots(game, kinds, fixture.seed) as bots:
        options, chance = _options(game, contest), FastChance(fixture.seed)
        state, length = play_out(
            game, options, contest.seats, chance, bots, budget=contest.budget, longest=contest.longest
        )
    outcome = game.outcome(state)
    won = _winning_units(outcome, unit_of, bots)
    return Result(
        index,
        units=tuple(fixture.seating.count(bot) for bot in range(len(contest.bots))),
        credit=tuple(_credit(bot, fixture.seating, won) for bot in range(len(contest.bots))),
        length=length,
        reason=outcome.reason if outcome else None,
        faults=_faults(bots),
    )


def _options(game: AnyGame, contest: Contest) -> Any:
    return msgspec.convert(contest.options, game.options_type)


def _unit_count(contest: Contest) -> int:
    return len(set(_units(find_game(contest.game), contest, contest.seed)))


def _units(game: AnyGame, contest: Contest, seed: int) -> tuple[int, ...]:
    """Which unit each seat belongs to, as this luck deals them."""
    state, _ = game.setup(_options(game, contest), contest.seats, FastChance(seed))
    return game.sides(state) or tuple(range(contest.seats))


def _winning_units(outcome: Outcome | None, unit_of: Sequence[int], bots: Sequence[Bot]) -> set[int]:
    """Whoever forfeits wins nothing; where nobody else has won, all others have."""
    winners: set[Seat] = set(outcome.winners) if outcome else set()
    lost = {seat for seat, bot in enumerate(bots) if isinstance(bot, ProcessBot) and bot.forfeited}
    won = {unit_of[seat] for seat in winners - lost}
    if lost and not won:
        won = {unit for seat, unit in enumerate(unit_of) if seat not in lost}
    return won


def _credit(bot: int, seating: Sequence[int], won: Collection[int]) -> float:
    return sum(seating[unit] == bot for unit in won) / len(won) if won else 0.0


def _faults(bots: Sequence[Bot]) -> tuple[str, ...]:
    return tuple(
        f"{seat}: {bot.faults[-1]}"
        for seat, bot in enumerate(bots)
        if isinstance(bot, ProcessBot) and bot.faults
    )
