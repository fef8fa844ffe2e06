"""SQLite passes the suite of all stores, and keeps a few promises of its own."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tests.server.store_suite import StoreSuite, played, row
from tortuga.server.store import Durability, Store, StoreFailed
from tortuga.server.store.migrations import migrate
from tortuga.server.store.sqlite import SqliteStore


class TestSqlite(StoreSuite):
    @pytest.fixture(autouse=True)
    def _place(self, tmp_path: Path) -> None:
        self.path = tmp_path / "house.db"

    def opened(self) -> AbstractAsyncContextManager[Store]:
        return sqlite(self.path)


@asynccontextmanager
async def sqlite(path: Path, durability: Durability = Durability.POWER) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, durability)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.mark.anyio
async def test_commits_are_grouped(tmp_path: Path) -> None:
    sizes: list[int] = []
    store = SqliteStore(tmp_path / "house.db", watch=lambda changes, _: sizes.append(changes))
    await store.open()
    await asyncio.gather(*(store.add(row(f"t{number}")) for number in range(100)))
    await store.close()
    assert sum(sizes) == 100
    assert len(sizes) < 10


@pytest.mark.anyio
@pytest.mark.parametrize(("durability", "pragma"), [(Durability.POWER, 2), (Durability.PROCESS, 1)])
async def test_the_disk_is_waited_for_as_promised(
    tmp_path: Path, durability: Durability, pragma: int
) -> None:
    async with sqlite(tmp_path / "house.db", durability) as store:
        connection = store._connect()
        assert connection.execute("PRAGMA synchronous").fetchone() == (pragma,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()


@pytest.mark.anyio
async def test_an_entry_can_never_be_changed(tmp_path: Path) -> None:
    async with sqlite(tmp_path / "house.db") as store:
        await store.add(row())
        await store.append("table", 0, played())
        connection = store._connect()
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            connection.execute("UPDATE log SET body = 'x'")
        connection.close()


@pytest.mark.anyio
async def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    await store.open()
    pending = [asyncio.ensure_future(store.add(row(f"t{number}"))) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*pending)
    async with sqlite(tmp_path / "house.db") as again:
        assert len(await again.tables(("gathering",))) == 5  # type: ignore[arg-type]


@pytest.mark.anyio
async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    with pytest.raises(StoreFailed, match="closed"):
        await store.add(row())
    with pytest.raises(StoreFailed, match="closed"):
        await store.table("x")


@pytest.mark.anyio
async def test_a_failing_disk_loses_no_promise(tmp_path: Path) -> None:
    """Where a commit fails nothing of it is there, and the store goes on."""
    async with sqlite(tmp_path / "house.db") as store:
        await store.add(row())
        writer = store._writer
        assert writer is not None

        def breaks(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO house VALUES ('half', 'done')")
            raise sqlite3.OperationalError("disk full")

        broken = writer.write(breaks)
        with pytest.raises(StoreFailed, match="disk full"):
            await broken
        await store.append("table", 0, played())
        assert await store.keep("half", "not there") == "not there"


@pytest.mark.anyio
async def test_a_mistake_in_one_job_harms_no_other(tmp_path: Path) -> None:
    """The writer outlives whatever a job raises; otherwise everybody would wait for ever."""
    async with sqlite(tmp_path / "house.db") as store:
        writer = store._writer
        assert writer is not None

        def mistaken(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO house VALUES ('half', 'done')")
            raise DeprecationWarning("an old habit")

        broken, good = writer.write(mistaken), store.add(row())
        await good
        with pytest.raises(StoreFailed, match="DeprecationWarning: an old habit"):
            await broken
        assert await store.keep("half", "not there") == "not there"


@pytest.mark.anyio
async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_text("This is a letter to my aunt, and no database at all. " * 100)
    with pytest.raises(StoreFailed, match=r"house\.db"):
        await SqliteStore(path).open()


def test_migrating_twice_does_nothing(tmp_path: Path) -> None:
    migrate(tmp_path / "house.db")
    migrate(tmp_path / "house.db")
