"""Two houses at one PostgreSQL, with and without Redis between them: people at one table, in both."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Person, Running, Window, begin, running_house, until
from tests.server.players import Player
from tests.server.services import Redis
from tortuga.core.registry import find_game, game_ids
from tortuga.server import handover, neighbours
from tortuga.server.bus import MemoryBus
from tortuga.server.bus.choice import bus_at
from tortuga.server.limits import AskedMuch, Requests
from tortuga.server.settings import HandOver

pytestmark = pytest.mark.anyio

BRIEF = 0.6
"""Seconds of a lease."""


@asynccontextmanager
async def two_houses(database: str, redis: Redis | None, **given: Any) -> AsyncIterator[list[Running]]:
    """Without Redis each has a bus that nobody else hears. People stay in the house that they come to."""
    given = {"hand_over": HandOver.NEVER, "lease_seconds": BRIEF, **given}
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(2):
            bus = bus_at(redis.url) if redis else MemoryBus()
            await bus.open()
            stack.push_async_callback(bus.close)
            opened = running_house(bus=bus, database_url=database, **given)
            houses.append(await stack.enter_async_context(opened))
        yield houses


def at(house: Running, person: Person) -> Person:
    """The same person in another house."""
    other = house.stranger()
    other.http.cookies.set("tortuga", person.token)
    return other


async def shown(window: Window, holds: Callable[[], object]) -> None:
    """Until what has come to a window makes it so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await window.receive()


def away(window: Window) -> list[bool]:
    return [seat["away"] for seat in window.table["seats"]]


async def one_turn(asked: Window, other: Window) -> None:
    """One of two who play in turn acts, and both hear of it."""
    await shown(asked, lambda: asked.asked)
    assert (await asked.act())["type"] == "accepted"
    await shown(asked, lambda: not asked.asked)
    await shown(other, lambda: other.asked)


async def one_turn_and_the_bots(window: Window) -> None:
    await shown(window, lambda: window.asked)
    before = window.update["number"]
    await window.act()
    await shown(window, lambda: window.asked and window.update["number"] > before + 1)


@pytest.mark.parametrize("carried", [True, False])
async def test_everyone_sees_everything_with_the_bus_and_without(
    postgres_url: str, redis: Redis, carried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "LOOK_EVERY", 0.1)
    async with two_houses(postgres_url, redis if carried else None) as (here, there):
        table, (ann, bob) = await here.match(options={"first": "south"})
        async with ann.sit_at(table) as one, at(there, bob).sit_at(table) as two:
            await one.settled()
            await two.settled()
            await shown(one, lambda: away(one) == [False, False])
            await shown(two, lambda: away(two) == [False, False])
            for asked, other in ((one, two), (two, one), (one, two)):
                await one_turn(asked, other)
            await two.ask({"type": "say", "text": "over here"})
            await one.until("said", text="over here")
            await one.ask({"type": "ask-back"})
            await shown(two, lambda: two.table["offer"])
            await two.ask({"type": "answer-back", "agree": True})
            await shown(one, lambda: one.update.get("taken_back"))
            await shown(two, lambda: two.update.get("taken_back"))


async def test_whoever_goes_is_missed_in_the_other_house(postgres_url: str, redis: Redis) -> None:
    async with two_houses(postgres_url, redis) as (here, there):
        table, (ann, bob) = await here.match(grace=0.1)
        async with ann.sit_at(table) as one:
            async with at(there, bob).sit_at(table) as two:
                await one.settled()
                await two.settled()
                await shown(one, lambda: away(one) == [False, False])
                await shown(two, lambda: away(two) == [False, False])
            await shown(one, lambda: one.table["seats"][1]["held"])
            async with at(there, bob).sit_at(table):
                await shown(one, lambda: not one.table["seats"][1]["held"])
                assert away(one) == [False, False]


async def test_the_bots_of_a_table_play_in_one_house(postgres_url: str, redis: Redis) -> None:
    async with two_houses(postgres_url, redis) as houses:
        here, there = houses
        ann = await here.guest("Ann")
        bots = [{}, {"kind": "bot", "bot": "random"}]
        long = {"first": "south", "variant": "ultra"}
        table = await begin([ann], "turtles", seats=bots, options=long)
        async with ann.sit_at(table) as one, at(there, ann).sit_at(table) as two:
            await one.settled()
            await two.settled()
            for _ in range(3):
                await one_turn_and_the_bots(two)
            await shown(one, lambda: one.update["number"] == two.update["number"])
            holders = [house for house in houses if table in house.house._leases.held]
            assert len(holders) == 1


