"""Talk at a table."""

import json

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import Running, Window
from tests.server.playing import settle
from tortuga.server.talk import PHRASES
from tortuga.text import LANGUAGES, voice

pytestmark = pytest.mark.anyio


def said(window: Window) -> list[str]:
    messages = [json.loads(frame) for frame in window.frames]
    return [message["text"] for message in messages if message["type"] == "said"]


async def test_everyone_hears_what_is_said(house: Running) -> None:
    table, (ann, bob) = await house.match()
    eve = await house.guest("Eve")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two, eve.sit_at(table) as three:
        await settle([one, two, three])
        assert (await one.ask({"type": "say", "text": "  Ahoy,\n you\u0007 two "}))["type"] == "accepted"
        assert (await two.ask({"type": "phrase", "phrase": "hello"}))["type"] == "accepted"
        await settle([one, two, three])
        for window in (one, two, three):
            assert said(window) == ["Ahoy, you two", "Ahoy!"]
        assert (await three.ask({"type": "say", "text": "psst"}))["code"] == "not-seated"
        heard = json.loads(next(frame for frame in two.frames if '"said"' in frame))
        assert (heard["number"], heard["seat"], heard["name"]) == (1, 0, "player 0")


async def test_whoever_comes_later_reads_what_was_said(house: Running) -> None:
    table, (ann, bob) = await house.match()
    async with ann.sit_at(table) as one:
        await one.settled()
        await one.ask({"type": "say", "text": "first"})
        await one.ask({"type": "phrase", "phrase": "bye"})
    async with bob.sit_at(table) as two:
        welcome = await two.until("welcome")
        assert [talk["text"] for talk in welcome["talk"]] == ["first", "Fair winds!"]
        assert [talk["phrase"] for talk in welcome["talk"]] == [None, "bye"]


async def test_no_markup_reaches_a_page(house: Running) -> None:
    table, (ann, bob) = await house.match()
    nasty = "<script>alert('x' && \"y\")</script>"
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.ask({"type": "say", "text": nasty})
        await two.settled()
        assert said(two) == [nasty]
        for frame in two.frames + one.frames:
            assert not set("<>&") & set(frame)


async def test_no_markup_in_names_either(house: Running) -> None:
    ann = await house.guest("<b>Ann</b>")
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    async with ann.sit_at(table) as one:
        welcome = await one.until("welcome")
        assert welcome["table"]["seats"][0]["name"] == "<b>Ann</b>"
        assert "<" not in one.frames[0]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "say", "text": ""}, "bad-text"),
        ({"type": "say", "text": "\n\u202e"}, "bad-text"),
        ({"type": "say", "text": "x" * 301}, "bad-text"),
        ({"type": "phrase", "phrase": "curse"}, "unknown-phrase"),
    ],
)
async def test_not_everything_can_be_said(house: Running, message: dict[str, str], code: str) -> None:
    table, (ann, _) = await house.match()
    async with ann.sit_at(table) as one:
        await one.settled()
        assert (await one.ask(message))["code"] == code


async def test_not_too_much_at_once(house: Running) -> None:
    table, (ann, bob) = await house.match()
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        codes = [(await one.ask({"type": "say", "text": f"{n}"})).get("code") for n in range(8)]
        assert codes[:5] == [None] * 5
        assert "too-fast" in codes
        assert (await two.ask({"type": "say", "text": "slowly"}))["type"] == "accepted"


async def test_the_host_can_switch_talk_off(house: Running) -> None:
    table, (ann, bob) = await house.match()
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert (await bob.http.post(f"/api/tables/{table}/talk", json={"talk": False})).status_code == 403
        await ann.post(f"/api/tables/{table}/talk", {"talk": False})
        assert (await two.ask({"type": "say", "text": "hm"}))["code"] == "talk-off"
        assert two.table["talk"] is False
        await ann.post(f"/api/tables/{table}/talk", {"talk": True})
        assert (await two.ask({"type": "say", "text": "ah"}))["type"] == "accepted"


async def test_talk_survives_a_restart(open_house: OpenHouse) -> None:
    house = await open_house()
    table, (ann, _) = await house.match()
    async with ann.sit_at(table) as one:
        await one.settled()
        await one.ask({"type": "say", "text": "remember me"})
    house.house.tables.live.clear()
    async with ann.sit_at(table) as one:
        assert [talk["text"] for talk in (await one.until("welcome"))["talk"]] == ["remember me"]
        assert (await one.ask({"type": "say", "text": "again"}))["type"] == "accepted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    for phrase in PHRASES:
        assert voice(language).say(f"phrase-{phrase}")
