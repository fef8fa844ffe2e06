"""Buckets that fill with time."""

import pytest

from tortuga.server.limits import FORGET_ABOVE, AskedMuch, Bucket, Limiter, Requests

pytestmark = pytest.mark.anyio


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


async def test_who_asks_much_in_two_houses_has_one_allowance() -> None:
    """After the first burst both together give what one would give; who asks little is not told of."""
    clock, told = Clock(), list[AskedMuch]()
    here, there = (Requests(10, clock, told.extend) for _ in range(2))
    assert here.allows("ann", "1.2.3.4")
    here._tell_noted()
    assert told == []
    given = 0
    for step in range(400):
        clock.time = step / 10
        for house, other in ((here, there), (there, here)):
            given += sum(house.allows("bob", "1.2.3.4") for _ in range(5)) if step >= 200 else 0
            [house.allows("bob", "1.2.3.4") for _ in range(5)] if step < 200 else []
            house._tell_noted()
            other.count(told)
            told.clear()
    assert given <= 10 * 20 + 10
    assert given >= 10 * 20 - 10


async def test_who_is_not_heard_counts_for_itself() -> None:
    clock = Clock()
    alone = Requests(10, clock, lambda _: None)
    assert sum(alone.allows("bob", None) for _ in range(100)) == 50
    clock.time = 1.0
    assert sum(alone.allows("bob", None) for _ in range(100)) == 10


def test_a_debt_is_not_endless() -> None:
    bucket = Bucket(rate=1, burst=5, now=0.0)
    bucket.owe(1_000)
    assert not bucket.take(5.9)
    assert bucket.take(6.1)
