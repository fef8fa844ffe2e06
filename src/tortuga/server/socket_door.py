"""Sockets as they come over the network: every frame counts, and nobody is written to who does not read."""

import logging
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tortuga.server.connection import CLOSED_POLICY
from tortuga.server.doors import Caller, Doors
from tortuga.server.limits import Bucket
from tortuga.server.refusals import Code

BURST = 3
"""So many seconds' worth of frames may come at once."""
MOST_FLOODING = 50
"""With so many frames too many the connection is closed."""
MOST_FRAGMENTS = 64
"""In one message; empty ones would make a message that never ends."""
DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
LAST_WORDS = 3.0
"""Seconds that whoever floods gets to hear why it ends."""


class PacedProtocol(ServerProtocol):
    """Counts frames while they are read: a chunk may hold many thousands, and each costs an answer."""

    def __init__(self, bucket: Bucket, now: Callable[[], float], **given: Any) -> None:
        super().__init__(**given)
        self._bucket, self._now = bucket, now
        self._fragments = 0
        self.flooded = False

    def recv_frame(self, frame: Frame) -> None:
        if self.flooded:
            return
        if frame.opcode in DATA:
            self._fragments = self._fragments + 1 if frame.opcode is Opcode.CONT else 0
        if self._bucket.take(self._now()) and self._fragments <= MOST_FRAGMENTS:
            super().recv_frame(frame)
        else:
            self.flooded = True
            self.reader.discard()


class SocketDoor(WebSocketsSansIOProtocol):
    doors: ClassVar[Doors]

    conn: PacedProtocol
    _caller: Caller | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        rate, now = self.doors.settings.frames_per_second, self.doors.now
        bucket = Bucket(rate, rate * BURST + MOST_FLOODING, now())
        quiet = logging.getLogger("uvicorn.error")
        self.conn = PacedProtocol(bucket, now, max_size=self.config.ws_max_size, logger=quiet)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._caller = self.doors.upgrade(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to what refers to it: only the collector would find them

    def start_keepalive(self) -> None:
        """The handshake has been answered."""
        if self._caller:
            self.doors.heard(self._caller)
        super().start_keepalive()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, but answered: nothing is missing

    def handle_parser_exception(self) -> None:
        """Before the handshake is answered there is nothing that could be closed properly."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    # Whoever floods

    def data_received(self, data: bytes) -> None:
        if self.conn.flooded:
            self.transport.pause_reading()
            return
        super().data_received(data)
        if self.conn.flooded:
            self._end_flood()

    def _end_flood(self) -> None:
        """What came before is still answered; then the application closes the connection."""
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": CLOSED_POLICY, "reason": Code.TOO_FAST}
        )
        self.read_paused = True
        self.transport.pause_reading()
        if self._caller:
            self.doors.heard(self._caller, LAST_WORDS)

    # Whoever does not read

    def handle_ping(self) -> None:
        pongs = b"".join(self.conn.data_to_send())
        if pongs and self.writable.is_set():
            self.transport.write(pongs)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_paused = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._read_on()
        return message

    def _read_on(self) -> None:
        able = self.writable.is_set() and self.queue.empty() and not self.conn.flooded
        if self.read_paused and able and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
