"""Nothing on the wire tells a reader what the reader may not know.

Whole random matches of every game are played in two worlds at once; see `worlds.py`. Frames are
compared byte for byte: updates, clocks, talk, refusals and what a reader who comes back is sent.
"""

from typing import Any

import pytest

from tests.long_runs import LONG
from tests.server.services import Postgres
from tests.server.worlds import FakeSocket, World, other_state, two_worlds
from tortuga.bots.advice import Advice
from tortuga.bots.bot import Budget, advice_of
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Seat
from tortuga.core.registry import find_game, game_ids
from tortuga.server.identity import Guest
from tortuga.server.seat_bots import question
from tortuga.server.store import ClockKind, ClockSettings, Store
from tortuga.server.store.choice import store_at

pytestmark = pytest.mark.anyio

MATCHES = 40 if LONG else 2
MOST_PEOPLE = 6
CLOCKS = (
    ClockSettings(ClockKind.DECISION, seconds=100_000),
    ClockSettings(ClockKind.BANK, seconds=100_000, bank=86_400, increment=3),
)
ADVISED = 8
"""Of so many comparisons, one asks for advice too."""
THOUGHT = Budget(nodes=30)
SECRET_GAMES = [id for id in game_ids() if find_game(id).has_secrets]


class Comparison:
    """One match in two worlds, seen by one reader."""

    def __init__(self, truth: World, twin: World, reader: Seat | None, luck: FastChance) -> None:
        self.worlds = truth, twin
        self.truth, self.twin, self.reader, self.luck = truth, twin, reader, luck
        self.game: AnyGame = truth.match.game
        self.eve = truth.identity.new_guest("Eve")
        self.sockets: tuple[FakeSocket, FakeSocket]
        self.lagging = False
        """Whether somebody has acted in secret in the true world alone."""
        self.steps = self.secret_steps = self.compared = 0

    async def whole_match(self) -> None:
        await self.open()
        while self.truth.match.outcome is None:
            await self.resync()
            while self.truth.match.outcome is None and await self.step():
                pass

    async def open(self, query: str = "") -> None:
        who: Guest = self.eve if self.reader is None else self.truth.guests[self.reader]
        truth, twin = (world.window(who, query) for world in self.worlds)
        self.sockets = truth, twin
        for socket in self.sockets:
            await socket.settled()

    async def resync(self) -> None:
        """Start again from the true world, with all that the reader cannot know changed."""
        await self.compare(forget=True)
        state = other_state(self.game, self.truth.match.state, self.reader, self.luck)
        await self.twin.become(self.truth, state)
        self.lagging = False
        await self.compare(forget=True)

    async def compare(self, *, forget: bool = False) -> None:
        for world, socket in zip(self.worlds, self.sockets, strict=True):
            await world.settle(socket)
        truth, twin = self.sockets
        if not forget:
            assert truth.frames == twin.frames
            assert await self.truth.shown(self.reader) == await self.twin.shown(self.reader)
            if self.compared % ADVISED == 0:
                assert self.advice(self.truth) == self.advice(self.twin)
            self.compared += 1
        truth.frames.clear()
        twin.frames.clear()

    def advice(self, world: World) -> Advice | None:
        """What the reader is advised, if it is asked anything."""
        play = world.table.play
        if self.reader is None or play is None or play.decision(self.reader) is None:
            return None
        asked = question(play, self.reader)
        return advice_of(self.game, asked.told, asked.view, asked.legal, THOUGHT)

    # One step in both worlds

    async def step(self) -> bool:
        """Whether the worlds are still the same to the reader."""
        self.steps += 1
        for world in self.worlds:
            world.set_luck(f"{self.steps}")
        choices = [
            (seat, action)
            for seat in set(self.truth.match.to_act) & set(self.twin.match.to_act)
            for action in set(self.truth.match.legal(seat)) & set(self.twin.match.legal(seat))
        ]
        if not choices:
            return False
        seat, action = self.luck.pick(sorted(choices, key=repr))
        if seat != self.reader and self.unnoticed(self.truth, seat, action):
            await self.act_in_secret(seat, action)
            return True
        events, *seen = self.truth.peek(seat, action, self.reader)
        twin_events, *twin_seen = self.twin.peek(seat, action, self.reader)
        if (events, seen) != (twin_events, twin_seen):
            revealed = any(event.reveals for event in (*events, *twin_events))
            assert revealed or self.lagging, "the game tells, not the wire"
            await self.go_on_alone(seat, action)
            return False
        await self.act((seat, action), (seat, action), lasts=1 + self.luck.below(50), moments=(0, 0))
        return True

    async def act_in_secret(self, seat: Seat, action: Any) -> None:
        """In the other world something else happens in secret, at another time, or nothing at all."""
        self.secret_steps += 1
        others = [other for other in self.twin.match.legal(seat) if self.unnoticed(self.twin, seat, other)]
        idle = not others or self.luck.below(2) == 0
        self.lagging |= idle
        lasts = 1 + self.luck.below(50)
        moments = (self.luck.below(lasts), self.luck.below(lasts))
        twin_action = None if idle else (seat, self.luck.pick(others))
        await self.act((seat, action), twin_action, lasts=lasts, moments=moments)

    def unnoticed(self, world: World, seat: Seat, action: Any) -> bool:
        if action not in world.match.legal(seat):
            return False
        events, view, asked = world.peek(seat, action, self.reader)
        mine = world.match.decision(self.reader) if self.reader is not None else None
        return not events and asked == mine and view == world.match.view(self.reader)

    async def act(
        self,
        in_truth: tuple[Seat, Any],
        in_twin: tuple[Seat, Any] | None,
        *,
        lasts: int,
        moments: tuple[int, int],
    ) -> None:
        for world, moment, does in zip(self.worlds, moments, (in_truth, in_twin), strict=True):
            world.time += moment
            await self.noise(world, in_truth[0])
            if does is not None:
                world.act(*does)
            await world.settle()
            world.time += lasts - moment
        await self.same_for_both()
        await self.compare()

    async def go_on_alone(self, seat: Seat, action: Any) -> None:
        self.truth.time += 5
        self.truth.act(seat, action)
        await self.truth.settle()

    async def noise(self, world: World, seat: Seat) -> None:
        """What others do that the reader must not notice; something else in each world."""
        socket = world.seats[seat]
        if seat != self.reader:
            for _ in range(self.luck.below(3)):
                self.mistake(socket)
        if self.luck.below(4) == 0 and seat != self.reader:
            second = world.window(world.guests[seat], "?after=1&texts=1")
            await second.settled()
            await second.hang_up()
        if self.luck.below(4) == 0:
            spectator = world.window(world.identity.new_guest("Somebody"))
            await spectator.settled()
            await spectator.hang_up()

    def mistake(self, socket: FakeSocket) -> None:
        mistakes: tuple[dict[str, Any] | str, ...] = (
            {"type": "act", "decision": 1, "action": {"type": "nonsense"}},
            {"type": "act", "decision": 10_000, "action": {}},
            {"type": "act", "decision": self.luck.below(20), "action": {"type": "pass"}},
            {"type": "say", "text": ""},
            {"type": "answer-back", "agree": True},
            {"type": "ask-back"},
            {"type": "ping"},
            "not json",
            "[" * 2000,
        )
        socket.send(self.luck.pick(mistakes))
        socket.send_bytes(b"\x00\x01")

    async def same_for_both(self) -> None:
        """What the reader sees or does; the same in each world."""
        kind = self.luck.below(12)
        speaker = self.luck.below(len(self.truth.guests))
        away = self.luck.below(3) == 0
        for world, socket in zip(self.worlds, self.sockets, strict=True):
            if kind == 0:
                await world.sockets.house.talk.say(world.table, world.guests[speaker], phrase="hello")
            if kind == 1:
                socket.send({"type": "act", "decision": 3, "action": {"type": "nonsense"}, "ref": 1})
            if kind == 2:
                world.seats[speaker].send({"type": "ask-back", "ref": 2})
        if kind == 3:
            await self.come_back(1 if away else None)

    async def come_back(self, missed: int | None) -> None:
        """Close the reader's window and open another one that knows almost everything."""
        assert self.truth.table.play is not None
        number = self.truth.table.play.updates(self.reader).number
        for socket in self.sockets:
            await socket.hang_up()
        await self.open(f"?after={max(0, number - missed)}&texts=1" if missed else "")


