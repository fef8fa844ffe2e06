"""What happens at slow matches by itself, whenever something has changed there."""

import asyncio
import logging
from collections.abc import Callable

from tortuga.core.errors import TortugaError
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log
from tortuga.server.slow.plans import Plans
from tortuga.server.slow.vacations import Vacations
from tortuga.server.slow.waits import SlowWaits
from tortuga.server.store import StoreError


class SlowMatches:
    def __init__(self, waits: SlowWaits, plans: Plans, vacations: Vacations) -> None:
        self.waits, self.plans, self.vacations = waits, plans, vacations
        self._minding: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables at which something has changed meanwhile."""
        self._looking: asyncio.Task[None] | None = None

    def open(self, on_due: Callable[[LiveTable], None]) -> None:
        self.waits.on_due = on_due
        self._looking = asyncio.create_task(self.waits.keep_looking())

    async def close(self) -> None:
        beside = [*self._minding.values(), *([self._looking] if self._looking else [])]
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await self.plans.close()

    def wake(self, table: LiveTable) -> None:
        if not table.row.clock.slow or table.play is None:
            return
        self._again.add(table.id)
        if table.id not in self._minding:
            self._minding[table.id] = asyncio.create_task(self._mind(table))

    async def _mind(self, table: LiveTable) -> None:
        """What could not be written is found again when somebody looks at the table."""
        try:
            while table.id in self._again:
                self._again.discard(table.id)
                await self.waits.note(table)
                await self.plans.mind(table)
        except (TortugaError, StoreError) as trouble:
            log("slow-match-waits", logging.ERROR, table=table.id, why=str(trouble))
        finally:
            self._again.discard(table.id)
            del self._minding[table.id]

    async def settled(self) -> None:
        """When all that is known has been written."""
        while self._minding:
            await asyncio.gather(*self._minding.values())
