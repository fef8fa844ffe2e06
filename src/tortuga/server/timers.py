"""What happens by itself at a table: a clock runs out, a bot comes for somebody who is away."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cached_property

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server.live_table import LiveTable
from tortuga.server.logs import log
from tortuga.server.store import StoreError

LATE = 0.005
"""A timer rings a little after the time is up, never before."""
LONGEST = 3_600.0
"""And so long after it was set: whoever rings too early looks again."""
TROUBLE = 1.0
"""Seconds until a clock that could not act tries again."""


class Timers:
    """One timer for each table's clock, one for each seat that is away."""

    def __init__(
        self,
        time_out: Callable[[LiveTable], Awaitable[None]],
        leased: Callable[[str], Awaitable[bool]],
        now: Callable[[], float],
    ) -> None:
        self._time_out, self._leased, self._now = time_out, leased, now
        self._clocks: dict[str, asyncio.TimerHandle] = {}
        self._graces: dict[tuple[str, Seat], asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        """Kept, because whoever asks for it asks the system, too; and clocks are set with every action."""
        return asyncio.get_running_loop()

    # Clocks

    def set_clock(self, table: LiveTable, late: float = LATE) -> None:
        """Ring when the next time of anybody's is up. A timer that rings before that may stay: most actions
        only put the time off, and it is cheaper to look again once than to set a timer for each of them."""
        left = table.clock.left(self._now(), table.timed())
        if left is None:
            self._stop_clock(table)
            return
        set_before = self._clocks.get(table.id)
        due = self._loop.time() + min(left, LONGEST) + late
        if set_before is None or due < set_before.when():
            self._stop_clock(table)
            self._clocks[table.id] = self._loop.call_at(due, self._ring, table)

    def _stop_clock(self, table: LiveTable) -> None:
        handle = self._clocks.pop(table.id, None)
        if handle:
            handle.cancel()

    def _ring(self, table: LiveTable) -> None:
        self._clocks.pop(table.id, None)
        if table.clock.left(self._now(), table.timed()) != 0.0:
            self.set_clock(table)
            return
        task = asyncio.create_task(self._act(table))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _act(self, table: LiveTable) -> None:
        try:
            if await self._leased(table.id):
                await self._time_out(table)
                self.set_clock(table)
            else:  # another house acts; unless it is gone by then
                self.set_clock(table, TROUBLE)
        except (TortugaError, StoreError) as trouble:
            log("clock-waits", table=table.id, why=str(trouble))
            self.set_clock(table, TROUBLE)

    # Absence

    def set_grace(self, table: LiveTable, seat: Seat, passed: Callable[[LiveTable, Seat], None]) -> None:
        """Somebody is away: `passed` is called when their grace time has passed."""
        self.stop_grace(table, seat)
        if table.row.grace is None:
            return
        away = self._now() - table.away_since[seat]
        wait = max(0.0, table.row.grace - away)
        loop = asyncio.get_running_loop()
        self._graces[table.id, seat] = loop.call_later(wait, self._grace_over, table, seat, passed)

    def stop_grace(self, table: LiveTable, seat: Seat) -> None:
        handle = self._graces.pop((table.id, seat), None)
        if handle:
            handle.cancel()

    def _grace_over(self, table: LiveTable, seat: Seat, passed: Callable[[LiveTable, Seat], None]) -> None:
        self._graces.pop((table.id, seat), None)
        passed(table, seat)

    # The end

    def forget(self, table: LiveTable) -> None:
        self._stop_clock(table)
        for seat in range(len(table.row.seats)):
            self.stop_grace(table, seat)

    async def close(self) -> None:
        for handle in (*self._clocks.values(), *self._graces.values()):
            handle.cancel()
        self._clocks.clear()
        self._graces.clear()
        await asyncio.gather(*self._ringing, return_exceptions=True)
