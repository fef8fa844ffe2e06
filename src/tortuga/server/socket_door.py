"""Sockets as they come over the network: every frame counts, and nobody is written to who does not read."""

import logging
import os
from asyncio.transports import BaseTransport
from collections.abc import Callable, Generator, Sequence
from http import HTTPStatus
from struct import Struct
from typing import Any, ClassVar, TypeAlias, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tortuga.server.connection import CLOSED_POLICY
from tortuga.server.doors import Caller, Doors
from tortuga.server.handover import END_OF_HEAD, hand_over
from tortuga.server.limits import Bucket
from tortuga.server.refusals import Code

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was installed without its compiled part
    from websockets.utils import apply_mask

BURST = 3
"""So many seconds' worth of frames may come at once."""
MOST_FLOODING = 50
"""With so many frames too many the connection is closed."""
MOST_FRAGMENTS = 64
"""In one message; empty ones would make a message that never ends."""
DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
HEARD_BY = "tortuga.heard-by"
"""Under this name the application finds where to say that it hears whole messages at once."""
POST, POST_NOW = "tortuga.post", "tortuga.post-now"
"""Under these names the application finds the ways to write many messages at once."""
HAND_OVER = "tortuga.hand-over"
"""And under this one the way to hand the connection over to another house."""
ONE_PIECE = 65_536
"""Bytes that are written at once to whoever reads."""
TEXT_FRAME, MASKED, MASK = 0x81, 0x80, 4
SHORT, MIDDLING = 126, 65_536
"""Below these the length of a frame takes one byte, or three."""
_MIDDLING_HEAD, _LONG_HEAD = Struct("!BBH"), Struct("!BBQ")
_SHORT_HEADS = tuple([bytes((TEXT_FRAME, length)) for length in range(SHORT)])
LAST_WORDS = 3.0
"""Seconds that whoever floods gets to hear why it ends."""


Hear: TypeAlias = Callable[[str], bool]
"""Whether a text message is taken; otherwise it waits for `receive`."""


class FrameReader(StreamReader):
    """Knows whether the next byte begins a frame."""

    between = False

    def at_eof(self) -> Generator[None, None, bool]:
        """Asked before each frame."""
        self.between = True
        ended = yield from super().at_eof()
        self.between = False
        return ended


class PacedProtocol(ServerProtocol):
    """Counts frames while they are read: a chunk may hold many thousands, and each costs an answer."""

    def __init__(self, bucket: Bucket, now: Callable[[], float], **given: Any) -> None:
        super().__init__(**given)
        self._bucket, self._now = bucket, now
        self._fragments = 0
        self.flooded = False
        self.reader: FrameReader = FrameReader()
        self.parser = self.parse()
        next(self.parser)

    def whole_text(self, data: bytes) -> bytes | None:
        """The message, where a chunk is one text frame and nothing else, as nearly all are. Everything else
        is for `receive_data`."""
        if self.state is not OPEN or not self.reader.between or self.current_size is not None:
            return None
        start = _start_of_text(data, self.max_message_size or 0)
        if start is None:
            return None
        self._fragments = 0
        self.flooded = not self._bucket.take(self._now())
        return None if self.flooded else apply_mask(data[start:], data[start - MASK : start])

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
        self._extensions: dict[str, Any] = {}
        self._hear: Hear | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._caller = self.doors.upgrade(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)
        # These refer to what refers to them: only the collector would find them.
        self.conn.parser.close()
        self._extensions.clear()
        self._hear = None

    def start_keepalive(self) -> None:
        """The handshake has been answered."""
        if self._caller:
            self.doors.heard(self._caller)
        super().start_keepalive()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._extensions = cast("dict[str, Any]", self.scope["extensions"])
            self._extensions[HEARD_BY] = self.heard_by
            self._extensions[POST] = self.post
            self._extensions[POST_NOW] = self.post_now
            if self._caller and not self._caller.stays:
                self._extensions[HAND_OVER] = self.hand_over

    async def hand_over(self, house: str) -> bool:
        """Whether another house has the connection now, and answers its handshake."""
        self.transport.pause_reading()
        connection = os.dup(self.transport.get_extra_info("socket").fileno())
        try:
            handed = await hand_over(house, connection, self._request())
        finally:
            os.close(connection)
        if handed:
            self.handshake_complete = True
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.resume_reading()
        return handed

    def _request(self) -> bytes:
        """What it began with."""
        first = f"GET {self.request.path} HTTP/1.1".encode("ascii")
        headers = [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join([first, *headers]) + END_OF_HEAD

    async def post(self, messages: Sequence[bytes]) -> None:
        """Text messages in as few writes as can be: one costs the kernel more than joining them costs us."""
        if sum(map(len, messages)) > ONE_PIECE:
            for message in messages:
                await self._write([message])
        else:
            await self._write(messages)

    def post_now(self, messages: Sequence[bytes]) -> bool:
        """Whether it could be done without waiting for anybody."""
        if not self.writable.is_set() or self._gone() or sum(map(len, messages)) > ONE_PIECE:
            return False
        self.transport.write(_framed(messages))
        return True

    async def _write(self, messages: Sequence[bytes]) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self._gone():
            raise ClientDisconnected
        self.transport.write(_framed(messages))

    def _gone(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not OPEN

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
        message = self.conn.whole_text(data)
        if message is None:
            super().data_received(data)
        elif not self._taken(message):
            self.curr_msg_data_type, self.frames = "text", [message]
            self.send_receive_event_to_app()
        if self.conn.flooded:
            self._end_flood()

    def heard_by(self, hear: Hear | None) -> None:
        self._hear = hear

    def _taken(self, message: bytes) -> bool:
        """Whether the application has heard a message that nothing else waits before."""
        if self._hear is None or self.close_sent or not self.queue.empty():
            return False
        try:
            return self._hear(message.decode())
        except UnicodeDecodeError:
            return False

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


def _framed(messages: Sequence[bytes]) -> bytes:
    return b"".join([part for message in messages for part in (frame_head(message), message)])


def frame_head(message: bytes) -> bytes:
    """What stands before a text message on the wire."""
    length = len(message)
    if length < SHORT:
        return _SHORT_HEADS[length]
    if length < MIDDLING:
        return _MIDDLING_HEAD.pack(TEXT_FRAME, 126, length)
    return _LONG_HEAD.pack(TEXT_FRAME, 127, length)


def _start_of_text(data: bytes, most: int) -> int | None:
    """Where the message begins in a chunk that is one whole, masked text frame of a usual length."""
    if len(data) < 2 + MASK or data[0] != TEXT_FRAME or not MASKED <= data[1] <= MASKED + SHORT:
        return None
    length, start = data[1] - MASKED, 2 + MASK
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 4 + MASK
    return start if length <= most and len(data) == start + length else None
