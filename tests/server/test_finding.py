"""A rare match is found among many without going through them: the store counts its steps, not the clock."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.long_runs import LONG
from tortuga.server.store import PublicWanted
from tortuga.server.store.migrations import migrate
from tortuga.server.store.sql.public_results import FILTERS, FOUND
from tortuga.server.store.sqlite import SqliteStore

MANY = 100_000 if LONG else 5_000
EVERY = 1_000
"""So many instructions of SQLite's machine are counted as one."""
FEW = 20 * EVERY
USUAL: dict[str, Any] = {"since": 0.0, "until": 1e12, "before": 1e12, "id": "", "most": 20}
FILL = """
    WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < :many)
    INSERT INTO results (id, ended, body) SELECT 't' || n, n, '{}' FROM number
"""
LIST = """
    INSERT INTO public_results (of_result, ended, game, reason, drawn, actions, options)
    SELECT id, ended, CASE WHEN ended % 3 THEN 'turtles' ELSE 'buccaneers' END,
        CASE ended WHEN 7 THEN 'resigned' WHEN 8 THEN 'agreed' ELSE 'goal' END, ended = 8,
        CASE ended WHEN 9 THEN 900 ELSE 30 END, CASE ended WHEN 10 THEN '{"swap":true}' ELSE '{}' END
    FROM results
"""


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    migrate(tmp_path / "house.db")
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute(FILL, {"many": MANY})
        connection.execute(LIST)
    yield connection
    connection.close()


def looked_for(connection: sqlite3.Connection, *filters: str, **values: Any) -> tuple[list[str], int]:
    """What is found, and how many instructions that took."""
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += EVERY
        return 0

    query = FOUND.format(filters="".join(f" AND {one}" for one in filters))
    usual = {**USUAL, "latest": values.get("before", USUAL["before"])}
    connection.set_progress_handler(count, EVERY)
    found = [id for id, _ in connection.execute(query, {**usual, **values})]
    connection.set_progress_handler(None, 0)
    return found, counted


@pytest.mark.parametrize(
    ("filters", "values", "expected"),
    [
        (["reason"], {"reason": "resigned"}, ["t7"]),
        (["drawn"], {"drawn": True}, ["t8"]),
        (["game", "drawn"], {"game": "turtles", "drawn": True}, ["t8"]),
        (["game", "reason"], {"game": "turtles", "reason": "resigned"}, ["t7"]),
        (["drawn", "shortest"], {"drawn": True, "shortest": 20}, ["t8"]),
    ],
)
def test_a_rare_ending_is_found_at_once(
    crowded: sqlite3.Connection, filters: list[str], values: dict[str, Any], expected: list[str]
) -> None:
    found, cost = looked_for(crowded, *(FILTERS[name] for name in filters), **values)
    assert found == expected
    assert cost < FEW


def test_a_rare_set_of_options_is_found_at_once(crowded: sqlite3.Connection) -> None:
    found, cost = looked_for(crowded, "one.options = :options", options='{"swap":true}')
    assert found == ["t10"]
    assert cost < FEW


def test_a_rare_length_is_found_in_one_index(crowded: sqlite3.Connection) -> None:
    """Lengths are a span, so all are looked at: in one index that has them, in the order of the list."""
    found, _ = looked_for(crowded, FILTERS["shortest"], shortest=100)
    assert found == ["t9"]
    query = FOUND.format(filters=f" AND {FILTERS['shortest']}")
    values = {**USUAL, "latest": 1e12, "shortest": 100}
    plan = [detail for *_, detail in crowded.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    assert any("USING COVERING INDEX public_by_end" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step for step in plan), plan


def test_a_page_in_the_middle_is_as_near_as_the_first(crowded: sqlite3.Connection) -> None:
    found, cost = looked_for(crowded, before=float(MANY // 2), id="")
    assert len(found) == 20
    assert cost < FEW


@pytest.mark.anyio
async def test_the_statements_are_those_of_the_store(crowded: sqlite3.Connection, tmp_path: Path) -> None:
    crowded.execute("DELETE FROM results WHERE id NOT IN ('t7', 't8')")
    crowded.commit()
    store = SqliteStore(tmp_path / "house.db")
    left_out: list[str] = []
    store.on_unreadable = lambda _part, table, _why: left_out.append(table)
    await store.open()
    assert await store.public_results(PublicWanted(reason="resigned"), 9) == []
    await store.close()
    assert left_out == ["t7"], "it was found, though there is nothing to read in it"
