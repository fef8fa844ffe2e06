"""Slow matches: days for each decision, by the calendar, whether anybody is there or not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Refused, Running, begin, running_house
from tests.server.memory_store import MemoryStore
from tests.server.slow_matches import DAY, SLOW, Calendar, slow_house, time_passes, woken
from tortuga.core.registry import find_game, game_ids
from tortuga.server.bus import MemoryBus
from tortuga.server.leases import REFUSED
from tortuga.server.slow_clock import SlowClock
from tortuga.server.store import ClockKind, ClockSettings, Played

pytestmark = pytest.mark.anyio

FIRST = {"first": "south"}
"""Whoever sits down first."""
ONE_DAY = {"kind": "days", "days": 1}
TWO_DAYS = ClockSettings(ClockKind.DAYS, days=2)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


async def waiting(person: Person) -> list[tuple[str, float | None]]:
    """Which tables a person is told to be waited for at, and until when."""
    tables = (await person.get("/api/me/tables"))["tables"]
    return [(mine["table"]["id"], mine["due"]) for mine in tables if mine["asked"]]


async def by_clock(running: Running, table: str) -> int:
    """How often the clock has chosen; nobody else has."""
    log = await running.house.store.log(table)
    assert all(isinstance(entry, Played) and entry.line.clock for entry in log)
    return len(log)


def test_it_runs_by_the_calendar_and_shows_the_same_after_a_restart(calendar: Calendar) -> None:
    began = calendar.time
    clock = SlowClock(TWO_DAYS, 2, began, calendar)
    clock.begin_wait((0,), 0.0, 5.0, at=began)
    calendar.turn(0.5)
    assert clock.left(77.0) == 1.5 * DAY, "the time of the house does not matter"
    clock.stop(78.0)
    calendar.turn(0.5)
    assert clock.left(0.0) == DAY, "nor whether somebody is there"
    again = SlowClock(TWO_DAYS, 2, began, calendar)
    again.begin_wait((0,), 0.0, 0.0, at=began)
    assert again.left(0.0) == DAY
    assert again.due(0) == began + 2 * DAY
    again.begin_wait((1,), 0.0, 0.0, at=calendar.time)
    calendar.turn(2)
    assert again.overdue(0.0) == (1,)


def test_an_answer_changes_nobody_elses_time(calendar: Calendar) -> None:
    clock = SlowClock(TWO_DAYS, 3, calendar.time, calendar)
    clock.begin_wait((0, 1, 2), 0.0, 0.0, at=calendar.time)
    due = clock.due(2)
    calendar.turn(1)
    clock.begin_wait((0, 2), 0.0, 0.0, same=(0, 2), at=calendar.time)
    assert clock.due(2) == due


async def test_only_these_days(house: Running) -> None:
    ann = await house.guest()
    for days in (1, 2, 3, 7, 14):
        table = await ann.post("/api/tables", {"game": "turtles", "clock": {"kind": "days", "days": days}})
        assert table["clock"]["days"] == days
        assert table["grace"] is None, "no bot comes by itself"
    with pytest.raises(Refused):
        await ann.post("/api/tables", {"game": "turtles", "clock": {"kind": "days", "days": 5}})


async def test_whoever_is_waited_for_finds_the_table_first(tmp_path: Path, calendar: Calendar) -> None:
    async with slow_house(str(tmp_path / "house.db"), calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        first = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        calendar.turn(0.25)
        second = await begin([ann, bob], "turtles", options=FIRST, clock=ONE_DAY)
        calendar.turn(0.25)
        await ann.post("/api/tables", {"game": "turtles"})
        await running.house.slow.settled()
        due = {first: calendar.time + 1.5 * DAY, second: calendar.time + 0.75 * DAY}
        assert await waiting(ann) == [(second, due[second]), (first, due[first])]
        assert await waiting(bob) == []
        listed = [mine["table"]["id"] for mine in (await ann.get("/api/me/tables"))["tables"]]
        assert listed[:2] == [second, first], "before what is newer"
        assert len(listed) == len(set(listed)) == 3
        async with ann.sit_at(second) as window:
            await window.settled()
            await window.act()
        await running.house.slow.settled()
        assert await waiting(ann) == [(first, due[first])]
        assert await waiting(bob) == [(second, calendar.time + DAY)]


async def test_no_bot_comes_and_nobody_can_call_one(tmp_path: Path, calendar: Calendar) -> None:
    async with slow_house(str(tmp_path / "house.db"), calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW, grace=0)
        async with bob.sit_at(table) as window:
            calendar.turn(1.9)
            await window.settled()
            with pytest.raises(Refused, match="not-stalling"):
                await bob.post(f"/api/tables/{table}/claim", {"seat": 0})
            assert not window.table["seats"][0]["held"]
            assert not window.table["seats"][0]["away"], "nobody is missed who has days to answer"


@pytest.mark.parametrize("game", game_ids())
async def test_a_slow_match_survives_a_restart(game: str, tmp_path: Path, calendar: Calendar) -> None:
    """Nobody is there when the time is up, and the house was closed meanwhile: the rules act on time."""
    database = str(tmp_path / "house.db")
    people = find_game(game).seats[0]
    async with slow_house(database, calendar) as running:
        guests = [await running.guest(f"player {number}") for number in range(people)]
        table = await begin(guests, game, clock=SLOW)
        await running.house.slow.settled()
        ids = [running.house.identity.guest(guest.token).id for guest in guests]
        before = [await running.house.store.waits_of(id) for id in ids]
        assert any(before)
    calendar.turn(1)
    async with slow_house(database, calendar) as running:
        await woken(running)
        await time_passes(running)
        assert [await running.house.store.waits_of(id) for id in ids] == before
        assert await running.house.store.log(table) == []
    calendar.turn(1.01)
    async with slow_house(database, calendar) as running:
        await woken(running)
        await time_passes(running)
        assert await by_clock(running, table)


async def test_a_table_that_nobody_has_in_memory_is_brought_back(tmp_path: Path, calendar: Calendar) -> None:
    async with slow_house(str(tmp_path / "house.db"), calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        await running.house.slow.settled()
        running.house.timers.forget(running.house.tables.live.pop(table))
        calendar.turn(2.01)
        await time_passes(running)
        assert await by_clock(running, table) == 1
        assert await waiting(bob) == [(table, calendar.time + 2 * DAY)]


async def test_when_it_is_over_nobody_is_waited_for(tmp_path: Path, calendar: Calendar) -> None:
    async with slow_house(str(tmp_path / "house.db"), calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        async with bob.sit_at(table) as window:
            await window.ask({"type": "resign"})
        await running.house.slow.settled()
        assert await running.house.store.waits_of(running.house.identity.guest(ann.token).id) == []
        calendar.turn(30)
        await time_passes(running)
        assert len(await running.house.store.log(table)) == 1


async def test_of_two_houses_one_acts_and_the_other_when_that_is_gone() -> None:
    calendar, store, bus = Calendar(), MemoryStore(shared=True), MemoryBus()
    shared: dict[str, Any] = {
        "store": store,
        "bus": bus,
        "wall": calendar,
        "secret_key": "a key of two houses",
    }
    async with running_house(**shared) as other:
        async with running_house(**shared) as one:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
            await one.house.slow.settled()
            calendar.turn(2.01)
            await asyncio.gather(time_passes(one), time_passes(other))
            assert len(await store.log(table)) == 1
        calendar.turn(2.01)
        await asyncio.sleep(1.1 * REFUSED)
        await time_passes(other)
        assert len(await store.log(table)) == 2