async def compared(
    game: str, reader: str, number: int, clock: ClockSettings, stores: tuple[Store, Store] | None = None
) -> Comparison:
    """One match in two worlds, to its end."""
    luck = FastChance(f"{game} {reader} {number}")
    rules = find_game(game)
    people = luck.pick(rules.seats[1:MOST_PEOPLE])
    watched = None if reader == "a spectator" else luck.below(people)
    truth, twin = await two_worlds(rules, people, f"secret {number}", clock, stores)
    comparison = Comparison(truth, twin, watched, luck)
    await comparison.whole_match()
    for world in (truth, twin):
        await world.close()
    return comparison


@pytest.mark.parametrize("game", SECRET_GAMES)
@pytest.mark.parametrize("reader", ["a seat", "a spectator"])
async def test_the_wire_tells_nothing_else(game: str, reader: str) -> None:
    matches = [await compared(game, reader, number, CLOCKS[number % 2]) for number in range(MATCHES)]
    assert sum(match.compared for match in matches) > 20 * MATCHES
    assert sum(match.secret_steps for match in matches) > MATCHES


@pytest.mark.parametrize("game", SECRET_GAMES)
async def test_the_wire_tells_nothing_else_with_postgres(postgres: Postgres, game: str) -> None:
    stores = store_at(postgres.new_database()), store_at(postgres.new_database())
    for store in stores:
        await store.open()
    match = await compared(game, "a seat", 0, ClockSettings(ClockKind.DECISION, seconds=86_400), stores)
    assert match.compared > 20
    for store in stores:
        await store.close()
