"""Luck that is asked for draw by draw: what OpenSpiel calls explicit chance."""

from collections.abc import Callable, Sequence

from tortuga.core.chance import Chance


class Undrawn(Exception):
    """The next draw has not been made yet; what it can be, and how likely."""

    def __init__(self, outcomes: Sequence[tuple[int, float]]) -> None:
        super().__init__()
        self.outcomes = tuple(outcomes)


class PreparedChance(Chance):
    """Repeats the draws that were made, and stops at the first that was not. A game is pure: whoever has made
    that draw too does the same again and gets further."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = iter(draws)

    def below(self, n: int) -> int:
        return 0 if n == 1 else self._next([(number, 1 / n) for number in range(n)])

    def weighted(self, weights: Sequence[int]) -> int:
        """Things of a kind are one outcome."""
        possible = [index for index, weight in enumerate(weights) if weight]
        if len(possible) == 1:
            return possible[0]
        return self._next([(index, weights[index] / sum(weights)) for index in possible])

    def _next(self, outcomes: Sequence[tuple[int, float]]) -> int:
        for draw in self._draws:
            return draw
        raise Undrawn(outcomes)


class SampledChance(Chance):
    """Luck from OpenSpiel's samplers, which draw from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)
