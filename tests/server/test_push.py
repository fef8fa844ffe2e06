"""Calls by Web Push: sealed for one browser, at most one in an hour, and only to where it may go."""

import asyncio
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Refused, Running, begin, running_house
from tests.server.memory_store import MemoryStore
from tests.server.push_service import HOST, Browser, PushService, check_signature, push_service
from tests.server.slow_matches import SLOW, Calendar, slow_house
from tests.server.worlds import World, two_worlds
from tortuga.core.game import Seat
from tortuga.core.registry import find_game
from tortuga.server.bus import MemoryBus
from tortuga.server.push.calls import BUNDLE, DEVICES, MOST_TRIES, QUIET
from tortuga.server.push.delivery import Endpoint, endpoint_of, public
from tortuga.server.refusals import Declined
from tortuga.server.store import ClockKind, ClockSettings
from tortuga.text import voice

pytestmark = pytest.mark.anyio

FIRST = {"first": "south"}
WAITS = voice("en").say("push-waiting", count=1)
ON = voice("en").say("push-on")


@asynccontextmanager
async def calling_house(folder: Path) -> AsyncIterator[tuple[Running, Calendar, PushService]]:
    calendar = Calendar()
    async with (
        slow_house(str(folder / "house.db"), calendar) as running,
        push_service(running.house.calls.delivery) as service,
    ):
        yield running, calendar, service


async def called(running: Running, calendar: Calendar, seconds: float) -> None:
    """So much time passes, and the house looks who is to be called."""
    await running.house.slow.settled()
    calendar.time += seconds
    await running.house.calls.look()


def texts(service: PushService, browser: Browser) -> list[str]:
    return [said["body"] for said in service.came_to(browser)]


async def subscribed(person: Person) -> Browser:
    browser = Browser()
    assert (await person.post("/api/me/push", browser.wish))["devices"] >= 1
    return browser


async def test_a_call_from_end_to_end(tmp_path: Path) -> None:
    async with calling_house(tmp_path) as (running, calendar, service):
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        browser, silent = await subscribed(ann), Browser()
        assert texts(service, browser) == [ON], "it is told at once that it will be"
        table = await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        await called(running, calendar, QUIET - 1)
        assert len(service.handed) == 1, "whoever answers soon is not called"
        await called(running, calendar, 2)
        assert service.came_to(browser)[1:] == [{"title": "Tortuga", "body": WAITS, "path": f"/t/{table}"}]
        await called(running, calendar, 10 * BUNDLE)
        assert len(service.handed) == 2, "nobody is told twice of the same"
        assert texts(service, silent) == []
        key = (await ann.get("/api/me/push"))["key"]
        claims = check_signature(service.handed[1].headers["Authorization"], key)
        assert claims["aud"] == f"https://{HOST}"
        assert claims["exp"] > calendar.time - 10 * BUNDLE
        assert len({len(one.body) for one in service.handed}) == 1, "all are of one length"


async def test_at_most_one_in_an_hour_with_all_that_waits(tmp_path: Path) -> None:
    async with calling_house(tmp_path) as (running, calendar, service):
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        browser = await subscribed(ann)
        for _ in range(3):
            await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
            await called(running, calendar, QUIET + 1)
        assert texts(service, browser) == [ON, WAITS]
        await called(running, calendar, BUNDLE)
        assert service.came_to(browser)[2:] == [
            {"title": "Tortuga", "body": voice("en").say("push-waiting", count=3), "path": "/"}
        ]


async def test_what_is_gone_is_forgotten_and_what_fails_is_tried_a_few_times(tmp_path: Path) -> None:
    async with calling_house(tmp_path) as (running, calendar, service):
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        await subscribed(ann)
        await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        service.status = 500
        for _ in range(10):
            await called(running, calendar, QUIET + BUNDLE)
        assert len(service.handed) == 1 + MOST_TRIES
        service.status = 410
        await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        await called(running, calendar, QUIET + BUNDLE)
        assert (await ann.get("/api/me/push"))["devices"] == 0


async def test_a_name_that_leads_inside_later_is_forgotten(tmp_path: Path) -> None:
    async with calling_house(tmp_path) as (running, calendar, service):
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        await subscribed(ann)
        await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        running.house.calls.delivery.may_reach = public
        await called(running, calendar, QUIET + 1)
        assert len(service.handed) == 1
        assert (await ann.get("/api/me/push"))["devices"] == 0


