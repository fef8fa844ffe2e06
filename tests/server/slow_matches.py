"""Slow matches for the tests: a calendar that they turn, and a house that goes by it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.harness import Running, running_house

DAY = 86_400.0
SLOW = {"kind": "days", "days": 2}


class Calendar:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def turn(self, days: float) -> None:
        self.time += days * DAY


@asynccontextmanager
async def slow_house(database: str, calendar: Calendar, **given: Any) -> AsyncIterator[Running]:
    async with running_house(database=database, wall=calendar, **given) as running:
        yield running


async def woken(running: Running) -> None:
    """What the house wakes by itself when it opens is awake."""
    assert running.house._waking is not None
    await running.house._waking


async def time_passes(running: Running) -> None:
    """The house looks whose time is up, and does what follows."""
    house = running.house
    await house.slow.settled()
    await house.slow.waits.look()
    for table in tuple(house.tables.live.values()):
        await house.turns.time_out(table)
    await house.slow.settled()
