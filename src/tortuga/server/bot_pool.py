"""Bots think in processes of their own. They get what their seat was told, its view and its legal actions.

A bot that crashes, or thinks for too long, is stopped, and any legal action is taken instead.
"""

import asyncio
import multiprocessing
import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from pebble import ProcessPool

from tortuga.bots.bot import Budget
from tortuga.core.game import AnyGame, Event
from tortuga.core.registry import find_game
from tortuga.server.installed import house_bot, house_bots
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics

PATIENCE = 4
"""A bot is stopped after so many times the time it was given, and `STARTING` on top."""
STARTING = 10.0
"""Seconds that a new process may need before it can think."""
LONGEST_PREPARATION = 600.0
"""Seconds that a bot may need once on a new machine, to be compiled for it."""


class BotPool:
    def __init__(self, workers: int, queue: int, seconds: float, metrics: Metrics) -> None:
        self._workers, self.seconds, self._metrics = workers, seconds, metrics
        self._places = asyncio.Semaphore(queue)
        self._pool: ProcessPool | None = None
        self._prepared: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._closed = False

    async def prepare(self, games: Sequence[AnyGame]) -> None:
        """What takes long, before anybody waits for it; one after the other, so that others can think."""
        for game in games:
            for name in reversed(house_bots(game)):
                preparation = self._preparation(game, name)
                if preparation is not None:
                    await asyncio.wait([preparation])

    async def choose(
        self, game: AnyGame, bot: str, view: Any, legal: Sequence[Any], told: Sequence[Event] = ()
    ) -> Any:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        name = house_bot(game, bot or None).name
        if self._places.locked():
            return self._any("queue full", legal)
        self._metrics.bots_waiting.inc()
        began = time.perf_counter()
        try:
            async with self._places:
                return legal[await self._think(game, name, view, legal, told)]
        except Exception as failure:
            log("bot-failed", game=game.id, bot=name, why=type(failure).__name__)
            return self._any(type(failure).__name__, legal)
        finally:
            self._metrics.bots_waiting.dec()
            self._metrics.bot_seconds.labels(game.id, name).observe(time.perf_counter() - began)

    def _preparation(self, game: AnyGame, name: str) -> asyncio.Future[None] | None:
        if house_bot(game, name).prepare is None:
            return None
        key = game.id, name
        if key not in self._prepared:
            waiting = self._processes().schedule(prepare, args=key, timeout=LONGEST_PREPARATION)
            self._prepared[key] = asyncio.wrap_future(waiting)
        return self._prepared[key]

    def _processes(self) -> ProcessPool:
        if self._closed:
            raise RuntimeError("the house is closing")
        if self._pool is None:
            self._pool = ProcessPool(self._workers, context=multiprocessing.get_context("spawn"))
        return self._pool

    async def _think(
        self, game: AnyGame, name: str, view: Any, legal: Sequence[Any], told: Sequence[Event]
    ) -> int:
        preparation = self._preparation(game, name)
        if preparation is not None:
            await asyncio.wait([preparation])
        encode = msgspec.json.encode
        seat = encode(view), encode(legal), encode(told)
        asked = (game.id, name, secrets.randbits(32), *seat, self.seconds)
        patience = self.seconds * PATIENCE + STARTING
        return await asyncio.wrap_future(self._processes().schedule(think, args=asked, timeout=patience))

    def _any(self, why: str, legal: Sequence[Any]) -> Any:
        self._metrics.bot_failures.labels(why).inc()
        return secrets.choice(legal)

    async def close(self) -> None:
        self._closed = True
        for preparation in self._prepared.values():
            preparation.cancel()
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


def prepare(id: str, name: str) -> None:
    """In a process: what this bot needs once on a machine."""
    kind = house_bot(find_game(id), name)
    if kind.prepare:
        kind.prepare()


def think(id: str, name: str, seed: int, view: bytes, legal: bytes, told: bytes, seconds: float) -> int:
    """In the process: which of the legal actions."""
    game = find_game(id)
    actions = _decoder(id, "legal").decode(legal)
    bot = house_bot(game, name).make(game, seed)
    try:
        bot.told(_decoder(id, "told").decode(told))
        chosen = bot.choose(_decoder(id, "view").decode(view), actions, Budget(seconds=seconds))
    finally:
        bot.close()
    return int(actions.index(chosen))


@cache
def _decoder(id: str, part: Literal["view", "legal", "told"]) -> msgspec.json.Decoder[Any]:
    game = find_game(id)
    kinds: dict[str, Any] = {
        "view": game.view_type,
        "legal": list[game.action_type],  # type: ignore[name-defined]
        "told": list[game.event_type],  # type: ignore[name-defined]
    }
    return msgspec.json.Decoder(kinds[part])
