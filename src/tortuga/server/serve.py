"""One command: the house on the network."""

import asyncio
import math
import os
import secrets
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from tortuga.server import collector
from tortuga.server.app import Application, create_app
from tortuga.server.bus.choice import bus_at
from tortuga.server.doors import Doors
from tortuga.server.handover import HandoverDoor
from tortuga.server.house import House
from tortuga.server.http_door import MOST_HEAD, HttpDoor
from tortuga.server.identity import Identity
from tortuga.server.logs import set_up_logs
from tortuga.server.lookalikes import looks
from tortuga.server.metrics import Metrics
from tortuga.server.settings import DAY, HandOver, SettingError, Settings
from tortuga.server.socket_door import SocketDoor
from tortuga.server.store import Store, StoreUnfit
from tortuga.server.store.choice import store_at, without_password
from tortuga.server.store.claim import claimed

SWITCH_INTERVAL = 0.0001
"""How long the event loop may keep the interpreter from the store's thread, in seconds."""


class Server(uvicorn.Server):
    """Says goodbye before it closes the sockets. Some of them other houses have handed over."""

    def __init__(self, config: uvicorn.Config, app: Application, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._tables, self._doors, self._ready = app.sockets, app.doors, ready
        self.handed = HandoverDoor(app.sockets.house.name, self._adopt)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            house = self._tables.house
            if house.store.shared and house.settings.hand_over is HandOver.MACHINE:
                self.handed.open()
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(address(self.config.host, port))

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """`run` heeds them. Here they would be raised once more, before everything is put away."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.house.closing = True
        await self.handed.close()
        await self._tables.say_goodbye()
        await super().shutdown(sockets)

    async def _adopt(self, connection: socket.socket, request: bytes) -> None:
        """Somebody who came to another house, as if they had come here."""
        connection.setblocking(False)
        transport, door = await asyncio.get_running_loop().connect_accepted_socket(self._door, connection)
        self._doors.keep(transport)
        if not transport.is_closing():
            door.data_received(request)

    def _door(self) -> HttpDoor:
        protocol: type[HttpDoor] = self.config.http_protocol_class  # type: ignore[assignment]
        return protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the house."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on, or an error that names the setting."""
    try:
        family, _, _, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.create_server(where[:2], family=family)
    except socket.gaierror as error:
        raise SettingError("host", host, error.strerror or str(error)) from error
    except OSError as error:
        raise SettingError("port", str(port), error.strerror or str(error)) from error
    listening.setblocking(False)
    return listening


async def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; `ready` is called with the address when people can come."""
    metrics = Metrics()
    async with AsyncExitStack() as opened:
        store = await _open_store(settings, metrics, opened)
        bus = bus_at(settings.bus_url)
        await bus.open()
        opened.push_async_callback(bus.close)
        key = settings.secret_key or await store.keep("secret-key", secrets.token_hex(32))
        house = House(settings, store, bus, Identity(key, settings.token_days * DAY), metrics)
        app = create_app(house)
        looks("")  # its tables take a while to load, and now nobody waits for it
        listening = listen(settings.host, settings.port)

        def opened_at(address: str) -> None:
            collector.calm()
            ready(address)

        server = Server(server_config(app, settings), app, opened_at)
        with _heeding_signals(server):
            house.prepare_bots()
            await server.serve([listening])
            await opened.aclose()


async def _open_store(settings: Settings, metrics: Metrics, opened: AsyncExitStack) -> Store:
    """The database of the house; a file is claimed for this one alone."""
    setting, where = "database", settings.database
    if settings.database_url:
        setting, where = "database-url", without_password(settings.database_url)
    try:
        if not settings.database_url:
            opened.enter_context(claimed(Path(where)))
        store = store_at(settings.database_url or where, settings.durability, metrics.committed)
        await store.open()
    except StoreUnfit as unfit:
        raise SettingError(setting, where, unfit.message) from unfit
    opened.push_async_callback(store.close)
    return store


@contextmanager
def _heeding_signals(server: Server) -> Iterator[None]:
    """Whoever asks the house to stop is heard once; nothing cuts short what it puts away then."""
    before = {one: signal.signal(one, server.handle_exit) for one in HANDLED_SIGNALS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def server_config(app: Application, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app.asgi,
        host=settings.host,
        port=settings.port,
        loop="none",
        http=_at(app.doors, HttpDoor),
        h11_max_incomplete_event_size=MOST_HEAD,
        timeout_keep_alive=math.ceil(settings.idle_seconds),
        ws=_at(app.doors, SocketDoor),
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,  # the length of a compressed secret tells something about it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
    )


def _at(doors: Doors, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """A protocol of our doors; uvicorn makes one for each connection, and knows nothing of them."""
    return type(protocol.__name__, (protocol,), {"doors": doors})


def serve(settings: Settings, *, open_browser: bool = False, announce: Callable[[str], None]) -> None:
    set_up_logs(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_INTERVAL)

    def ready(where: str) -> None:
        here = where + settings.base
        announce(settings.public_url or here)
        if open_browser and _has_screen():
            webbrowser.open(here)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(run(settings, ready))


def _has_screen() -> bool:
    """Whether a browser could show itself; one for the terminal would take it over."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is none for this platform
        return asyncio.new_event_loop
    return uvloop.new_event_loop
