"""Tournaments over HTTP: people gather, rounds go on by themselves, standings follow."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Refused, Running
from tests.server.test_endings import record_of
from tortuga.server.settings import DAY

pytestmark = pytest.mark.anyio

PATIENCE = 100.0
CLOCK = {"kind": "decision", "seconds": 60}


async def made(organiser: Person, **wish: Any) -> str:
    usual = {"title": "Cup", "game": "turtles", "system": "swiss", "clock": CLOCK}
    return str((await organiser.post("/api/tournaments", {**usual, **wish}))["id"])


async def seen(person: Person, id: str) -> Any:
    return await person.get(f"/api/tournaments/{id}")


async def until(person: Person, id: str, holds: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not holds(info := await seen(person, id)):
            await asyncio.sleep(0.05)
    return info


async def do(person: Person, id: str, deed: str, body: Any = None) -> Any:
    return await person.post(f"/api/tournaments/{id}/{deed}", {} if body is None else body)


async def refusal(doing: Any) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return str(refused.value.code)


def over(info: Any) -> bool:
    return bool(info["stage"] == "over")


async def give_up(person: Person, table: str) -> None:
    async with person.sit_at(table.rpartition("/")[2]) as window:
        await window.settled()
        await window.ask({"type": "resign"})


async def test_bots_play_a_swiss_tournament_to_its_end(house: Running) -> None:
    ann = await house.guest()
    id = await made(ann, enter=False, length=2)
    assert len((await do(ann, id, "bots", {"level": "easy", "count": 5}))["entrants"]) == 5
    info = await do(ann, id, "begin")
    assert (info["stage"], info["length"], len(info["rounds"])) == ("running", 2, 1)
    info = await until(ann, id, over)
    assert [(len(one["meetings"]), len(one["byes"])) for one in info["rounds"]] == [(2, 1), (2, 1)]
    pairs = [frozenset(meeting["seats"]) for one in info["rounds"] for meeting in one["meetings"]]
    assert len(set(pairs)) == 4
    assert sum(of["points"] for of in info["standings"]) == 6
    assert [of["place"] for of in info["standings"]] == sorted(of["place"] for of in info["standings"])
    assert info["tie_breaks"] == ["buchholz", "sonneborn", "direct", "wins"]


async def test_several_play_at_each_table(house: Running) -> None:
    ann = await house.guest()
    id = await made(ann, enter=False, game="buccaneers", system="groups", size=3, length=1)
    await do(ann, id, "bots", {"level": "easy", "count": 5})
    await do(ann, id, "begin")
    info = await until(ann, id, over)
    (one,) = info["rounds"]
    assert sorted(len(meeting["seats"]) for meeting in one["meetings"]) == [2, 3]
    # Of three there are three points; of two one, and half for each empty chair.
    assert sorted(sum(meeting["points"]) for meeting in one["meetings"]) == [2, 3]


async def test_people_play_and_watch_and_find_the_way(house: Running) -> None:
    ann, bob, cid = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
    id = await made(ann)
    await do(bob, id, "enter")
    assert await refusal(do(bob, id, "enter")) == "already-entered"
    info = await do(ann, id, "begin")
    assert info["table"] == (await seen(bob, id))["table"]
    assert (await seen(cid, id))["table"] is None
    meeting = (await seen(cid, id))["rounds"][0]["meetings"][0]
    table, code = meeting["path"].removeprefix("/t/").split("?code=")
    assert await refusal(cid.get(f"/api/tables/{table}")) == "invitation-needed"
    assert (await cid.get(f"/api/tables/{table}?code={code}"))["tournament"] == id
    assert [of["kind"] for of in (await ann.get(f"/api/tables/{table}"))["seats"]] == ["person"] * 2
    for deed, code in (("leave", "in-tournament"), ("abort", "in-tournament"), ("close", "not-host")):
        assert await refusal(ann.post(f"/api/tables/{table}/{deed}", {})) == code
    await give_up(bob, table)
    info = await until(ann, id, over)
    names = [info["entrants"][of["entrant"]]["name"] for of in info["standings"]]
    assert names == ["Ann", "Bob"]
    assert [of["points"] for of in info["standings"]] == [1, 0]
    assert (await house.house.store.tables_of((await whois(house, ann)), 9))[0].tournament == id


async def whois(house: Running, person: Person) -> str:
    return house.house.identity.guest(person.http.cookies["tortuga"]).id


async def test_whoever_does_not_come_loses_by_the_clock_and_is_out(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann, clock={"kind": "decision", "seconds": 0.2})
    await do(bob, id, "enter")
    await do(ann, id, "begin")
    info = await until(ann, id, over)
    assert sorted(of["points"] for of in info["standings"]) == [0, 1]
    assert sorted(of["left"] for of in info["entrants"]) == [False, True]
    table = info["rounds"][0]["meetings"][0]["path"].split("/")[2].partition("?")[0]
    result = await house.house.store.result(table)
    assert result is not None
    assert result.outcome.reason == "late", "nobody gave up"
    assert await record_of(ann, result.table) == result.outcome


async def test_the_organiser_goes_on_without_waiting(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann, length=2)
    await do(bob, id, "enter")
    await do(ann, id, "bots", {"level": "easy", "count": 2})
    await do(ann, id, "begin")
    assert await refusal(do(bob, id, "go-on")) == "not-organiser"
    info = await do(ann, id, "go-on")
    assert len(info["rounds"]) == 2
    off = [meeting for meeting in info["rounds"][0]["meetings"] if meeting["called_off"]]
    assert off
    assert all(meeting["points"] == [0.5, 0.5] and meeting["path"] is None for meeting in off)
    info = await do(ann, id, "end")
    assert info["stage"] == "over"
    assert await refusal(do(ann, id, "end")) == "tournament-not-running"
    tables = await house.house.store.tables_of(await whois(house, bob), 9)
    assert tables == []  # what was called off is closed


async def test_late_entry_withdrawing_and_coming_back(house: Running) -> None:
    ann, bob, cid = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
    id = await made(ann, length=3)
    await do(bob, id, "enter")
    await do(ann, id, "bots", {"level": "easy", "count": 4})
    await do(ann, id, "begin")
    late = await do(cid, id, "enter")
    assert late["entrants"][late["you"]]["late"] == 1
    assert (await do(bob, id, "withdraw"))["may_enter"]
    assert await refusal(do(bob, id, "withdraw")) == "not-entered"
    info = await do(ann, id, "go-on")
    playing = {number for meeting in info["rounds"][1]["meetings"] for number in meeting["seats"]}
    resting = set(info["rounds"][1]["byes"])
    bobs = next(number for number, of in enumerate(info["entrants"]) if of["name"] == "Bob")
    assert late["you"] in playing | resting
    assert bobs not in playing | resting
    assert not (await do(bob, id, "enter"))["entrants"][bobs]["left"]
    await do(ann, id, "entry", {"open": False})
    assert await refusal(do(await house.guest("Dan"), id, "enter")) == "entry-closed"


async def test_what_cannot_be_is_refused_and_changes_nothing(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    assert await refusal(made(ann, clock={"kind": "none"})) == "clock-needed"
    assert await refusal(made(ann, system="groups", size=4)) == "seat-count"
    assert await refusal(made(ann, system="swiss", size=3)) == "wrong-system"
    assert await refusal(made(ann, system="knockout")) == "malformed"
    assert await refusal(made(ann, title="   ")) == "bad-name"
    assert await refusal(made(ann, club="none")) == "unknown-club"
    id = await made(ann)
    assert await refusal(do(ann, id, "begin")) == "too-few-entrants"
    assert await refusal(do(bob, id, "bots")) == "not-organiser"
    assert await refusal(do(ann, id, "bots", {"count": 33})) == "malformed"
    assert await refusal(do(ann, id, "remove", {"entrant": 7})) == "not-entered"
    assert await refusal(do(bob, id, "lead")) == "not-entered"
    assert await refusal(seen(bob, "nothing")) == "unknown-tournament"
    assert (await seen(ann, id))["version"] == 0
    await made(ann)
    await made(ann)
    assert await refusal(made(ann)) == "too-many-tournaments"


async def test_somebody_who_was_sent_away_stays_away(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann)
    await do(bob, id, "enter")
    assert len((await do(ann, id, "remove", {"entrant": 1}))["entrants"]) == 1
    assert await refusal(do(bob, id, "enter")) == "banned"


async def test_only_listed_ones_are_found_without_the_link(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann)
    assert [one["id"] for one in (await ann.get("/api/tournaments"))["mine"]] == [id]
    assert (await bob.get("/api/tournaments")) == {"mine": [], "listed": [], "next": None}
    await do(ann, id, "entry", {"listed": True})
    assert [one["id"] for one in (await bob.get("/api/tournaments"))["listed"]] == [id]
    assert (await seen(house.stranger(), id))["you"] is None


async def test_the_organiser_hands_over_or_is_followed_when_gone(open_house: OpenHouse) -> None:
    passed = [1_000_000.0]
    house = await open_house(wall=lambda: passed[0])
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann)
    await do(bob, id, "enter")
    assert await refusal(do(bob, id, "lead")) == "still-led"
    passed[0] += DAY + 1
    assert (await seen(bob, id))["may_lead"]
    assert (await do(bob, id, "lead"))["organises"]
    assert (await do(bob, id, "hand-over", {"entrant": 0}))["organiser"] == 0
    await ann.post("/api/me/forget", {})
    info = await seen(bob, id)
    assert info["organises"]
    assert [of["name"] for of in info["entrants"]] == ["Bob"]


async def test_whoever_is_forgotten_leaves_the_standings_whole(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    id = await made(ann)
    await do(bob, id, "enter")
    info = await do(ann, id, "begin")
    await give_up(bob, info["table"])
    await until(ann, id, over)
    await bob.post("/api/me/forget", {})
    info = await seen(ann, id)
    assert {of["name"] for of in info["entrants"]} == {"Ann", "–"}
    assert [of["points"] for of in info["standings"]] == [1, 0]
    row = await house.house.store.tournament(id)
    assert row is not None
    assert [of.marks for of in row.entrants if of.holder == "forgotten"] == [()]


async def test_no_hints_and_no_taking_back(house: Running) -> None:
    ann = await house.guest("Ann")
    id = await made(ann)
    await do(ann, id, "bots", {"level": "easy"})
    table = (await do(ann, id, "begin"))["table"].rpartition("/")[2]
    assert await refusal(ann.post(f"/api/tables/{table}/hint", {})) == "no-hints"
