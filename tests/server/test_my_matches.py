"""One's matches, figures and ratings over HTTP; public pages; and that none of it tells of what goes on."""

import asyncio
import io
import json
import zipfile
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Person, Running, begin
from tests.server.test_lobby import refusal
from tortuga.core.record import read_record, verify

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "bot": "easy"}


async def from_afar(house: Running, name: str, place: int) -> Person:
    """Somebody at an address of their own."""
    person = house.stranger()
    person.http.headers["x-forwarded-for"] = f"203.0.113.{place}"
    await person.come_in(name)
    return person


async def resigned(people: list[Person], loser: int, **wish: Any) -> str:
    """A match of turtles that one gives up at once."""
    table = await begin(people, "turtles", **wish)
    async with people[loser].sit_at(table) as window:
        await window.settled()
        assert (await window.ask({"type": "resign"}))["type"] == "accepted"
    return table


async def rated(house: Running) -> None:
    """Until all that is over is rated."""
    async with asyncio.timeout(PATIENCE):
        while await house.house.store.unrated(1):
            await asyncio.sleep(0.01)


async def test_a_match_that_is_over_is_found_again_and_rated(house: Running) -> None:
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bob", 2)
    assert await ann.get("/api/me/matches") == {"matches": [], "next": None}
    assert await ann.get("/api/me/figures") == {"games": [], "opponents": []}
    table = await resigned([ann, bob], 1, private=False)
    await rated(house)
    (match,) = (await ann.get("/api/me/matches"))["matches"]
    assert (match["table"], match["seat"], match["score"], match["kept"]) == (table, 0, "won", True)
    assert [(seat["name"], seat["won"]) for seat in match["seats"]] == [("Ann", True), ("Bob", False)]
    assert match["change"] > 0
    (lost,) = (await bob.get("/api/me/matches?game=turtles&score=lost&person=Ann"))["matches"]
    assert lost["change"] == -match["change"]
    assert (await bob.get("/api/me/matches?person=Bob"))["matches"] == []
    assert (await bob.get(f"/api/me/matches?since={match['ended'] + 1}"))["matches"] == []
    figures = await ann.get("/api/me/figures")
    (turtles,) = figures["games"]
    assert (turtles["played"], turtles["won"], turtles["streak"]) == (1, 1, 1)
    assert turtles["seats"] == [{"place": 0, "played": 1, "won": 1}]
    assert turtles["against_people"]["provisional"]
    assert turtles["against_people"]["value"] == 1500 + match["change"]
    assert turtles["against_bots"] is None
    assert figures["opponents"] == [{"name": "Bob", "bot": None, "matches": 1, "won": 1}]


async def test_nobody_is_rated_against_somebody_from_the_same_address_or_device(house: Running) -> None:
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bob", 1)
    await resigned([ann, bob], 1)
    eve = await from_afar(house, "Eve", 3)
    eve.http.cookies["tortuga-device"] = ann.http.cookies["tortuga-device"]
    await resigned([ann, eve], 1)
    await rated(house)
    matches = (await ann.get("/api/me/matches"))["matches"]
    assert [(match["change"], match["unrated"]) for match in matches] == [(None, "household")] * 2


async def test_a_browser_is_the_same_device_whoever_uses_it(house: Running) -> None:
    ann = await from_afar(house, "Ann", 1)
    device = ann.http.cookies["tortuga-device"]
    await ann.post("/api/me/logout")
    await ann.come_in("Not Ann")
    assert ann.http.cookies["tortuga-device"] == device


async def test_whoever_leaves_has_lost_and_the_other_has_won_nothing(house: Running) -> None:
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bob", 2)
    table = await begin([ann, bob], "turtles")
    await ann.post(f"/api/tables/{table}/leave")
    async with bob.sit_at(table) as window:
        await window.settled()
        await window.ask({"type": "resign"})
    await rated(house)
    ((left,), (stayed,)) = [(await one.get("/api/me/matches"))["matches"] for one in (ann, bob)]
    assert (left["score"], left["seats"][0]["gone"]) == ("won", True)
    assert left["change"] < 0
    assert (stayed["change"], stayed["unrated"]) == (None, None)


