"""Clubs over HTTP: found by their members alone, with tables, tournaments and a history of their own."""

from typing import Any

import pytest

from tests.server.harness import Person, Running
from tests.server.test_tournaments import do, give_up, made, over, refusal, seen, until

pytestmark = pytest.mark.anyio


async def founded(person: Person, name: str = "Crew") -> Any:
    return await person.post("/api/clubs", {"name": name})


async def joined(person: Person, club: Any) -> Any:
    id, code = club["link"].removeprefix("/club/").split("?code=")
    return await person.post(f"/api/clubs/{id}/join", {"code": code})


async def seen_club(person: Person, club: Any) -> Any:
    return await person.get(f"/api/clubs/{club['id']}")


async def crew(house: Running, *names: str) -> tuple[Any, list[Person]]:
    people = [await house.guest(name) for name in names]
    club = await founded(people[0])
    for person in people[1:]:
        await joined(person, club)
    return club, people


def table_code(info: Any) -> tuple[str, str]:
    table, code = info["tables"][0]["path"].removeprefix("/t/").split("?code=")
    return table, code


async def test_a_club_is_joined_by_its_link_and_seen_by_nobody_else(house: Running) -> None:
    club, (_ann, bob) = await crew(house, "Ann", "Bob")
    eve = await house.guest("Eve")
    assert [of["name"] for of in (await seen_club(bob, club))["members"]] == ["Ann", "Bob"]
    assert [one["name"] for one in (await bob.get("/api/clubs"))["clubs"]] == ["Crew"]
    assert (await eve.get("/api/clubs"))["clubs"] == []
    assert await refusal(seen_club(eve, club)) == "unknown-club"
    assert await refusal(eve.post(f"/api/clubs/{club['id']}/join", {"code": "guess"})) == "unknown-club"
    code = club["link"].partition("?code=")[2]
    shown = await eve.get(f"/api/clubs/{club['id']}/invitation?code={code}")
    assert (shown["name"], shown["members"], shown["member"]) == ("Crew", 2, False)
    assert await refusal(eve.get(f"/api/clubs/{club['id']}/invitation?code=guess")) == "unknown-club"
    assert await refusal(house.stranger().get("/api/clubs")) == "no-identity"


async def test_its_tables_are_for_members_alone(house: Running) -> None:
    club, (ann, bob) = await crew(house, "Ann", "Bob")
    eve = await house.guest("Eve")
    wish = {"game": "turtles", "club": club["id"]}
    assert await refusal(eve.post("/api/tables", wish)) == "unknown-club"
    assert (await ann.post("/api/tables", wish))["private"]
    table, code = table_code(await seen_club(bob, club))
    assert (await ann.get(f"/api/tables/{table}/links"))["invite"] == f"/club/{club['id']}"
    assert await refusal(eve.get(f"/api/tables/{table}?code={code}")) == "invitation-needed"
    assert await refusal(eve.post(f"/api/tables/{table}/join", {"code": code})) == "unknown-club"
    await bob.post(f"/api/tables/{table}/join", {"code": code, "word": "ahoy"})
    assert (await eve.get("/api/tables"))["tables"] == []


async def test_its_matches_are_its_history(house: Running) -> None:
    club, (ann, bob) = await crew(house, "Ann", "Bob")
    await ann.post("/api/tables", {"game": "turtles", "club": club["id"]})
    table, code = table_code(await seen_club(bob, club))
    await bob.post(f"/api/tables/{table}/join", {"code": code, "word": "ahoy"})
    await ann.post(f"/api/tables/{table}/start", {"word": "ahoy"})
    await give_up(bob, table)
    (match,) = (await bob.get(f"/api/clubs/{club['id']}/matches"))["matches"]
    assert [(of["name"], of["won"]) for of in match["seats"]] == [("Ann", True), ("Bob", False)]
    assert (await seen_club(ann, club))["tables"] == []
    replay, code = match["path"].removeprefix("/t/").split("/replay?code=")
    assert await bob.get(f"/api/tables/{replay}/replay?code={code}")


