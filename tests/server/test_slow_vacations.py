"""Vacations: slow matches that allow it wait without counting, and everyone there is told."""

from pathlib import Path

import pytest

from tests.server.harness import Refused, begin
from tests.server.slow_matches import DAY, SLOW, Calendar, slow_house, time_passes
from tortuga.server.slow_clock import SlowClock
from tortuga.server.store import ClockKind, ClockSettings, Vacation

pytestmark = pytest.mark.anyio

FIRST = {"first": "south"}


def test_the_days_of_a_vacation_do_not_count() -> None:
    calendar = Calendar()
    began = calendar.time
    clock = SlowClock(ClockSettings(ClockKind.DAYS, days=2), 2, began, calendar)
    clock.begin_wait((0,), 0.0, 0.0, at=began)
    calendar.turn(1)
    clock.vacations = ((Vacation(calendar.time, calendar.time + 5 * DAY),), ())
    assert clock.due(0) == began + 7 * DAY
    calendar.turn(3)
    assert clock.left(0.0) == DAY, "it stands still"
    face = clock.face(0.0)
    assert face is not None
    assert not face.seats[0].running
    calendar.turn(2.5)
    assert clock.left(0.0) == 0.5 * DAY
    clock.begin_wait((1,), 0.0, 0.0, at=calendar.time)
    assert clock.due(1) == calendar.time + 2 * DAY, "it is nobody else's"
    clock.begin_wait((0,), 0.0, 0.0, at=calendar.time)
    assert clock.due(0) == calendar.time + 2 * DAY, "and over"


async def test_matches_that_allow_it_wait_and_the_others_are_told(tmp_path: Path) -> None:
    calendar, database = Calendar(), str(tmp_path / "house.db")
    async with slow_house(database, calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        patient = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        strict = await begin([ann, bob], "turtles", options=FIRST, clock={**SLOW, "vacation": False})
        async with bob.sit_at(patient) as window:
            await window.settled()
            assert (await ann.get("/api/me/vacation"))["left"] == 28
            until = (await ann.post("/api/me/vacation", {"days": 10}))["until"]
            assert until == calendar.time + 10 * DAY
            await window.until("table")
            assert [seat["vacation"] for seat in window.table["seats"]] == [until, None]
        with pytest.raises(Refused, match="on-vacation"):
            await ann.post("/api/me/vacation", {"days": 1})
        calendar.turn(5)
        await time_passes(running)
        assert len(await running.house.store.log(patient)) == 0
        assert len(await running.house.store.log(strict)) == 1
    async with slow_house(database, calendar) as running:
        calendar.turn(6.9)
        await time_passes(running)
        assert len(await running.house.store.log(patient)) == 0, "two days of her own after ten"
        calendar.turn(0.2)
        await time_passes(running)
        assert len(await running.house.store.log(patient)) == 1


async def test_only_so_many_days_in_a_year(tmp_path: Path) -> None:
    calendar = Calendar()
    async with slow_house(str(tmp_path / "house.db"), calendar) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        await ann.post("/api/me/vacation", {"days": 20})
        calendar.turn(5)
        assert (await ann.post("/api/me/vacation/end"))["left"] == pytest.approx(23)
        await running.house.slow.settled()
        (wait,) = await running.house.store.waits_of(running.house.identity.guest(ann.token).id)
        assert (wait.table, wait.due) == (table, calendar.time + 2 * DAY)
        with pytest.raises(Refused, match="too-much-vacation"):
            await ann.post("/api/me/vacation", {"days": 24})
        calendar.turn(366)
        assert (await ann.get("/api/me/vacation"))["left"] == 28
