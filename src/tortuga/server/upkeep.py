"""What the house does by itself now and then: forget old tables, and put unused ones out of memory."""

import asyncio
import logging
import time
from collections.abc import Awaitable

from tortuga.server import collector
from tortuga.server.house import House
from tortuga.server.logs import log
from tortuga.server.results import add_missing_results
from tortuga.server.settings import DAY
from tortuga.server.store import Ages, Status, StoreError

OFTEN = 1.0
"""Seconds after which what is new is old enough for the collector."""
LEAN = 10.0
"""Seconds after which tables leave the memory, and what is free goes back to the machine."""
UNUSED = 600.0
"""Seconds after which a table that nobody is at leaves the memory."""
LEFT = 30.0
"""The same where the match is over: one looks at the end once more, and goes."""


async def prune(house: House) -> None:
    """Forget tables that ended, never began or fell silent long ago."""
    settings, now = house.settings, house.wall()
    ages = Ages(
        ended=now - settings.ended_days * DAY,
        gathering=now - settings.gathering_days * DAY,
        silent=now - settings.silent_days * DAY,
        solo=now - settings.solo_days * DAY,
        tournaments=now - settings.silent_days * DAY,
        tokens=now - settings.token_days * DAY,
        results=now - settings.results_days * DAY,
    )
    for id in await house.store.prune(ages):
        table = house.tables.live.pop(id, None)
        if table is not None:
            house.timers.forget(table)
            house.hosts.forget(table)
        log("table-pruned", table=id)


def put_away(house: House) -> None:
    """The store has all of it; whoever comes again brings it back."""
    for table in tuple(house.tables.live.values()):
        patience = LEFT if table.row.status is Status.FINISHED else UNUSED
        if house.now() - table.used <= patience or table.connections or table.lock.locked():
            continue
        if table.row.status is Status.RUNNING and table.row.tournament is not None:
            continue
        if table.row.status is not Status.RUNNING or not house.bots.busy(table):
            house.timers.forget(table)
            del house.tables.live[table.id]


def collect(house: House) -> None:
    """Where nobody is, nobody minds."""
    if any(table.connections for table in house.tables.live.values()):
        collector.settle()
    else:
        collector.look_through()


async def keep_tidy(house: House, every: float = 60.0) -> None:
    """Until cancelled. Nothing is pruned before every match that is over has left its result."""
    while not await _done(add_missing_results(house.store)):
        await _rest(house, every)
    while True:
        await _rest(house, every)
        await _done(_tidy(house))


async def _rest(house: House, seconds: float) -> None:
    """Little by little there is little to look at."""
    until = time.monotonic() + seconds
    lean = time.monotonic() + LEAN
    while (left := until - time.monotonic()) > 0:
        await asyncio.sleep(min(left, OFTEN))
        collector.settle()
        if time.monotonic() > lean:
            put_away(house)
            await asyncio.to_thread(collector.give_back)
            lean += LEAN


async def _tidy(house: House) -> None:
    await house.farewells.look_lately()
    await house.deals.end_lapsed()
    await house.openings.note_all()
    await prune(house)
    collect(house)


async def _done(work: Awaitable[None]) -> bool:
    """Whether the store could do it."""
    try:
        await work
    except StoreError as failure:
        log("upkeep-failed", logging.ERROR, why=str(failure))
        return False
    return True
