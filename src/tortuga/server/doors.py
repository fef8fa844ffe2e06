"""Whoever has a network connection open: how many there are, and how long each may take for what it does.

A connection that has asked for nothing whole yet gives way to a new one. One that takes too long, or does not
read what it is sent, is cut off when the doors are looked at.
"""

import asyncio
import logging
import math
import time
from collections import Counter
from enum import StrEnum

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tortuga.server.limits import address_of
from tortuga.server.logs import log
from tortuga.server.settings import Settings

ANSWER_SECONDS = 120.0
"""So long may take whoever reads what we have written, or are closing on; slow lines are honest."""
EVERY = 1.0
OTHER_FILES = 200


class Kind(StrEnum):
    REQUESTS = "requests"
    SOCKET = "socket"


class Caller:
    """One network connection. It keeps its place when it becomes a socket."""

    __slots__ = ("_shrank", "_unread", "address", "deadline", "kind", "stays", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None, deadline: float) -> None:
        self.transport, self.address, self.deadline = transport, address, deadline
        """Without an address: a proxy of ours, who speaks for many."""
        self.kind = Kind.REQUESTS
        self.stays = False
        """Another house has handed it over; it is handed to no further one."""
        self._unread, self._shrank = 0, 0.0

    def overdue(self, now: float, patience: float) -> bool:
        """Whether it is late, or has left all that it was sent unread for so long."""
        if self.transport.is_closing():
            self.deadline = min(self.deadline, now + ANSWER_SECONDS)
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self._unread or not self._unread:
            self._shrank = now
        self._unread = unread
        return now >= self.deadline or now - self._shrank > patience


class Pool:
    """Places at the door: those who have asked for nothing yet, the oldest first, give way."""

    __slots__ = ("callers", "most", "silent")

    def __init__(self, most: int) -> None:
        self.most = most
        self.callers: set[Caller] = set()
        self.silent: dict[Caller, None] = {}

    def make_room(self) -> bool:
        """Whether there is a place, perhaps because somebody silent has lost it."""
        if len(self.callers) < self.most:
            return True
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        oldest.transport.abort()
        del self.silent[oldest]
        return True


class Doors:
    def __init__(self, settings: Settings) -> None:
        self.settings, self.now = settings, time.monotonic
        self._trusted = ProxyHeadersMiddleware(_nobody, settings.trusted_proxies).trusted_hosts
        self._all = Pool(settings.open_connections)
        self._pools: dict[str, Pool] = {}
        self._callers: dict[asyncio.Transport, Caller] = {}

    # Coming and going

    def enter(self, transport: asyncio.Transport, host: str | None) -> Caller | None:
        """Somebody is at the door; None: there is no place for them."""
        address = None if host in self._trusted else address_of(host)
        pools = [self._all]
        if address is not None:
            pools.append(self._pools.get(address) or Pool(self.settings.open_per_address))
        if not all(pool.make_room() for pool in pools):
            return None
        if address is not None:
            self._pools[address] = pools[1]
        caller = Caller(transport, address, self.now() + self.settings.head_seconds)
        for pool in pools:
            pool.callers.add(caller)
            pool.silent[caller] = None
        self._callers[transport] = caller
        return caller

    def leave(self, transport: asyncio.Transport) -> None:
        caller = self._callers.pop(transport, None)
        if caller is None:
            return
        for pool in self._pools_of(caller):
            pool.callers.discard(caller)
            pool.silent.pop(caller, None)
        if caller.address is not None and not self._pools[caller.address].callers:
            del self._pools[caller.address]

    def upgrade(self, transport: asyncio.Transport) -> Caller | None:
        """A request has become a socket; its handshake is still to be answered."""
        caller = self._callers.get(transport)
        if caller is not None:
            caller.kind = Kind.SOCKET
            self.heard(caller, self.settings.head_seconds)
        return caller

    def keep(self, transport: asyncio.Transport) -> None:
        caller = self._callers.get(transport)
        if caller is not None:
            caller.stays = True

    # What they do

    def heard(self, caller: Caller, seconds: float = math.inf) -> None:
        """It has asked for something whole, and has so long for the rest."""
        caller.deadline = self.now() + seconds
        for pool in self._pools_of(caller):
            pool.silent.pop(caller, None)

    def waits(self, caller: Caller, seconds: float) -> None:
        """It has to say something new within so long, and gives way to others until then."""
        caller.deadline = self.now() + seconds
        for pool in self._pools_of(caller):
            pool.silent[caller] = None

    def _pools_of(self, caller: Caller) -> list[Pool]:
        return [self._all] if caller.address is None else [self._all, self._pools[caller.address]]

    # Watching

    def look(self) -> None:
        """Cut off whoever is late."""
        now, patience = self.now(), self.settings.unread_seconds
        for caller in [caller for caller in self._all.callers if caller.overdue(now, patience)]:
            caller.transport.abort()

    async def watch(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def count(self) -> Counter[Kind]:
        return Counter(caller.kind for caller in self._all.callers)


def allow_open_files(connections: int) -> None:
    """As many files as connections and what else there is, as far as the system lets us."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            log("few-open-files", logging.WARNING, allowed=soft, wanted=wanted)


async def _nobody(*_: object) -> None:
    """Whom the proxies are asked about; never called."""
