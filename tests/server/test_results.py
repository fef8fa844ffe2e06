"""What is left of a match when it is over, and when its table is forgotten."""

import random

import pytest
from msgspec.structs import replace

from tests.server.harness import Running, begin
from tests.server.playing import play_out
from tests.server.store_suite import row
from tortuga.core.record import Line, read_record, replay
from tortuga.core.registry import game_ids
from tortuga.server.results import add_missing_results
from tortuga.server.settings import DAY
from tortuga.server.store import Played, Status, Store
from tortuga.server.upkeep import prune

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", game_ids())
async def test_a_match_that_is_over_leaves_its_result(house: Running, game: str) -> None:
    table, people = await house.match(game)
    store = house.house.store
    windows = [await person.sit_at(table).open() for person in people]
    await play_out(windows, random.Random(3), most=2)
    assert await store.result(table) is None
    await play_out(windows, random.Random(3))
    for window in windows:
        await window.close()
    match = replay(read_record((await people[0].http.get(f"/api/tables/{table}/record")).content))
    result, kept = await store.result(table), await store.table(table)
    assert result is not None
    assert kept is not None
    assert (result.table, result.game, result.options) == (table, game, kept.options)
    assert result.outcome == match.outcome
    assert result.sides == match.game.sides(match.state)
    assert result.actions == len(match.entries)
    assert (result.started, result.ended) == (kept.started, kept.ended)
    assert [seat.name for seat in result.seats] == ["player 0", "player 1"]
    assert [seat.holder for seat in result.seats] == [of.holder for of in kept.seats]


async def test_a_bot_is_named_in_it(house: Running) -> None:
    ann = await house.guest("Ann")
    table = await begin([ann], "turtles", seats=[{}, {"kind": "bot", "bot": "random"}])
    async with ann.sit_at(table) as one:
        await one.until("update")
        while not one.update["view"]["outcome"]:
            if one.asked:
                await one.act()
            await one.until("update")
    result = await house.house.store.result(table)
    assert result is not None
    assert [seat.bot for seat in result.seats] == [None, "random"]
    assert result.seats[1].holder is None


async def test_the_result_stays_when_the_table_is_forgotten(house: Running) -> None:
    table, people = await house.match()
    inner = house.house
    windows = [await person.sit_at(table).open() for person in people]
    await play_out(windows, random.Random(1))
    for window in windows:
        await window.close()
    wall = inner.wall()
    inner.wall = lambda: wall + (inner.settings.ended_days + 1) * DAY
    await prune(inner)
    assert await inner.store.table(table) is None
    assert await inner.store.log(table) == []
    assert await inner.store.result(table) is not None
    inner.wall = lambda: wall + (inner.settings.results_days + 1) * DAY
    await prune(inner)
    assert await inner.store.result(table) is None


async def test_what_cannot_be_played_again_has_none(house: Running) -> None:
    store: Store = house.house.store
    over = row("damaged", status=Status.FINISHED, ended=150.0)
    await store.add(over)
    await store.append("damaged", 0, Played(Line(0, "nonsense"), 0.0))
    await store.add(replace(over, id="gone", game="no such game"))
    await add_missing_results(store)
    assert [found.id for found in await store.without_result()] == ["damaged", "gone"]
