"""The server is killed at random moments of running matches: no acknowledged action is ever missing.

The server is a process of its own and dies by SIGKILL. Players note every acknowledgement; after the
restart each of them finds all of theirs in the transcript, and plays on from the number they know.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.harness import Closed, Person, Window, begin
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game, game_ids

pytestmark = pytest.mark.anyio

LONG = bool(os.environ.get("TORTUGA_LONG"))
KILLS = 100 if LONG else 4
TABLES_OF_EACH_GAME = 4 if LONG else 2
COMMAND = (sys.executable, "-c", "from tortuga.cli import main; main()", "serve")
STARTING = 60.0


class Server:
    """`tortuga serve` as a process."""

    def __init__(
        self, database: Path, port: int = 0, command: tuple[str, ...] = COMMAND, flags: str = ""
    ) -> None:
        self._database, self._port, self._command, self._flags = database, port, command, flags
        self.url = ""
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        flags = f"--database {self._database} --port {self._port} --bot-pause 0 --log-level warning"
        fast = "--frames-per-second 100000 --requests-per-second 100000 --tables-per-guest 1000"
        self._process = await asyncio.create_subprocess_exec(
            *(*self._command, *flags.split(), *fast.split(), *self._flags.split()),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), STARTING)
        self.url = line.decode().split()[-1]
        self._port = int(self.url.rpartition(":")[2])

    def send(self, asked: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(asked)

    async def end(self, by: signal.Signals = signal.SIGKILL) -> int:
        self.send(by)
        return await self._process.wait()


@asynccontextmanager
async def serving(database: Path, flags: str = "") -> AsyncIterator[Server]:
    server = Server(database, flags=flags)
    await server.start()
    try:
        yield server
    finally:
        await server.end()


class Acknowledged(NamedTuple):
    decision: int
    action: Any


class Player:
    """Plays at random at one table, and remembers what was promised."""

    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        self.person, self.table, self._luck = person, table, luck
        self.promised: list[Acknowledged] = []
        self.update: dict[str, Any] = {}
        self.in_doubt: int | None = None
        """A decision that was answered without hearing whether the answer arrived."""

    @property
    def over(self) -> bool:
        return bool(self.update and self.update["view"]["outcome"])

    async def play(self) -> None:
        """Until the match is over or the server dies."""
        with suppress(WebSocketException, OSError, Closed):
            await self._play()

    async def _play(self) -> None:
        known = f"?after={self.update['number']}" if self.update else ""
        async with self.person.sit_at(self.table, known) as window:
            window.update = self.update
            if not self.update:
                await self._hear(window)
            while not self.over:
                if self.update["decision"] is None:
                    await self._hear(window)
                else:
                    await self._answer(window, self.update["decision"])

    async def _hear(self, window: Window) -> None:
        update = await window.until("update")
        if self.update:
            assert update["number"] == self.update["number"] + 1, "an update was left out"
        self.update = update

    async def _answer(self, window: Window, decision: dict[str, Any]) -> None:
        number, action = decision["number"], self._luck.choice(decision["actions"])["action"]
        doubtful, self.in_doubt = self.in_doubt == number, number
        ref = f"{number}"
        await window.send({"type": "act", "decision": number, "action": action, "ref": ref})
        while True:
            message = await window.receive()
            if message["type"] == "update":
                assert message["number"] == self.update["number"] + 1, "an update was left out"
                self.update = message
            if message["type"] == "refused":
                assert doubtful, message
                assert message["code"] in ("answered-decision", "closed-decision", "match-over")
                return
            if message["type"] == "accepted":
                self.promised.append(Acknowledged(number, action))
                break
        while (self.update["decision"] or {}).get("number") == number:
            await self._hear(window)

    async def check(self) -> None:
        """Everything that was promised is there, in its place."""
        pages = (await self.person.get(f"/api/tables/{self.table}/transcript"))["pages"]
        answered = {page["answer"]["decision"]: page["answer"]["action"] for page in pages if page["answer"]}
        for promise in self.promised:
            assert answered.get(promise.decision) == promise.action, "an acknowledged action is missing"


async def test_no_acknowledged_action_is_ever_missing(tmp_path: Path) -> None:
    luck = random.Random(int.from_bytes(os.urandom(4)) if LONG else 1667)
    async with serving(tmp_path / "house.db") as server, AsyncExitStack() as clients:
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
                await player.check()
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
        await player.check()
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
