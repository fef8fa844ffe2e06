"""A loop whose time passes only where everyone waits, and then at once; and bots that think in such time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any, TypeVar

import msgspec

from tortuga.server.bot_keeper import Reply, Request, Think
from tortuga.server.bot_process import BotProcess
from tortuga.server.bot_thinker import BotThinker

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    """Instead of waiting it lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everyone waits for ever"
            self.passed += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.passed


def in_virtual_time(play: Callable[[], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(play())


class VirtualProcess(BotProcess):
    """No process at all: whoever thinks here takes a time that depends on everything that it knows."""

    def __init__(self, memory: float = inf) -> None:
        BotThinker.__init__(self, memory=memory)
        self._writer = None

    alive = True

    async def ask(self, request: Request, seconds: float) -> Reply:
        assert isinstance(request, Think)
        choices = len(msgspec.json.decode(request.legal))
        await asyncio.sleep(self.thinks(request, choices))
        return Reply(sum(bytes(request.view)) % choices)

    def thinks(self, request: Think, choices: int) -> float:
        """Searchers think to the end of their time, and a bit more; nobody does where there is no choice."""
        varies = sum(bytes(request.view)) % 100 / 100
        if choices == 1:
            return 0.0
        assert request.seconds is not None
        return request.seconds + varies / 10 if request.bot == "hard-1" else varies / 50

    def kill(self) -> None:
        self.killed = True

    async def end(self) -> None:
        self.kill()
