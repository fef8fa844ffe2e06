"""A party: a big screen that plays in no seat, phones that come by its code, and match after match."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.browser.knowledge import canonical, everything_for
from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Running
from tests.server.playing import play_out
from tests.server.test_lobby import refusal
from tortuga.server.network import address_for_phones, network_address
from tortuga.server.settings import Settings

pytestmark = pytest.mark.anyio

NINE = ("Anne", "Bart", "Charlotte", "Dirk", "Edward", "Flora", "Grace", "Henry", "Isabela")


async def screen_of(house: Running, game: str = "tortuga1667") -> tuple[Person, dict[str, Any]]:
    screen = await house.guest("Screen")
    return screen, await screen.post("/api/parties", {"game": game})


async def phones_at(house: Running, code: str, *names: str) -> list[Person]:
    phones = [await house.guest(name) for name in names]
    for phone in phones:
        await phone.post(f"/api/parties/{code}/come", {"word": "ahoy"})
    return phones


async def seats_of(person: Person, code: str) -> list[tuple[str, str]]:
    party = await person.get(f"/api/parties/{code}")
    table = await person.get(f"/api/tables/{party['table']}?code={party['invitation']}")
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


async def test_phones_come_by_a_few_letters_however_they_are_typed(house: Running) -> None:
    screen, party = await screen_of(house)
    assert party["leads"]
    assert party["address"] == f"{house.url}/p/{party['code']}"
    assert len(party["code"]) == 5
    ann, bob = await phones_at(house, party["code"].lower(), "Ann", "Bob")
    assert await seats_of(screen, party["code"]) == [("person", "Ann"), ("person", "Bob")]
    assert (await ann.get(f"/api/parties/{party['code']}"))["leads"], "who came first leads too"
    assert not (await bob.get(f"/api/parties/{party['code']}"))["leads"]
    assert await refusal(ann.get("/api/parties/QQQQQ")) == "unknown-party"
    listed = await (await house.guest("Eve")).get("/api/tables")
    assert listed["tables"] == [], "nobody finds it without the code"


async def test_who_leads_chooses_the_game_and_everyone_keeps_their_seat(house: Running) -> None:
    screen, party = await screen_of(house)
    path = f"/api/parties/{party['code']}"
    ann, bob = await phones_at(house, party["code"], "Ann", "Bob")
    assert await refusal(bob.post(f"{path}/plan", {"game": "turtles"})) == "not-host"
    await ann.post(f"{path}/plan", {"game": "turtles"})
    assert await refusal((await house.guest("Cyd")).post(f"{path}/come")) == "table-full"
    assert await refusal(ann.post(f"{path}/plan", {"game": "turtles", "bots": 1})) == "seat-count"
    await screen.post(f"{path}/plan", {"game": "buccaneers", "bots": 2, "level": "easy"})
    assert [kind for kind, _ in await seats_of(bob, party["code"])] == ["person", "person", "bot", "bot"]
    await bob.post(f"{path}/go")
    assert [kind for kind, _ in await seats_of(bob, party["code"])] == ["person", "bot", "bot"]


async def test_bots_take_the_seats_that_nobody_came_for(house: Running) -> None:
    screen, party = await screen_of(house, "buccaneers")
    path = f"/api/parties/{party['code']}"
    assert await refusal(screen.post(f"{path}/begin")) == "not-ready"
    await phones_at(house, party["code"], "Ann")
    await screen.post(f"{path}/begin")
    kinds = [kind for kind, _ in await seats_of(screen, party["code"])]
    assert kinds == ["person", *["bot"] * (len(kinds) - 1)]
    assert await refusal((await house.guest("Bob")).post(f"{path}/come")) == "not-gathering"


async def test_a_phone_that_is_gone_is_waited_for_until_somebody_lets_a_bot_play(house: Running) -> None:
    screen, party = await screen_of(house, "turtles")
    path = f"/api/parties/{party['code']}"
    ann, bob = await phones_at(house, party["code"], "Ann", "Bob")
    await screen.post(f"{path}/begin")
    async with ann.sit_at(party["table"]) as window:
        await window.settled()
        assert [seat["away"] for seat in window.table["seats"]] == [False, True]
        assert await refusal(bob.post(f"{path}/let-bot-play", {"seat": 0})) == "not-host"
        assert await refusal(ann.post(f"{path}/let-bot-play", {"seat": 0})) == "not-stalling", "it is here"
        await ann.post(f"{path}/let-bot-play", {"seat": 1})
        await window.settled()
        assert window.table["seats"][1]["held"]
        await bob.post(f"{path}/come")
        await window.settled()
        assert not window.table["seats"][1]["held"], "who comes back plays on"


async def test_a_whole_party_of_nine_and_once_more(open_house: OpenHouse) -> None:
    """Nine phones and a screen play Tortuga 1667 to its end; the screen is told what a spectator may know.
    The same people play again with one tap, one seat further, and whoever stays away is not waited for."""
    house = await open_house(identities_per_hour=100)
    screen, party = await screen_of(house)
    code = party["code"]
    phones = await phones_at(house, code, *NINE)
    await phones[0].post(f"/api/parties/{code}/begin")
    shown = screen.sit_at(party["table"], f"?code={party['invitation']}")
    windows = [phone.sit_at(party["table"]) for phone in phones]
    await asyncio.gather(*(window.open() for window in (shown, *windows)))
    await play_out(windows, random.Random(7))
    await shown.settled()
    record = (await screen.http.get(f"/api/tables/{party['table']}/record?code={party['invitation']}")).text
    views, told = everything_for(record, None)
    for frame in shown.frames:
        check_public(frame, views, told)
    again = await phones[4].post(f"/api/parties/{code}/again")
    assert again["table"] != party["table"]
    assert (await screen.get(f"/api/parties/{code}"))["table"] == again["table"]
    for phone in phones[:7]:
        await phone.post(f"/api/parties/{code}/come", {"word": "again"})
    assert (await phones[1].post(f"/api/parties/{code}/again"))["table"] == again["table"]
    await screen.post(f"/api/parties/{code}/begin")
    names = [name for _, name in await seats_of(screen, code)]
    assert sorted(names) == sorted(NINE[:7])
    await asyncio.gather(*(window.close() for window in (shown, *windows)))


def check_public(frame: str, views: set[str], told: set[str]) -> None:
    """A message to the screen holds nothing that a spectator may not know."""
    message = json.loads(frame)
    if message["type"] == "update":
        assert canonical(message["view"]) in views
        assert all(canonical(event) in told for event in message["events"])
        assert "decision" not in message
    else:
        assert message["type"] in ("welcome", "table", "clock", "pong")


async def test_guessing_codes_is_soon_over(open_house: OpenHouse) -> None:
    house = await open_house(codes_per_hour=3)
    eve = await house.guest("Eve")
    said = [await refusal(eve.get(f"/api/parties/QQQQ{one}")) for one in "ABCD"]
    assert said == ["unknown-party"] * 3 + ["too-many-from-here"]


def test_a_screen_beside_the_house_shows_phones_the_way_through_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tortuga.server.network.network_address", lambda: "192.168.7.5")
    everywhere, here = Settings(host="0.0.0.0"), Settings()
    assert address_for_phones(everywhere, "http", "127.0.0.1:1667") == "http://192.168.7.5:1667"
    assert address_for_phones(everywhere, "http", "localhost:1667") == "http://192.168.7.5:1667"
    assert address_for_phones(everywhere, "http", "pirate.local:1667") == "http://pirate.local:1667"
    assert address_for_phones(here, "http", "127.0.0.1:1667") == "http://127.0.0.1:1667"
    public = Settings(host="0.0.0.0", public_url="https://tortuga.example")
    assert address_for_phones(public, "http", "127.0.0.1:1667") == "https://tortuga.example"


def test_the_network_is_looked_at_without_asking_anybody() -> None:
    found = network_address()
    assert found is None or not found.startswith("127.")
