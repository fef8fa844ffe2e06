"""A running match seen again tells nobody more than the table does.

Every route is asked by everyone in two worlds that the reader cannot tell apart, and answers the same bytes.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.test_secrecy import CLOCKS, SECRET_GAMES, Comparison
from tests.server.worlds import World, two_worlds
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.core.registry import find_game
from tortuga.server.app import create_app
from tortuga.server.identity import Guest
from tortuga.server.replays import PAGE

pytestmark = pytest.mark.anyio

NOTHING = ("/api/public/", "/t/table/card.png")
SAME_FOR_ALL = ("/api/matches", "/embed/table", "/t/table")
"""What strangers are told while a match runs: of it nothing, and else the same whatever happens in it."""
SELDOM = 12
"""The routes are asked at one comparison in so many."""


def paths(steps: int, seats: int) -> Iterator[str]:
    """Every question that can be asked; about as many steps as there may be, and more."""
    for viewer in ("", "seat=all", "seat=none", *(f"seat={seat}" for seat in range(seats))):
        yield f"/api/tables/table/replay?{viewer}"
        for first in range(0, steps + 2 * PAGE, PAGE):
            yield f"/api/tables/table/replay/steps?{viewer}&first={first}"
        for step in (0, steps - 1, steps):
            yield f"/api/tables/table/picture?{viewer}&step={step}&kind=svg"
        yield f"/api/public/table/replay?{viewer}"
        yield f"/api/public/table/replay/steps?{viewer}"
    yield from ("/t/table/card.png", "/api/matches", "/embed/table", "/t/table")


def client_of(world: World) -> httpx.AsyncClient:
    app: Any = create_app(world.house).asgi
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


class ReplayComparison(Comparison):
    """As the wire is compared, and now and then the replay with it."""

    def __init__(self, truth: World, twin: World, reader: Seat | None, luck: FastChance) -> None:
        super().__init__(truth, twin, reader, luck)
        self.asked = 0
        self.clients = [client_of(world) for world in self.worlds]
        self.painter = ThreadPoolExecutor(1)
        for world in self.worlds:
            studio: Any = world.house.studio
            studio._painter = self.painter  # a process for each world would take longer than all else

    def people(self) -> Iterator[Guest | None]:
        """Whoever knows no more than the reader: oneself, somebody who watches, and nobody at all."""
        yield self.truth.guests[self.reader] if self.reader is not None else self.eve
        if self.reader is None:
            yield self.truth.identity.new_guest("a stranger")
        yield None

    async def compare(self, *, forget: bool = False) -> None:
        await super().compare(forget=forget)
        if forget or self.compared % SELDOM:
            return
        assert self.truth.table.play is not None
        steps = self.truth.table.play.updates(self.reader).number
        for guest in self.people():
            cookie = {} if guest is None else {"cookie": f"tortuga={self.truth.identity.token(guest)}"}
            for path in paths(steps, len(self.truth.guests)):
                truth, twin = [await client.get(path, headers=cookie) for client in self.clients]
                assert (truth.status_code, truth.content) == (twin.status_code, twin.content), path
                assert self.truth.match.outcome or self.allowed(path, guest) == (truth.status_code == 200)
                self.asked += 1

    def allowed(self, path: str, guest: Guest | None) -> bool:
        if path.startswith(NOTHING):
            return False
        if path in SAME_FOR_ALL:
            return True
        if guest is None:
            return False
        own = "none" if self.reader is None else str(self.reader)
        viewer = httpx.URL(path).params.get("seat", own)
        asked = httpx.URL(path).params
        first = int(asked.get("first", asked.get("step", 0)))
        assert self.truth.table.play is not None
        return viewer == own and first < self.truth.table.play.updates(self.reader).number


@pytest.mark.parametrize("game", SECRET_GAMES)
@pytest.mark.parametrize("reader", ["a seat", "a spectator"])
async def test_a_replay_of_a_running_match_tells_nothing_else(game: str, reader: str) -> None:
    luck, rules = FastChance(f"replay {game} {reader}"), find_game(game)
    people = luck.pick(rules.seats[:4])
    watched = None if reader == "a spectator" else luck.below(people)
    truth, twin = await two_worlds(rules, people, "replay", CLOCKS[0])
    comparison = ReplayComparison(truth, twin, watched, luck)
    await comparison.whole_match()
    assert comparison.asked > 20
    for client in comparison.clients:
        await client.aclose()
    for world in (truth, twin):
        await world.close()
