"""Requests as they come over the network: heads and bodies in time and of a size, or the connection ends."""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tortuga.server import wire
from tortuga.server.doors import ANSWER_SECONDS, Caller, Doors, Kind
from tortuga.server.refusals import Code, Declined
from tortuga.text import voice

MOST_HEAD = 16 * 1024
END_OF_HEAD = b"\r\n\r\n"


def _full() -> bytes:
    """To whoever finds no place; nobody has said yet in which language they read."""
    refusal = Declined(Code.TOO_MANY_CONNECTIONS)
    body = wire.pack(wire.Denied(refusal.code, refusal.said(voice("en"))))
    head = f"HTTP/1.1 503 Service Unavailable\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Content-Type: application/json\r\nConnection: close\r\n\r\n" + body


class HttpDoor(H11Protocol):
    doors: ClassVar[Doors]

    _caller: Caller | None = None
    _phase: Any = None
    """What we last waited for, as h11 calls it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._caller = self.doors.enter(transport, self.client[0] if self.client else None)
        self._phase = h11.IDLE
        if self._caller is None:
            transport.write(_full())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE:
            if self._caller and self._phase is None:  # the first of another request
                self.doors.waits(self._caller, self.doors.settings.head_seconds)
                self._phase = h11.IDLE
            if len(data) > MOST_HEAD and END_OF_HEAD not in data[:MOST_HEAD]:
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        if self._caller and self.conn.their_state is h11.IDLE:
            read = not self.transport.get_write_buffer_size()
            self.doors.waits(self._caller, self.doors.settings.idle_seconds if read else ANSWER_SECONDS)
            self._phase = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._caller:
            self.doors.heard(self._caller, ANSWER_SECONDS)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # in the middle of an answer there is nothing left to say
            self.transport.close()

    def _look(self) -> None:
        """The next deadline, when something whole has come."""
        state = self.conn.their_state
        if self._caller is None or self._caller.kind is Kind.SOCKET:
            return
        if state is not self._phase and state is not h11.IDLE:
            if state is h11.SEND_BODY:
                self.doors.waits(self._caller, self.doors.settings.body_seconds)
            else:
                self.doors.heard(self._caller)
            self._phase = state
