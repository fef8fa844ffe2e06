"""People who play honestly at a real server: they note every acknowledgement, and find it again.

Tests kill that server, attack it, or fill it; benchmarks measure how long its acknowledgements take.
"""

import asyncio
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from tests.server.harness import Closed, Person, Window
from tortuga.server.store.choice import is_address

COMMAND = (sys.executable, "-c", "from tortuga.cli import main; main()", "serve")
FAST = (
    *("--bot-pause", "0", "--frames-per-second", "100000"),
    *("--requests-per-second", "100000", "--tables-per-guest", "1000"),
    *("--identities-per-hour", "100000", "--tables-per-hour", "100000", "--seats-per-hour", "100000"),
    *("--open-per-address", "100000"),
)
STARTING = 60.0
PAUSE = 0.2
LONGEST = 8
"""So many times as long as usual somebody may think: whoever waits for them loses patience after a minute."""


class Server:
    """`tortuga serve` as a process."""

    def __init__(
        self,
        database: Path | str,
        port: int = 0,
        command: Sequence[str] = COMMAND,
        flags: Sequence[str] = FAST,
    ) -> None:
        self._database, self._port, self._command, self._flags = database, port, command, flags
        self.url = ""
        self._process: asyncio.subprocess.Process

    @property
    def pid(self) -> int:
        return self._process.pid

    async def start(self) -> None:
        setting = "--database-url" if is_address(str(self._database)) else "--database"
        where = (setting, str(self._database), "--port", str(self._port), "--log-level", "warning")
        self._process = await asyncio.create_subprocess_exec(
            *(*self._command, *where, *self._flags), stdout=asyncio.subprocess.PIPE
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
async def serving(database: Path | str, flags: Sequence[str] = FAST) -> AsyncIterator[Server]:
    server = Server(database, flags=flags)
    await server.start()
    try:
        yield server
    finally:
        await server.end()


class Acknowledged(NamedTuple):
    decision: int
    action: Any


class Waited(NamedTuple):
    """For an acknowledgement: when it came (`time.perf_counter`), and after how many seconds."""

    at: float
    seconds: float


class Player:
    """Plays at random at one table, thinks for `thinking` seconds on average, and remembers what was
    promised, and how long each promise took."""

    def __init__(self, person: Person, table: str, luck: random.Random, thinking: float = 0.0) -> None:
        self.person, self.table, self._luck, self.thinking = person, table, luck, thinking
        self.promised: list[Acknowledged] = []
        self.waited: list[Waited] = []
        self.update: dict[str, Any] = {}
        self.behind = False
        """Whether others may have gone on before this one could hear of it: they are in another house."""
        self.in_doubt: int | None = None
        """A decision that was answered without hearing whether the answer arrived."""
        self.torn: Exception | None = None
        """Why the window was closed, if that was not the end of the match."""

    @property
    def over(self) -> bool:
        return bool(self.update and self.update["view"]["outcome"])

    async def play(self) -> None:
        """Until the match is over or the server dies."""
        try:
            await self._play()
        except (WebSocketException, OSError, Closed) as torn:
            self.torn = torn

    async def _play(self) -> None:
        known = f"?after={self.update['number']}" if self.update else ""
        async with self.person.sit_at(self.table, known) as window:
            window.update = self.update
            window.patience += 2 * LONGEST * self.thinking  # others think too, perhaps about several choices
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
        if self.thinking:
            await asyncio.sleep(min(self._luck.expovariate(1 / self.thinking), LONGEST * self.thinking))
        asked = time.perf_counter()
        await window.send({"type": "act", "decision": number, "action": action, "ref": ref})
        while True:
            message = await window.receive()
            if message["type"] == "update":
                assert message["number"] == self.update["number"] + 1, "an update was left out"
                self.update = message
            if message["type"] == "refused":
                if message["code"] == "busy":  # the store is away, and nobody knows what it has taken
                    await asyncio.sleep(PAUSE)
                    return
                late = ("closed-decision", "match-over") if self.behind else ()
                assert doubtful or message["code"] in late, message
                assert message["code"] in ("answered-decision", "closed-decision", "match-over")
                break
            if message["type"] == "accepted":
                self.promised.append(Acknowledged(number, action))
                now = time.perf_counter()
                self.waited.append(Waited(now, now - asked))
                break
        await self._catch_up(window, number)

    async def _catch_up(self, window: Window, number: int) -> None:
        """Until the decision of this number is not open any more."""
        while (self.update["decision"] or {}).get("number") == number:
            await self._hear(window)

    async def missing(self) -> list[Acknowledged]:
        """What was promised and is not in its place."""
        pages = (await self.person.get(f"/api/tables/{self.table}/transcript"))["pages"]
        answered = {page["answer"]["decision"]: page["answer"]["action"] for page in pages if page["answer"]}
        return [promise for promise in self.promised if answered.get(promise.decision) != promise.action]