async def test_a_running_match_is_in_no_list_and_no_number(house: Running) -> None:
    """Byte for byte the same before it and while it goes on, for oneself and for everybody else."""
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bob", 2)
    await resigned([ann, bob], 0, private=False)
    await rated(house)
    page = (await ann.post("/api/me/profile", {"public": True}))["path"].replace("/u/", "/api/profiles/")
    looks = [(ann, "/api/me/matches"), (ann, "/api/me/figures"), (bob, page), (bob, f"{page}/matches")]

    async def seen() -> list[bytes]:
        return [(await person.http.get(path)).content for person, path in looks]

    before = await seen()
    table = await begin([ann, bob], "tortuga1667", private=False)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        for _ in range(4):
            for window in (one, two):
                await window.settled()
                if window.asked:
                    await window.act()
            assert await seen() == before


async def test_a_public_page_tells_of_public_tables_and_of_nobody_else(house: Running) -> None:
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bobadilla", 2)
    stranger = house.stranger()
    public, private = await resigned([ann, bob], 1, private=False), await _private(ann, bob)
    await rated(house)
    assert await ann.get("/api/me/profile") == {"path": None}
    assert await refusal(stranger.get("/api/profiles/ann")) == "not-found"
    path = (await ann.post("/api/me/profile", {"public": True}))["path"]
    page = path.replace("/u/", "/api/profiles/")
    profile, matches = await stranger.get(page), await stranger.get(f"{page}/matches")
    assert (profile["name"], profile["games"][0]["played"], profile["games"][0]["won"]) == ("Ann", 1, 1)
    (match,) = matches["matches"]
    assert (match["score"], match["people"], match["bots"]) == ("won", 1, [])
    told = json.dumps([profile, matches])
    ids = [house.house.identity.guest(person.token).id for person in (ann, bob)]
    assert not any(secret in told for secret in ("Bobadilla", public, private, *ids))
    await _private(bob, await from_afar(house, "Eve", 3))
    assert [await stranger.get(page), await stranger.get(f"{page}/matches")] == [profile, matches]
    await ann.come_in("Anna")
    assert (await stranger.get(page))["name"] == "Anna"
    assert (await ann.post("/api/me/profile", {"public": True}))["path"] == path
    await ann.post("/api/me/profile", {"public": False})
    assert await refusal(stranger.get(page)) == "not-found"


async def _private(one: Person, other: Person) -> str:
    table = str((await one.post("/api/tables", {"game": "turtles", "private": True}))["id"])
    invite = (await one.get(f"/api/tables/{table}/links"))["invite"].partition("code=")[2]
    await other.post(f"/api/tables/{table}/join", {"code": invite, "word": "ahoy"})
    await one.post(f"/api/tables/{table}/start", {"word": "ahoy"})
    async with other.sit_at(table) as window:
        await window.settled()
        await window.ask({"type": "resign"})
    return table


async def test_everything_of_mine_in_one_file(house: Running) -> None:
    ann, bob = await from_afar(house, "Ann", 1), await from_afar(house, "Bob", 2)
    table = await begin([ann, bob], "turtles")
    async with ann.sit_at(table) as one:
        await one.settled()
        await one.ask({"type": "say", "text": "Ahoy"})
        await one.ask({"type": "resign"})
    running = await begin([ann, bob], "tortuga1667")
    await rated(house)
    packed = zipfile.ZipFile(io.BytesIO((await ann.http.get("/api/me/everything")).content))
    assert packed.namelist() == ["me.json", f"records/turtles-{table}.json"], "nothing of what goes on"
    about = json.loads(packed.read("me.json"))
    assert (about["name"], about["tables"]) == ("Ann", [running])
    assert [talk["text"] for talk in about["said"][table]] == ["Ahoy"]
    assert [result["table"] for result in about["results"]] == [table]
    assert house.house.identity.guest(bob.token).id not in packed.read("me.json").decode()
    assert verify(read_record(packed.read(f"records/turtles-{table}.json"))).outcome is not None
    assert about["ratings"][0]["matches"] == 1
    records = zipfile.ZipFile(io.BytesIO((await ann.http.get("/api/me/records")).content))
    assert records.namelist() == [f"records/turtles-{table}.json"]


async def test_downloads_are_limited(open_house: Any) -> None:
    house = await open_house(downloads_per_hour=2)
    ann = await house.guest("Ann")
    assert [(await ann.http.get("/api/me/everything")).status_code for _ in range(3)] == [200, 200, 429]
