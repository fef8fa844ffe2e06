"""Clocks that run out, people who drop out, bots that hold their seats."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import PATIENCE, Running, Window, begin
from tests.server.playing import settle

pytestmark = pytest.mark.anyio

SOUTH = {"first": "south"}
QUICK = {"kind": "decision", "seconds": 0.3}


async def see(window: Window, kind: str, found: Any) -> dict[str, Any]:
    """Read on until a message is as wanted; it may have come already."""
    known = {"table": {"table": window.table} if window.table else {}, "update": window.update}
    message = known.get(kind, {})
    async with asyncio.timeout(PATIENCE):
        while not message or not found(message):
            message = await window.until(kind)
    return message


async def test_when_the_time_is_up_the_rules_act(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH, clock=QUICK)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await see(one, "update", lambda update: update["view"]["outcome"])
        await see(two, "update", lambda update: update["view"]["outcome"])
    record = await ann.get(f"/api/tables/{table}/record")
    assert all(line["clock"] for line in record["actions"])


async def test_the_clock_is_shown_and_begins_anew(house: Running) -> None:
    clock = {"kind": "decision", "seconds": 100}
    table, (ann, bob) = await house.match(options=SOUTH, clock=clock)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        shown = await see(two, "clock", lambda clock: clock["seats"][0]["seat"] == 1)
        assert shown["seats"][0]["running"] is True
        assert 95 < shown["seats"][0]["left"] <= 100
        async with (await house.guest("Eve")).sit_at(table) as eve:
            assert (await eve.until("welcome"))["clock"]["seats"][0]["seat"] == 1


async def test_a_bank_runs_down_and_is_restored_from_the_log(house: Running) -> None:
    clock = {"kind": "bank", "bank": 100, "seconds": 50, "increment": 0}
    table, (ann, bob) = await house.match(options=SOUTH, clock=clock)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await asyncio.sleep(0.5)
        await one.act()
        shown = await see(two, "clock", lambda clock: clock["seats"][1]["running"])
        left = shown["seats"][0]["left"]
        assert 80 < left < 99.8
    house.house.tables.live.clear()
    async with bob.sit_at(table) as two:
        clock = (await two.until("welcome"))["clock"]
        assert clock["seats"][0]["left"] == left


async def test_while_nobody_is_there_no_time_passes(house: Running) -> None:
    table, (ann, _) = await house.match(options=SOUTH, clock=QUICK)
    await asyncio.sleep(0.6)
    async with ann.sit_at(table) as one:
        await one.until("update")
        assert one.update["number"] == 1


async def test_whoever_has_gone_is_shown_as_away(house: Running) -> None:
    table, (ann, bob) = await house.match(grace=None)
    async with ann.sit_at(table) as one:
        await one.settled()
        assert [seat["away"] for seat in one.table["seats"]] == [False, True]
        two, other = await bob.sit_at(table).open(), await bob.sit_at(table).open()
        await see(one, "table", lambda message: not message["table"]["seats"][1]["away"])
        await two.close()
        await other.settled()
        await one.settled()
        assert one.table["seats"][1]["away"] is False
        await other.close()
        await see(one, "table", lambda message: message["table"]["seats"][1]["away"])


async def test_a_bot_holds_the_seat_and_gives_it_back(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH, grace=0.2)
    async with ann.sit_at(table) as one:
        await one.settled()
        await see(one, "table", lambda message: message["table"]["seats"][1]["held"])
        await one.act()
        await see(one, "update", lambda update: update["number"] == 3)
        async with bob.sit_at(table) as two:
            await see(one, "table", lambda message: not message["table"]["seats"][1]["held"])
            await settle([one, two])
            await one.act()
            await settle([one, two])
            assert two.asked
            await asyncio.sleep(0.5)
            await two.settled()
            assert two.asked  # nobody acts for somebody who is there
            assert (await two.act())["type"] == "accepted"


async def test_a_bot_does_not_play_on_alone(house: Running) -> None:
    table, people = await house.match(options=SOUTH, grace=2.0)
    async with people[0].sit_at(table) as one:
        await one.settled()
    await asyncio.sleep(2.5)
    live = house.house.tables.live[table]
    assert not live.held
    assert live.play is not None
    assert live.play.index == 0


async def test_leaving_a_match_and_coming_back(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH, grace=None)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await bob.post(f"/api/tables/{table}/leave")
        await see(one, "table", lambda message: message["table"]["seats"][1]["held"])
        assert one.table["seats"][1]["name"] == "Bonny"
        await one.act()
        await see(one, "update", lambda update: update["number"] == 3)
        await two.settled()
        action = {"type": "act", "decision": 1, "action": {"type": "step", "origin": "a1", "to": "a2"}}
        assert (await two.ask(action))["code"] == "not-seated"
        await bob.post(f"/api/tables/{table}/join", {})
        await settle([one, two])
        assert one.table["seats"][1]["held"] is False
        assert one.table["seats"][1]["name"] == "player 1"
        await one.act()
        await settle([one, two])
        assert (await two.act())["type"] == "accepted"


async def test_a_kicked_player_is_replaced_by_a_bot(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH, grace=None)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert (await two.gone()).reason == "banned"
        await one.settled()
        assert one.table["seats"][1]["kind"] == "bot"
        assert one.table["seats"][1]["name"] == "Bonny", "the bot does not play under the name of another"
        await one.act()
        await see(one, "update", lambda update: update["number"] == 3)


async def test_bots_alone_play_to_the_end(house: Running) -> None:
    ann = await house.guest("Ann")
    seats = [{"kind": "bot", "bot": "random"}] * 2
    table = await begin([ann], "turtles", seats=seats, sit=False)
    async with ann.sit_at(table) as one:
        await see(one, "update", lambda update: update["view"]["outcome"])
    names = [seat["name"] for seat in json.loads(one.frames[0])["table"]["seats"]]
    assert len(set(names)) == 2


async def test_everyone_is_back_after_a_restart(open_house: OpenHouse) -> None:
    """A clock that was running gets its time again, and away people their grace."""
    house = await open_house()
    table, (ann, bob) = await house.match(options=SOUTH, clock={"kind": "decision", "seconds": 100})
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        await settle([one, two])
        number = one.update["number"]
    again = await open_house()
    ann.url = bob.url = again.url
    async with ann.sit_at(table, f"?after={number}") as one:
        await settle([one])  # with the first one there, time counts
        async with bob.sit_at(table) as two:
            await settle([one, two])
            assert not one.update  # nothing was missed
            assert two.asked
            (clock,) = json.loads(two.frames[0])["clock"]["seats"]
            assert clock == {"seat": 1, "left": pytest.approx(100, abs=5), "running": True}
            assert (await two.act())["type"] == "accepted"
