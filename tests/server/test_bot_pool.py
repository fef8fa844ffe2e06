"""Bots in their own processes: views in, an action out; failures end in any legal action."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tortuga.bots.bot import Bot, BotKind
from tortuga.bots.uniform import UniformBot
from tortuga.core.match import Match
from tortuga.core.registry import find_game, game_ids
from tortuga.server import bot_pool
from tortuga.server.bot_pool import BotPool, think
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


def think_badly(*asked: Any) -> int:
    """`think`, in a process where every bot is broken."""
    setattr(bot_pool, "house_bot", broken_bot)  # noqa: B010
    return think(*asked)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(workers=1, queue=4, seconds=0.1, metrics=Metrics())
    yield made
    await made.close()


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_is_asked_with_views_alone(game: str) -> None:
    match = Match.start(find_game(game), seed=1)
    seat = match.to_act[0]
    encode = msgspec.json.encode
    parts = encode(match.view(seat)), encode(match.legal(seat)), encode(match.events(seat))
    chosen = think(game, "random", 7, *parts, 1.0)
    assert chosen in range(len(match.legal(seat)))
    assert chosen == think(game, "random", 7, *parts, 1.0)


async def test_a_bot_chooses(pool: BotPool) -> None:
    match = Match.start(find_game("turtles"), seed=1)
    seat = match.to_act[0]
    for bot in ("random", "greedy", ""):
        assert await pool.choose(match.game, bot, match.view(seat), match.legal(seat)) in match.legal(seat)


async def test_where_there_is_no_choice_no_bot_is_asked(pool: BotPool) -> None:
    match = Match.start(find_game("turtles"), seed=1)
    only = match.legal(match.to_act[0])[:1]
    assert await pool.choose(match.game, "random", None, only) == only[0]
    assert pool._pool is None


@pytest.mark.parametrize("bot", sorted(BROKEN))
async def test_a_broken_bot_does_something_legal(
    pool: BotPool, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", think_badly)
    monkeypatch.setattr(bot_pool, "house_bot", broken_bot)
    monkeypatch.setattr(bot_pool, "STARTING", 4.0)
    match = Match.start(find_game("turtles"), seed=1)
    seat = match.to_act[0]
    async with asyncio.timeout(20):
        assert await pool.choose(match.game, bot, match.view(seat), match.legal(seat)) in match.legal(seat)
    failures = pool._metrics.bot_failures.collect()
    assert (
        sum(sample.value for metric in failures for sample in metric.samples if "total" in sample.name) == 1
    )


async def test_a_full_queue_is_not_waited_for(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(*_: Any) -> int:
        await asyncio.sleep(60)
        return 0

    monkeypatch.setattr(pool, "_think", forever)
    match = Match.start(find_game("turtles"), seed=1)
    seat = match.to_act[0]
    view, legal = match.view(seat), match.legal(seat)
    waiting = [asyncio.create_task(pool.choose(match.game, "random", view, legal)) for _ in range(4)]
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        assert await pool.choose(match.game, "random", view, legal) in legal
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def note_preparation(id: str, name: str) -> None:
    """`prepare`, in a process where it leaves a trace."""
    Path(os.environ["TORTUGA_TRACE"]).write_text(f"{id} {name}")


async def test_what_takes_long_is_done_before_a_bot_thinks(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    monkeypatch.setenv("TORTUGA_TRACE", str(trace))
    slow = BotKind("slow", None, UniformBot, 0, lambda: None)
    monkeypatch.setattr(bot_pool, "house_bot", lambda _game, _name: slow)
    monkeypatch.setattr(bot_pool, "house_bots", lambda _game: {"slow": slow})
    monkeypatch.setattr(bot_pool, "prepare", note_preparation)
    match = Match.start(find_game("turtles"), seed=1)
    await pool.prepare([match.game])
    assert trace.read_text() == "turtles slow"
    trace.unlink()
    seat = match.to_act[0]
    assert await pool.choose(match.game, "random", match.view(seat), match.legal(seat)) in match.legal(seat)
    assert not trace.exists(), "once is enough"


async def test_no_process_is_left_behind() -> None:
    made = BotPool(workers=2, queue=4, seconds=0.1, metrics=Metrics())
    match = Match.start(find_game("turtles"), seed=1)
    seat = match.to_act[0]
    await made.choose(match.game, "random", match.view(seat), match.legal(seat))
    await made.close()
    assert not multiprocessing.active_children()
    assert await made.choose(match.game, "random", match.view(seat), match.legal(seat)) in match.legal(seat)
