"""For whoever runs the house: health, figures, logs, restarts, tidiness."""

import asyncio
import json
import logging
import random
from typing import Any

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import PATIENCE, Running, until
from tests.server.playing import play_out, settle
from tortuga.server.logs import JsonLines, PlainLines
from tortuga.server.settings import DAY
from tortuga.server.store import Played, Status, StoreFailed
from tortuga.server.upkeep import LEFT, UNUSED, prune, put_away

pytestmark = pytest.mark.anyio


async def test_health(house: Running) -> None:
    assert await house.stranger().get("/health") == {"status": "open"}
    house.house.closing = True
    answer = await house.stranger().http.get("/health")
    assert (answer.status_code, answer.json()["code"]) == (503, "restarting")


async def test_figures_for_the_operator_alone(open_house: OpenHouse) -> None:
    house = await open_house(metrics_token="let-me-see")
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await play_out([one, two], random.Random(1), most=3)
        await one.send("rubbish")
        await one.settled()
        for token in ("", "wrong", "Bearer wrong", "ü"):
            headers = {"authorization": token.encode()}
            assert (await ann.http.get("/metrics", headers=headers)).status_code == 403
        answer = await ann.http.get("/metrics", headers={"authorization": "Bearer let-me-see"})
    lines = answer.text.splitlines()
    assert 'tortuga_tables{status="running"} 1.0' in lines
    assert 'tortuga_connections{role="seat"} 2.0' in lines
    assert 'tortuga_actions_total{by="person",game="buccaneers"} 3.0' in lines
    assert 'tortuga_refusals_total{code="malformed"} 1.0' in lines
    assert "tortuga_action_seconds_count 3.0" in lines
    for name in ("tortuga_commit_seconds", "tortuga_bot_seconds", "tortuga_requests"):
        assert any(line.startswith(f"# TYPE {name}") for line in lines)


async def test_logs_hold_no_secrets(open_house: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "tortuga.server")
    house = await open_house()
    table, (ann, bob) = await house.match("buccaneers", private=False)
    links = await ann.get(f"/api/tables/{table}/links")
    code = links["invite"].partition("code=")[2]
    await bob.get(f"/api/tables/{table}?code={code}")
    async with ann.sit_at(table, f"?code={code}") as one, bob.sit_at(table) as two:
        await play_out([one, two], random.Random(1), most=6)
        await one.ask({"type": "say", "text": "a private joke"})
        await one.send("rubbish")
        await one.settled()
    await bob.http.get("/api/me", headers={"cookie": "tortuga=forged-token"})
    row = house.house.tables.live[table].row
    logged = "\n".join(JsonLines().format(line) + PlainLines().format(line) for line in caplog.records)
    assert "table-created" in logged
    assert "socket-open" in logged
    actions = [e.line.action for e in await house.house.store.log(table) if isinstance(e, Played)]
    secrets = [
        ann.token,
        bob.token,
        code,
        row.secret,
        row.words[1],
        "ahoy",
        "forged-token",
        "a private joke",
        "player",
    ]
    for secret in (*secrets, *(action for action in actions if len(action) > 3)):
        assert secret not in logged


async def test_log_lines_are_json_with_fields(caplog: pytest.LogCaptureFixture) -> None:
    from tortuga.server.logs import log

    caplog.set_level(logging.INFO, "tortuga.server")
    try:
        raise ValueError("a mistake")
    except ValueError as mistake:
        log("went-wrong", logging.ERROR, failure=mistake, table="t1", seat=2)
    line = json.loads(JsonLines().format(caplog.records[-1]))
    assert (line["level"], line["event"], line["table"], line["seat"]) == ("error", "went-wrong", "t1", 2)
    assert "a mistake" in line["traceback"]
    assert "went-wrong table=t1 seat=2" in PlainLines().format(caplog.records[-1])


async def test_a_closing_house_asks_everyone_to_come_back(open_house: OpenHouse) -> None:
    house = await open_house()
    table, (ann, bob) = await house.match()
    one, two = await ann.sit_at(table).open(), await bob.sit_at(table).open()
    await settle([one, two])
    house.server.should_exit = True
    for window in (one, two):
        goodbye = await window.until("goodbye")
        assert goodbye["code"] == "restarting"
        assert goodbye["retry_after"] > 0
        closed = await window.gone()
        assert (closed.code, closed.reason) == (1012, "restarting")
    again = await open_house()
    ann.url = again.url
    async with ann.sit_at(table, f"?after={one.update['number']}") as back:
        await back.settled()
        assert not back.update


async def test_a_failing_store_acknowledges_nothing(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, bob) = await house.match(options={"first": "south"})
    store = house.house.store
    append = store.append

    async def failing(*_: Any) -> None:
        raise StoreFailed("no room left")

    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        monkeypatch.setattr(store, "append", failing)
        assert (await one.act())["code"] == "busy"
        await settle([one, two])
        assert two.update["number"] == 1
        monkeypatch.setattr(store, "append", append)
        assert (await one.act())["type"] == "accepted"
        await settle([one, two])
        assert two.update["number"] == 2


