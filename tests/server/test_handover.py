"""Network connections that processes hand each other: never two have one, and nobody waits for who sleeps."""

import asyncio
import socket
from collections.abc import AsyncIterator

import pytest

from tests.server.harness import until
from tortuga.server import handover
from tortuga.server.handover import POSSIBLE, HandoverDoor, hand_over

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not POSSIBLE, reason="only Linux can do it")]

REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


class Taken:
    """Connections that have come, with their requests."""

    def __init__(self) -> None:
        self.came: list[tuple[socket.socket, bytes]] = []

    async def __call__(self, connection: socket.socket, request: bytes) -> None:
        self.came.append((connection, request))


@pytest.fixture
async def taken() -> AsyncIterator[Taken]:
    came = Taken()
    door = HandoverDoor("other", came)
    door.open()
    yield came
    await door.close()
    for connection, _ in came.came:
        connection.close()


async def test_a_connection_goes_on_elsewhere(taken: Taken) -> None:
    ours, person = socket.socketpair()
    with person:
        with ours:
            assert await hand_over("other", ours.fileno(), REQUEST)
        await until(lambda: taken.came)
        connection, request = taken.came[0]
        assert request == REQUEST
        connection.sendall(b"ahoy")
        assert person.recv(10) == b"ahoy"


async def test_a_long_request_comes_whole(taken: Taken) -> None:
    ours, person = socket.socketpair()
    long = b"GET / HTTP/1.1\r\n" + b"X: %s\r\n" % (b"x" * 16_000) + b"\r\n"
    with ours, person:
        assert await hand_over("other", ours.fileno(), long)
        await until(lambda: taken.came)
        assert taken.came[0][1] == long


async def test_who_is_not_there_takes_nothing() -> None:
    ours, person = socket.socketpair()
    with ours, person:
        assert not await hand_over("nobody", ours.fileno(), REQUEST)


async def test_nobody_waits_for_a_house_that_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """It listens, as far as the kernel is concerned. When it goes on, it finds nothing that it could take."""
    monkeypatch.setattr(handover, "PATIENCE", 0.05)
    ours, person = socket.socketpair()
    with ours, person, socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(handover._name("stopped"))
        stopped.listen()
        assert not await hand_over("stopped", ours.fileno(), REQUEST)
        late, _ = stopped.accept()
        with late:
            assert socket.recv_fds(late, 100, 1)[:2] == (b"", [])


async def test_what_comes_in_part_is_left_where_it_was(taken: Taken) -> None:
    ours, person = socket.socketpair()
    with ours, person:
        await hand_over("other", ours.fileno(), REQUEST[:-2])
        await asyncio.sleep(0.05)
        assert not taken.came


async def test_nobody_elses_house_gets_anything(taken: Taken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "_is_ours", lambda _peer: False)
    ours, person = socket.socketpair()
    with ours, person:
        assert not await hand_over("other", ours.fileno(), REQUEST)
        assert not taken.came
