"""Databases of other versions and other programs: taken over without loss, or refused and left alone."""

import asyncio
import json
import lzma
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.long_runs import LONG
from tests.server.harness import PATIENCE, Person, Window, running_house
from tests.server.killed_starts import content
from tests.server.players import COMMAND
from tests.server.store_suite import match_of
from tests.server.test_serve import PLAIN
from tortuga.core.game import Outcome
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game
from tortuga.server.identity import Guest
from tortuga.server.store.migrations import MADE_BY_OLD_STEPS, OLD_KEEPER, STEPS, migrate, statements
from tortuga.server.store.sqlite import SqliteStore
from tortuga.server.upkeep import prune

BEFORE = Path(__file__).parent.parent / "fixtures" / "0.1.0"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database that version 0.1.0 wrote."""
    path = tmp_path / "house.db"
    path.write_bytes(lzma.decompress((BEFORE / "house.db.xz").read_bytes()))
    return path


def shape(database: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def change(database: Path, *commands: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for command in commands:
            connection.execute(command)
        connection.commit()


def test_an_old_database_becomes_like_a_new_one(old: Path, tmp_path: Path) -> None:
    migrate(tmp_path / "new.db")
    before = content(old)
    migrate(old)
    assert content(old) == before
    assert shape(old) == shape(tmp_path / "new.db")
    migrate(old)
    assert content(old) == before


def test_the_lock_of_a_killed_start_locks_nobody_out(old: Path) -> None:
    change(old, "INSERT INTO yoyo_lock (locked, ctime, pid) VALUES (1, '2026-01-01', 99999)")
    migrate(old)
    assert not [name for name, _ in shape(old) if name in OLD_KEEPER]


@pytest.mark.parametrize("seen", range(len(MADE_BY_OLD_STEPS)))
def test_an_old_start_that_got_halfway(tmp_path: Path, seen: int) -> None:
    """The keeper's own tables were there first, and a step was made before it was written down."""
    half = tmp_path / "half.db"
    made = [statement for step in STEPS[:seen] for statement in statements(step.read_text("utf-8"))]
    change(half, "CREATE TABLE _yoyo_migration (migration_id)", *made)
    migrate(half)
    migrate(tmp_path / "new.db")
    assert shape(half) == shape(tmp_path / "new.db")


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ("PRAGMA user_version = 99", "a newer version of Tortuga"),
        ("PRAGMA application_id = 7", "a database of another program"),
    ],
)
def test_what_is_not_for_us_is_refused_and_left_alone(tmp_path: Path, made: str, said: str) -> None:
    path = tmp_path / "house.db"
    migrate(path)
    change(path, made)
    before = path.read_bytes()
    command = [*COMMAND, "--port", "0", "--database", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=PLAIN, check=False, timeout=60)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("way", "times"), [("steps", 1000 if LONG else 50), ("moments", 1000 if LONG else 4)]
)
def test_a_killed_start_leaves_a_database_that_opens(old: Path, way: str, times: int) -> None:
    command = [sys.executable, "-m", "tests.server.killed_starts", str(old), way, str(times)]
    subprocess.run(command, check=True, timeout=7_200 if LONG else 300)


@pytest.mark.anyio
async def test_matches_of_the_version_before_go_on(old: Path) -> None:
    """Everyone sees what they saw, and plays on."""
    then = json.loads((BEFORE / "house.json").read_text("utf-8"))["tables"]
    async with running_house(database=str(old), ended_days=36_500, silent_days=36_500) as house:
        for table in then:
            seats = [
                (_returning(house, seat["key"], seat["name"]), seat["update"]) for seat in table["seats"]
            ]
            for person, shown in seats:
                if shown is not None:
                    await _sees_the_same(person, table["id"], shown)
            if table["kind"] == "finished":
                record = await seats[0][0].http.get(f"/api/tables/{table['id']}/record")
                assert verify(read_record(record.content)).outcome is not None
            if table["kind"] in ("running", "taken-back"):
                await _play_on([person for person, _ in seats], table["id"])


@pytest.mark.anyio
async def test_matches_that_ended_in_the_version_before_leave_a_result(old: Path) -> None:
    """When the house opens, and before anything is pruned."""
    then = json.loads((BEFORE / "house.json").read_text("utf-8"))["tables"]
    over = [table for table in then if table["kind"] == "finished"]
    store = SqliteStore(old)
    await store.open()
    async with running_house(store, ended_days=0.001) as house:
        async with asyncio.timeout(PATIENCE):
            while await store.without_result():
                await asyncio.sleep(0.01)
        await prune(house.house)
    for table in over:
        assert await store.table(table["id"]) is None
        result = await store.result(table["id"])
        assert result is not None
        assert [seat.name for seat in result.seats] == [seat["name"] for seat in table["seats"]]
        outcome = table["seats"][0]["update"]["view"]["outcome"]
        assert result.outcome == msgspec.convert(outcome, Outcome)
    await store.close()


def _returning(house: Any, key: str, name: str) -> Person:
    """Somebody who still has the cookie of then."""
    person: Person = house.stranger()
    identity = house.house.identity
    person.http.cookies["tortuga"] = identity.token(Guest("", name, key))
    return person


async def _sees_the_same(person: Person, table: str, shown: dict[str, Any]) -> None:
    async with person.sit_at(table) as window:
        await window.settled()
        assert _as_it_was(window) == shown["view"]
        # The question travels in the view alone since then, and the decision says whether there is a choice.
        decided = shown["decision"] and {**shown["decision"]}
        assert (decided.pop("question") if decided else None) == window.update["view"]["asked"]
        if window.asked:
            assert not window.update["decision"].pop("forced") or len(decided["actions"]) == 1
        assert window.update["decision"] == decided


def _as_it_was(window: Window) -> dict[str, Any]:
    """The view without options that came later."""
    view: dict[str, Any] = window.update["view"]
    newer = find_game(window.table["game"]).options_type.newer
    options = {name: value for name, value in view.get("options", {}).items() if name not in newer}
    return {**view, "options": options} if "options" in view else view


async def _play_on(people: list[Person], table: str) -> None:
    for _ in range(5):
        for person in people:
            async with person.sit_at(table) as window:
                await window.settled()
                if window.asked:
                    assert (await window.act())["type"] == "accepted"


@pytest.mark.anyio
async def test_results_from_before_are_listed_as_new_ones_are(tmp_path: Path) -> None:
    """What the step makes of results is what is written with one; what cannot be read is left out."""
    path = tmp_path / "house.db"
    store = SqliteStore(path)
    await store.open()
    await store.add_result(replace(match_of("ann", "bob", "a", private=False), options={"first": "south"}))
    await store.add_result(match_of("ann", "bob", "b", winner=None, private=False))
    await store.add_result(match_of("ann", "bob", "c"))
    await store.close()
    listed = "SELECT * FROM public_results ORDER BY of_result"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        written = connection.execute(listed).fetchall()
        assert [row[0] for row in written] == ["a", "b"]
        connection.execute("DELETE FROM public_results")
        connection.execute("INSERT INTO results (id, ended, body) VALUES ('broken', 0, '{')")
        (step,) = [one for one in STEPS if "public_results" in one.name]
        (fill,) = [one for one in statements(step.read_text("utf-8")) if "INSERT INTO" in one]
        connection.execute(fill)
        assert connection.execute(listed).fetchall() == written
