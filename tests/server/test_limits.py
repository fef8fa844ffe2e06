"""Buckets that fill with time."""

from tortuga.server.limits import FORGET_ABOVE, Bucket, Limiter


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True, True, True, False, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_bucket_of_their_own() -> None:
    limiter = Limiter(1, 1, Clock())
    assert limiter.allows("ann")
    assert not limiter.allows("ann")
    assert limiter.allows("bob")


def test_full_buckets_are_forgotten_and_empty_ones_are_not() -> None:
    clock = Clock()
    limiter = Limiter(1, 2, clock)
    for number in range(FORGET_ABOVE + 1):
        limiter.allows(number)
    clock.time = 100.0
    limiter.allows("flood")
    limiter.allows("flood")
    limiter.allows("somebody else")
    assert len(limiter._buckets) <= 2
    assert not limiter.allows("flood")
