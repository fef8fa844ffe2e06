"""Strangers cannot take the places of those who play."""

import random
from typing import Any

import pytest

from tests.server.attacks.crowding import WINDOWS, attack
from tests.server.conftest import OpenHouse
from tests.server.conftest import as_served as anyio_backend  # noqa: F401
from tests.server.harness import Refused, Running
from tests.server.playing import play_out, settle
from tortuga.server.connection import Connection
from tortuga.server.identity import Guest
from tortuga.server.limits import (
    PROMPT_REFUSALS,
    REFUSED_LATE,
    Allowances,
    Begun,
    Requests,
    address_of,
)
from tortuga.server.places import Places
from tortuga.server.refusals import Declined
from tortuga.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("limit", ["connections", "connections_per_table", "connections_per_address"])
async def test_whoever_plays_gets_in_however_many_watch(open_house: OpenHouse, limit: str) -> None:
    house = await open_house(**{limit: 15})
    table, (ann, bob) = await house.match("buccaneers")
    async with bob.sit_at(table) as two:
        await two.settled()
        eves = [await house.guest(f"Eve {number}") for number in range(3)]
        windows = [await eve.sit_at(table).open() for eve in eves for _ in range(5)]
        await settle(windows)
        late = await house.guest("Late")
        refused = await late.sit_at(table).open()
        assert (await refused.receive())["code"] == "too-many-connections"
        await refused.close()
        async with ann.sit_at(table) as one, ann.sit_at(table) as reloaded:
            await two.settled()
            assert (await one.gone()).reason == "too-many-connections"  # there is no room for a second
            await reloaded.settled()
            assert await play_out([reloaded, two], random.Random(1), most=4) == 4
        for window in windows:
            await window.close()


async def test_one_address_takes_what_is_its_own(open_house: OpenHouse) -> None:
    house = await open_house(connections_per_address=25, identities_per_hour=6)
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        met = await attack(house.url, 10)
        assert met == {
            "identity": 4,
            "no identity too-many-from-here": 6,
            "watching": 25,
            "refused too-many-connections": 4 * WINDOWS - 25,
        }
        assert await play_out([one, two], random.Random(1), most=4) == 4


async def test_everything_that_one_address_opens_is_bounded(open_house: OpenHouse) -> None:
    house = await open_house(open_per_address=12)
    await house.match("buccaneers")
    met = await attack(house.url, 2)
    assert met == {"identity": 2, "watching": 12, "turned away 429": 8}


async def test_openings_of_sockets_are_requests(open_house: OpenHouse) -> None:
    house = await open_house(requests_per_second=1, now=lambda: 1_000.0)
    await house.match("buccaneers", people=1, seats=[{"kind": "open"}, {"kind": "bot"}])
    met = await attack(house.url, 1)
    assert met["turned away 429"] > 0


async def test_an_address_in_a_header_is_believed_of_proxies_alone(open_house: OpenHouse) -> None:
    async def identities(house: Running) -> list[int]:
        met = []
        for number in range(4):
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            body = {"name": "Ann"}
            answer = await house.stranger().http.post("/api/me", json=body, headers=headers)
            met.append(answer.status_code)
        return met

    assert await identities(await open_house(identities_per_hour=2)) == [200] * 4
    strangers = await open_house(identities_per_hour=2, trusted_proxies="192.0.2.1")
    assert await identities(strangers) == [200, 200, 429, 429]


@pytest.mark.parametrize("begun", ["tables_per_hour", "seats_per_hour"])
async def test_tables_and_seats_of_an_address(open_house: OpenHouse, begun: str) -> None:
    house = await open_house(**{begun: 2})
    guests = [await house.guest(f"player {number}") for number in range(3)]

    async def begin(number: int) -> None:
        wish: dict[str, Any] = {"game": "turtles", "seats": [{"kind": "open"}] * 2}
        table = (await guests[0].post("/api/tables", wish))["id"]
        await guests[1].post(f"/api/tables/{table}/join", {})

    await begin(0)
    await begin(1)
    with pytest.raises(Refused) as refused:
        await begin(2)
    assert (refused.value.status, refused.value.code) == (429, "too-many-from-here")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/health", "/api/openapi.json", "/api/games", "/nowhere"])
async def test_nothing_can_be_asked_for_without_end(open_house: OpenHouse, path: str) -> None:
    house = await open_house(requests_per_second=0.5, now=lambda: 1_000.0)
    http = house.stranger().http
    answers = [await http.get(path) for _ in range(60)]
    assert answers[0].status_code in (200, 404)
    assert (answers[-1].status_code, set(answers[-1].json())) == (429, {"code", "text"})


async def test_a_refused_handshake_is_no_mistake_of_ours(
    open_house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house = await open_house(open_per_address=1)
    await house.match("buccaneers")
    assert (await attack(house.url, 1))["turned away 429"] == WINDOWS - 1
    assert "without completing handshake" not in caplog.text


# The parts


async def test_whoever_is_refused_too_often_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("tortuga.server.limits.asyncio.sleep", sleep)
    pace = Requests(1, lambda: 0.0)
    for _ in range(PROMPT_REFUSALS):
        await pace.refusing("10.0.0.1")
    assert not waited
    await pace.refusing("10.0.0.1")
    await pace.refusing("10.0.0.2")
    assert waited == [REFUSED_LATE]


def window(guest: str, address: str = "") -> Connection:
    return Connection(Guest(guest, guest), "en", address=address)


def test_whoever_stands_up_watches_like_others() -> None:
    """Sitting down and standing up again leads past no limit, and nothing is left behind."""
    places = Places(Settings(connections=1))
    one, two = window("ann"), window("bob")
    places.take("t", one, plays=True)
    places.take("t", two, plays=True)
    places.stand_up("t", one)
    with pytest.raises(Declined):
        places.stand_up("t", two)
    for left in (one, two):
        places.leave("t", left)
    places.take("t", window("eve"), plays=False)
    with pytest.raises(Declined):
        places.take("t", window("fay"), plays=False)


def test_a_window_takes_the_place_of_the_oldest_of_the_same_person_at_the_same_table() -> None:
    places = Places(Settings(connections_per_guest=2))
    own = [window("ann") for _ in range(4)]
    elsewhere = window("ann")
    assert places.take("other", elsewhere, plays=True) is None
    assert places.take("t", own[0], plays=True) is None
    assert places.take("t", own[1], plays=True) is None
    assert places.take("t", own[2], plays=True) is own[0]
    assert places.take("t", own[3], plays=True) is own[1]
    assert len(places) == 3


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("somewhere", "somewhere"),
        (None, ""),
    ],
)
def test_whom_an_address_stands_for(host: str | None, address: str) -> None:
    assert address_of(host) == address


def test_an_allowance_comes_back_with_time() -> None:
    time = 0.0
    allowances = Allowances({Begun.TABLE: 2}, lambda: time)
    allowances.take(Begun.TABLE, "2001:db8::1")
    allowances.take(Begun.TABLE, "2001:db8::2")
    with pytest.raises(Declined):
        allowances.take(Begun.TABLE, "2001:db8::3")
    allowances.take(Begun.TABLE, "2001:db8:0:1::1")
    time = 1_800.0
    allowances.take(Begun.TABLE, "2001:db8::1")


def test_a_club_asks_for_more_than_a_guest_and_for_no_end() -> None:
    pace = Requests(1, lambda: 0.0)
    assert [pace.allows("ann", "10.0.0.1") for _ in range(6)].count(True) == 5
    allowed = sum(pace.allows(f"guest {number}", "10.0.0.1") for number in range(100))
    assert 40 <= allowed <= 50
