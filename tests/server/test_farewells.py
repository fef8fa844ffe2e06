"""Logging out, here and everywhere, and being forgotten."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import PATIENCE, Person, Running, begin, kept_at, running_house
from tests.server.playing import play_out, settle
from tests.server.test_lobby import code_of, refusal, table_of
from tortuga.core.record import read_record, verify
from tortuga.server.store import FORGOTTEN, NAMELESS, Ages
from tortuga.server.store.choice import is_address
from tortuga.server.store.migrations.postgres import FOUND
from tortuga.server.store.postgres import PostgresStore
from tortuga.server.store.sql.database import Database
from tortuga.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
EVERY_TABLE = {SqliteStore: "SELECT name FROM sqlite_master WHERE type = 'table'", PostgresStore: FOUND}


def twin(house: Running, person: Person) -> Person:
    """Another device with the same token."""
    other = house.stranger()
    other.http.cookies["tortuga"] = person.token
    return other


async def test_logging_out_here_takes_the_cookie_away(house: Running) -> None:
    ann = await house.guest("Ann")
    other = twin(house, ann)
    assert await ann.post("/api/me/logout") == {"name": ""}
    assert "tortuga" not in ann.http.cookies
    assert await refusal(ann.get("/api/me")) == "no-identity"
    assert await other.get("/api/me") == {"name": "Ann"}


async def test_logging_out_elsewhere_leaves_this_device_alone(house: Running) -> None:
    ann = await house.guest("Ann")
    thief = twin(house, ann)
    table = await table_of(ann)
    async with thief.sit_at(table) as window:
        await window.settled()
        assert await ann.post("/api/me/logout", {"where": "elsewhere"}) == {"name": "Ann"}
        assert (await window.gone()).code == 1012
    assert (await (await thief.sit_at(table).open()).gone()).reason == "revoked-token"
    assert await refusal(thief.get("/api/me")) == "revoked-token"
    assert await refusal(thief.post(f"/api/tables/{table}/close")) == "revoked-token"
    await ann.come_in("Anna")
    await ann.post(f"/api/tables/{table}/close")


async def test_logging_out_everywhere(house: Running) -> None:
    ann = await house.guest("Ann")
    other = twin(house, ann)
    assert await ann.post("/api/me/logout", {"where": "everywhere"}) == {"name": ""}
    assert await refusal(ann.get("/api/me")) == "no-identity"
    assert await refusal(other.get("/api/me")) == "revoked-token"
    table = await table_of(await house.guest("Bob"))
    await other.come_in("Ann")
    assert (await other.post(f"/api/tables/{table}/join", {}))["seats"][1]["name"] == "Ann", "somebody new"


async def test_what_is_revoked_stays_so_after_a_restart_and_in_another_process(open_house: OpenHouse) -> None:
    house, beside = await open_house(), await open_house()
    ann = await house.guest("Ann")
    await twin(house, ann).post("/api/me/logout", {"where": "everywhere"})
    ann.url = beside.url
    other = twin(beside, ann)
    await beside.house.farewells.look(beside.house.wall() - 60)
    assert await refusal(other.get("/api/me")) == "revoked-token"
    later = await open_house()
    assert await refusal(twin(later, ann).get("/api/me")) == "revoked-token"


async def test_a_forgotten_guest_leaves_no_name_behind(house: Running, tmp_path: Path) -> None:
    store = house.house.store
    ann, bob = await house.guest("Ann the Unforgettable"), await house.guest("Bob")
    over = await begin([ann, bob], "turtles", clock={"kind": "none"})
    async with ann.sit_at(over) as one, bob.sit_at(over) as two:
        await settle([one, two])
        await one.ask({"type": "say", "text": "I live in Rue des Boucaniers 7"})
        await two.ask({"type": "say", "text": "Me too"})
        await play_out([one, two], random.Random(1))
    running = await begin([bob, ann], "turtles", options={"first": "south"})
    gathering = await table_of(ann, private=True)
    await bob.post(f"/api/tables/{gathering}/join", {"code": await code_of(ann, gathering)})
    alone = await begin([ann], "turtles", seats=[{}, {"kind": "bot", "bot": "random"}])
    guest = house.house.identity.guest(ann.token)

    assert await ann.post("/api/me/forget") == {"name": ""}

    assert await refusal(ann.get("/api/me")) == "no-identity"
    for table in (over, running, gathering):
        assert "Unforgettable" not in str(await bob.get(f"/api/tables/{table}"))
    seats = (await bob.get(f"/api/tables/{over}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", NAMELESS), ("person", "Bob")]
    assert (await bob.get(f"/api/tables/{running}"))["seats"][1]["kind"] == "bot"
    assert (await bob.get(f"/api/tables/{gathering}"))["host"] == 1, "it goes on under somebody else"
    assert (await bob.get(f"/api/tables/{alone}"))["status"] == "closed"
    async with bob.sit_at(over) as two:
        talk = (await two.until("welcome"))["talk"]
        assert [(said["name"], said["text"]) for said in talk] == [(NAMELESS, "…"), ("Bob", "Me too")]
    record = read_record((await bob.http.get(f"/api/tables/{over}/record")).content)
    assert verify(record).outcome is not None, "the match of the other is whole"
    result = await store.result(over)
    assert result is not None
    assert result.seats[0].holder == FORGOTTEN
    await store.prune(Ages(0.0, 1e12, 0.0))  # what is closed goes within days
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        for place in ("tables", "results", "talk"):
            for (body,) in database.execute(f"SELECT body FROM {place}"):
                assert b"Unforgettable" not in body
                assert guest.id.encode() not in body

    again = await bob.post(f"/api/tables/{over}/rematch")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]


async def test_being_forgotten_changes_nothing_that_is_not_in_memory_either(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    over = await begin([ann, bob], "turtles", clock={"kind": "none"})
    async with ann.sit_at(over) as one, bob.sit_at(over) as two:
        await play_out([one, two], random.Random(1))
    house.house.tables.live.clear()
    await ann.post("/api/me/forget")
    assert over not in house.house.tables.live
    record = read_record((await bob.http.get(f"/api/tables/{over}/record")).content)
    assert record.seats == (NAMELESS, "Bob")
    assert verify(record).outcome is not None


async def test_nothing_in_the_whole_database_names_whoever_is_forgotten(
    database: str, tmp_path: Path
) -> None:
    """Every table and column; for SQLite also every byte of the file and of its write-ahead log."""
    async with running_house(**kept_at(database)) as house:
        ann, bob = await house.guest("Ann the Unforgettable"), await house.guest("Bob")
        over = await begin([ann, bob], "turtles", private=False)
        async with ann.sit_at(over) as one:
            await one.settled()
            await one.ask({"type": "say", "text": "I live in Rue des Boucaniers 7"})
            await one.ask({"type": "resign"})
        await begin([bob, ann], "tortuga1667")
        await table_of(ann)
        closed = await table_of(ann)
        await ann.post(f"/api/tables/{closed}/close")
        banned = await table_of(bob)
        await ann.post(f"/api/tables/{banned}/join", {})
        await bob.post(f"/api/tables/{banned}/kick", {"seat": 1})
        await ann.post("/api/me/profile", {"public": True})
        await ann.post("/api/me/logout", {"where": "elsewhere"})
        async with asyncio.timeout(PATIENCE):
            while await house.house.store.unrated(1):
                await asyncio.sleep(0.01)
        secrets = [
            b"Unforgettable",
            b"Boucaniers",
            house.house.identity.guest(ann.token).id.encode(),
        ]
        assert all([await _found(house, secret) for secret in secrets]), "they are there before"
        old = twin(house, ann)

        await ann.post("/api/me/forget")

        assert not any([await _found(house, secret) for secret in secrets])
        if not is_address(database):
            written = b"".join(file.read_bytes() for file in sorted(tmp_path.glob("house.db*")))
            assert not any(secret in written for secret in secrets)
        assert await refusal(old.get("/api/me")) == "revoked-token"
        record = read_record((await bob.http.get(f"/api/tables/{over}/record")).content)
        assert verify(record).outcome is not None, "the match of the other is whole"
        (match,) = (await bob.get("/api/me/matches"))["matches"]
        assert [seat["name"] for seat in match["seats"]] == [NAMELESS, "Bob"]


async def _found(house: Running, secret: bytes) -> bool:
    """Whether any column of any table holds these bytes."""
    store = house.house.store
    assert isinstance(store, Database)
    names = await store.fetch(EVERY_TABLE[type(store)])
    for (name,) in names:
        for row in await store.fetch(f"SELECT * FROM {name}"):
            if any(secret in (cell if isinstance(cell, bytes) else str(cell).encode()) for cell in row):
                return True
    return False
