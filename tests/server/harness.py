"""A house on a real port inside the test's own event loop, and people who come to it."""

import asyncio
import gc
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tortuga.server.app import create_app
from tortuga.server.bus import Bus, MemoryBus
from tortuga.server.doors import Doors
from tortuga.server.house import House
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.serve import Server, server_config
from tortuga.server.settings import DAY, Settings
from tortuga.server.sockets import Sockets
from tortuga.server.store import Store
from tortuga.server.store.choice import is_address, store_at

PATIENCE = 60.0
FORGOTTEN = httpx.Limits(keepalive_expiry=1.0)
"""A client forgets an idle connection before the house does, or a request may go to one that is closed."""
FAST = {
    "bot_pause": 0.0,
    "frames_per_second": 10_000.0,
    "requests_per_second": 10_000.0,
    "identities_per_hour": 1e6,
    "tables_per_hour": 1e6,
    "seats_per_hour": 1e6,
    "hints_per_hour": 1e6,
    "port": 0,
}


def kept_at(place: str) -> dict[str, Any]:
    """The setting for a file, or for an address of PostgreSQL."""
    return {"database_url" if is_address(place) else "database": place}


class Running:
    """A house that is open."""

    def __init__(self, house: House, sockets: Sockets, doors: Doors, server: Server, url: str) -> None:
        self.house, self.sockets, self.doors, self.server, self.url = house, sockets, doors, server, url
        self.people: list[Person] = []

    def stranger(self) -> "Person":
        """Somebody without an identity."""
        self.people.append(Person(self.url))
        return self.people[-1]

    async def guest(self, name: str = "Ann") -> "Person":
        person = self.stranger()
        await person.come_in(name)
        return person

    async def match(self, game: str = "turtles", people: int = 2, **wish: Any) -> tuple[str, list["Person"]]:
        """A running match with so many people, the first of them host."""
        guests = [await self.guest(f"player {number}") for number in range(people)]
        return await begin(guests, game, **wish), guests


async def begin(guests: list["Person"], game: str, **wish: Any) -> str:
    seats = wish.pop("seats", None) or [{"kind": "open"}] * len(guests)
    table = (await guests[0].post("/api/tables", {"game": game, "seats": seats, **wish}))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join", {})
        await guest.post(f"/api/tables/{table}/ready", {"word": secrets.token_hex(4)})
    await guests[0].post(f"/api/tables/{table}/start", {"word": "ahoy"})
    return str(table)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def running_house(
    store: Store | None = None,
    bus: Bus | None = None,
    now: Callable[[], float] | None = None,
    wall: Callable[[], float] | None = None,
    **given: Any,
) -> AsyncIterator[Running]:
    settings = Settings(**{**FAST, **given})
    metrics = Metrics()
    place = settings.database_url or settings.database
    own_store = store or store_at(place, settings.durability, metrics.committed)
    if store is None:
        await own_store.open()
    key = settings.secret_key or await own_store.keep("secret-key", secrets.token_hex(32))
    identity = Identity(key, settings.token_days * DAY)
    clocks = {"now": now, "wall": wall or now}
    times = {name: clock for name, clock in clocks.items() if clock}
    house = House(settings, own_store, bus or MemoryBus(), identity, metrics, **times)
    app = create_app(house)
    addresses: asyncio.Queue[str] = asyncio.Queue()
    server = Server(server_config(app, settings), app, addresses.put_nowait)
    serving = asyncio.create_task(server.serve())
    url = await asyncio.wait_for(addresses.get(), PATIENCE)
    running = Running(house, app.sockets, app.doors, server, url)
    try:
        yield running
    finally:
        for person in running.people:
            await person.http.aclose()
        server.should_exit = True
        await serving
        if store is None:
            await own_store.close()
        gc.unfreeze()  # a house keeps what it froze; a test run goes on


class Refused(Exception):
    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.code, self.text = status, body["code"], body["text"]


class Person:
    """A guest with a cookie. Where many come at once they share a `transport`; `address` is where they
    come from, on this machine's loopback."""

    def __init__(
        self, url: str, transport: httpx.AsyncBaseTransport | None = None, address: str | None = None
    ) -> None:
        self.url, self.address = url, address
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=FORGOTTEN, transport=transport)

    def move_to(self, url: str) -> None:
        """The house has opened again elsewhere."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    async def come_in(self, name: str) -> None:
        await self.post("/api/me", {"name": name})

    async def post(self, path: str, body: Any = None) -> Any:
        return _body(await self.http.post(path, json={} if body is None else body))

    async def get(self, path: str) -> Any:
        return _body(await self.http.get(path))

    async def delete(self, path: str) -> Any:
        return _body(await self.http.delete(path))

    @property
    def token(self) -> str:
        return str(self.http.cookies["tortuga"])

    def sit_at(self, table: str, query: str = "", **headers: str) -> "Window":
        if "tortuga" in self.http.cookies:
            headers.setdefault("Cookie", f"tortuga={self.token}")
        url = self.url.replace("http", "ws", 1)
        return Window(f"{url}/api/tables/{table}/socket{query}", headers, self.address)


def _body(answer: httpx.Response) -> Any:
    body = answer.json()
    if answer.status_code >= 400:
        raise Refused(answer.status_code, body)
    return body


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


class Window:
    """An open socket of a table. Every frame that came is kept."""

    def __init__(self, url: str, headers: dict[str, str], address: str | None = None) -> None:
        self._url, self._headers = url, headers
        self._from = (address, 0) if address else None
        self._refs = itertools.count(1)
        self.frames: list[str] = []
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.patience = PATIENCE
        self.socket: ClientConnection

    async def __aenter__(self) -> "Window":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> "Window":
        self.socket = await connect(
            self._url, additional_headers=self._headers, compression=None, local_addr=self._from
        )
        return self

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self) -> dict[str, Any]:
        """The next message. (`wait_for` of Python 3.11 may keep a cancellation to itself.)"""
        try:
            async with asyncio.timeout(self.patience):
                frame = await self.socket.recv()
        except ConnectionClosed as closed:
            raise Closed(*((closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, ""))) from closed
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "update":
            self.update = message
        if "table" in message:
            self.table = message["table"]
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type with these fields; what comes before it is passed over."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == fields[name] for name in fields):
                return message

    async def settled(self) -> "Window":
        """Take in everything that has been sent so far."""
        ref = next(self._refs)
        await self.send({"type": "ping", "ref": ref})
        await self.until("pong", ref=ref)
        return self

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        ref = next(self._refs)
        await self.send({**message, "ref": ref})
        while True:
            answer = await self.receive()
            if answer["type"] in ("accepted", "refused") and answer.get("ref") == ref:
                return answer

    async def act(self, choice: int = 0) -> dict[str, Any]:
        """Answer the open decision with one of the actions that came with it."""
        decision = self.update["decision"]
        action = decision["actions"][choice % len(decision["actions"])]["action"]
        return await self.ask({"type": "act", "decision": decision["number"], "action": action})

    @property
    def asked(self) -> bool:
        return self.update.get("decision") is not None

    async def gone(self) -> Closed:
        """Read until the house closes the connection."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed
