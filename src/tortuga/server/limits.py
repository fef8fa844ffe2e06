"""How much one guest, one connection or one address may ask for: token buckets."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TypeVar

from tortuga.server.refusals import Code, Declined

FORGET_ABOVE = 10_000
"""With more buckets than this, the full ones are forgotten: a full bucket remembers nothing."""
MOST_REMEMBERED = 100_000
"""And beyond this the oldest ones, whatever they hold."""
BURST = 5
"""So many seconds' worth of requests may come at once."""
BEHIND_ONE_ADDRESS, STRANGERS, FILES = 10, 5, 20
"""One address may ask for as much as so many guests who do nothing else, its strangers for as much as so
many, and for as many files of the client: a club may sit behind it."""
PROMPT_REFUSALS, REFUSALS_PER_SECOND = 50, 5.0
REFUSED_LATE = 1.0
"""Seconds. Refusing costs something too: after many, an address waits for each, and can ask for nothing else
on that connection meanwhile."""
HOUR = 3_600.0

Counted = TypeVar("Counted", bound=Hashable)


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
        self._forget_above = FORGET_ABOVE

    def allows(self, who: Hashable) -> bool:
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) <= self._forget_above:
            return
        left = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.full(now)]
        self._buckets = dict(left[-MOST_REMEMBERED // 2 :])
        self._forget_above = min(max(FORGET_ABOVE, 2 * len(self._buckets)), MOST_REMEMBERED)


class Requests:
    """How many requests, and openings of sockets, a guest and an address may make."""

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        self._guests = _so_many(rate, clock)
        self._strangers = _so_many(rate * STRANGERS, clock)
        self._addresses = _so_many(rate * BEHIND_ONE_ADDRESS, clock)
        self._files = _so_many(rate * FILES, clock)
        self._refusals = Limiter(REFUSALS_PER_SECOND, PROMPT_REFUSALS, clock)

    def allows(self, guest: str | None, host: str | None) -> bool:
        address = address_of(host)
        if not self._addresses.allows(address):
            return False
        return self._strangers.allows(address) if guest is None else self._guests.allows(guest)

    def allows_file(self, host: str | None) -> bool:
        return self._files.allows(address_of(host))

    async def refusing(self, host: str | None) -> None:
        """Before a refusal of this kind is said."""
        if not self._refusals.allows(address_of(host)):
            await asyncio.sleep(REFUSED_LATE)


def _so_many(rate: float, clock: Callable[[], float]) -> Limiter:
    return Limiter(rate, rate * BURST, clock)


class Begun(StrEnum):
    """What is soon asked for, and stays for long or takes long."""

    IDENTITY = "identity"
    TABLE = "table"
    SEAT = "seat"
    HINT = "hint"
    ANALYSIS = "analysis"
    DOWNLOAD = "download"
    PICTURE = "picture"
    CODE = "code"
    """Tried, rightly or wrongly."""
    PUSH = "push"


class Allowances:
    """What an address may begin in an hour, all at once or bit by bit. The lobby asks before it makes any."""

    def __init__(
        self,
        per_hour: Mapping[Begun, float],
        clock: Callable[[], float],
        tell: Callable[[str, str], None] = lambda _begun, _address: None,
    ) -> None:
        self._tell = tell
        self._limiters = {begun: Limiter(most / HOUR, most, clock) for begun, most in per_hour.items()}

    def take(self, begun: Begun, host: str | None) -> None:
        """`Declined` if it has had enough of it."""
        address = address_of(host)
        if not self._limiters[begun].allows(address):
            raise Declined(Code.TOO_MANY_FROM_HERE)
        self._tell(begun, address)

    def count(self, begun: str, address: str) -> None:
        """It was taken in another house."""
        if begun in self._limiters:
            self._limiters[Begun(begun)].allows(address)


def one_less(counts: Counter[Counted], of: Counted) -> None:
    """What is counted down to nothing is forgotten."""
    counts[of] -= 1
    if counts[of] <= 0:
        del counts[of]


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
