"""`tortuga bots` as a process."""

import asyncio
import signal
import sys
from contextlib import suppress

UNPREPARED = "from tortuga.server import bot_worker; bot_worker.house_games = tuple"
"""The bots of the tests need nothing that takes long."""
COMMAND = (sys.executable, "-c", f"{UNPREPARED}; from tortuga.cli import main; main()", "bots")
STARTING = 60.0


class BotServer:
    def __init__(self, url: str, places: int = 1) -> None:
        self._flags = ("--bus-url", url, "--bot-workers", str(places), "--log-level", "warning")
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, *self._flags, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        assert await asyncio.wait_for(self._process.stdout.readline(), STARTING)

    def send(self, asked: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(asked)

    async def end(self, by: signal.Signals = signal.SIGKILL) -> int:
        self.send(by)
        return await self._process.wait()
