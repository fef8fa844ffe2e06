"""Whole matches over real sockets: everyone is told their own part, in their own numbers."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.harness import Refused, Running, Window
from tests.server.playing import one_action, play_out, settle
from tortuga.core.registry import game_ids
from tortuga.server.connection import MOST_WAITING
from tortuga.server.updates import REMEMBERED

pytestmark = pytest.mark.anyio


def numbers(window: Window) -> list[int]:
    messages = [json.loads(frame) for frame in window.frames]
    return [message["number"] for message in messages if message["type"] == "update"]


@pytest.mark.parametrize("game", game_ids())
async def test_a_whole_match(house: Running, game: str) -> None:
    table, people = await house.match(game)
    windows = [await person.sit_at(table).open() for person in people]
    watcher = await (await house.guest("Watcher")).sit_at(table).open()
    await play_out(windows, random.Random(1))
    await watcher.settled()
    for window in (*windows, watcher):
        assert window.table["status"] == "finished"
        assert window.table["secret"]
        first, *rest = numbers(window)
        assert rest == list(range(first + 1, first + 1 + len(rest)))
        await window.close()
    assert (await people[1].get(f"/api/tables/{table}/record"))["outcome"] == windows[0].update["view"][
        "outcome"
    ]


async def test_an_update_tells_all_that_is_needed_to_answer(house: Running) -> None:
    table, (ann, bob) = await house.match(options={"first": "south"})
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        decision = one.update["decision"]
        assert decision["number"] == 1
        assert one.update["view"]["asked"]["type"] == "choose-move"
        assert {"action", "notation"} == set(decision["actions"][0])
        assert two.update["decision"] is None
        await one.act()
        await settle([one, two])
        assert two.update["number"] == 2
        assert two.update["events"][0]["type"] in ("stepped", "jumped")
        assert one.update["decision"] is None


async def test_an_acknowledgement_goes_to_the_window_that_asked(house: Running) -> None:
    table, (ann, bob) = await house.match(options={"first": "south"})
    async with ann.sit_at(table) as one, ann.sit_at(table) as other, bob.sit_at(table) as two:
        await settle([one, other, two])
        assert (await one.act())["type"] == "accepted"
        await settle([one, other, two])
        assert one.update == other.update
        assert any('"accepted"' in frame for frame in one.frames)
        assert not any('"accepted"' in frame for frame in other.frames + two.frames)


async def test_both_windows_of_one_person_work(house: Running) -> None:
    table, (ann, bob) = await house.match()
    async with ann.sit_at(table) as one, ann.sit_at(table) as other, bob.sit_at(table) as two:
        luck = random.Random(3)
        await settle([one, other, two])
        while not one.update["view"]["outcome"]:
            window = luck.choice([window for window in (one, other, two) if window.asked])
            assert (await window.act(luck.randrange(99)))["type"] == "accepted"
            await settle([one, other, two])
        assert numbers(one) == numbers(other)
        assert one.table["seats"][0]["away"] is False


async def test_coming_back_gives_exactly_what_was_missed(house: Running) -> None:
    luck = random.Random(5)
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        whole = await ann.sit_at(table, "?after=0").open()
        await settle([one, two, whole])
        for _ in range(12):
            await one_action([one, two], luck)
        await whole.settled()
        sent = [json.loads(frame) for frame in whole.frames if '"update"' in frame[:20]]
        for last in (0, 1, len(sent) // 2, len(sent) - 1, len(sent)):
            async with ann.sit_at(table, f"?after={last}") as back:
                await back.settled()
                got = [json.loads(frame) for frame in back.frames if '"update"' in frame[:20]]
                assert got == [update for update in sent if update["number"] > last]
        await whole.close()


@pytest.mark.parametrize("after", ["", "?after=", "?after=x", "?after=-1", "?after=99999", "?after=1e3"])
async def test_whoever_knows_nothing_gets_a_fresh_view(house: Running, after: str) -> None:
    table, (ann, bob) = await house.match()
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one_action([one, two], random.Random(1))
        async with ann.sit_at(table, after) as back:
            await back.settled()
            (fresh,) = [json.loads(frame) for frame in back.frames if '"update"' in frame[:20]]
            assert fresh["fresh"] is True
            assert fresh["events"] == []
            assert fresh["number"] == one.update["number"]
            assert fresh["view"] == one.update["view"]
            assert fresh["decision"] == one.update["decision"]


async def test_whoever_missed_too_much_gets_a_fresh_view(house: Running) -> None:
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        luck = random.Random(2)
        while one.update["number"] <= REMEMBERED + 1:
            await one_action([one, two], luck)
        async with ann.sit_at(table, "?after=1") as back:
            await back.settled()
            assert back.update["fresh"] is True
            assert back.update["number"] == one.update["number"]


async def test_words_for_whoever_wants_them(house: Running) -> None:
    table, (ann, bob) = await house.match(options={"first": "south"})
    async with ann.sit_at(table, "?texts=1&after=0&lang=en") as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert one.update["texts"]["events"] == ["player 0 begins."]
        assert one.update["texts"]["question"]
        assert "texts" not in two.update
        assert (await one.ask({"type": "language", "language": "en"}))["type"] == "accepted"
        assert (await one.ask({"type": "language", "language": "tlh"}))["code"] == "unknown-language"


async def test_spectators_have_no_decision_and_cannot_act(house: Running) -> None:
    table, people = await house.match(options={"first": "south"})
    async with people[0].sit_at(table) as one, (await house.guest("Eve")).sit_at(table) as eve:
        await settle([one, eve])
        assert "decision" not in eve.update
        assert eve.update["view"]["seat"] is None
        action = one.update["decision"]["actions"][0]["action"]
        refused = await eve.ask({"type": "act", "decision": 1, "action": action})
        assert refused["code"] == "not-seated"


async def test_a_spectator_who_does_not_read_slows_nobody(house: Running) -> None:
    """Their outbox fills up, and then they are sent away."""
    table, (ann, bob) = await house.match("buccaneers")
    eve = await (await house.guest("Eve")).sit_at(table).open()
    await eve.settled()
    live = house.house.tables.live[table]
    (connection,) = [window for window in live.connections if window.seat is None]
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        for _ in range(MOST_WAITING + 1):
            connection.send_packed(b"x" * 10_000)
        assert connection.closing
        await asyncio.wait_for(one_action([one, two], random.Random(1)), 5)
    assert (await eve.gone()).reason == "too-slow"


async def test_sitting_down_changes_an_open_window(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    async with bob.sit_at(table) as two:
        assert (await two.until("welcome"))["you"] == {"seat": None, "host": False}
        await bob.post(f"/api/tables/{table}/join", {})
        assert (await two.until("welcome"))["you"] == {"seat": 1, "host": False}
        await bob.post(f"/api/tables/{table}/ready", {})
        await ann.post(f"/api/tables/{table}/start", {})
        first = await two.until("update")
        assert first["number"] == 1
        assert "fresh" not in first
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        closed = await two.gone()
        assert closed.reason == "banned"


async def test_nobody_watches_a_table_that_may_not_be_watched(house: Running) -> None:
    table, people = await house.match(watchable=False)
    eve = await house.guest("Eve")
    window = await eve.sit_at(table).open()
    assert (await window.receive())["code"] == "not-watchable"
    assert (await window.gone()).reason == "not-watchable"
    with pytest.raises(Refused, match="not-watchable"):
        await eve.get(f"/api/tables/{table}/transcript")
    async with people[1].sit_at(table) as two:
        assert (await two.until("update"))["number"] == 1


async def test_a_rematch_rotates_the_seats(house: Running) -> None:
    table, (ann, bob) = await house.match()
    with pytest.raises(Refused, match="still-running"):
        await bob.post(f"/api/tables/{table}/rematch")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await play_out([one, two], random.Random(1))
        again: dict[str, Any] = await bob.post(f"/api/tables/{table}/rematch")
        assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
        assert [seat["name"] for seat in again["seats"]] == ["player 1", "player 0"]
        assert again["before"] == table
        assert again["status"] == "gathering"
        assert again["commitment"] != one.table["commitment"]
        await one.settled()
        assert one.table["after"] == again["id"]
    await ann.post(f"/api/tables/{again['id']}/ready", {})
    assert (await bob.post(f"/api/tables/{again['id']}/start", {}))["status"] == "running"
    eve = await house.guest("Eve")
    with pytest.raises(Refused, match="not-seated"):
        await eve.post(f"/api/tables/{table}/rematch")
