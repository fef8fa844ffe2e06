"""Matches that are over, looked through by anybody: what is found, and what is not told."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.harness import Running
from tests.server.test_pictures import finished
from tortuga.core.game import Outcome, Way
from tortuga.games.turtles.options import PRESETS
from tortuga.server.api import explore
from tortuga.server.store import ResultRow, ResultSeat

pytestmark = pytest.mark.anyio


def result(table: str, ended: float, **changed: Any) -> ResultRow:
    seats = ResultSeat("ann", "Ann", None), ResultSeat(None, "Bot", "easy")
    return replace(
        ResultRow(
            table=table,
            game="turtles",
            options={},
            seats=seats,
            outcome=Outcome((0,), "goal"),
            sides=(),
            actions=30,
            started=ended - 10,
            ended=ended,
            private=False,
        ),
        **changed,
    )


async def ids(house: Running, query: str = "") -> list[float]:
    found = await house.stranger().get(f"/api/matches?{query}")
    return [match["ended"] for match in found["matches"]]


async def test_they_are_found_by_what_they_were(house: Running) -> None:
    store = house.house.store
    usual = msgspec.to_builtins(PRESETS[Way.USUAL].options)
    await store.add_result(result("a", 10.0))
    await store.add_result(result("b", 20.0, game="buccaneers", actions=90))
    await store.add_result(result("c", 30.0, outcome=Outcome((), "agreed"), options=usual))
    await store.add_result(result("d", 40.0, private=True))
    assert await ids(house) == [30.0, 20.0, 10.0]
    assert await ids(house, "game=buccaneers") == [20.0]
    assert await ids(house, "ending=drawn") == [30.0]
    assert await ids(house, "ending=decided") == [20.0, 10.0]
    assert await ids(house, "shortest=31") == [20.0]
    assert await ids(house, "longest=30") == [30.0, 10.0]
    assert await ids(house, "since=20&until=30") == [20.0]
    assert await ids(house, "way=usual") == [30.0]
    assert await ids(house, "way=own&game=turtles") == [10.0]
    assert await ids(house, "name=Ann") == [], "who has no public page is not found by name"


async def test_only_those_with_a_public_page_are_named(house: Running) -> None:
    table, (ann, _) = await finished(house)
    private, _ = await finished(house, private=True)
    whole = (await house.stranger().http.get("/api/matches")).text
    assert not any(secret in whole for secret in ("Ann", "Bob", private))
    path = (await ann.post("/api/me/profile", {"public": True}))["path"]
    (found,) = (await house.stranger().get("/api/matches?name=Ann"))["matches"]
    assert [(seat["name"], seat["path"]) for seat in found["seats"]] == [("Ann", path), (None, None)]
    assert found["table"] == table
    assert (await house.stranger().get("/api/matches?name=Bob"))["matches"] == []
    await ann.come_in("Anna")
    assert "Anna" in (await house.stranger().http.get("/api/matches?name=Anna")).text
    await ann.post("/api/me/forget")
    assert "Ann" not in (await house.stranger().http.get("/api/matches")).text
    assert (await house.stranger().get("/api/matches?name=Anna"))["matches"] == []


async def test_what_cannot_be_seen_again_is_not_linked(house: Running) -> None:
    await finished(house, watchable=False)
    (found,) = (await house.stranger().get("/api/matches"))["matches"]
    assert found["table"] is None


async def test_a_match_that_runs_changes_nothing(house: Running) -> None:
    await finished(house)
    before = (await house.stranger().http.get("/api/matches")).content
    await house.match("turtles")
    await house.match("buccaneers")
    assert (await house.stranger().http.get("/api/matches")).content == before


async def test_page_by_page(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "MATCHES", 2)
    for number in range(9):
        await house.house.store.add_result(result(f"t{number}", float(number % 4), actions=number))
    for wish, expected in (("", 9), ("shortest=3", 6), ("shortest=99", 0)):
        seen: list[Any] = []
        after, pages = "", 0
        while after is not None:
            page = await house.stranger().get(f"/api/matches?{wish}{after}")
            seen += [(match["ended"], match["actions"]) for match in page["matches"]]
            after = page["next"] and f"&after={page['next']}"
            pages += 1
            assert pages < 10
        assert len(seen) == len(set(seen)) == expected
        assert seen == sorted(seen, key=lambda one: -one[0])
