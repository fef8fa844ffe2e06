"""One window of somebody at a table, or of a spectator. Sending to it never makes anyone wait."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server import wire
from tortuga.server.identity import Guest
from tortuga.server.refusals import Code, code_of
from tortuga.text import Voice, voice

MOST_WAITING = 200
"""So many messages may wait for a slow reader; then the connection is closed, and may come back."""

MOST_WAITING_BYTES = 500_000
"""And so much of them, beyond the first."""

CLOSED_NORMALLY = 1000
CLOSED_GOING_AWAY = 1001
CLOSED_POLICY = 1008
CLOSED_RESTARTING = 1012
CLOSED_TOO_SLOW = 1013
CLOSED_DECLINED = 4000
"""The reason of the close is the code of the refusal."""

Post: TypeAlias = Callable[[Sequence[bytes]], Awaitable[None]]
"""Writes messages to a socket, one after the other, as soon as its reader reads."""
Closing: TypeAlias = tuple[int, str]
"""The status and the reason with which a connection ends."""


class Connection:
    """What is sent waits in order in an outbox that a task of its own empties."""

    def __init__(
        self,
        guest: Guest,
        language: str,
        *,
        texts: bool = False,
        code: str | None = None,
        address: str = "",
    ) -> None:
        self.guest, self.language, self.texts, self.code = guest, language, texts, code
        self.address = address
        self.device = ""
        """The guest whose device is passed around, where somebody plays who shares it."""
        self.seat: Seat | None = None
        self.number: int | None = None
        """The last update it was sent; None: it wants the latest, whatever came before."""
        self.address = ""
        """Where it comes from."""
        self._outbox: list[bytes] = []
        self._waiting = 0
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to do for the task that empties the outbox."""
        self._closing: Closing | None = None

    @property
    def voice(self) -> Voice:
        return voice(self.language)

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def send(self, message: wire.AnyOutgoing) -> None:
        self.send_packed(wire.pack(message))

    def send_packed(self, packed: bytes) -> None:
        if self._closing:
            return
        self._waiting += len(packed)
        if len(self._outbox) >= MOST_WAITING or (self._outbox and self._waiting > MOST_WAITING_BYTES):
            self._outbox.clear()
            self.close(CLOSED_TOO_SLOW, Code.TOO_SLOW)
            return
        self._outbox.append(packed)
        self._wake()

    def refuse(self, error: TortugaError, ref: wire.Ref = None) -> None:
        self.send(wire.Denied(code_of(error), error.said(self.voice), ref))

    def close(self, status: int, reason: str) -> None:
        """Close it after what waits has been sent."""
        if self._closing is None:
            self._closing = status, reason
            self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def deliver(self, post: Post) -> Closing:
        """Empty the outbox until the connection is to be closed. What has gathered goes in one piece."""
        loop = asyncio.get_running_loop()
        while True:
            if not self._outbox and not self._closing:
                self._idle = loop.create_future()
                await self._idle
            while self._outbox:
                gathered, self._outbox, self._waiting = self._outbox, [], 0
                await post(gathered)
            if self._closing:
                return self._closing
