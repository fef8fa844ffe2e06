"""PostgreSQL passes the suite of all stores, and keeps a few promises of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import asyncpg
import pytest
from msgspec.structs import replace

from tests.server.services import Postgres
from tests.server.store_suite import SharedStoreSuite, match_of, played, row
from tortuga.server.serve import run
from tortuga.server.settings import SettingError, Settings
from tortuga.server.store import Conflict, Store, StoreFailed, StoreUnfit, Unreadable
from tortuga.server.store.choice import store_at, without_password
from tortuga.server.store.migrations.postgres import STEPS
from tortuga.text import voice

pytestmark = pytest.mark.anyio


class TestPostgres(SharedStoreSuite):
    @pytest.fixture(autouse=True)
    def _place(self, postgres_url: str) -> None:
        self.url = postgres_url

    def opened(self) -> AbstractAsyncContextManager[Store]:
        return opened(self.url)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_at(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_of_many_who_open_an_empty_database_one_gives_it_its_shape(postgres_url: str) -> None:
    stores = [store_at(postgres_url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    keys = await asyncio.gather(*(store.keep("key", f"{store}") for store in stores))
    assert len(set(keys)) == 1
    for store in stores:
        await store.close()


async def test_of_two_processes_one_gets_the_place(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await one.add(row())
        for index in range(20):
            outcomes = await asyncio.gather(
                one.append("table", index, played("a1")),
                two.append("table", index, played("b1")),
                return_exceptions=True,
            )
            assert sorted(isinstance(outcome, Conflict) for outcome in outcomes) == [False, True]
        assert len(await one.log("table")) == 20


async def test_an_entry_can_never_be_changed_in_postgres(postgres: Postgres, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.add(row())
        await store.append("table", 0, played())
        with pytest.raises(asyncpg.RaiseError, match="never changed"):
            postgres.execute("UPDATE log SET body = 'x'", postgres_url.rpartition("/")[2])


async def test_what_cannot_be_read_harms_no_other(postgres: Postgres, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        left_out: list[str] = []
        store.on_unreadable = lambda _part, table, _why: left_out.append(table)
        await store.add(row("good"))
        await store.add(row("bad"))
        postgres.execute("UPDATE tables SET body = 'x' WHERE id = 'bad'", postgres_url.rpartition("/")[2])
        assert [found.id for found in await store.tables_of("ann", 9)] == ["good"]
        assert left_out == ["bad"]
        with pytest.raises(Unreadable):
            await store.table("bad")


async def test_work_waits_for_a_database_that_is_started_again(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it is written, and once."""
    monkeypatch.setattr("tortuga.server.store.postgres.PATIENCE", 60.0)  # a busy machine starts it slowly
    async with opened(postgres_url) as store:
        await store.add(row())

        async def fill() -> None:
            for index in range(300):
                await store.append("table", index, played(f"{index}"))

        filling = asyncio.create_task(fill())
        for _ in range(2):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.restart)
        await filling
        log = await store.log("table")
        assert [entry.line.action for entry in log] == [f"{index}" for index in range(300)]  # type: ignore[union-attr]


async def test_whoever_lost_the_connection_knows_their_own_entry(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit was done, but nobody heard of it."""
    async with opened(postgres_url) as store:
        await store.add(row())
        fetch, lost = asyncpg.Connection.fetch, [True]

        async def unheard(connection: asyncpg.Connection, query: str, *values: object) -> object:
            done = await fetch(connection, query, *values)
            if query.startswith("INSERT INTO log") and lost:
                lost.pop()
                raise asyncpg.ConnectionDoesNotExistError
            return done

        monkeypatch.setattr(asyncpg.Connection, "fetch", unheard)
        await store.append("table", 0, played())
        assert not lost
        with pytest.raises(Conflict):
            await store.append("table", 0, played())
        assert await store.log("table") == [played()]


async def test_lines_that_come_together_go_together_and_stand_for_themselves(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"table{number}" for number in range(20)]
    async with opened(postgres_url) as store:
        for id in tables:
            await store.add(replace(row(), id=id))
        fetch, statements = asyncpg.Connection.fetch, []

        async def counted(connection: asyncpg.Connection, query: str, *values: object) -> object:
            statements.append(query)
            return await fetch(connection, query, *values)

        monkeypatch.setattr(asyncpg.Connection, "fetch", counted)
        last, gap = tables[-1], 1
        appends = [store.append(id, gap if id == last else 0, played(id)) for id in tables]
        *done, refused = await asyncio.gather(*appends, return_exceptions=True)
        assert len(statements) <= 3
        assert done == [None] * len(done)
        assert isinstance(refused, Conflict)
        assert await store.log(last) == []
        assert [await store.log(id) for id in tables[:-1]] == [[played(id)] for id in tables[:-1]]


async def test_results_from_before_are_listed_as_new_ones_are_in_postgres(
    postgres: Postgres, postgres_url: str
) -> None:
    async with opened(postgres_url) as store:
        await store.add_result(
            replace(match_of("ann", "bob", "a", private=False), options={"first": "south"})
        )
        await store.add_result(match_of("ann", "bob", "b", winner=None, private=False))
        await store.add_result(match_of("ann", "bob", "c"))
    connection = await asyncpg.connect(postgres_url)
    listed = "SELECT * FROM public_results ORDER BY of_result"
    written = await connection.fetch(listed)
    assert [row["of_result"] for row in written] == ["a", "b"]
    await connection.execute("DELETE FROM public_results")
    (step,) = [one for one in STEPS if "public_results" in one.name]
    script = step.read_text("utf-8")
    await connection.execute(script[script.index("DO $$") : script.rindex("$$;") + 3])
    assert await connection.fetch(listed) == written
    await connection.close()


async def test_a_database_that_is_not_for_us(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    postgres.execute("CREATE TABLE letters (to_aunt TEXT)", name)
    with pytest.raises(StoreUnfit, match="foreign"):
        await store_at(postgres_url).open()
    postgres.execute("DROP TABLE letters", name)
    async with opened(postgres_url):
        pass
    postgres.execute(f"UPDATE tortuga_steps SET count = {len(STEPS) + 1}", name)
    with pytest.raises(StoreUnfit, match="newer"):
        await store_at(postgres_url).open()


async def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    with pytest.raises(StoreUnfit, match="nowhere"):
        await store_at(postgres.url("nowhere")).open()


async def test_a_house_without_its_database_says_so_and_keeps_the_password(postgres: Postgres) -> None:
    url = postgres.url("nowhere").replace("tortuga@", "tortuga:sesame@")
    with pytest.raises(SettingError) as refusal:
        await run(Settings(database_url=url, port=0), lambda _address: None)
    said = refusal.value.said(voice("en"))
    assert "database-url" in said
    assert "nowhere" in said
    assert "sesame" not in said


async def test_a_closed_postgres_store_says_so(postgres_url: str) -> None:
    with pytest.raises(StoreFailed, match="closed"):
        await store_at(postgres_url).add(row())


def test_no_password_is_ever_shown() -> None:
    shown = without_password("postgresql://ann:sesame@db.example:5432/house?password=sesame")
    assert shown == "postgresql://db.example:5432/house"
    assert without_password("folder/house.db") == "folder/house.db"