async def test_of_two_houses_one_calls() -> None:
    calendar, store, bus = Calendar(), MemoryStore(shared=True), MemoryBus()
    shared: dict[str, Any] = {
        "store": store,
        "bus": bus,
        "wall": calendar,
        "secret_key": "a key of two houses",
    }
    sent: list[str] = []

    async def deliver(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        sent.append(headers["Authorization"].partition("k=")[2])
        await asyncio.sleep(0.01)
        return 201

    async with running_house(**shared) as one, running_house(**shared) as other:
        for running in (one, other):
            running.house.calls.delivery.deliver = deliver  # type: ignore[method-assign]
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        await subscribed(ann)
        await begin([ann, bob], "turtles", options=FIRST, clock=SLOW)
        await one.house.slow.settled()
        calendar.time += QUIET + 1
        await asyncio.gather(*(running.house.calls.look() for running in (one, other)))
        assert len(sent) == 2
        assert await one.house.calls.key() is not await other.house.calls.key()
        assert {(await running.house.calls.key()).public for running in (one, other)} == set(sent)


async def test_off_and_forgotten(tmp_path: Path) -> None:
    async with calling_house(tmp_path) as (running, _, _):
        ann = await running.guest("Ann")
        browser = await subscribed(ann)
        assert (await ann.post("/api/me/push/off", {"endpoint": browser.wish["endpoint"]}))["devices"] == 0
        for _ in range(DEVICES + 2):
            await subscribed(ann)
        assert (await ann.get("/api/me/push"))["devices"] == DEVICES
        id = running.house.identity.guest(ann.token).id
        await ann.post("/api/me/forget")
        assert await running.house.store.subscriptions_of(id) == []


async def test_without_a_way_there_it_is_not_available(house: Running) -> None:
    """Nothing is kept of a browser that cannot be reached, and whoever asked is told in a sentence."""
    ann = await house.guest()

    async def nobody(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> None:
        return None

    house.house.calls.delivery.deliver = nobody  # type: ignore[method-assign]
    with pytest.raises(Refused, match="push-unavailable") as refused:
        await subscribed(ann)
    assert refused.value.text == voice("en").say("declined-push-unavailable")
    assert (await ann.get("/api/me/push"))["devices"] == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://ann@push.example/a",
        "https:///a",
        "https://push.example/a b",
        "https://push.example/a\r\nX: y",
        "https://[::1/a",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_endpoint(endpoint: str) -> None:
    with pytest.raises(Declined):
        endpoint_of(endpoint)


@pytest.mark.parametrize(
    "address",
    "127.0.0.1 10.0.0.1 172.16.3.4 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 ::"
    " fe80::1 fc00::1 ff02::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1".split(),
)
def test_addresses_that_are_somebodys_own(address: str) -> None:
    assert not public(ip_address(address))


def test_public_addresses() -> None:
    assert public(ip_address("142.250.74.42"))
    assert public(ip_address("2a00:1450:4001:81b::200a"))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0x7f000001", "2130706433"])
async def test_nobody_is_led_inside(house: Running, host: str) -> None:
    """Whatever a name leads to is looked at before anything is sent there."""
    ann = await house.guest()
    wish = {**Browser().wish, "endpoint": f"https://{host}/secret"}
    with pytest.raises(Refused, match=r"bad-endpoint|push-unavailable"):
        await ann.post("/api/me/push", wish)


# Two worlds


class Listener:
    """Takes all calls of a world, with the time and for whom."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.browsers = [Browser(f"seat-{seat}") for seat in range(len(world.guests))]
        self.heard: list[tuple[float, int, str]] = []

    async def deliver(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        seat = int(endpoint.target.rpartition("-")[2])
        self.heard.append((self._world.time, seat, self.browsers[seat].read(body)["body"]))
        return 201

    async def open(self) -> "Listener":
        house = self._world.house
        house.calls.delivery.deliver = self.deliver  # type: ignore[method-assign]
        for guest, browser in zip(self._world.guests, self.browsers, strict=True):
            await house.store.subscribe(guest.id, browser.subscription(), 0.0, DEVICES)
        return self


async def passes(world: World, seconds: float, step: float = 20.0) -> None:
    """The house looks every so often."""
    until = world.time + seconds
    while world.time < until:
        world.time += step
        await world.house.slow.settled()
        await world.house.calls.look()


async def acts(world: World, seat: Seat, choice: int) -> None:
    world.act(seat, world.match.legal(seat)[choice])
    await world.settle()
    await world.house.slow.settled()


def chosen_in_secret(world: World) -> tuple[Seat, Seat] | None:
    """Two who choose at once, where nobody sees that one of them has."""
    match, seats = world.match, world.match.to_act
    if len(seats) < 3:
        return None
    for seat in seats:
        twin = match.copy()
        twin.play(seat, twin.legal(seat)[0])
        if twin.view(None) == match.view(None):
            return seat, next(other for other in seats if other != seat)
    return None


@pytest.mark.parametrize(("game", "people"), [("tortuga1667", 5), ("buccaneers", 4)])
async def test_calls_tell_nothing_of_who_has_chosen_what(game: str, people: int) -> None:
    """Two choose in another order, and otherwise; all are called of the same, at the same time."""
    clock, luck = ClockSettings(ClockKind.DAYS, days=3), random.Random(1)
    one, two = worlds = await two_worlds(find_game(game), people, "seed", clock)
    heard = [await Listener(world).open() for world in worlds]
    while (found := chosen_in_secret(one)) is None:
        seat = luck.choice(one.match.to_act)
        choice = luck.randrange(len(one.match.legal(seat)))
        for world in worlds:
            await acts(world, seat, choice)
    for world, order, choice in ((one, found, 0), (two, found[::-1], -1)):
        await passes(world, QUIET + 40)
        await acts(world, order[0], choice)
        await passes(world, BUNDLE)
        await acts(world, order[1], choice)
        await passes(world, BUNDLE)
    assert heard[0].heard == heard[1].heard
    assert {seat for _, seat, _ in heard[0].heard} >= set(found)
    for world in worlds:
        await world.close()
