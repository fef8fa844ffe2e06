"""From results to ratings: shares of wins with intervals, and Elo by the Bradley–Terry model (choix)."""

import math
from collections.abc import Sequence

from msgspec import Struct

from tortuga.bots.contest import Result
from tortuga.core.chance import FastChance

CONFIDENCE = 0.95
RESAMPLES = 200
MEAN_ELO = 1500.0
REGULARISATION = 0.01
ELO_PER_THETA = 400 / math.log(10)


class Standing(Struct, frozen=True):
    """One bot of a contest. Ranges hold with 95% confidence."""

    bot: str
    games: int
    credit: float
    """Points won, of one per decided match."""
    share: float
    """Of all points."""
    share_range: tuple[float, float]
    fair: float
    """The share it would have if all bots were alike: its part of the units played."""
    elo: float
    elo_range: tuple[float, float]


def standings(bots: Sequence[str], results: Sequence[Result]) -> tuple[Standing, ...]:
    """In the order of the bots."""
    if not results:
        return ()
    decided = [result for result in results if any(result.credit)]
    ratings = _elo(len(bots), decided)
    ranges = _elo_ranges(len(bots), decided)
    units = sum(sum(result.units) for result in results)
    return tuple(
        _standing(bot, number, results, decided, units, ratings[number], ranges[number])
        for number, bot in enumerate(bots)
    )


def _standing(
    bot: str,
    number: int,
    results: Sequence[Result],
    decided: Sequence[Result],
    units: int,
    elo: float,
    elo_range: tuple[float, float],
) -> Standing:
    credit = sum(result.credit[number] for result in decided)
    share = credit / len(decided) if decided else 0.0
    fair = sum(result.units[number] for result in results) / units
    return Standing(
        bot, len(results), credit, share, wilson(credit, len(decided)), fair, round(elo, 1), elo_range
    )


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The Wilson interval of a proportion."""
    from scipy.stats import norm

    if trials == 0:
        return 0.0, 1.0
    z = float(norm.ppf((1 + CONFIDENCE) / 2))
    share = successes / trials
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = (
        z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    )
    return max(0.0, centre - spread), min(1.0, centre + spread)


def _beaten(results: Sequence[Result]) -> list[tuple[int, int]]:
    """Who beat whom: in each match the bot with most credit beats every bot with less."""
    pairs = []
    for result in results:
        best = max(result.credit)
        winners = [bot for bot, credit in enumerate(result.credit) if credit == best]
        losers = [bot for bot, credit in enumerate(result.credit) if credit < best and result.units[bot]]
        pairs += [(winner, loser) for winner in winners for loser in losers]
    return pairs


def _elo(bots: int, results: Sequence[Result]) -> list[float]:
    import choix

    pairs = _beaten(results)
    if not pairs:
        return [MEAN_ELO] * bots
    strengths = choix.ilsr_pairwise(bots, pairs, alpha=REGULARISATION)
    return [MEAN_ELO + ELO_PER_THETA * float(strength) for strength in strengths]


def _elo_ranges(bots: int, results: Sequence[Result]) -> list[tuple[float, float]]:
    """Bootstrap over the matches."""
    luck = FastChance("elo")
    samples = [
        _elo(bots, [luck.pick(results) for _ in results]) if results else [MEAN_ELO] * bots
        for _ in range(RESAMPLES)
    ]
    low, high = int(RESAMPLES * (1 - CONFIDENCE) / 2), int(RESAMPLES * (1 + CONFIDENCE) / 2) - 1
    ordered = [sorted(sample[bot] for sample in samples) for bot in range(bots)]
    return [(round(values[low], 1), round(values[high], 1)) for values in ordered]
