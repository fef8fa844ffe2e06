"""The server is killed in every round of a tournament: it goes on, and is played to its end.

The server is a process of its own and dies by SIGKILL, at another moment of each round: while the tables are
opened, while they are played at. So that no round is over before, bots take their time in the long run; in
short somebody plays among them who gives up when the server is back.
"""

import asyncio
import os
import random
from collections import Counter
from itertools import groupby
from typing import Any

import httpx
import pytest

from tests.long_runs import LONG
from tests.server.harness import Person
from tests.server.players import FAST, Server, serving
from tests.server.test_tournaments import give_up
from tortuga.server.store.choice import is_address

pytestmark = pytest.mark.anyio

SIZES = {"sqlite": (8, 3), "postgres": (4, 2)}
"""Players and rounds, in short."""
LONG_SIZE = 32, 5
BOT_PAUSE = "0.2" if LONG else "0"
LATEST = 5.0 if LONG else 0.5
"""Seconds into a round in which the server is killed."""
PATIENCE = 3_000 if LONG else 600
MOST_AHEAD = MOST_IN_ROW = 2


async def test_a_tournament_survives_a_kill_in_every_round(database: str) -> None:
    players, rounds = LONG_SIZE if LONG else SIZES["postgres" if is_address(database) else "sqlite"]
    luck = random.Random(int.from_bytes(os.urandom(4)) if LONG else 1667)
    async with (
        asyncio.timeout(PATIENCE),
        serving(database, (*FAST, "--bot-seconds", "0.05", "--bot-pause", BOT_PAUSE)) as server,
    ):
        ann = Person(server.url)
        await ann.come_in("Ann")
        wish: dict[str, Any] = {"title": "Cup", "game": "turtles", "system": "swiss", "length": rounds}
        wish["enter"] = not LONG
        id = (await ann.post("/api/tournaments", wish))["id"]
        await ann.post(f"/api/tournaments/{id}/bots", {"level": "random", "count": players - (not LONG)})
        await ann.post(f"/api/tournaments/{id}/begin", {})
        killed: set[int] = set()
        while (info := await seen(ann, id))["stage"] != "over":
            number = len(info["rounds"])
            if number not in killed:
                await asyncio.sleep(luck.uniform(0.0, LATEST))
                killed.add(number)
                await again(server)
                if not LONG:
                    await give_up(ann, await own_table(ann, id))
            await asyncio.sleep(0.05)
        await ann.http.aclose()
    assert killed == set(range(1, rounds + 1))
    check(info, players, rounds)


async def again(server: Server) -> None:
    await server.end()
    await server.start()


async def own_table(person: Person, id: str) -> str:
    """Where somebody plays, as soon as it is open."""
    while not (table := (await seen(person, id))["table"]):
        await asyncio.sleep(0.05)
    return str(table)


async def seen(person: Person, id: str) -> Any:
    """A request may meet the moment of a kill."""
    while True:
        try:
            return await person.get(f"/api/tournaments/{id}")
        except httpx.HTTPError:
            await asyncio.sleep(0.05)


def check(info: Any, players: int, rounds_played: int) -> None:
    """Every round is whole, nobody met twice, and who sat first is balanced."""
    rounds = [[meeting["seats"] for meeting in one["meetings"]] for one in info["rounds"]]
    assert len(rounds) == rounds_played
    for pairs in rounds:
        assert sorted(number for pair in pairs for number in pair) == list(range(players))
    assert set(Counter(frozenset(pair) for pairs in rounds for pair in pairs).values()) == {1}
    for number in range(players):
        seats = [pair.index(number) for pairs in rounds for pair in pairs if number in pair]
        assert abs(seats.count(0) - seats.count(1)) <= MOST_AHEAD
        assert max(len(list(same)) for _, same in groupby(seats)) <= MOST_IN_ROW
    assert all(
        meeting["over"] and sum(meeting["points"]) == 1
        for one in info["rounds"]
        for meeting in one["meetings"]
    )
    assert sum(of["points"] for of in info["standings"]) == players * rounds_played / 2
    assert all(not of["left"] for of in info["entrants"])
