"""How well what is believed of loyalties fits the cards: of what is said with a chance of 0.7, seven of ten
should be true."""

from collections.abc import Mapping, Sequence
from math import log

from msgspec import Struct

from tortuga.games.tortuga1667.components import Loyalty

LEAST = 1e-6
BINS = 10
TEMPERATURES = tuple(round(1.1**power, 3) for power in range(-10, 21))
"""From much surer to much less sure than was said."""
AS_SAID = TEMPERATURES.index(1.0)


class Bin(Struct, frozen=True, array_like=True):
    """Chances that were said of about the same size."""

    count: int = 0
    said: float = 0.0
    true: int = 0

    def __add__(self, other: "Bin") -> "Bin":
        return Bin(self.count + other.count, self.said + other.said, self.true + other.true)


class Calibration(Struct, frozen=True):
    """What was believed of cards, all together. Sums, so that matches can be added up."""

    cards: int = 0
    """Loyalty cards of which something was believed."""
    doubts: tuple[float, ...] = (0.0,) * len(TEMPERATURES)
    """Log-losses, had it been believed at each of the temperatures."""
    brier: float = 0.0
    bins: tuple[Bin, ...] = (Bin(),) * BINS

    def __add__(self, other: "Calibration") -> "Calibration":
        return Calibration(
            self.cards + other.cards,
            tuple(map(sum, zip(self.doubts, other.doubts, strict=True))),
            self.brier + other.brier,
            tuple(one + two for one, two in zip(self.bins, other.bins, strict=True)),
        )

    @property
    def log_loss(self) -> float:
        return self.doubts[AS_SAID] / self.cards

    @property
    def brier_score(self) -> float:
        """From 0, all was known, to 2, all was wrong."""
        return self.brier / self.cards

    @property
    def astray(self) -> float:
        """How far what is said lies from what is true, on the average."""
        return sum(abs(one.said - one.true) for one in self.bins) / sum(one.count for one in self.bins)

    @property
    def best_temperature(self) -> float:
        """At which it would have fitted best."""
        return TEMPERATURES[min(range(len(TEMPERATURES)), key=self.doubts.__getitem__)]


def calibration_of(chances: Mapping[Loyalty, float], true: Loyalty) -> Calibration:
    """Of one card: how likely it was taken to be of each loyalty that was dealt, and what it is."""
    bins = [Bin()] * BINS
    for loyalty, chance in chances.items():
        place = min(int(BINS * chance), BINS - 1)
        bins[place] += Bin(1, chance, int(loyalty is true))
    return Calibration(
        1,
        tuple(_doubt(list(chances.values()), chances[true], temperature) for temperature in TEMPERATURES),
        sum((chance - (loyalty is true)) ** 2 for loyalty, chance in chances.items()),
        tuple(bins),
    )


def _doubt(chances: Sequence[float], of_truth: float, temperature: float) -> float:
    """The log-loss, had all chances been tempered."""
    powers = [max(chance, LEAST) ** (1 / temperature) for chance in chances]
    return log(sum(powers)) - log(max(of_truth, LEAST)) / temperature
