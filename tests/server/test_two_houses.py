"""Two houses on one store and one bus, as two processes will be: nobody notices which one they are at."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from tests.server.harness import Person, Running, running_house
from tests.server.memory_store import MemoryStore
from tests.server.playing import one_action, play_out, settle
from tortuga.core.record import Line
from tortuga.server.bus import MemoryBus, Moved
from tortuga.server.store import LogEntry, Played, Status

pytestmark = pytest.mark.anyio


@pytest.fixture
async def houses() -> AsyncIterator[tuple[Running, Running]]:
    store, bus = MemoryStore(), MemoryBus()
    async with running_house(store, bus) as one, running_house(store, bus) as two:
        yield one, two


async def moved(person: Person, to: Running) -> Person:
    """The same person at the other house."""
    other = to.stranger()
    other.http.cookies.set("tortuga", person.token)
    return other


async def heard(seconds: float = 0.05) -> None:
    """Notices travel on their own time."""
    await asyncio.sleep(seconds)


@pytest.mark.parametrize("game", ["turtles", "buccaneers"])
async def test_players_at_different_houses(houses: tuple[Running, Running], game: str) -> None:
    here, there = houses
    table, (ann, bob) = await here.match(game)
    bob = await moved(bob, there)
    luck = random.Random(4)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        while not (one.update["view"]["outcome"] or two.update["view"]["outcome"]):
            await one_action([one, two], luck)
            await heard(0.005)
            await settle([one, two])
        assert one.table["status"] == two.table["status"] == "finished"
        assert one.update["view"]["outcome"] == two.update["view"]["outcome"]


async def test_the_lobby_is_the_same_everywhere(houses: tuple[Running, Running]) -> None:
    here, there = houses
    ann, bob = await here.guest("Ann"), await there.guest("Bob")
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    assert [found["id"] for found in (await bob.get("/api/tables"))["tables"]] == [table]
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await bob.post(f"/api/tables/{table}/join", {})
        await bob.post(f"/api/tables/{table}/ready", {"word": "b"})
        await heard()
        await settle([one, two])
        assert one.table["seats"][1]["name"] == "Bob"
        await ann.post(f"/api/tables/{table}/start", {})
        await heard()
        await settle([one, two])
        assert two.update["number"] == 1
        await two.ask({"type": "say", "text": "over here"})
        await heard()
        await one.settled()
        assert any("over here" in frame for frame in one.frames)


async def test_of_two_who_act_at_once_both_are_heard(houses: tuple[Running, Running]) -> None:
    """Both houses want the same place in the log; the slower one looks again and takes the next."""
    here, there = houses
    for seed in range(5):
        table, (ann, bob) = await here.match("buccaneers")
        bob = await moved(bob, there)
        async with ann.sit_at(table) as one, bob.sit_at(table) as two:
            await settle([one, two])
            luck = random.Random(seed)
            both = 0
            for _ in range(30):
                if one.update["view"]["outcome"]:
                    break
                if one.asked and two.asked:
                    answers = await asyncio.gather(one.act(luck.randrange(99)), two.act(luck.randrange(99)))
                    assert [answer["type"] for answer in answers] == ["accepted"] * 2
                    both += 1
                else:
                    await one_action([one, two], luck)
                await heard(0.005)
                await settle([one, two])
            assert both > 2


async def test_of_two_answers_to_one_question_one_is_taken(houses: tuple[Running, Running]) -> None:
    here, there = houses
    table, (ann, _) = await here.match(options={"first": "south"})
    elsewhere = await moved(ann, there)
    async with ann.sit_at(table) as one, elsewhere.sit_at(table) as other:
        await settle([one, other])
        answers = await asyncio.gather(one.act(0), other.act(1))
        assert sorted(answer.get("code", "") for answer in answers) == ["", "answered-decision"]
        await heard()
        await settle([one, other])
        assert one.update == other.update


async def test_both_houses_can_finish_what_one_began(houses: tuple[Running, Running]) -> None:
    here, there = houses
    table, people = await here.match()
    ann, bob = [await moved(person, there) for person in people]
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await play_out([one, two], random.Random(9))
    await heard()
    record = await people[0].get(f"/api/tables/{table}/record")
    assert record["outcome"]


# What a notice brings along


async def test_a_move_that_a_notice_brings_is_not_asked_for(
    houses: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table, (ann, bob) = await here.match(options={"first": "south"})
    bob = await moved(bob, there)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        asked: list[str] = []
        monkeypatch.setattr(here.house.store, "log", asked.append)
        await one.act()
        await heard()
        await two.settled()
        assert two.update["decision"]
        assert not asked


async def test_a_move_goes_by_where_nobody_is_until_somebody_comes(houses: tuple[Running, Running]) -> None:
    here, there = houses
    table, (ann, bob) = await here.match(options={"first": "south"})
    bob = await moved(bob, there)
    await bob.get(f"/api/tables/{table}")
    async with ann.sit_at(table) as one:
        await one.settled()
        await one.act()
        await heard()
        assert there.house.tables.live[table].index == 0
        async with bob.sit_at(table) as two:
            await two.settled()
            assert two.update["number"] == 2
            await two.act()
        await heard()
        await one.settled()
        await one.act()
        await heard()
        assert there.house.tables.live[table].index == 2
        assert (await bob.get("/api/me/tables"))["tables"][0]["asked"] is True
        assert there.house.tables.live[table].index == 3


async def test_of_a_match_that_ends_elsewhere_only_the_row_is_looked_at_before_somebody_comes(
    houses: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table, people = await here.match()
    late = await moved(people[1], there)
    await late.get(f"/api/tables/{table}")
    log, asked = there.house.store.log, list[str]()

    async def noted(id: str, first: int = 0) -> list[LogEntry]:
        asked.append(id)
        return await log(id, first)

    monkeypatch.setattr(there.house.store, "log", noted)
    async with people[0].sit_at(table) as one, people[1].sit_at(table) as two:
        await play_out([one, two], random.Random(4))
    await heard()
    live = there.house.tables.live[table]
    assert (live.row.status, live.index, asked) == (Status.FINISHED, 0, [])
    async with late.sit_at(table) as window:
        await window.settled()
        assert window.update["view"]["outcome"]


async def test_a_notice_that_the_rules_do_not_bear_out_is_not_believed(
    houses: tuple[Running, Running],
) -> None:
    here, there = houses
    table, (ann, bob) = await here.match(options={"first": "south"})
    bob = await moved(bob, there)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        untrue = Played(Line(0, "a1-a9"), 0.0)
        there.house._notices.hear(Moved(table, 1, untrue))
        await heard()
        assert there.house.tables.live[table].index == 0
        await one.act()
        await heard()
        await two.settled()
        assert two.update["number"] == 2
