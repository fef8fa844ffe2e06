"""Two houses with the same table, which differ in whatever one reader cannot know.

What others do in secret differs too: other actions, at other times, with other mistakes. The reader's
sockets must carry the same bytes until something that `reveals` is told to the reader.
"""

import asyncio
import itertools
import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.server.memory_store import MemoryStore
from tortuga.core.chance import Chance, FastChance, MatchChance
from tortuga.core.contract import Scramble
from tortuga.core.game import AnyGame, Event, Seat
from tortuga.core.match import AnyMatch
from tortuga.server.bus import MemoryBus
from tortuga.server.house import House
from tortuga.server.identity import Guest, Identity
from tortuga.server.limits import Requests
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby import SeatWish, TableWish, new_table, set_ready, sit, start
from tortuga.server.metrics import Metrics
from tortuga.server.records import transcript
from tortuga.server.settings import Settings
from tortuga.server.sockets import Sockets
from tortuga.server.store import ClockSettings, LogEntry, Store, TableRow
from tortuga.server.store.bodies import write_body
from tortuga.server.store.contents import PARTS
from tortuga.server.store.postgres import PostgresStore
from tortuga.server.store.sql.database import Step

KEY = "a key for the worlds of the tests"
PATIENT = {
    "frames_per_second": 1e9,
    "requests_per_second": 1e9,
    "connections_per_guest": 1000,
    "connections_per_table": 1000,
}
TURNS = 200
PATIENCE = 30.0


class StepChance(MatchChance):
    """The same draws for the same step, whatever was drawn before."""

    mark = None

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._luck = FastChance(seed)
        self._drawn: list[int] = []

    def below(self, n: int) -> int:
        self._drawn.append(self._luck.below(n))
        return self._drawn[-1]

    def take(self) -> tuple[int, ...]:
        drawn, self._drawn = tuple(self._drawn), []
        return drawn

    def rewind(self) -> None:
        self._luck, self._drawn = FastChance(self._seed), []

    def go_back(self, mark: None) -> None:
        self.rewind()

    def copy(self) -> "StepChance":
        return StepChance(self._seed)


class FakeSocket:
    """The other end of a socket, without a network."""

    def __init__(self, world: "World", guest: Guest, query: str) -> None:
        cookie = f"tortuga={world.identity.token(guest)}".encode()
        scope = {"headers": [(b"cookie", cookie), (b"host", b"house")], "query_string": query.encode()}
        self.frames: list[str] = []
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        serving = world.sockets.serve(world.row.id, scope, self._incoming.get, self._take)
        self.task = asyncio.create_task(serving)

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    def send(self, message: dict[str, Any] | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "bytes": data})

    async def settled(self) -> None:
        """Wait until everything before has been answered."""
        before = len(self.frames)
        self.send({"type": "ping", "ref": "settled"})
        async with asyncio.timeout(PATIENCE):
            for turn in itertools.count():
                await asyncio.sleep(0 if turn < TURNS else 0.001)  # a store elsewhere takes its time
                if any(frame == '{"type":"pong","ref":"settled"}' for frame in self.frames[before:]):
                    break
        self.frames[before:] = [frame for frame in self.frames[before:] if '"settled"' not in frame]

    async def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task


def put_into(match: AnyMatch, state: Any) -> None:
    """Let a match be in another state, with whoever is asked there asked."""
    to_act = match.game.to_act(state)
    match._asked = match._numbers.ask(match.game, match.state, match._asked, state, to_act)
    match.state, match.to_act = state, to_act


