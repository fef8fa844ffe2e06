"""The bus of one process passes the suite of all buses."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from tests.server.bus_suite import BusSuite
from tortuga.server.bus import Bus, MemoryBus


class TestMemory(BusSuite):
    def ends(self) -> AbstractAsyncContextManager[tuple[Bus, Bus]]:
        return _ends()


@asynccontextmanager
async def _ends() -> AsyncIterator[tuple[Bus, Bus]]:
    bus = MemoryBus()
    await bus.open()
    yield bus, bus
    await bus.close()
