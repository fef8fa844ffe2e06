"""Tables of bots in given positions, in virtual time, and what one reader gets there."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from tests.server.memory_store import MemoryStore
from tests.server.virtual_time import in_virtual_time
from tests.server.worlds import KEY, PATIENT, FakeSocket, other_state, put_into
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Question, Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.server.bus import MemoryBus
from tortuga.server.house import House
from tortuga.server.identity import Identity
from tortuga.server.limits import Requests
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby import SeatWish, TableWish, new_table, start
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Settings
from tortuga.server.sockets import Sockets
from tortuga.server.store import Played, TableRow
from tortuga.server.table_match import last_line

LOOKED_AT = 6.0
"""Seconds of virtual time."""


class Frame(NamedTuple):
    at: float
    text: str
    done: int
    """How many actions had been done by then."""


class BotHouse:
    """A house in virtual time, and Ann."""

    def __init__(self, **settings: Any) -> None:
        self.identity = Identity(KEY, 1e9)
        self.ann = self.identity.guest(self.identity.token(self.identity.new_guest("Ann")))
        now = asyncio.get_running_loop().time
        self.store, given = MemoryStore(), Settings(**PATIENT, **settings)  # type: ignore[arg-type]
        self.house = House(given, self.store, MemoryBus(), self.identity, Metrics(), now=now, wall=now)
        self.sockets = Sockets(self.house, Requests(1e9, self.house.now))
        self.windows: list[Window] = []

    async def table(
        self, game: AnyGame, levels: Sequence[str], *, person: bool = False, id: str = "table"
    ) -> LiveTable:
        """A match begins. Nobody is there yet."""
        seats = [SeatWish()] * person + [SeatWish(kind="bot", bot=level) for level in levels]
        wish = TableWish(game=game.id, seats=seats, grace=None, sit=person)
        row = start(new_table(wish, self.ann, 0.0), self.ann, 0.0, "word")
        return await self.house.tables.create(replace(row, id=id, secret="seed"))

    def watch(self, table: LiveTable) -> "Window":
        self.windows.append(Window(self, table))
        return self.windows[-1]

    async def close(self) -> None:
        for window in self.windows:
            await window.hang_up()
        await self.house.close()


class Window(FakeSocket):
    """Ann's, at a table. Notes when each frame came."""

    def __init__(self, of: BotHouse, table: LiveTable) -> None:
        self.identity, self.sockets, self.row = of.identity, of.sockets, table.row
        self.timed: list[Frame] = []
        self._table = table
        super().__init__(self, of.ann, "")  # type: ignore[arg-type]

    row: TableRow

    async def _take(self, message: dict[str, str]) -> None:
        if message["type"] == "websocket.send":
            at = asyncio.get_running_loop().time()
            self.timed.append(Frame(round(at, 3), message["text"], self._table.index))


class Seen(NamedTuple):
    here: list[Frame]
    elsewhere: list[Frame]
    """At another table of the house, if there is one."""
    done: int
    """How many actions were done here, also such as nobody sees."""


def seen(match: AnyMatch, levels: Sequence[str], *, person: bool, crowded: bool) -> Seen:
    """What Ann gets, and when, at a table where the match stands so, and (in a crowd) at another one."""

    async def watch() -> Seen:
        of, elsewhere = BotHouse(bot_seconds=1.0, bot_pause=0.6), list[Frame]()
        await of.house.open()
        if crowded:
            elsewhere = of.watch(await of.table(find_game("buccaneers"), ["hard-1"] * 4, id="another")).timed
        table = await of.table(match.game, levels, person=person)
        put(table, match, of.store)
        here = of.watch(table).timed
        await asyncio.sleep(LOOKED_AT)
        await of.close()
        return Seen(here, elsewhere, table.index)

    return in_virtual_time(watch)


def put(table: LiveTable, match: AnyMatch, store: MemoryStore) -> None:
    """Let the match of a table stand as this one does."""
    play = table.play
    assert play is not None
    play.match, play._updates = match.copy(), {}
    store._logs[table.id] = [Played(last_line(match), 0.0)] * play.index


def positions(game: AnyGame, seats: int, seed: str) -> Iterator[AnyMatch]:
    """Where all have just seen that a bot, in any seat but the first, is asked; mostly several at once."""
    luck = FastChance(seed)
    while True:
        match = Match.start(game, names=[str(seat) for seat in range(seats)], seed=luck.below(1 << 30))
        while match.outcome is None:
            begun = match.entries and match.timeline.events(len(match.timeline), None)
            if begun and any(match.to_act) and (len(match.to_act) > 1 or luck.below(30) == 0):
                yield match
            seat = luck.pick(match.to_act)
            match.play(seat, luck.pick(match.legal(seat)))


def twin_of(match: AnyMatch, reader: Seat | None, luck: FastChance) -> AnyMatch:
    """The same match to the reader, but in another state. As the wait has just begun, nobody has answered."""
    while True:
        twin = match.copy()
        put_into(twin, other_state(match.game, match.state, reader, luck))
        if questions(twin) == questions(match):
            break
    last = replace(twin.timeline.shown[-1], state=twin.state, asked=twin._asked)
    twin.timeline._recent[-1] = last
    return twin


def questions(match: AnyMatch) -> dict[Seat, Question]:
    return {seat: match.game.question(match.state, seat) for seat in match.to_act}


def choices(match: AnyMatch) -> list[int]:
    return [len(match.legal(seat)) for seat in match.to_act if seat]
