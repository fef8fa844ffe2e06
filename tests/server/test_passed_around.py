"""One device passed around: several people are at a table through one token, and the house shows it one
seat at a time, to whoever has taken it."""

import json
import random
from typing import Any

import pytest

from tests.browser.knowledge import canonical, everything_for
from tests.server.harness import Person, Running
from tests.server.test_lobby import refusal
from tortuga.server.identity import Identity
from tortuga.server.lobby.passed import PassedWish, hands, new_passed
from tortuga.server.settings import DAY
from tortuga.server.store import Status

pytestmark = pytest.mark.anyio

NAMES = ["Ann", "Bob", "Cyd"]


async def passed(house: Running, game: str, names: list[str] = NAMES, **wish: Any) -> tuple[Person, str]:
    device = await house.guest("Device")
    table = await device.post("/api/tables/passed", {"game": game, "names": names, **wish})
    return device, table["id"]


async def test_everyone_on_the_device_has_a_seat_and_nobody_sees_it_but_they(house: Running) -> None:
    device, table = await passed(house, "tortuga1667")
    async with device.sit_at(table) as window:
        welcome = await window.until("welcome")
        await window.settled()
        assert welcome["you"] == {"seat": None, "host": True, "hands": [0, 1, 2]}
        assert [seat["name"] for seat in welcome["table"]["seats"]] == NAMES
        assert window.update["view"]["seat"] is None, "the device itself is a spectator"
        assert "decision" not in window.update
    eve = await house.guest("Eve")
    async with eve.sit_at(table, "?hand=1") as stranger:
        assert (await stranger.gone()).reason == "invitation-needed", (
            "another device's hands have no seat here"
        )


@pytest.mark.parametrize("game", ["turtles", "buccaneers", "tortuga1667"])
async def test_a_match_goes_round_and_each_hears_only_what_is_theirs(house: Running, game: str) -> None:
    names = NAMES[:2] if game == "turtles" else NAMES
    device, table = await passed(house, game, names)
    luck, heard = random.Random(3), {seat: list[str]() for seat in range(len(names))}
    async with device.sit_at(table) as everyone:
        await everyone.settled()
        while not everyone.update["view"]["outcome"]:
            seat = luck.choice(everyone.update["view"]["awaited"])
            async with device.sit_at(table, f"?hand={seat}") as window:
                await window.settled()
                while window.asked and not window.update["view"]["outcome"]:
                    assert (await window.act(luck.randrange(10_000)))["type"] == "accepted"
                    await window.settled()
                heard[seat] += window.frames
            await everyone.settled()
    record = (await device.http.get(f"/api/tables/{table}/record")).text
    for seat, frames in [*heard.items(), (None, everyone.frames)]:
        views, told = everything_for(record, seat)
        for update in (one for one in map(json.loads, frames) if one["type"] == "update"):
            assert canonical(update["view"]) in views
            assert all(canonical(event) in told for event in update["events"])


async def test_one_seat_at_a_time(house: Running) -> None:
    device, table = await passed(house, "buccaneers")
    transcript = f"/api/tables/{table}/transcript"
    assert await refusal(device.get(f"{transcript}?hand=0")) == "passed-on", "nobody has taken it"
    async with device.sit_at(table, "?hand=0") as ann:
        await ann.settled()
        assert (await device.get(f"{transcript}?hand=0"))["seat"] == 0
        assert await refusal(device.get(f"{transcript}?hand=1")) == "passed-on"
        async with device.sit_at(table, "?hand=1") as bob:
            await bob.settled()
            assert bob.update["view"]["seat"] == 1
            assert (await ann.gone()).reason == "passed-on", "what Ann saw is closed before Bob sees his"
            assert await refusal(device.get(f"{transcript}?hand=0")) == "passed-on"
    assert (await device.get(transcript))["seat"] is None


def test_seats_of_bots_are_nobodys() -> None:
    device, other = (Identity("key", DAY).new_guest(name) for name in ("Device", "Other"))
    row = new_passed(PassedWish(game="tortuga1667", names=NAMES, bots=["easy"]), device, 0.0)
    assert hands(row, device) == (0, 1, 2, None)
    assert hands(row, other) == ()
    assert row.status is Status.RUNNING


async def test_once_more_on_the_same_device(house: Running) -> None:
    device, table = await passed(house, "turtles", NAMES[:2])
    async with device.sit_at(table, "?hand=0") as window:
        await window.settled()
        assert (await window.ask({"type": "resign"}))["type"] == "accepted"
    eve = await house.guest("Eve")
    assert await refusal(eve.post(f"/api/tables/{table}/pass-again")) == "not-host"
    again = await device.post(f"/api/tables/{table}/pass-again", {"word": "ahoy"})
    assert again["status"] == "running"
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    async with device.sit_at(again["id"]) as window:
        assert (await window.until("welcome"))["you"]["hands"] == [1, 0]


async def test_who_shares_a_device_is_forgotten_with_it(house: Running) -> None:
    device, table = await passed(house, "turtles", ["Anselm", "Barnaby"])
    async with device.sit_at(table, "?hand=0") as window:
        await window.settled()
        await window.ask({"type": "resign"})
    await device.post("/api/me/forget")
    row = await house.house.store.table(table)
    assert row is not None
    assert not {"Anselm", "Barnaby"} & {of.name for of in row.seats}
    result = await house.house.store.result(table)
    assert result is not None
    assert not {"Anselm", "Barnaby"} & {of.name for of in result.seats}


async def test_names_are_looked_at_as_everywhere(house: Running) -> None:
    device = await house.guest("Device")
    wish = {"game": "turtles", "names": ["Ann", "\u202e"]}
    assert await refusal(device.post("/api/tables/passed", wish)) == "bad-name"
    assert await refusal(device.post("/api/tables/passed", {**wish, "names": ["Ann"]})) == "seat-count"
    twins = await device.post("/api/tables/passed", {**wish, "names": ["Ann", "Ann"]})
    assert len({seat["name"] for seat in twins["seats"]}) == 2
