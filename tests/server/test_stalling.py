"""Who keeps the others waiting, hosts who are gone, spectators not wanted, tables that nobody needs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import PATIENCE, Running, begin, running_house
from tests.server.playing import settle
from tests.server.test_absence import see
from tests.server.test_lobby import refusal, table_of
from tortuga.server.settings import DAY
from tortuga.server.store import Ages
from tortuga.server.upkeep import prune

pytestmark = pytest.mark.anyio

SOUTH = {"first": "south"}
NO_CLOCK: dict[str, Any] = {"clock": {"kind": "none"}, "options": SOUTH}
TWO_OPEN = [{"kind": "open"}, {"kind": "open"}]


class Time:
    """Passes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def timed(time: Time, tmp_path: Path) -> AsyncIterator[Running]:
    async with running_house(now=time, database=str(tmp_path / "house.db"), stall_seconds=180) as house:
        yield house


# A seat that is waited for


async def test_a_seat_that_is_waited_for_too_long_can_be_claimed(timed: Running, time: Time) -> None:
    table, (ann, bob) = await timed.match(**NO_CLOCK)
    claim = f"/api/tables/{table}/claim"
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        time.at += 179
        assert await refusal(bob.post(claim, {"seat": 0})) == "not-stalling"
        time.at += 1
        assert await refusal(ann.post(claim, {"seat": 0})) == "not-stalling"
        assert await refusal(bob.post(claim, {"seat": 1})) == "not-stalling"
        claimed = await bob.post(claim, {"seat": 0})
        assert claimed["seats"][0]["held"] is True
        assert claimed["seats"][0]["name"] != "player 0"
        assert await refusal(bob.post(claim, {"seat": 0})) == "not-stalling"
        back = await ann.post(f"/api/tables/{table}/join", {})
        assert (back["seats"][0]["held"], back["seats"][0]["name"]) == (False, "player 0")


async def test_waiting_begins_anew_with_every_move(timed: Running, time: Time) -> None:
    table, (ann, bob) = await timed.match(**NO_CLOCK)
    claim = f"/api/tables/{table}/claim"
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        time.at += 170
        await one.act()
        time.at += 20
        for seat in (0, 1):
            assert await refusal((bob, ann)[seat].post(claim, {"seat": seat})) == "not-stalling"
        time.at += 160
        assert (await ann.post(claim, {"seat": 1}))["seats"][1]["held"] is True


async def test_whoever_has_just_come_back_has_time(timed: Running, time: Time) -> None:
    table, (ann, bob) = await timed.match(grace=None, **NO_CLOCK)
    claim = f"/api/tables/{table}/claim"
    async with bob.sit_at(table) as two:
        await two.settled()
        time.at += 1_000
        assert await refusal(bob.post(claim, {"seat": 0})) == "not-stalling", "the host wants no bot"
        async with ann.sit_at(table) as one:
            await settle([one, two])
            assert await refusal(bob.post(claim, {"seat": 0})) == "not-stalling"
            time.at += 180
            assert (await bob.post(claim, {"seat": 0}))["seats"][0]["held"] is True


async def test_after_a_day_nobody_has_to_wait_any_longer(timed: Running, time: Time) -> None:
    table, (_, bob) = await timed.match(grace=None, **NO_CLOCK)
    time.at += DAY
    assert (await bob.post(f"/api/tables/{table}/claim", {"seat": 0}))["seats"][0]["held"] is True


async def test_where_a_clock_runs_the_clock_decides(timed: Running, time: Time) -> None:
    clock = {"kind": "decision", "seconds": 3_600}
    table, (ann, bob) = await timed.match(options=SOUTH, clock=clock)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        time.at += 1_000
        assert await refusal(bob.post(f"/api/tables/{table}/claim", {"seat": 0})) == "not-stalling"


async def test_whoever_has_chosen_in_secret_is_still_waited_for(timed: Running, time: Time) -> None:
    """A claim says nothing of who has chosen: it is taken, or refused, alike for both."""
    table, people = await timed.match("tortuga1667", people=4, clock={"kind": "none"})
    windows = [await person.sit_at(table).open() for person in people]
    await settle(windows)
    awaited = windows[0].update["view"]["awaited"]
    asked = [seat for seat, window in enumerate(windows) if window.asked]
    seen = {seat: windows[seat].update["view"]["awaited"] for seat in range(4)}
    assert all(seen[seat] == awaited for seat in range(4))
    time.at += 181
    for seat in range(4):
        other = people[(seat + 1) % 4]
        code = (await other.http.post(f"/api/tables/{table}/claim", json={"seat": seat})).json().get("code")
        assert (code is None) == (seat in awaited)
    assert set(asked) <= set(awaited)
    for window in windows:
        await window.close()


# Ending by agreement


async def test_a_match_ends_when_all_agree(timed: Running) -> None:
    table, (ann, bob) = await timed.match(**NO_CLOCK)
    abort = f"/api/tables/{table}/abort"
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert (await ann.post(abort, {}))["aborting"] == [0]
        assert (await ann.post(abort, {"agree": False}))["aborting"] == []
        assert (await bob.post(abort, {"agree": True}))["status"] == "running"
        assert (await ann.post(abort, {"agree": True}))["status"] == "closed"
        await settle([one, two])
        assert two.table["status"] == "closed"
        assert (await one.act())["code"] == "not-running"
    assert await timed.house.store.result(table) is None
    assert (await ann.get("/api/me/tables"))["tables"] == []


async def test_whoever_stalls_is_not_asked(timed: Running, time: Time) -> None:
    table, (ann, bob) = await timed.match(**NO_CLOCK)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert (await bob.post(f"/api/tables/{table}/abort", {}))["status"] == "running"
        time.at += 180
        assert (await bob.post(f"/api/tables/{table}/abort", {}))["status"] == "closed"


