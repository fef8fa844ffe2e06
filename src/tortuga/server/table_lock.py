"""The lock of a table: whoever changes the table has it, and the others wait in line."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class TableLock:
    """Like `asyncio.Lock`; and whoever finds it free can take it without waiting for a turn."""

    __slots__ = ("_held", "_line")

    def __init__(self) -> None:
        self._held = False
        self._line: deque[Callable[[], bool]] = deque()
        """Each says whether it takes the lock."""

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Whether it was free; then it is the caller's, until `release`."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """It goes to the first in line who still waits: nobody can come between."""
        while self._line:
            if self._line.popleft()():
                return
        self._held = False

    def when_taken(self, mine: Callable[[], None]) -> None:
        """Called when it is the caller's, at once or later. Whoever waits like this does not give up."""
        if self.take():
            mine()
        else:
            self._line.append(lambda: _begun(mine))

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(lambda: _told(mine))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had become ours just then
                self.release()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _begun(mine: Callable[[], None]) -> bool:
    asyncio.get_running_loop().call_soon(mine)
    return True


def _told(mine: "asyncio.Future[None]") -> bool:
    """Whether somebody still waits for it."""
    if mine.done():
        return False
    mine.set_result(None)
    return True
