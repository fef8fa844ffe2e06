"""How much one guest or one connection may ask for: token buckets."""

import time
from collections.abc import Callable, Hashable
from ipaddress import IPv4Address, ip_address, ip_network

FORGET_ABOVE = 10_000
"""With more buckets than this, the full ones are forgotten: a full bucket remembers nothing."""


class Bucket:
    """Holds up to `burst` drops and gains `rate` a second; whoever wants something takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._drops, self._seen = burst, now

    def take(self, now: float) -> bool:
        drops = min(self._burst, self._drops + (now - self._seen) * self._rate)
        self._seen = now
        self._drops = drops - 1 if drops >= 1 else drops
        return drops >= 1

    def full(self, now: float) -> bool:
        return self._drops + (now - self._seen) * self._rate >= self._burst


class Limiter:
    """A bucket for each guest, address or whatever else is counted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[Hashable, Bucket] = {}

    def allows(self, who: Hashable) -> bool:
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full(now)}


def address_of(host: str | None) -> str:
    """Whom an address stands for: itself, or of IPv6 the first half, which a household has."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(ip_network((address.packed, 64), strict=False))
