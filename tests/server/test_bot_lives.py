"""A bot at a table lives as long as its match, in one process, and hears everything once."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from tests.server.store_suite import row
from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.core.game import Event
from tortuga.core.match import Match
from tortuga.core.registry import find_game
from tortuga.games.turtles.state import Begins
from tortuga.server import bot_keeper, bot_pool, installed, seat_bots
from tortuga.server.bot_keeper import BotSeat, keep_bots
from tortuga.server.bot_pool import BotCall, BotPool, BotQuestion
from tortuga.server.bot_standing import HOUSE
from tortuga.server.metrics import Metrics
from tortuga.server.table_match import TableMatch

pytestmark = pytest.mark.anyio

MOST_NEWS = 5


class Lasting(Bot):
    """Its choice tells how often it was asked before, and how much it heard just now: see `MOST_NEWS`."""

    def __init__(self) -> None:
        self.asked = -1
        self.news = 0

    def told(self, events: Sequence[Event]) -> None:
        self.news = len(events)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        self.asked += 1
        news, self.news = self.news, 0
        return legal[self.asked * MOST_NEWS + news]


def keep_lasting_bots(asking: socket.socket) -> None:
    """`keep_bots`, in a process where all bots tell how long they have lived."""
    setattr(bot_keeper, "house_bot", lambda *_: BotKind("lasting", None, lambda *_: Lasting(), 0))  # noqa: B010
    keep_bots(asking)


@pytest.fixture
async def one(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """A pool of one process, where bots are `Lasting`."""
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_lasting_bots)
    made = BotPool(workers=1, memory=512, metrics=Metrics())
    yield made
    await made.close()


@pytest.fixture
async def two(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_lasting_bots)
    made = BotPool(workers=2, memory=512, metrics=Metrics())
    yield made
    await made.close()


def call(
    table: str, told: int, course: int = 0, *, bot: str = "random", seconds: float = 60
) -> tuple[BotCall, list[Any]]:
    """And what can be answered."""
    match = Match.start(find_game("turtles"), seed=1)
    seat = match.to_act[0]
    asked = BotQuestion(course, [Begins(0)] * told, match.view(seat), match.legal(seat))
    who = BotSeat(table, 0)
    return BotCall(who, match.game, bot, lambda: asked, seconds, HOUSE), list(asked.legal)


async def life(
    pool: BotPool, table: str = "table", told: int = 0, *, course: int = 0, seconds: float = 60
) -> tuple[int, int]:
    """How often the bot of a table was asked before, and how much of so much it heard now."""
    called, legal = call(table, told, course, seconds=seconds)
    chosen = await pool.choose(called)
    assert chosen is not None
    return divmod(legal.index(chosen.action), MOST_NEWS)


def homes(pool: BotPool) -> list[set[str]]:
    """The tables whose bots live in each process."""
    return [{who.table for who in process.kept} for process in pool.places.processes()]


async def test_it_is_the_same_bot_and_hears_only_the_news(one: BotPool) -> None:
    assert await life(one, told=2) == (0, 2)
    assert await life(one, told=3) == (1, 1)
    assert await life(one, told=3) == (2, 0)


async def test_bots_are_spread_over_the_processes_and_asked_where_they_live(two: BotPool) -> None:
    for table in "abcd":
        assert await life(two, table) == (0, 0)
    before = homes(two)
    assert sorted(map(len, before)) == [2, 2]
    assert [await life(two, table) for table in "dbca"] == [(1, 0)] * 4
    assert homes(two) == before


async def test_after_a_take_back_a_new_bot_hears_everything(one: BotPool) -> None:
    await life(one, told=4)
    assert await life(one, told=3, course=2) == (0, 3)
    assert await life(one, told=4, course=2) == (1, 1)


async def test_after_the_end_of_its_process_a_new_bot_hears_everything(one: BotPool) -> None:
    await life(one, told=4)
    for process in one.places.processes():
        process._process.kill()
        process._process.join()
    assert await life(one, told=4) == (0, 4)
    assert await life(one, told=4) == (1, 0)


async def test_a_bot_of_another_name_is_another_bot(one: BotPool) -> None:
    await life(one, told=4)
    called, legal = call("table", told=4, bot="greedy")
    chosen = await one.choose(called)
    assert chosen is not None
    assert chosen.action == legal[4]


async def test_of_too_many_bots_the_one_asked_longest_ago_makes_room(
    one: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    big = installed.house_bot(find_game("turtles"), "random")._replace(megabytes=200)
    monkeypatch.setattr(bot_pool, "house_bot", lambda *_: big)
    for table in "aba":
        await life(one, table, told=2)
    await life(one, "c", told=2)
    assert homes(one) == [{"a", "c"}]
    assert await life(one, "a", told=2) == (2, 0)
    assert await life(one, "b", told=2) == (0, 2)


async def test_when_the_match_is_over_its_bots_are_put_away(one: BotPool) -> None:
    await life(one, "a", told=2)
    await life(one, "b", told=2)
    one.put_away("a")
    assert homes(one) == [{"b"}]
    assert await life(one, "a", told=2) == (0, 2)
    assert await life(one, "b", told=2) == (1, 0)


async def test_a_bot_waits_a_little_for_its_own_process(two: BotPool) -> None:
    await life(two, told=2)
    home = next(process for process in two.places.processes() if process.kept)
    home.thinking = 1
    waiting = asyncio.create_task(life(two, told=3))
    await asyncio.sleep(0.05)
    two.places.release(home)
    assert await waiting == (1, 1)


async def test_if_its_process_is_busy_for_long_a_new_bot_thinks_elsewhere(two: BotPool) -> None:
    await life(two, told=2)
    home = next(process for process in two.places.processes() if process.kept)
    home.thinking = 1
    assert await life(two, told=3, seconds=0.1) == (0, 3)
    assert not home.kept
    two.places.release(home)
    assert await life(two, told=4) == (1, 1)


def test_taking_back_changes_the_course_and_playing_does_not() -> None:
    play = TableMatch(row())

    def course() -> int:
        return seat_bots.question(play, play.match.to_act[0]).course

    def act() -> None:
        seat = play.match.to_act[0]
        play.take_over(play.attempt(seat, play.match.legal(seat)[0], None))

    begun = course()
    act()
    act()
    assert course() == begun
    play.take_back(1)
    taken_back = course()
    assert taken_back != begun
    act()
    assert course() == taken_back
    play.take_back(1)
    assert course() not in (begun, taken_back)
