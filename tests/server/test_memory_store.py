"""The store of the tests passes the suite of all stores, so it may stand in for them."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from tests.server.memory_store import MemoryStore
from tests.server.store_suite import StoreSuite
from tortuga.server.store import Store


class TestMemory(StoreSuite):
    @pytest.fixture(autouse=True)
    def _place(self) -> None:
        self.store = MemoryStore()

    def opened(self) -> AbstractAsyncContextManager[Store]:
        return _opened(self.store)


@asynccontextmanager
async def _opened(store: Store) -> AsyncIterator[Store]:
    yield store
