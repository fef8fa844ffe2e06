"""Garbage: people and tables that are gone go by themselves, and what lasts is not looked through again."""

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from tests.server.harness import PATIENCE, Running
from tests.server.playing import settle
from tortuga.server import collector
from tortuga.server.live_table import LiveTable
from tortuga.server.upkeep import collect

pytestmark = pytest.mark.anyio


@pytest.fixture
def no_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither Python's own looking nor that of the house, which finds what is young alone."""
    monkeypatch.setattr(collector, "settle", lambda: None)
    monkeypatch.setattr(collector, "look_through", lambda: None)
    gc.disable()
    yield
    gc.enable()


async def until_gone(gone: list["ref[Any]"]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(one() is not None for one in gone):
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("no_collector")
async def test_whoever_goes_leaves_nothing_for_the_collector(house: Running) -> None:
    table, people = await house.match()
    windows = [await person.sit_at(table).open() for person in people]
    await settle(windows)
    await windows[0].ask({"type": "say", "text": "x"})
    await windows[0].send("rubbish")
    await settle(windows)
    doors = house.server.server_state.connections
    left = [ref(one) for one in (*house.sockets.open, *doors) if not type(one).__name__.startswith("Http")]
    assert len(left) == 4
    await windows[0].close()
    windows[1].socket.transport.abort()
    await until_gone(left)


@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_put_away_goes_by_itself(house: Running) -> None:
    table, people = await house.match("buccaneers")
    async with people[0].sit_at(table) as window:
        await window.settled()
    play = house.house.tables.live[table].play
    assert play is not None
    gone = [ref(one) for one in (house.house.tables.live[table], play, play.match, play.updates(0))]
    del play
    async with asyncio.timeout(PATIENCE):
        while house.house.tables.live[table].connections:
            await asyncio.sleep(0.01)
    house.house.timers.forget(house.house.tables.live[table])
    del house.house.tables.live[table]
    await until_gone(gone)


async def test_tables_that_were_loaded_are_not_looked_through(house: Running) -> None:
    table, _ = await house.match()
    house.house.tables.live.clear()
    await house.house.tables.table(table)
    assert not any(isinstance(one, LiveTable) for one in gc.get_objects())


async def test_everything_is_looked_through_when_nobody_is_there(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(collector, "settle", lambda: done.append("settled"))
    monkeypatch.setattr(collector, "look_through", lambda: done.append("looked through"))
    table, people = await house.match()
    done.clear()
    collect(house.house)
    async with people[0].sit_at(table) as window:
        await window.settled()
        collect(house.house)
    assert done == ["looked through", "settled"]


@pytest.mark.skipif(collector._TRIM is None, reason="only the GNU C library can be told to")
async def test_what_is_free_goes_back_to_the_machine() -> None:
    crowd = [bytearray(1000) for _ in range(100_000)]
    stayed = crowd[::1000]
    del crowd
    before = resident()
    collector.give_back()
    assert before - resident() > 50_000_000, len(stayed)


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
