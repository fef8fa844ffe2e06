"""How much one guest, one connection or one address may ask for: token buckets."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import StrEnum
from functools import partial
from ipaddress import IPv4Address, ip_address, ip_network
from typing import NamedTuple, TypeVar

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
TELL_EVERY, MOST_TOLD = 0.25, 1_000
"""Seconds between two times that other houses are told who asks for much, and of how many at most."""
HOUR = 3_600.0

Counted = TypeVar("Counted", bound=Hashable)


class Bucket:
    """Holds up to `burst` drops and gains `rate` a second; whoever wants something takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._drops, self._seen = burst, now

    def take(self, now: float) -> bool:
        drops = self._drops + (now - self._seen) * self._rate
        if drops > self._burst:
            drops = self._burst
        self._seen = now
        if drops < 1:
            self._drops = drops
            return False
        self._drops = drops - 1
        return True

    @property
    def low(self) -> bool:
        return self._drops < self._burst / 2

    def owe(self, drops: int) -> None:
        """They were taken elsewhere. What was not there is missing later, up to a whole bucket."""
        self._drops = max(self._drops - drops, -self._burst)

    def full(self, now: float) -> bool:
        return self._drops + (now - self._seen) * self._rate >= self._burst


class Limiter:
    """A bucket for each guest, address or whatever else is counted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._forget_above = FORGET_ABOVE
        self.on_low: Callable[[Hashable], None] | None = None
        """Told who has taken one and has little left."""

    def allows(self, who: Hashable) -> bool:
        now = self._clock()
        bucket = self._bucket(who, now)
        allowed = bucket.take(now)
        if allowed and bucket.low and self.on_low:
            self.on_low(who)
        return allowed

    def count(self, who: Hashable, drops: int) -> None:
        """So many were taken in another house."""
        self._bucket(who, self._clock()).owe(drops)

    def _bucket(self, who: Hashable, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        if len(self._buckets) <= self._forget_above:
            return
        left = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.full(now)]
        self._buckets = dict(left[-MOST_REMEMBERED // 2 :])
        self._forget_above = min(max(FORGET_ABOVE, 2 * len(self._buckets)), MOST_REMEMBERED)


class Asker(StrEnum):
    """Whose requests are counted."""

    GUEST = "guest"
    STRANGERS = "strangers"
    """Of an address."""
    ADDRESS = "address"
    FILES = "files"


class AskedMuch(NamedTuple):
    """Somebody who asks for much has been given this, so many times since it was last told."""

    kind: str
    who: str
    times: int


class Requests:
    """How many requests, and openings of sockets, a guest and an address may make. Who asks for much in one
    house is told to the others, and has less there; who does not costs nobody a word."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float],
        tell: Callable[[tuple[AskedMuch, ...]], None] | None = None,
    ) -> None:
        self._guests = _so_many(rate, clock)
        self._strangers = _so_many(rate * STRANGERS, clock)
        self._addresses = _so_many(rate * BEHIND_ONE_ADDRESS, clock)
        self._files = _so_many(rate * FILES, clock)
        self._refusals = Limiter(REFUSALS_PER_SECOND, PROMPT_REFUSALS, clock)
        self._shared = dict(
            zip(Asker, (self._guests, self._strangers, self._addresses, self._files), strict=True)
        )
        self._tell, self._noted = tell, Counter[tuple[Asker, str]]()
        for kind, limiter in self._shared.items() if tell else ():
            limiter.on_low = partial(self._note, kind)

    def count(self, asked: Iterable[AskedMuch]) -> None:
        """What others have told."""
        for kind, who, times in asked:
            if kind in self._shared:
                self._shared[Asker(kind)].count(who, times)

    def _note(self, kind: Asker, who: Hashable) -> None:
        if not self._noted:
            asyncio.get_running_loop().call_later(TELL_EVERY, self._tell_noted)
        self._noted[kind, str(who)] += 1

    def _tell_noted(self) -> None:
        noted, self._noted = self._noted, Counter()
        if self._tell:
            self._tell(tuple(AskedMuch(*of, times) for of, times in noted.most_common(MOST_TOLD)))

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