async def test_an_action_that_was_written_but_not_heard_of_is_found_again(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store wrote it, then something broke: the next action is refused or taken on the true state."""
    table, (ann, bob) = await house.match(options={"first": "south"})
    store = house.house.store
    append = store.append

    async def breaking(*given: Any) -> None:
        await append(*given)
        raise StoreFailed("the line went dead")

    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        monkeypatch.setattr(store, "append", breaking)
        assert (await one.act())["code"] == "busy"
        monkeypatch.setattr(store, "append", append)
        assert (await one.act())["code"] == "answered-decision"
        await ann.post(f"/api/tables/{table}/lock", {"locked": True})
        await settle([one, two])
        assert two.update["number"] == 2
        assert (await two.act())["type"] == "accepted"


@pytest.mark.parametrize(
    ("failure", "code"), [(StoreFailed("no disk"), "busy"), (ZeroDivisionError(), "internal")]
)
async def test_whoever_comes_in_trouble_is_told_so(
    house: Running, monkeypatch: pytest.MonkeyPatch, failure: Exception, code: str
) -> None:
    table, (ann, _) = await house.match()

    async def failing(_: str) -> None:
        raise failure

    with monkeypatch.context() as broken:
        broken.setattr(house.house.tables, "table", failing)
        async with ann.sit_at(table) as one:
            closed = await one.gone()
            assert (closed.code, closed.reason) == (4000, code)
    async with ann.sit_at(table) as one:
        await one.settled()
    async with asyncio.timeout(PATIENCE):
        while house.sockets.open:
            await asyncio.sleep(0.01)


async def test_a_mistake_of_ours_ends_no_conversation(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, _) = await house.match()

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    async with ann.sit_at(table) as one:
        await one.settled()
        monkeypatch.setattr(house.house.talk, "say", broken)
        assert (await one.ask({"type": "say", "text": "x"}))["code"] == "internal"
        await one.settled()
        monkeypatch.setattr(house.house.tables, "change", broken)
        answer = await ann.http.post(f"/api/tables/{table}/leave")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")


async def test_old_tables_are_pruned_and_unused_ones_put_away(house: Running) -> None:
    running, _ = await house.match()
    ann = await house.guest("Ann")
    waiting = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    inner = house.house
    await prune(inner)
    put_away(inner)
    assert set(inner.tables.live) == {running, waiting}
    now = inner.now()
    inner.now = lambda: now + UNUSED + 1
    put_away(inner)
    assert not inner.tables.live
    assert (await ann.get(f"/api/tables/{waiting}"))["status"] == "gathering"
    wall = inner.wall()
    inner.wall = lambda: wall + 3 * DAY
    await prune(inner)
    assert (await ann.http.get(f"/api/tables/{waiting}")).status_code == 404
    inner.wall = lambda: wall + 40 * DAY
    await prune(inner)
    assert await inner.store.tables((Status.RUNNING,)) == []


async def test_a_match_that_is_over_leaves_the_memory_with_its_people(house: Running) -> None:
    table, (ann, _) = await house.match()
    inner = house.house
    now = inner.now()
    inner.now = lambda: now + LEFT + 1
    async with ann.sit_at(table) as one:
        await one.settled()
        await one.ask({"type": "resign"})
        put_away(inner)
        assert table in inner.tables.live, "somebody looks at it"
    await until(lambda: not inner.tables.live[table].connections)
    put_away(inner)
    assert table not in inner.tables.live
    async with ann.sit_at(table) as one:
        await one.settled()
        assert one.update["view"]["outcome"]


async def test_a_log_that_does_not_hold_harms_no_other_table(open_house: OpenHouse) -> None:
    house = await open_house()
    good, (ann, _) = await house.match()
    bad, _ = await house.match()
    await house.house.store.append(bad, 0, Played(_impossible(), 0.0))
    again = await open_house()
    ann.url = again.url
    ann.http.base_url = again.url
    answer = await ann.http.get(f"/api/tables/{bad}")
    assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
    async with ann.sit_at(good) as one:
        await one.settled()
        assert one.update
    assert set(again.house.tables.live) == {good}


def _impossible() -> Any:
    from tortuga.core.record import Line

    return Line(0, "a1-g7")


async def test_the_page_says_what_is_missing(house: Running) -> None:
    for path in ("/", "/t/some-table?code=x"):
        answer = await house.stranger().http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    document = await house.stranger().get("/api/openapi.json")
    assert "/api/tables/{table_id}/join" in document["paths"]


async def test_bots_of_another_table_delay_nobody(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While every worker thinks, people play on."""
    pool = house.house._pool

    async def slowly(*_: Any) -> Any:
        await asyncio.sleep(60)

    monkeypatch.setattr(pool, "choose", slowly)
    ann = await house.guest("Ann")
    for _ in range(5):
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        table = (await ann.post("/api/tables", {"game": "turtles", "seats": seats, "sit": False}))["id"]
        await ann.post(f"/api/tables/{table}/start", {})
    match, people = await house.match()
    async with people[0].sit_at(match) as one, people[1].sit_at(match) as two:
        async with asyncio.timeout(10):
            await play_out([one, two], random.Random(1))
