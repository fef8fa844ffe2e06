"""Bots in their own processes: views in, an action out; failures end in any legal action."""

import asyncio
import multiprocessing
import os
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tortuga.bots.bot import Bot, BotKind
from tortuga.bots.deadline import Deadline
from tortuga.bots.uniform import UniformBot
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.server import bot_keeper, bot_pool
from tortuga.server.bot_keeper import BotSeat, keep_bots
from tortuga.server.bot_pool import BotPool, BotQuestion
from tortuga.server.metrics import Metrics

pytestmark = pytest.mark.anyio


class Crashing(Bot):
    def choose(self, *_: Any) -> Any:
        os._exit(3)


class Failing(Bot):
    def choose(self, *_: Any) -> Any:
        raise ValueError("no idea")


class Endless(Bot):
    def choose(self, *_: Any) -> Any:
        time.sleep(60)


class Cheating(Bot):
    def choose(self, *_: Any) -> Any:
        return "something else"


BROKEN: dict[str, Callable[[], Bot]] = {
    "crashing": Crashing,
    "failing": Failing,
    "endless": Endless,
    "cheating": Cheating,
}


def broken_bot(_game: Any, name: str | None = None) -> BotKind:
    return BotKind(name or "", None, lambda _game, _seed: BROKEN[name or ""](), 0)


def keep_broken_bots(asking: socket.socket) -> None:
    """`keep_bots`, in a process where every bot is broken."""
    setattr(bot_keeper, "house_bot", broken_bot)  # noqa: B010
    keep_bots(asking)


def new_match(game: str = "turtles") -> AnyMatch:
    return Match.start(find_game(game), seed=1)


def question(match: AnyMatch, bot: str) -> BotQuestion:
    seat = match.to_act[0]
    return BotQuestion(match.game, bot, 0, match.events(seat), match.view(seat), match.legal(seat))


async def choice(pool: BotPool, bot: str, match: AnyMatch, table: str = "table", grace: float = 60) -> Any:
    who = BotSeat(table, match.to_act[0])
    return await pool.choose(who, question(match, bot), Deadline.after(0.1, grace))


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(workers=1, queue=4, seconds=0.1, metrics=Metrics())
    yield made
    await made.close()


async def test_a_bot_chooses(pool: BotPool) -> None:
    match = new_match()
    for bot in ("random", "greedy", ""):
        assert await choice(pool, bot, match) in match.legal(match.to_act[0])


async def test_where_there_is_no_choice_no_bot_is_asked(pool: BotPool) -> None:
    match = new_match()
    only = question(match, "random")._replace(view=None, legal=match.legal(match.to_act[0])[:1])
    assert await pool.choose(BotSeat("table", 0), only, Deadline.after(0.1, 60)) == only.legal[0]
    assert not pool._processes


@pytest.mark.parametrize("bot", sorted(BROKEN))
async def test_a_broken_bot_does_something_legal(
    pool: BotPool, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_broken_bots)
    monkeypatch.setattr(bot_pool, "house_bot", broken_bot)
    match = new_match()
    async with asyncio.timeout(40):
        assert await choice(pool, bot, match, grace=4) in match.legal(match.to_act[0])
    failures = pool._metrics.bot_failures.collect()
    assert (
        sum(sample.value for metric in failures for sample in metric.samples if "total" in sample.name) == 1
    )


async def test_a_full_queue_is_not_waited_for(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(*_: Any) -> int:
        await asyncio.sleep(60)
        return 0

    monkeypatch.setattr(pool, "_think", forever)
    match = new_match()
    waiting = [asyncio.create_task(choice(pool, "random", match)) for _ in range(4)]
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        assert await choice(pool, "random", match) in match.legal(match.to_act[0])
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def note_preparation(id: str, name: str) -> None:
    """`prepare`, in a process where it leaves a trace."""
    Path(os.environ["TORTUGA_TRACE"]).write_text(f"{id} {name}")


def keep_noting(asking: socket.socket) -> None:
    setattr(bot_keeper, "prepare", note_preparation)  # noqa: B010
    setattr(bot_keeper, "house_bot", lambda _game, _name: SLOW)  # noqa: B010
    keep_bots(asking)


SLOW = BotKind("slow", None, UniformBot, 0, lambda: None)


async def test_what_takes_long_is_done_before_a_bot_thinks(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    monkeypatch.setenv("TORTUGA_TRACE", str(trace))
    monkeypatch.setattr(bot_pool, "house_bot", lambda _game, _name: SLOW)
    monkeypatch.setattr(bot_pool, "house_bots", lambda _game: {"slow": SLOW})
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_noting)
    match = new_match()
    await pool.prepare([match.game])
    assert trace.read_text() == "turtles slow"
    trace.unlink()
    assert await choice(pool, "random", match) in match.legal(match.to_act[0])
    assert not trace.exists(), "once is enough"


async def test_no_process_is_left_behind() -> None:
    made = BotPool(workers=2, queue=4, seconds=0.1, metrics=Metrics())
    match = new_match()
    await choice(made, "random", match)
    await made.close()
    assert not multiprocessing.active_children()
    assert await choice(made, "random", match) in match.legal(match.to_act[0])


async def test_nobody_waits_beyond_the_deadline_for_a_process(pool: BotPool) -> None:
    match = new_match()
    await choice(pool, "random", match)
    (process,) = pool._running()
    process.busy = True
    assert await choice(pool, "random", match, grace=0) in match.legal(match.to_act[0])
    assert process.alive, "it was not this bot that overran"
