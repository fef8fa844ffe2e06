"""One table that cannot be read is set aside; every other opens and is played."""

import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.server.harness import Person, Refused, Running, begin, running_house
from tests.server.playing import play_out
from tests.server.store_suite import played, row
from tortuga.server.logs import JsonLines
from tortuga.server.results import add_missing_results
from tortuga.server.settings import DAY
from tortuga.server.store import Status, Store, Unreadable
from tortuga.server.store.sqlite import SqliteStore
from tortuga.server.upkeep import prune

pytestmark = pytest.mark.anyio

Damage: TypeAlias = Callable[[sqlite3.Connection, str], None]


class Damaged:
    """A house with a good table and a bad one, both public and of the same two people."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.good = self.bad = ""
        self.secrets: list[str] = []
        self._cookies: list[str] = []

    async def begin(self, actions: int = 4) -> None:
        async with running_house(database=str(self.path)) as house:
            self.bad, people = await house.match("buccaneers", private=False)
            self._cookies = [person.token for person in people]
            await _play(people, self.bad, actions)
            await _fill_pages(house.house.store)
            self.good = await begin(people, "buccaneers", private=False)
            await _play(people, self.good, actions)
            row = await house.house.store.table(self.bad)
            assert row is not None
            self.secrets = [row.secret, *row.words]

    def harm(self, damage: Damage) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute("DROP TRIGGER IF EXISTS log_is_append_only")
            damage(connection, self.bad)
            connection.commit()

    def zero(self, part: str) -> None:
        """The page of the file that holds the row, or the log, of the bad table."""
        query = {
            "row": "SELECT body FROM tables WHERE id = ?",
            "log": "SELECT log.body FROM log JOIN tables ON key = of_table WHERE id = ? AND number = 0",
        }
        with closing(sqlite3.connect(self.path)) as connection:
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            (body,) = connection.execute(query[part], (self.bad,)).fetchone()
        whole = self.path.read_bytes()
        page = whole.index(body) // size * size
        self.path.write_bytes(whole[:page] + bytes(size) + whole[page + size :])

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[tuple[Running, list[Person]]]:
        async with running_house(database=str(self.path)) as house:
            people = [house.stranger() for _ in self._cookies]
            for person, cookie in zip(people, self._cookies, strict=True):
                person.http.cookies.set("tortuga", cookie)
            yield house, people


async def _play(people: list[Person], table: str, actions: int) -> None:
    windows = [await person.sit_at(table).open() for person in people]
    await windows[0].ask({"type": "say", "text": "hello"})
    await play_out(windows, random.Random(1), most=actions)
    for window in windows:
        await window.close()


async def _fill_pages(store: Store) -> None:
    """So that what comes next lies elsewhere in the file."""
    for number in range(20):
        await store.add(row(f"filler {number}", status=Status.CLOSED, created=2e9))
    for number in range(80):
        await store.append("filler 0", number, played())


def sql(command: str) -> Damage:
    def damage(connection: sqlite3.Connection, bad: str) -> None:
        key = connection.execute("SELECT key FROM tables WHERE id = ?", (bad,)).fetchone()[0]
        assert connection.execute(command, {"bad": bad, "key": key}).rowcount

    return damage


SET = "UPDATE tables SET body = CAST(json_set(CAST(body AS TEXT), {}) AS BLOB) WHERE id = :bad"
BAD_ROWS: dict[str, Damage] = {
    "no JSON": sql('UPDATE tables SET body = CAST(\'{"id": "ha\' AS BLOB) WHERE id = :bad'),
    "not even bytes": sql("UPDATE tables SET body = 1667 WHERE id = :bad"),
    "another shape": sql(SET.format("'$.seats', 7")),
    "a status of another version": sql(SET.format("'$.status', 'sleeping'")),
    "a game that is not installed": sql(SET.format("'$.game', 'chess'")),
    "an option that is not known": sql(SET.format("'$.options.weather', 'stormy'")),
}
BAD_LOGS: dict[str, Damage] = {
    "no JSON": sql(
        'UPDATE log SET body = CAST(\'{"type": "pl\' AS BLOB) WHERE of_table = :key AND number = 2'
    ),
    "another shape": sql("UPDATE log SET body = CAST('[]' AS BLOB) WHERE of_table = :key AND number = 2"),
    "an action that cannot be": sql(
        "UPDATE log SET body = CAST(json_set(CAST(body AS TEXT), '$.line.action', 'sink') AS BLOB)"
        " WHERE of_table = :key AND number = 2"
    ),
    "an action that is missing": sql("DELETE FROM log WHERE of_table = :key AND number = 0"),
    "a seat that is not there": sql(
        "UPDATE log SET body = CAST(json_set(CAST(body AS TEXT), '$.line.seat', 77) AS BLOB)"
        " WHERE of_table = :key AND number = 2"
    ),
}


async def refused_at(person: Person, table: str) -> None:
    with pytest.raises(Refused) as refused:
        await person.get(f"/api/tables/{table}")
    assert (refused.value.status, refused.value.code) == (409, "damaged")
    for path in ("transcript", "record"):
        assert (await person.http.get(f"/api/tables/{table}/{path}")).status_code == 409
    async with person.sit_at(table) as window:
        closed = await window.gone()
        assert (closed.code, closed.reason) == (4000, "damaged")


async def listed(person: Person) -> set[str]:
    everyones = (await person.get("/api/tables"))["tables"]
    mine = (await person.get("/api/me/tables"))["tables"]
    assert {table["id"] for table in everyones} == {of["table"]["id"] for of in mine}
    return {table["id"] for table in everyones}


async def plays_on(people: list[Person], table: str) -> None:
    windows = [await person.sit_at(table).open() for person in people]
    assert await play_out(windows, random.Random(2), most=3) == 3
    for window in windows:
        await window.close()


@pytest.mark.parametrize("kind", BAD_ROWS)
async def test_a_row_that_cannot_be_read(tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    tables = Damaged(tmp_path / "house.db")
    await tables.begin()
    tables.harm(BAD_ROWS[kind])
    caplog.clear()
    async with tables.opened() as (_, people):
        assert await listed(people[0]) == {tables.good}
        await refused_at(people[1], tables.bad)
        assert await listed(people[0]) == {tables.good}
        await plays_on(people, tables.good)
    _said_once(caplog, tables)


@pytest.mark.parametrize("kind", BAD_LOGS)
async def test_a_log_that_cannot_be_read(tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    tables = Damaged(tmp_path / "house.db")
    await tables.begin()
    tables.harm(BAD_LOGS[kind])
    caplog.clear()
    async with tables.opened() as (_, people):
        await refused_at(people[1], tables.bad)
        assert await listed(people[0]) == {tables.good}
        await plays_on(people, tables.good)
    _said_once(caplog, tables)


@pytest.mark.parametrize("part", ["row", "log"])
async def test_a_page_of_the_file_that_is_all_zeros(
    tmp_path: Path, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables = Damaged(tmp_path / "house.db")
    await tables.begin()
    tables.zero(part)
    caplog.clear()
    async with tables.opened() as (house, people):
        await refused_at(people[1], tables.bad)
        assert await listed(people[0]) == {tables.good}
        await plays_on(people, tables.good)
        wall = house.house.wall()
        house.house.wall = lambda: wall + 400 * DAY
        await prune(house.house)
        store = house.house.store
        assert await store.table(tables.good) is None
        with pytest.raises(Unreadable):
            await (store.table(tables.bad) if part == "row" else store.log(tables.bad))
    assert all(
        line.getMessage() == "table-set-aside" for line in caplog.records if line.levelno >= logging.ERROR
    )


async def test_talk_and_results_that_cannot_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tables = Damaged(tmp_path / "house.db")
    await tables.begin()
    tables.harm(sql("UPDATE talk SET body = CAST('{' AS BLOB) WHERE of_table = :key"))
    tables.harm(sql("INSERT INTO results (id, ended, body) VALUES (:bad, 1, CAST('{' AS BLOB))"))
    async with tables.opened() as (house, people):
        await plays_on(people, tables.bad)
        with pytest.raises(Unreadable):
            await house.house.store.result(tables.bad)
    assert any(line.getMessage() == "talk-left-out" for line in caplog.records)


async def test_results_are_made_for_the_others(tmp_path: Path) -> None:
    """And pruning is not held up by what has none."""
    store = SqliteStore(tmp_path / "house.db")
    await store.open()
    for number in range(3):
        await store.add(row(f"t{number}", status=Status.FINISHED, ended=150.0 + number))
        await store.append(f"t{number}", 0, played())
    await store.close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection:
        connection.execute("DROP TRIGGER log_is_append_only")
        connection.execute("UPDATE log SET body = '{' WHERE of_table = 1")
        connection.execute("UPDATE tables SET body = '{' WHERE key = 2")
        connection.commit()
    await store.open()
    await add_missing_results(store)
    assert [found.id for found in await store.without_result()] == ["t0", "t2"]
    await store.close()


def _said_once(caplog: pytest.LogCaptureFixture, tables: Damaged) -> None:
    said = [JsonLines().format(line) for line in caplog.records if line.levelno >= logging.ERROR]
    aside = [line for line in said if "table-set-aside" in line]
    assert len(aside) == 1
    assert tables.bad in aside[0]
    assert not any(secret in line for line in said for secret in tables.secrets if secret)
    assert not any("sink" in line or "Traceback" in line for line in said)
