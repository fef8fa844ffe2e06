"""Frames that pass by the parser are those, and only those, that it would have read the same."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tortuga.server.limits import Bucket
from tortuga.server.socket_door import PacedProtocol, frame_head

MOST = 70_000
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def opened(frames: float = 1e9) -> PacedProtocol:
    protocol = PacedProtocol(Bucket(0.0, frames, 0.0), lambda: 0.0, max_size=MOST)
    protocol.receive_data(HANDSHAKE)
    (request,) = protocol.events_received()
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    return protocol


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def read(protocol: PacedProtocol, data: bytes) -> list[bytes]:
    """What the library makes of it."""
    protocol.receive_data(data)
    return [bytes(event.data) for event in protocol.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535])
def test_one_whole_text_frame_is_read_at_once(length: int) -> None:
    message = b"x" * length
    assert opened().whole_text(masked(message)) == message == read(opened(), masked(message))[0]


OTHERS = {
    "two frames": masked(b"two") + masked(b"frames"),
    "half a frame": masked(b"half a frame")[:-1],
    "binary": masked(b"binary", Opcode.BINARY),
    "ping": masked(b"ping", Opcode.PING),
    "the first part": masked(b"the first part", fin=False),
    "long": masked(b"x" * 65_536),
    "too long": masked(b"x" * (MOST + 1)),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "of another length": bytes((0x81, 0xFF)) + b"x" * (4 + 127),
    "one byte": b"\x81",
    "nothing": b"",
}


@pytest.mark.parametrize("other", OTHERS)
def test_everything_else_is_left_to_the_parser(other: str) -> None:
    protocol = opened()
    assert protocol.whole_text(OTHERS[other]) is None
    assert not protocol.flooded


def test_what_looks_like_a_frame_inside_of_another_is_none() -> None:
    inside = masked(b"act")
    outer = bytes((0x81, 0x80 + len(inside), 0, 0, 0, 0)) + inside
    for cut in (1, 2, 4, 6):
        protocol = opened()
        assert protocol.whole_text(outer[:cut]) is None
        assert read(protocol, outer[:cut]) == []
        assert protocol.whole_text(outer[cut:]) is None
        assert read(protocol, outer[cut:]) == [inside]
        assert protocol.whole_text(inside) == b"act", "and then a new one begins"


def test_a_text_in_the_middle_of_a_message_is_left_to_the_parser() -> None:
    protocol = opened()
    read(protocol, masked(b"the first part", fin=False))
    assert protocol.whole_text(masked(b"whole")) is None


def test_before_the_handshake_is_answered_nothing_passes() -> None:
    protocol = PacedProtocol(Bucket(0.0, 1e9, 0.0), lambda: 0.0, max_size=MOST)
    protocol.receive_data(HANDSHAKE)
    assert protocol.whole_text(masked(b"early")) is None


def test_every_frame_counts() -> None:
    protocol = opened(frames=2)
    assert [protocol.whole_text(masked(b"act")) for _ in range(3)] == [b"act", b"act", None]
    assert protocol.flooded
    assert read(protocol, masked(b"act")) == []


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_is_written_is_a_frame_as_the_library_makes_it(length: int) -> None:
    message = b"x" * length
    assert frame_head(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
