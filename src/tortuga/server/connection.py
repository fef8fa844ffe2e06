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
PostNow: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Whether it could write messages at once: their reader keeps up."""
Closing: TypeAlias = tuple[int, str]
"""The status and the reason with which a connection ends."""


class PostRound:
    """Whoever was sent something in this turn of the event loop: each is written to once, at its end."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(connection)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.empty_now()


class Connection:
    """What is sent waits in order in an outbox. It is emptied with the next round of the post; where that
    cannot be done at once, because the reader is slow or for want of such a round, by a task of its own."""

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
        self._round: PostRound | None = None
        self._post_now: PostNow | None = None
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to do for the task that empties the outbox; it rests until then."""
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
        outbox = self._outbox
        self._waiting += len(packed)
        if not outbox:
            outbox.append(packed)
            self._announce()
        elif len(outbox) < MOST_WAITING and self._waiting <= MOST_WAITING_BYTES:
            outbox.append(packed)
        else:
            outbox.clear()
            self.close(CLOSED_TOO_SLOW, Code.TOO_SLOW)

    def refuse(self, error: TortugaError, ref: wire.Ref = None) -> None:
        self.send(wire.Denied(code_of(error), error.said(self.voice), ref))

    def close(self, status: int, reason: str) -> None:
        """Close it after what waits has been sent."""
        if self._closing is None:
            self._closing = status, reason
            self._wake()

    # Emptying the outbox

    def collected(self, by: PostRound, post_now: PostNow) -> None:
        """From now on a round comes by."""
        self._round, self._post_now = by, post_now

    def _announce(self) -> None:
        """There is something in the outbox."""
        if self._round is None:
            self._wake()
        else:
            self._round.add(self)

    def empty_now(self) -> None:
        """As far as the task does not do it already."""
        resting = self._idle is not None and not self._idle.done()
        if resting and self._outbox and self._post_now and self._post_now(self._outbox):
            self._outbox, self._waiting = [], 0
        elif self._outbox:
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
