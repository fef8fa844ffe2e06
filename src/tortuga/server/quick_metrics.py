"""Figures for what happens with every action: only added up, and made into metrics when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.utils import floatToGoString


class QuickCounter:
    def __init__(self, name: str, says: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._says, self._labels = name, says, labels
        self._counts: Counter[tuple[str, ...]] = Counter()
        registry.register(self)

    def count(self, *labels: str) -> None:
        self._counts[labels] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._says, labels=self._labels)
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family


class QuickHistogram:
    def __init__(self, name: str, says: str, buckets: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._says, self._buckets = name, says, buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(self._buckets, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterator[HistogramMetricFamily]:
        most = [*map(floatToGoString, self._buckets), "+Inf"]
        up_to = list(zip(most, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._says, up_to, self._sum)
