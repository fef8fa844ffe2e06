"""The server is killed between the tries of a shared deal, and in the middle of beginning them: what was
acknowledged is there, the luck is the same, and nobody gets a second try."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.harness import Person, begin
from tests.server.players import FAST, Server, serving
from tests.server.test_deals import give_up, play_with, refusal

pytestmark = pytest.mark.anyio

WISH: dict[str, Any] = {"game": "turtles", "options": {"variant": "ultra", "first": "south"}}
"""Nobody wins it with a first move."""
PATIENCE = 600
REFUSED = ("deal-played-by", "not-gathering")


async def test_nobody_has_a_second_try_however_often_the_server_dies(database: str) -> None:
    async with asyncio.timeout(PATIENCE), serving(database, (*FAST, "--bot-workers", "1")) as server:
        ann, bob, carl, dora = [await guest(server, name) for name in ("Ann", "Bob", "Carl", "Dora")]
        first = await begin([ann, bob], **WISH, share=7)
        code = (await ann.get(f"/api/tables/{first}"))["deal"]["code"]
        for person in (ann, bob):
            assert len(await play_with(person, first, 1)) == 1
        told = await told_to(ann, first)
        await killed(server)
        assert await told_to(ann, first) == told, "what was acknowledged is there"
        assert await refusal(ann.post("/api/tables", {**WISH, "deal": code})) == "deal-played-by"
        second = await begun_while_killed(server, [carl, dora], code)
        await killed(server)
        tables = [await ann.get(f"/api/tables/{first}"), await carl.get(f"/api/tables/{second}")]
        assert tables[0]["commitment"] == tables[1]["commitment"], "the same luck"
        assert await refusal(carl.post("/api/tables", {**WISH, "deal": code})) == "deal-played-by"
        await give_up(first, [ann])
        await give_up(second, [carl])
        await killed(server)
        deal = await ann.get(f"/api/deals/{code}")
        assert (deal["deal"]["begun"], deal["deal"]["ended"], len(deal["tables"])) == (2, 2, 2)
        for person in (ann, bob, carl, dora):
            assert await refusal(person.post("/api/tables", {**WISH, "deal": code})) == "deal-played-by"
            await person.http.aclose()


async def guest(server: Server, name: str) -> Person:
    person = Person(server.url)
    await person.come_in(name)
    return person


async def killed(server: Server) -> None:
    await server.end()
    await server.start()


async def begun_while_killed(server: Server, people: list[Person], code: str) -> str:
    """A try whose beginning met the kill: it has begun, or it begins now, and either way it is one."""
    tables = [await gathered(people, code) for _ in range(2)]
    starts = [asyncio.create_task(_started(people[0], table)) for table in tables]
    await asyncio.sleep(0)
    await killed(server)
    await asyncio.gather(*starts)
    for table in tables:
        await _started(people[0], table)
    seen = [await people[0].get(f"/api/tables/{table}") for table in tables]
    (running,) = [str(table["id"]) for table in seen if table["status"] == "running"]
    return running


async def gathered(people: list[Person], code: str) -> str:
    table = str((await people[0].post("/api/tables", {**WISH, "deal": code}))["id"])
    await people[1].post(f"/api/tables/{table}/join", {})
    await people[1].post(f"/api/tables/{table}/ready", {})
    return table


async def _started(person: Person, table: str) -> None:
    """Whatever comes of it: the server may die, this or another try may have begun already."""
    try:
        answer = await person.http.post(f"/api/tables/{table}/start", json={})
    except httpx.HTTPError:
        return
    assert answer.status_code in (200, 201) or answer.json()["code"] in REFUSED, answer.text


async def told_to(person: Person, table: str) -> list[Any]:
    """All that somebody at a table has been told."""
    pages = (await person.get(f"/api/tables/{table}/transcript"))["pages"]
    return [event for page in pages for event in page["events"]]