async def test_a_lease_moves_when_its_house_is_gone(postgres_url: str, redis: Redis) -> None:
    """The house that has the lease falls silent; somebody else's clock and bots go on all the same."""
    async with two_houses(postgres_url, redis) as (here, there):
        ann = await here.guest("Ann")
        bots = [{}, {"kind": "bot", "bot": "random"}]
        table = await begin([ann], "turtles", seats=bots, options={"first": "south"})
        async with ann.sit_at(table) as one:
            await one.settled()
            await until(lambda: table in here.house._leases.held)
        await here.house.neighbours.stop_looking()  # as a process that hangs
        async with at(there, ann).sit_at(table) as two:
            await two.settled()
            await until(lambda: table in there.house._leases.held)
            await one_turn_and_the_bots(two)
        assert not await here.house._leases.holds(table), "whoever was away too long has to ask"


async def test_a_clock_runs_out_once(postgres_url: str, redis: Redis) -> None:
    """Both houses have the table, and the time is up in both."""
    clock = {"kind": "decision", "seconds": 0.5}
    async with two_houses(postgres_url, redis) as (here, there):
        options = {"first": "south", "variant": "ultra"}  # long enough
        table, (ann, bob) = await here.match(options=options, clock=clock)
        async with ann.sit_at(table) as one, at(there, bob).sit_at(table) as two:
            await one.settled()
            await two.settled()
            await shown(two, lambda: two.update["number"] >= 6)
            await shown(one, lambda: one.update["number"] >= 6)
        log = await here.house.store.log(table)
        waited = [entry.waited for entry in log[1:]]  # type: ignore[union-attr]
        assert all(seconds >= 0.4 for seconds in waited), waited


async def test_what_an_address_may_begin_is_counted_in_both(postgres_url: str, redis: Redis) -> None:
    async with two_houses(postgres_url, redis, identities_per_hour=4.0) as (here, there):
        told: list[tuple[str, str]] = []
        count = there.house.neighbours.on_spent

        def heard(what: str, address: str) -> None:
            count(what, address)
            told.append((what, address))

        there.house.neighbours.on_spent = heard
        for number in range(3):
            await here.guest(f"guest {number}")
        await until(lambda: len(told) == 3)
        await there.guest("the fourth")
        answer = await there.stranger().http.post("/api/me", json={"name": "the fifth"})
        assert answer.json()["code"] == "too-many-from-here"


def stopped_pace(house: Running) -> Requests:
    """What a house allows, while no time passes."""
    pace = house.sockets._pace
    for limiter in pace._shared.values():
        limiter._clock = lambda: 0.0
    return pace


@pytest.mark.parametrize("carried", [True, False])
async def test_who_asks_much_of_one_house_has_less_in_the_other(
    postgres_url: str, redis: Redis, carried: bool
) -> None:
    """With nothing between them each counts for itself."""
    between = redis if carried else None
    async with two_houses(postgres_url, between, requests_per_second=4.0) as (here, there):
        told: list[AskedMuch] = []
        one, other = stopped_pace(here), stopped_pace(there)
        count = there.house.neighbours.on_asked

        def hear(by: tuple[AskedMuch, ...]) -> None:
            count(by)
            told.extend(by)

        there.house.neighbours.on_asked = hear
        assert sum(one.allows("ann", "192.0.2.1") for _ in range(100)) == 20
        if carried:
            await until(lambda: told)
        left = sum(other.allows("ann", "192.0.2.1") for _ in range(100))
        assert left == (10 if carried else 20)


async def test_whoever_logs_out_everywhere_is_out_of_both(postgres_url: str, redis: Redis) -> None:
    async with two_houses(postgres_url, redis) as (here, there):
        table, (ann, _) = await here.match()
        async with at(there, ann).sit_at(table) as window:
            await window.settled()
            await ann.post("/api/me/logout", {"where": "everywhere"})
            assert (await window.gone()).reason == "revoked-token"