async def test_a_tournament_of_a_club_is_seen_by_members_alone(house: Running) -> None:
    club, (ann, bob) = await crew(house, "Ann", "Bob")
    eve = await house.guest("Eve")
    id = await made(ann, club=club["id"], listed=True)
    assert await refusal(seen(eve, id)) == "unknown-tournament"
    assert await refusal(do(eve, id, "enter")) == "unknown-tournament"
    assert await refusal(seen(house.stranger(), id)) == "unknown-tournament"
    assert (await eve.get("/api/tournaments"))["listed"] == []
    assert [one["id"] for one in (await seen_club(bob, club))["tournaments"]] == [id]
    await do(bob, id, "enter")
    info = await do(ann, id, "begin")
    await give_up(bob, info["table"])
    info = await until(ann, id, over)
    table, code = info["rounds"][0]["meetings"][0]["path"].removeprefix("/t/").split("/replay?code=")
    assert await refusal(eve.get(f"/api/tables/{table}?code={code}")) == "invitation-needed"
    assert len((await ann.get(f"/api/clubs/{club['id']}/matches"))["matches"]) == 1


async def test_whoever_is_removed_finds_nothing_of_it(house: Running) -> None:
    club, (ann, bob, cid) = await crew(house, "Ann", "Bob", "Cid")
    id = await made(ann, club=club["id"])
    await do(bob, id, "enter")
    await ann.post("/api/tables", {"game": "turtles", "club": club["id"]})
    table, code = table_code(await seen_club(bob, club))
    remove = f"/api/clubs/{club['id']}/remove"
    assert await refusal(cid.post(remove, {"member": 1})) == "not-host"
    assert await refusal(ann.post(remove, {"member": 0})) == "not-member"
    assert await refusal(ann.post(remove, {"member": 9})) == "not-member"
    after = await ann.post(remove, {"member": 1})
    assert [of["name"] for of in after["members"]] == ["Ann", "Cid"]
    assert await refusal(seen_club(bob, club)) == "unknown-club"
    assert await refusal(joined(bob, club)) == "unknown-club"  # the link is another one
    assert await refusal(bob.get(f"/api/tables/{table}?code={code}")) == "banned"
    assert [of["name"] for of in (await seen(ann, id))["entrants"]] == ["Ann"]


async def test_whoever_leaves_cannot_watch_its_tables_until_they_are_back(house: Running) -> None:
    club, (ann, bob, cid) = await crew(house, "Ann", "Bob", "Cid")
    id = await made(ann, club=club["id"])
    await do(bob, id, "enter")
    seats = [{}, {"kind": "bot", "bot": "easy"}]
    running = (await ann.post("/api/tables", {"game": "turtles", "club": club["id"], "seats": seats}))["id"]
    await ann.post(f"/api/tables/{running}/start", {})
    table, code = table_code(await seen_club(bob, club))
    path = f"/api/tables/{table}?code={code}"
    assert table == running
    async with bob.sit_at(table, f"?code={code}") as watching:
        await bob.post(f"/api/clubs/{club['id']}/leave", {})
        await watching.gone()
    assert await refusal(bob.get(path)) == "invitation-needed"
    assert await refusal(bob.get(f"/api/tables/{table}/replay?code={code}")) == "invitation-needed"
    assert (await cid.get(f"/api/tables/{table}?code={table_code(await seen_club(cid, club))[1]}"))["id"]
    assert [of["name"] for of in (await seen(ann, id))["entrants"]] == ["Ann"]
    await joined(bob, club)
    assert (await bob.get(path))["id"] == table


async def test_it_is_handed_over_left_and_goes_with_the_last(house: Running) -> None:
    club, (ann, bob) = await crew(house, "Ann", "Bob")
    path = f"/api/clubs/{club['id']}"
    assert await refusal(bob.post(f"{path}/name", {"name": "Gang"})) == "not-host"
    await ann.post(f"{path}/hand-over", {"member": 1})
    assert (await bob.post(f"{path}/name", {"name": "Gang"}))["name"] == "Gang"
    assert (await bob.post(f"{path}/link", {}))["link"] != club["link"]
    await bob.post(f"{path}/leave", {})
    assert (await seen_club(ann, club))["host"]
    await ann.post("/api/me/forget", {})
    assert await house.house.store.club(club["id"]) is None


async def test_there_are_limits_and_names_follow(house: Running) -> None:
    ann = await house.guest("Ann")
    assert await refusal(founded(ann, " ")) == "bad-name"
    club = await founded(ann)
    await ann.post("/api/me", {"name": "Anne"})
    assert [of["name"] for of in (await seen_club(ann, club))["members"]] == ["Anne"]
    for _ in range(9):
        await founded(ann)
    assert await refusal(founded(ann)) == "too-many-clubs"
