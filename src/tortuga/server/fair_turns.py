"""Requests begin in turn: a few in each round of the event loop, and one address after the other.

However many one address asks for at once, everyone else waits for a few of them and not for all.
"""

import asyncio
from collections import deque

A_ROUND = 4


class FairTurns:
    def __init__(self) -> None:
        self._begun = 0
        self._turning = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, whose turn is next first."""

    async def turn(self, address: str) -> None:
        """Returns when this address may begin something."""
        loop = asyncio.get_running_loop()
        if not self._turning:
            self._turning = True
            loop.call_soon(self._round, loop)
        if self._begun < A_ROUND and not self._waiting:
            self._begun += 1
            return
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        await mine

    def _round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._begun = 0
        while self._waiting and self._begun < A_ROUND:
            address, waiting = next(iter(self._waiting.items()))
            del self._waiting[address]
            first = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting
            if not first.done():  # somebody who gave up needs no turn
                first.set_result(None)
                self._begun += 1
        self._turning = bool(self._begun)
        if self._turning:
            loop.call_soon(self._round, loop)
