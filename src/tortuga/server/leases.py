"""Which house runs the clocks and the bots of a table: the one that has its lease, as the store says.

A lease spares work, and keeps the pace of bots; it need not be exact. Two who both think they have it do no
harm, for the log has one place for one entry.
"""

import logging
from collections.abc import Callable, Collection

from tortuga.server.logs import log
from tortuga.server.store import Store, StoreError

REFUSED = 1.0
"""Seconds until the store is asked again for what another house has."""
COMING = 5.0
"""Seconds that a table waits for somebody who has knocked at the door."""


class Leases:
    def __init__(self, store: Store, holder: str, seconds: float, now: Callable[[], float]) -> None:
        self._store, self._holder, self._now = store, holder, now
        self.seconds = seconds
        """For so long one is given; then whoever asks has it."""
        self._until: dict[str, float] = {}
        self._refused: dict[str, float] = {}
        self._gained: set[str] = set()
        self._coming: dict[str, float] = {}

    @property
    def held(self) -> set[str]:
        """What was not given back, lapsed or not."""
        return set(self._until)

    async def holds(self, table: str) -> bool:
        """Whether this house has the lease of a table, or can get it now."""
        now = self._now()
        if self._until.get(table, 0.0) > now:
            return True
        if self._refused.get(table, 0.0) > now:
            return False
        return table in await self.take([table])

    async def elsewhere(self, table: str) -> str | None:
        """The other house that has the lease of a table; None where it is here, from now on at the latest."""
        asked = self._now()
        if self._until.get(table, 0.0) <= asked:
            home = await self._store.home(table, self._holder, self.seconds)
            self._note([table], {table} if home == self._holder else set(), asked)
            if home != self._holder:
                return home
        self._coming[table] = asked + COMING
        return None

    async def take(self, tables: Collection[str]) -> set[str]:
        """Take or renew leases; returns those that are had now. While the store fails there are none."""
        asked = self._now()
        try:
            had = await self._store.lease(tables, self._holder, self.seconds)
        except StoreError as failure:
            log("leases-not-taken", logging.ERROR, why=str(failure))
            had = set()
        self._note(tables, had, asked)
        return had

    def _note(self, tables: Collection[str], had: set[str], asked: float) -> None:
        self._gained |= had - self._until.keys()
        for table in tables:
            self._until.pop(table, None)
            self._refused[table] = asked + REFUSED
        for table in had:
            self._until[table] = asked + self.seconds
            del self._refused[table]

    async def release(self, tables: Collection[str]) -> None:
        """Let others have them without waiting."""
        if not tables:
            return
        for table in tables:
            self._until.pop(table, None)
        try:
            await self._store.release(tables, self._holder)
        except StoreError as failure:
            log("leases-not-released", logging.ERROR, why=str(failure))

    def coming(self) -> set[str]:
        """The tables that somebody is on the way to."""
        now = self._now()
        self._coming = {table: until for table, until in self._coming.items() if until > now}
        return set(self._coming)

    def gained(self) -> set[str]:
        """What has come to this house since this was last asked."""
        gained, self._gained = self._gained & self._until.keys(), set()
        return gained

    def forget_refusals(self) -> None:
        now = self._now()
        self._refused = {table: until for table, until in self._refused.items() if until > now}