async def test_spectators_have_no_say(timed: Running, time: Time) -> None:
    table, _ = await timed.match(**NO_CLOCK)
    eve = await timed.guest("Eve")
    time.at += 2 * DAY
    assert await refusal(eve.post(f"/api/tables/{table}/abort", {})) == "not-seated"
    assert await refusal(eve.post(f"/api/tables/{table}/claim", {"seat": 0})) == "not-seated"


# Hosts


async def test_a_host_who_is_gone_hands_over_to_whoever_has_sat_longest(open_house: OpenHouse) -> None:
    house = await open_house(host_seconds=0.2)
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of(ann, game="buccaneers", seats=[{}] * 4)
    await bob.post(f"/api/tables/{table}/join", {"seat": 3})
    await eve.post(f"/api/tables/{table}/join", {"seat": 1})
    async with eve.sit_at(table) as two, bob.sit_at(table) as three:
        async with ann.sit_at(table) as one:
            await settle([one, two, three])
        await see(two, "table", lambda message: message["table"]["host"] == 3)
        await bob.post(f"/api/tables/{table}/lock", {"locked": True})


async def test_a_host_who_comes_back_in_time_stays_host(open_house: OpenHouse) -> None:
    house = await open_house(host_seconds=1.0)
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    async with bob.sit_at(table) as two:
        async with ann.sit_at(table) as one:
            await settle([one, two])
        async with ann.sit_at(table) as one:
            await settle([one, two])
            await asyncio.sleep(1.3)
            await two.settled()
            assert two.table["host"] == 0


async def test_a_host_who_leaves_the_match_hands_over(house: Running) -> None:
    table, (ann, bob) = await house.match()
    assert (await ann.post(f"/api/tables/{table}/leave"))["host"] == 1
    closed = await bob.post(f"/api/tables/{table}/leave")
    assert closed["status"] == "closed", "nobody is left"


async def test_a_host_without_a_seat_can_close_and_leave(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    empty, taken, played = [await table_of(ann, sit=False, seats=TWO_OPEN) for _ in range(3)]
    assert (await ann.post(f"/api/tables/{empty}/close"))["status"] == "closed"
    await bob.post(f"/api/tables/{taken}/join", {})
    assert await refusal(bob.post(f"/api/tables/{taken}/close")) == "not-host"
    assert (await ann.post(f"/api/tables/{taken}/leave"))["host"] == 0
    await bob.post(f"/api/tables/{played}/join", {})
    assert (await ann.post(f"/api/tables/{played}/close"))["status"] == "closed"
    assert (await ann.get("/api/me/tables"))["tables"] == []


async def test_nobody_closes_the_match_of_others(house: Running) -> None:
    table, (ann, bob) = await house.match()
    assert await refusal(ann.post(f"/api/tables/{table}/close")) == "not-alone"
    await bob.post(f"/api/tables/{table}/leave")
    assert (await ann.post(f"/api/tables/{table}/close"))["status"] == "closed"


# Spectators


async def test_the_host_sends_a_spectator_away(house: Running) -> None:
    table, (ann, bob) = await house.match()
    eve, other = await house.guest("player 1"), await house.guest("Eve")
    async with bob.sit_at(table) as two, eve.sit_at(table) as three, other.sit_at(table) as four:
        await settle([two, three, four])
        assert await refusal(bob.get(f"/api/tables/{table}/watchers")) == "not-host"
        watchers = (await ann.get(f"/api/tables/{table}/watchers"))["watchers"]
        assert sorted(watcher["name"] for watcher in watchers) == ["Eve", "player 1 (2)"]
        (mark,) = [watcher["id"] for watcher in watchers if watcher["name"] != "Eve"]
        assert await refusal(bob.post(f"/api/tables/{table}/send-away", {"watcher": mark})) == "not-host"
        assert (
            await refusal(ann.post(f"/api/tables/{table}/send-away", {"watcher": "x"})) == "unknown-watcher"
        )
        await ann.post(f"/api/tables/{table}/send-away", {"watcher": mark})
        assert (await three.gone()).reason == "banned"
        assert (await (await eve.sit_at(table).open()).gone()).reason == "banned"
        await settle([two, four])
        assert four.update


# Matches of one person


async def test_a_match_against_bots_makes_room_for_another(open_house: OpenHouse) -> None:
    house = await open_house(tables_per_guest=2)
    ann = await house.guest("Ann")
    seats = [{}, {"kind": "bot", "bot": "random"}]
    first, second = [await begin([ann], "turtles", seats=seats) for _ in range(2)]
    async with ann.sit_at(first) as window:
        await window.settled()
        third = await begin([ann], "turtles", seats=seats)
        mine = {own["table"]["id"] for own in (await ann.get("/api/me/tables"))["tables"]}
        assert mine == {first, third}, "the one that nobody looked at went"
        assert second not in mine


async def test_a_match_of_several_people_makes_no_room(open_house: OpenHouse) -> None:
    house = await open_house(tables_per_guest=1)
    _, (ann, _) = await house.match()
    assert await refusal(table_of(ann)) == "too-many-tables"


async def test_a_match_against_bots_closes_itself_when_idle(house: Running) -> None:
    ann = await house.guest("Ann")
    alone = await begin([ann], "turtles", seats=[{}, {"kind": "bot", "bot": "random"}])
    together, _ = await house.match()
    house.house.wall = lambda: Time().at + 4_000_000_000
    ages = house.house.wall() - 2 * DAY
    assert await house.house.store.prune(Ages(0.0, 0.0, 0.0, solo=ages)) == [alone]
    assert await house.house.store.table(together) is not None
    await prune(house.house)
    async with asyncio.timeout(PATIENCE):
        assert await house.house.store.table(together) is None
