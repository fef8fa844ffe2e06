"""A house moves from SQLite to PostgreSQL and back; everything comes along, and every match is proved."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.harness import Running, kept_at, running_house
from tests.server.playing import play_out
from tests.server.store_suite import played, row
from tortuga.cli.app import app
from tortuga.server.moving import MovedHouse, is_empty, move
from tortuga.server.store import Expected, PlanRow, SlowWait, Status, Store, Subscription, Vacation
from tortuga.server.store.choice import store_at
from tortuga.server.store.contents import PARTS, MovableStore, Record

pytestmark = pytest.mark.anyio


async def _live_in(house: Running) -> tuple[str, str]:
    """A match that is over and one that goes on, with talk, somebody who has logged out, and a result."""
    over, (ann, bob) = await house.match()
    async with ann.sit_at(over) as one, bob.sit_at(over) as two:
        await one.ask({"type": "say", "text": "ahoy"})
        await play_out([one, two], random.Random(3))
    running, (cid, dot) = await house.match("buccaneers")
    async with cid.sit_at(running) as one, dot.sit_at(running) as two:
        await play_out([one, two], random.Random(4), 12)
    await house.guest("Eve")
    await dot.post("/api/me/logout", {"where": "everywhere"})
    await _be_slow(house.house.store, running)
    return over, running


async def _be_slow(store: Store, table: str) -> None:
    """As if one of them were slow."""
    await store.note_waits(table, [SlowWait(table, "ann", 1.0, 2e9)])
    await store.note_plan(table, "ann", PlanRow(0, (Expected("a", "b"),)))
    await store.note_vacation("ann", Vacation(1.0, 2.0))
    await store.subscribe("ann", Subscription("https://push/a", "p", "a", "en"), 1.0, 3)
    assert await store.take_calls(9.0, 8.0, 7.0, 10.0, 1)


async def _everything(store: MovableStore) -> dict[str, list[Record]]:
    return {part.name: await store.carry_out(part, 10_000) for part in PARTS}


async def _moved(source: str, target: str) -> MovedHouse:
    here, there = store_at(source), store_at(target)
    await here.open()
    await there.open()
    try:
        assert await is_empty(there)
        done = await move(here, there, lambda _part, _count: None)
        assert await _everything(here) == await _everything(there)
        return done
    finally:
        await here.close()
        await there.close()


async def test_there_and_back_again(tmp_path: Path, postgres_url: str) -> None:
    first, second = str(tmp_path / "first.db"), str(tmp_path / "second.db")
    async with running_house(database=first) as house:
        over, running = await _live_in(house)
        person = house.people[0]
        token, key = person.token, await house.house.store.keep("secret-key", "")
    proved = MovedHouse(tables=2, matches=2, unproved=())
    assert await _moved(first, postgres_url) == proved
    assert await _moved(postgres_url, second) == proved
    for new_home in (postgres_url, second):
        async with running_house(**kept_at(new_home)) as house:
            assert await house.house.store.keep("secret-key", "") == key
            ann = house.stranger()
            ann.http.cookies.set("tortuga", token)
            assert (await ann.get(f"/api/tables/{over}/record"))["outcome"]
            assert (await house.house.tables.table(running)).index == 12
            assert await house.match(), "a new table finds its place beside the old ones"


async def test_what_cannot_be_played_again_comes_along_and_is_named(
    tmp_path: Path, postgres_url: str
) -> None:
    path = str(tmp_path / "house.db")
    store = store_at(path)
    await store.open()
    await store.add(row("nonsense", status=Status.RUNNING))
    await store.append("nonsense", 0, played("no such move"))
    await store.add(row("torn"))
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET body = CAST('x' AS BLOB) WHERE id = 'torn'")
    connection.close()
    done = await _moved(path, postgres_url)
    assert done.unproved == ("nonsense", "torn")


def test_the_command_moves_into_an_empty_place_only(tmp_path: Path, postgres_url: str) -> None:
    store = store_at(str(tmp_path / "house.db"))
    command = ["move-house", str(tmp_path / "house.db"), postgres_url]
    tell = CliRunner()
    assert tell.invoke(app, command).exit_code == 2, "there is no house to move"

    async def furnish() -> None:
        await store.open()
        await store.add(row(status=Status.CLOSED))
        await store.close()

    asyncio.run(furnish())
    done = tell.invoke(app, command)
    assert (done.exit_code, done.output.splitlines()[-1][:19]) == (0, "One table has moved")
    again = tell.invoke(app, command)
    assert again.exit_code == 2
    assert "already" in again.output
