"""A match of a thousand actions: whatever anybody asks of it, nobody else has to wait."""

import asyncio
import gc
import tracemalloc
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from tests.long_matches import long_match
from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Running
from tests.server.loop_steps import LoopSteps, loop_steps
from tests.server.store_suite import row
from tortuga.core.match import AnyMatch
from tortuga.core.record import line_of, read_record, verify
from tortuga.core.timeline import STRETCH
from tortuga.server.live_table import LiveTable
from tortuga.server.long_work import AT_ONCE, LongWork
from tortuga.server.store import Played, SeatRow, Status, TableRow
from tortuga.server.updates import REMEMBERED

pytestmark = pytest.mark.anyio

ACTIONS = 1_000
SEATS = 3
READERS = SEATS + 1
ROOM = 200_000
"""Bytes."""


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return long_match(ACTIONS, SEATS)


class Long(NamedTuple):
    house: Running
    table: str
    people: list[Person]


@pytest.fixture
async def long(open_house: OpenHouse, match: AnyMatch) -> Long:
    """A house that has just been opened, with the long match in its store."""
    house: Running = await open_house()
    people = [await house.guest(name) for name in match.names]
    identity = house.house.identity
    await keep(house, match, [identity.guest(person.token).id for person in people])
    return Long(house, "long", people)


async def keep(house: Running, match: AnyMatch, holders: list[str]) -> None:
    store = house.house.store
    await store.add(row_of(match, holders))
    for first in range(0, ACTIONS, 100):
        entries = list(enumerate(log_of(match)))[first : first + 100]
        await asyncio.gather(*(store.append("long", number, entry) for number, entry in entries))


def row_of(match: AnyMatch, holders: list[str]) -> TableRow:
    seats = tuple(
        SeatRow(holder=holder, name=name) for holder, name in zip(holders, match.names, strict=True)
    )
    return row(
        "long",
        game=match.game.id,
        options=msgspec.to_builtins(match.options),
        seats=seats,
        host=holders[0],
        secret=match.seed.secret,
        status=Status.RUNNING,
        created=2e9,
    )


def log_of(match: AnyMatch) -> list[Played]:
    return [Played(line_of(match.game, deed), 2e9) for deed in match.timeline.deeds()]


def check_turns(steps: LoopSteps, *, applied: int = AT_ONCE) -> None:
    """Some for the slice of long work, and a few for whoever else is there."""
    assert steps.most["apply"] <= applied + 2
    assert steps.most["view"] <= (AT_ONCE + 2) * READERS
    for step in ("notate", "parse", "legal"):
        assert steps.most[step] <= 2 * AT_ONCE * 3, step


async def test_loading_it_is_done_in_slices(long: Long, match: AnyMatch) -> None:
    with loop_steps(match.game) as steps:
        async with long.people[0].sit_at(long.table) as window:
            await window.settled()
            assert window.update["number"] > 100
    check_turns(steps)


async def test_many_transcripts_at_once(long: Long, match: AnyMatch) -> None:
    """However many ask, one slice is worked on at a time."""
    _, table, people = long
    await people[0].get(f"/api/tables/{table}")
    with loop_steps(match.game) as steps:
        answers = await asyncio.gather(
            *(person.get(f"/api/tables/{table}/transcript") for person in people * 4)
        )
    check_turns(steps)
    for seat, answer in enumerate(answers[:SEATS]):
        assert answer["seat"] == seat
        assert sum(page["answer"] is not None for page in answer["pages"]) == sum(
            deed.seat == seat for deed in match.timeline.deeds()
        )


async def test_coming_back_again_and_again(long: Long, match: AnyMatch) -> None:
    _, table, people = long
    async with people[1].sit_at(table) as window:
        await window.settled()
        last = window.update["number"]
    with loop_steps(match.game) as steps:
        for missed in (0, 1, 2, REMEMBERED // 2, REMEMBERED, REMEMBERED + 1, last):
            async with people[1].sit_at(table, f"?after={last - missed}") as window:
                while missed and window.update.get("number") != last:
                    await window.until("update")
                told = [message for message in window.frames if '"type":"update"' in message]
                assert len(told) == (missed if missed <= REMEMBERED else 1)
                assert bool(missed) == bool(told)
    check_turns(steps, applied=STRETCH)


async def test_a_guest_can_play_on_while_others_ask(long: Long, match: AnyMatch) -> None:
    _, table, people = long
    windows = [await person.sit_at(table).open() for person in people]
    asking = [asyncio.create_task(person.get(f"/api/tables/{table}/transcript")) for person in people]
    for window in windows:
        await window.settled()
        if window.asked:
            assert (await window.act())["type"] == "accepted"
    pages = [(await asked)["pages"] for asked in asking]
    assert all(pages)
    for window in windows:
        await window.close()


async def test_the_record_is_written_in_slices(long: Long, match: AnyMatch) -> None:
    house, table, people = long
    live = await house.house.tables.table(table)
    live.row = msgspec.structs.replace(live.row, status=Status.FINISHED)
    with loop_steps(match.game) as steps:
        answer = await people[0].http.get(f"/api/tables/{table}/record")
    check_turns(steps)
    assert len(verify(read_record(answer.content)).timeline) == ACTIONS


async def test_whoever_wants_another_table_does_not_wait(long: Long, match: AnyMatch) -> None:
    house, table, _ = long
    other, _ = await house.match()
    house.house.tables.live.clear()
    loading = asyncio.create_task(house.house.tables.table(table))
    await house.house.tables.table(other)
    assert not loading.done()
    await loading


async def test_it_is_loaded_once_for_all_who_come(
    long: Long, match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table, people = long
    read, store = list[str](), house.house.store
    log = store.log

    async def reading(id: str, first: int = 0) -> object:
        read.append(id)
        return await log(id, first)

    monkeypatch.setattr(store, "log", reading)
    gone = asyncio.create_task(house.house.tables.table(table))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*(person.get(f"/api/tables/{table}") for person in people))
    assert read == [table]


@pytest.mark.parametrize("seats", [2, 9])
async def test_it_takes_little_room(seats: int) -> None:
    match = long_match(ACTIONS, seats)
    table, entries = row_of(match, [f"guest {seat}" for seat in match.seats]), log_of(match)
    tracemalloc.start()
    others = [read_by_everyone(table, entries) for _ in range(2)]
    before = _held()  # what all tables share is in it, and does not grow any more
    live = read_by_everyone(table, entries)
    taken = _held() - before
    tracemalloc.stop()
    assert len(others) == 2
    assert live.index == ACTIONS
    assert taken < ROOM


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def read_by_everyone(table: TableRow, entries: list[Played]) -> LiveTable:
    live = LiveTable(table, 0.0)
    live.take_row(table, 0.0)
    readers = (None, *range(len(table.seats)))
    for _ in live.redo(entries, 0.0):
        pass
    assert live.play is not None
    for _ in live.play.meet(readers):
        pass
    for updates in map(live.play.updates, readers):
        assert updates.last is not None
        updates.packed(updates.last)
    return live


async def test_slices_take_turns() -> None:
    desk, done = LongWork(), list[str]()

    def work(name: str, steps: int) -> Iterator[None]:
        for _ in range(steps):
            done.append(name)
            yield

    await asyncio.gather(desk.done(work("a", 3 * AT_ONCE)), desk.done(work("b", 3)))
    assert done.index("b") == AT_ONCE
    assert done.count("a") == 3 * AT_ONCE