async def test_a_table_that_nobody_is_at_is_kept_up_to_date(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for its transcript finds what was done in the other house, also without a bus."""
    monkeypatch.setattr(neighbours, "LOOK_EVERY", 0.1)
    async with two_houses(postgres_url, None) as (here, there):
        table, (ann, _) = await here.match(options={"first": "south"})
        elsewhere = at(there, ann)
        async with ann.sit_at(table) as one:
            await one.settled()
            assert not (await elsewhere.get(f"/api/tables/{table}/transcript"))["pages"][1:]
            await one.act()
            await until(lambda: there.house.tables.live[table].stale)
            assert len((await elsewhere.get(f"/api/tables/{table}/transcript"))["pages"]) == 2


@pytest.mark.parametrize("game", game_ids())
async def test_whole_matches_between_two_houses(postgres_url: str, redis: Redis, game: str) -> None:
    async with two_houses(postgres_url, redis) as houses:
        table, people = await houses[0].match(game, max(2, find_game(game).seats[0]))
        players = [
            Player(at(houses[seat % 2], person), table, random.Random(seat))
            for seat, person in enumerate(people)
        ]
        for player in players:
            player.behind = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(player.play() for player in players))
        for player in players:
            assert player.over
            assert await player.missing() == []


# People of one table in one house


@pytest.fixture
async def handing(
    postgres_url: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Running]]:
    """Two houses that know of each other, and hand people over."""
    monkeypatch.setattr(neighbours, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(handover, "PATIENCE", PATIENCE)
    patient = {"hand_over": HandOver.MACHINE, "lease_seconds": PATIENCE}
    async with two_houses(postgres_url, redis, **patient) as houses:
        await until(lambda: all(running.house.neighbours._presence.others for running in houses))
        yield houses


def count_at(house: Running, table: str) -> int:
    live = house.house.tables.live.get(table)
    return len(live.connections) if live else 0


@pytest.mark.parametrize("game", game_ids())
async def test_whoever_plays_is_handed_to_the_house_that_has_the_table(
    handing: list[Running], game: str
) -> None:
    here, there = handing
    table, people = await here.match(game, max(2, find_game(game).seats[0]))
    async with people[0].sit_at(table) as one, at(there, people[1]).sit_at(table) as two:
        await one.settled()
        await two.settled()
        assert (count_at(here, table), count_at(there, table)) == (2, 0)
        async with (await there.guest("Eve")).sit_at(table) as watching:
            await watching.settled()
            assert (count_at(here, table), count_at(there, table)) == (2, 1), "who watches stays"
    players = [Player(at(there, person), table, random.Random(seat)) for seat, person in enumerate(people)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    for player in players:
        assert player.over
        assert await player.missing() == []


async def test_whoever_comes_before_a_match_is_handed_over_too(handing: list[Running]) -> None:
    """They may take a seat, and then nobody has to come again."""
    here, there = handing
    ann, bob = await here.guest("Ann"), await there.guest("Bob")
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await one.settled()
        await two.settled()
        assert (count_at(here, table), count_at(there, table)) == (2, 0)
        await bob.post(f"/api/tables/{table}/join", {})
        await shown(two, lambda: two.table["seats"][1]["name"] == "Bob")


async def test_a_house_that_takes_nobody_does_not_keep_others_from_serving(handing: list[Running]) -> None:
    here, there = handing
    table, (ann, bob) = await here.match(options={"first": "south"})
    async with ann.sit_at(table) as one:
        await one.settled()
        await here.server.handed.close()  # as a house that is gone, though its lease is not
        async with at(there, bob).sit_at(table) as two:
            await two.settled()
            assert (count_at(here, table), count_at(there, table)) == (1, 1)
            await one_turn(one, two)


async def test_of_two_who_come_at_once_one_house_gets_both(handing: list[Running]) -> None:
    here, there = handing
    table, (ann, bob) = await here.match()
    one, two = ann.sit_at(table), at(there, bob).sit_at(table)
    await asyncio.gather(one.__aenter__(), two.__aenter__())
    await asyncio.gather(one.settled(), two.settled())
    assert sorted((count_at(here, table), count_at(there, table))) == [0, 2]
    await asyncio.gather(one.__aexit__(None, None, None), two.__aexit__(None, None, None))
