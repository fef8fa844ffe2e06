"""The server is killed at random moments of running matches: no acknowledged action is ever missing.

The server is a process of its own and dies by SIGKILL. Players note every acknowledgement; after the
restart each of them finds all of theirs in the transcript, and plays on from the number they know.
"""

import asyncio
import os
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.long_runs import LONG
from tests.server.harness import Person, begin
from tests.server.players import Player, Server, serving
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game, game_ids

pytestmark = pytest.mark.anyio

KILLS = 100 if LONG else 4
TABLES_OF_EACH_GAME = 4 if LONG else 2


async def test_no_acknowledged_action_is_ever_missing(database: str) -> None:
    luck = random.Random(int.from_bytes(os.urandom(4)) if LONG else 1667)
    async with serving(database) as server, AsyncExitStack() as clients:
        players = await _tables(server, clients, luck)
        promised = 0
        for _ in range(KILLS):
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(luck.uniform(0.05, 0.8))
            await server.end(luck.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)))
            for done in await asyncio.gather(*playing, return_exceptions=True):
                assert done is None or isinstance(done, httpx.HTTPError), done
            await server.start()
            for player in players:
                assert await player.missing() == []
            promised = max(promised, sum(len(player.promised) for player in players))
            playing_on = [player for player in players if not player.over]
            players = playing_on or await _tables(server, clients, luck)
        assert promised > KILLS
        await _finish(players)


async def _tables(server: Server, clients: AsyncExitStack, luck: random.Random) -> list[Player]:
    players: list[Player] = []
    for game in game_ids():
        for _ in range(TABLES_OF_EACH_GAME):
            seats = max(2, find_game(game).seats[0])
            people = [Person(server.url) for _ in range(seats)]
            for number, person in enumerate(people):
                await clients.enter_async_context(person.http)
                await person.come_in(f"player {number}")
            table = await begin(people, game, grace=None)
            players += [Player(person, table, random.Random(luck.random())) for person in people]
    return players


async def _finish(players: list[Player]) -> None:
    """Play what is left to the end: the records prove the whole matches."""
    async with asyncio.timeout(300 if LONG else 100):
        while not all(player.over for player in players):
            await asyncio.gather(*(player.play() for player in players if not player.over))
    for player in players:
        assert await player.missing() == []
        record = await player.person.http.get(f"/api/tables/{player.table}/record")
        assert verify(read_record(record.content)).outcome is not None


async def test_a_kindly_asked_server_goes_in_peace(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db") as server:
        person = Person(server.url)
        await person.come_in("Ann")
        table = (await person.post("/api/tables", {"game": "turtles"}))["id"]
        async with person.sit_at(table) as window:
            await window.settled()
            ending = asyncio.create_task(server.end(signal.SIGTERM))
            assert (await window.until("goodbye"))["code"] == "restarting"
            assert (await window.gone()).code == 1012
        await person.http.aclose()
        assert await ending in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
