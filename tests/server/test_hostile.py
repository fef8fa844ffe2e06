"""Everything a bad or broken client can send is refused with a code; the table and the others go on."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Running, Window
from tests.server.playing import one_action, play_out, settle
from tortuga.server.identity import Identity

pytestmark = pytest.mark.anyio

SOUTH = {"first": "south"}


async def answer_to(window: Window, frame: str | bytes | dict[str, Any]) -> dict[str, Any]:
    """The next refusal or acknowledgement after a frame."""
    await window.send(frame)
    while True:
        message = await window.receive()
        if message["type"] in ("refused", "accepted", "pong"):
            return message


async def untouched(windows: list[Window]) -> None:
    """The match goes on as if nothing had happened."""
    for window in windows:
        await window.settled()
    await play_out(windows, random.Random(7), most=4)


# Actions


@pytest.mark.parametrize(
    ("decision", "action", "code"),
    [
        (1, {"type": "step", "origin": "d1", "to": "d7"}, "illegal-action"),
        (1, {"type": "castle"}, "malformed-action"),
        (1, {"type": "step"}, "malformed-action"),
        (1, {"type": "step", "origin": "a1", "to": "a2", "fast": True}, "malformed-action"),
        (1, 7, "malformed-action"),
        (1, None, "malformed-action"),
        (1, "d1-d2", "malformed-action"),
        (0, {}, "malformed-action"),
        (0, {"type": "step", "origin": "d1", "to": "d7"}, "unknown-decision"),
        (-1, {"type": "step", "origin": "d1", "to": "d7"}, "unknown-decision"),
        (2, {"type": "step", "origin": "d1", "to": "d7"}, "unknown-decision"),
        (10**15, {"type": "step", "origin": "d1", "to": "d7"}, "unknown-decision"),
    ],
)
async def test_wrong_actions(house: Running, decision: int, action: Any, code: str) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        frames = len(two.frames)
        refused = await one.ask({"type": "act", "decision": decision, "action": action})
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["text"]
        await two.settled()
        assert len(two.frames) == frames + 1  # its own pong
        await untouched([one, two])


async def test_out_of_turn_doubled_and_late_answers(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        action = one.update["decision"]["actions"][0]["action"]
        early = await two.ask({"type": "act", "decision": 1, "action": action})
        assert early["code"] == "unknown-decision"
        first = {"type": "act", "decision": 1, "action": action}
        await one.send({**first, "ref": "a"})
        await one.send({**first, "ref": "b"})
        assert (await one.until("accepted"))["ref"] == "a"
        doubled = await one.until("refused")
        assert (doubled["code"], doubled["ref"]) == ("answered-decision", "b")
        await settle([one, two])
        await two.act()
        await settle([one, two])
        assert (await one.ask(first))["code"] == "answered-decision"
        await one.act()
        assert (await one.ask(first))["code"] == "closed-decision"
        await play_out([one, two], random.Random(1))
        assert (await one.ask(first))["code"] == "match-over"


async def test_before_the_match_there_is_nothing_to_answer(house: Running) -> None:
    ann = await house.guest()
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    async with ann.sit_at(table) as one:
        assert (await one.ask({"type": "act", "decision": 1, "action": {}}))["code"] == "not-running"


# Frames


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        "{",
        "[]",
        "null",
        "7",
        '"act"',
        "{}",
        '{"type": "sing"}',
        '{"type": "act"}',
        '{"type": "act", "decision": "1", "action": {}}',
        '{"type": "act", "decision": 1.5, "action": {}}',
        '{"type": "act", "decision": 1, "action": {}, "seat": 1}',
        '{"type": "act", "decision": 1e400, "action": {}}',
        '{"type": "act", "decision": 99999999999999999999999, "action": {}}',
        '{"type": "act", "decision": 1, "action": NaN}',
        '{"type": "say", "text": 7}',
        '{"type": "say", "text": "\\ud800"}',
        '{"type": "ping", "ref": ' + '"x"' * 1 + ', "ref2": 1}',
        '{"type": "ping", "ref": "' + "x" * 65 + '"}',
        '{"type": "ping", "ref": {}}',
        "[" * 10_000,
        '{"type":' * 1_000,
        '{"type": "act", "decision": 1, "action": ' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"type": "act", "decision": 1, "action": ' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}",
    ],
)
async def test_malformed_frames(house: Running, frame: str) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        refused = await answer_to(one, frame)
        assert refused["type"] == "refused"
        assert refused["code"] in ("malformed", "malformed-action", "bad-text")
        await untouched([one, two])


async def test_binary_frames(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert (await answer_to(one, b'{"type": "ping"}'))["code"] == "binary-frame"
        assert (await answer_to(one, bytes(range(256))))["code"] == "binary-frame"
        await untouched([one, two])


async def test_huge_frames_end_the_connection_and_nothing_else(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        huge = await ann.sit_at(table).open()
        await huge.send("x" * 100_000)
        assert (await huge.gone()).code == 1009
        split = await ann.sit_at(table).open()
        with suppress(ConnectionClosed):
            await split.socket.send("x" * 1000 for _ in range(100))
        assert (await split.gone()).code == 1009
        await untouched([one, two])


async def test_text_that_is_no_text(house: Running) -> None:
    """A text frame that is not UTF-8 ends the connection."""
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        broken = await ann.sit_at(table).open()
        await broken.socket.send(b"\xff\xfe", text=True)
        assert (await broken.gone()).code == 1007
        await untouched([one, two])


async def test_a_flood_is_refused_and_then_cut_off(open_house: OpenHouse) -> None:
    house = await open_house(frames_per_second=1.0)
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        flood = await ann.sit_at(table).open()
        for _ in range(200):
            await flood.send({"type": "ping"})
        closed = await flood.gone()
        assert (closed.code, closed.reason) == (1008, "too-fast")
        answers = [json.loads(frame) for frame in flood.frames]
        codes = [answer["code"] for answer in answers if answer["type"] == "refused"]
        assert set(codes) == {"too-fast"}
        assert len(codes) >= 50
        await two.settled()


async def test_a_flood_of_requests(open_house: OpenHouse) -> None:
    house = await open_house(requests_per_second=1.0)
    ann = await house.guest("Ann")
    statuses = [(await ann.http.get("/api/tables")).status_code for _ in range(40)]
    assert statuses[0] == 200
    assert 429 in statuses
    bob = house.stranger()
    assert (await bob.http.get("/api/tables", headers={"cookie": "tortuga=x"})).status_code == 200
    strangers = [
        (await bob.http.get("/api/games", headers={"cookie": f"tortuga={n}"})).status_code for n in range(40)
    ]
    assert 429 in strangers  # a new made-up identity each time does not help


# Who somebody is


def tampered(token: str) -> str:
    return token[:-5] + ("AAAAA" if token[-5:] != "AAAAA" else "BBBBB")


async def with_token(house: Running, token: str | None) -> Person:
    person = house.stranger()
    if token is not None:
        person.http.cookies.set("tortuga", token)
    return person


async def test_forged_expired_and_missing_tokens(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    identity = house.house.identity
    aged = Identity.__new__(Identity)
    aged.__dict__.update(identity.__dict__)
    aged._age = -1
    strangers: dict[str, list[str | None]] = {
        "bad-token": [
            tampered(ann.token),
            "rubbish",
            Identity("x" * 20, 1e6).token(identity.new_guest("Eve")),
        ],
        "no-identity": [None, ""],
    }
    for code, tokens in strangers.items():
        for token in tokens:
            person = await with_token(house, token)
            window = await person.sit_at(table).open()
            assert (await window.receive())["code"] == code
            assert (await window.gone()).reason == code
            answer = await person.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (401, code)
    house.house.identity = aged
    house.sockets.house.identity = aged
    window = await ann.sit_at(table).open()
    assert (await window.receive())["code"] == "expired-token"
    await window.gone()
    assert (await ann.http.get("/api/me")).json()["code"] == "expired-token"
    house.house.identity = identity
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await untouched([one, two])


async def test_a_seat_belongs_to_its_token(house: Running) -> None:
    """Nobody else can act in it, see from it, or take it; a name is no identity."""
    table, (ann, _) = await house.match(options=SOUTH)
    eve = await house.guest("player 0")
    async with ann.sit_at(table) as one, eve.sit_at(table) as spying:
        await settle([one, spying])
        assert spying.update["view"]["seat"] is None
        action = one.update["decision"]["actions"][0]["action"]
        assert (await spying.ask({"type": "act", "decision": 1, "action": action}))["code"] == "not-seated"
        for path, body in (
            ("join", {"seat": 0}),
            ("join", {}),
            ("leave", {}),
            ("ready", {}),
            ("rematch", {}),
        ):
            answer = await eve.http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code in (403, 409), path
        mine = await eve.get(f"/api/tables/{table}/transcript")
        assert mine["seat"] is None
        assert (await eve.http.get(f"/api/tables/{table}/record")).json()["code"] == "still-running"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_wrong_origins(house: Running, origin: str) -> None:
    table, (ann, _) = await house.match()
    url = house.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, additional_headers={"Cookie": f"tortuga={ann.token}", "Origin": origin})
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "wrong-origin"
    answer = await ann.http.post(f"/api/tables/{table}/leave", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    async with ann.sit_at(table, Origin=house.url) as one:
        await one.settled()


async def refusal_of(window: Window) -> str:
    """The code that a window is refused with, or the status where the path is none of ours."""
    try:
        await window.open()
    except InvalidStatus as refused:
        return str(refused.response.status_code)
    code = (await window.receive())["code"]
    await window.close()
    return str(code)


async def test_unknown_tables(house: Running) -> None:
    ann = await house.guest()
    for table in ("nowhere", "%00", "x" * 200, "..%2f..%2fetc", "'; DROP TABLE tables; --"):
        window = ann.sit_at(table.replace(" ", "%20"))
        assert await refusal_of(window) in ("unknown-table", "404", "403"), table


async def test_a_socket_that_is_none_of_ours(house: Running) -> None:
    for path in ("/", "/api/tables", "/api/tables/a/b/socket"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(house.url.replace("http", "ws") + path)
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body)["code"] == "not-found"


async def test_too_many_windows(open_house: OpenHouse) -> None:
    """Of somebody who plays the oldest goes; whoever watches has to close one first."""
    house = await open_house(connections_per_guest=3)
    table, (ann, bob) = await house.match(options=SOUTH)
    windows = [await ann.sit_at(table).open() for _ in range(4)]
    oldest = await windows[0].gone()
    assert (oldest.code, oldest.reason) == (4000, "too-many-connections")
    async with bob.sit_at(table) as two:
        await settle([*windows[1:], two])
        await one_action([windows[3], two], random.Random(1))
    eve = await house.guest("Eve")
    watching = [await eve.sit_at(table).open() for _ in range(3)]
    fourth = await eve.sit_at(table).open()
    assert (await fourth.receive())["code"] == "too-many-connections"
    await fourth.gone()
    await settle(watching)
    await watching[0].close()
    again = await eve.sit_at(table).open()
    await again.settled()
    for window in (*windows, *watching, again):
        await window.close()


# Requests


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 50_000, 400),
        (b'{"name": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", 400),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": 7}', 400),
        (b'{"name": "Ann", "id": "root"}', 400),
    ],
)
async def test_malformed_requests(house: Running, body: bytes, status: int) -> None:
    answer = await house.stranger().http.post(
        "/api/me", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/../../etc/passwd", 404, "not-found"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404, "not-found"),
        ("DELETE", "/api/me", 405, "method-not-allowed"),
        ("PUT", "/api/tables", 405, "method-not-allowed"),
        ("GET", "/metrics", 403, "metrics-closed"),
        ("GET", "/api/games/chess/schema", 404, "unknown-game"),
    ],
)
async def test_wrong_requests(house: Running, method: str, path: str, status: int, code: str) -> None:
    answer = await house.stranger().http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["x-content-type-options"] == "nosniff"