class World:
    """A house with one table, and sockets of everyone at it."""

    def __init__(self, row: TableRow, guests: Sequence[Guest], identity: Identity, store: Store) -> None:
        self.time = 1000.0
        self.row, self.guests, self.identity = row, guests, identity
        settings = Settings(**PATIENT)  # type: ignore[arg-type]
        self.house = House(
            settings,
            store,
            MemoryBus(),
            identity,
            Metrics(),
            now=lambda: self.time,
            wall=lambda: self.time,
        )
        self.sockets = Sockets(self.house, Requests(1e9, self.house.now))
        self.table: LiveTable

    async def open(self) -> "World":
        await self.house.open()
        self.table = await self.house.tables.create(self.row)
        self.seats = [self.window(guest) for guest in self.guests]
        for socket in self.seats:
            await socket.settled()
        return self

    async def close(self) -> None:
        for connection in tuple(self.table.connections):
            connection.close(1000, "")
        for socket in self.seats:
            await socket.hang_up()
        await self.house.close()

    def window(self, guest: Guest, query: str = "") -> FakeSocket:
        return FakeSocket(self, guest, query)

    @property
    def match(self) -> AnyMatch:
        assert self.table.play is not None
        return self.table.play.match

    def set_luck(self, seed: int | str) -> None:
        self.match._chance = StepChance(seed)

    def peek(self, seat: Seat, action: Any, reader: Seat | None) -> tuple[list[Event], Any, Any]:
        """What the reader would be told, shown and asked after an action."""
        twin = self.match.copy()
        told = twin.play(seat, action)
        asked = twin.decision(reader) if reader is not None else None
        return [one.event for one in told if one.reaches(reader)], twin.view(reader), asked

    def act(self, seat: Seat, action: Any) -> None:
        assert self.table.play is not None
        decision = self.table.play.decision(seat)
        assert decision is not None
        written = json.loads(msgspec.json.encode(action))
        self.seats[seat].send({"type": "act", "decision": decision.number, "action": written})

    async def settle(self, reader: FakeSocket | None = None) -> None:
        for socket in self.seats:
            await socket.settled()
        if reader is not None:
            await reader.settled()

    async def become(self, other: "World", state: Any) -> None:
        """Be as the other world is to everyone, but in this state."""
        theirs, play = other.table.play, self.table.play
        assert theirs is not None
        assert play is not None
        match = theirs.match.copy()
        put_into(match, state)
        timeline = match.timeline
        last = replace(timeline.shown[-1], state=state, asked=match._asked)
        timeline._recent.pop()
        timeline._put_away(len(timeline._recent))
        timeline._begin_stretch([last])
        timeline._away += 1
        play.match, play._updates = match, {}
        self.table.clock.__dict__.update(
            {
                name: value.copy() if isinstance(value, list) else value
                for name, value in vars(other.table.clock).items()
            }
        )
        self.table._public, self.table._shown = other.table._public, other.table._shown
        self.time = other.time
        for connection in self.table.connections:
            connection.number = play.updates(connection.seat).number
        await rewrite(self.house.store, self.row.id, await other.house.store.log(self.row.id))

    async def shown(self, reader: Seat | None) -> list[bytes]:
        """What the reader gets over HTTP."""
        encode = msgspec.json.encode
        told = await transcript(self.table, reader, self.house.tables.long_work)
        return [encode(self.table.info()), encode(told)]


async def rewrite(store: Store, table: str, entries: Sequence[LogEntry]) -> None:
    """Give a table another log, which no store does of itself."""
    if isinstance(store, MemoryStore):
        store._logs[table] = list(entries)
        return
    assert isinstance(store, PostgresStore)
    await store.write(Step("DELETE FROM log", {}))
    ((key,),) = await store.fetch("SELECT key FROM tables WHERE id = :id", id=table)
    records = [(key, number, entry.at, write_body(entry)) for number, entry in enumerate(entries)]
    (log,) = [part for part in PARTS if part.name == "log"]
    await store.carry_in(log, records)


async def two_worlds(
    game: AnyGame,
    people: int,
    seed: str,
    clock: ClockSettings | None = None,
    stores: tuple[Store, Store] | None = None,
) -> tuple[World, World]:
    """In memory, or at stores that the test has opened."""
    identity = Identity(KEY, 1e9)
    guests = [Guest(f"{number:032}", f"player {number}", f"key {number}") for number in range(people)]
    guests = [identity.guest(identity.token(guest)) for guest in guests]
    wish = TableWish(game=game.id, seats=[SeatWish()] * people, clock=clock or ClockSettings(), grace=None)
    row = new_table(wish, guests[0], 1000.0)
    for guest in guests[1:]:
        row = set_ready(sit(row, guest, None, None, identity, 1000.0), guest, True, "word")
    row = replace(start(row, guests[0], 1000.0, "word"), id="table", secret=seed)
    one, two = stores or (MemoryStore(), MemoryStore())
    return await World(row, guests, identity, one).open(), await World(row, guests, identity, two).open()


def scramble_of(game: AnyGame) -> Scramble | None:
    """The game's own change of whatever a seat cannot know, where its tests have one."""
    try:
        found: Scramble = import_module(f"tests.games.{game.id}.worlds").scramble
    except ImportError:
        return None
    return found


def other_state(game: AnyGame, state: Any, reader: Seat | None, luck: Chance) -> Any:
    """Another state that the reader cannot tell from this one."""
    scramble = scramble_of(game)
    if scramble is not None and luck.below(2):
        return scramble(state, reader, luck)
    return game.imagine(game.view(state, reader), luck)
