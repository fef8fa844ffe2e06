"""What `tortuga bots` does with what it is handed: the same bot hears the news, once; a slot is held."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import Raw
from saq.job import Status

from tests.server.harness import PATIENCE, until
from tests.server.services import Redis
from tests.server.test_bot_lives import keep_lasting_bots, life
from tests.server.virtual_time import VirtualProcess, in_virtual_time
from tortuga.server import bot_far, bot_keeper, bot_places, bot_worker
from tortuga.server.bot_jobs import THINK, VERSION, BotJobs
from tortuga.server.bot_keeper import BotSeat, Think
from tortuga.server.bot_pool import BotPool
from tortuga.server.bot_standing import HOUSE
from tortuga.server.bot_thinker import Errand, KeptBot
from tortuga.server.bot_worker import BotWorker
from tortuga.server.bot_workers import BotWorkers
from tortuga.server.bus import MemoryBus, Notice, Working
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Settings

pytestmark = pytest.mark.anyio


class Inn:
    """A pool of a house, and a worker, in one process and over one Redis."""

    def __init__(self, url: str) -> None:
        self.bus, self.pool = MemoryBus(), BotPool(1, 512, Metrics())
        self.worker = BotWorker(Settings(bus_url=url, bot_workers=2), self.bus)
        self.workers = BotWorkers(url, "house", self.pool.places, Metrics())
        self.bus.subscribe(self.hear)

    def hear(self, notice: Notice) -> None:
        assert isinstance(notice, Working)
        self.workers.hear(notice)

    @property
    def homes(self) -> list[BotSeat]:
        """Of the bots of the worker."""
        return [who for process in self.worker._pool.places.processes() for who in process.kept]


@pytest.fixture
async def inn(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inn]:
    """Where bots are `Lasting`."""
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_lasting_bots)
    async with opened_inn(redis.url, monkeypatch) as inn:
        yield inn


@asynccontextmanager
async def opened_inn(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inn]:
    monkeypatch.setattr(bot_worker, "house_games", tuple)
    monkeypatch.setattr(bot_worker, "TO_FINISH", 0)
    for patience in ("SILENT", "BEGUN_WITHIN"):  # both ends share a processor that may be slow
        monkeypatch.setattr(bot_far, patience, PATIENCE)
    monkeypatch.setattr(BotJobs.__init__, "__defaults__", (PATIENCE,))
    inn, stop, ready = Inn(url), asyncio.Event(), asyncio.Event()
    working = asyncio.create_task(inn.worker.work(stop, ready.set))
    await ready.wait()
    await until(lambda: not inn.pool.places.all_here)
    try:
        yield inn
    finally:
        stop.set()
        await inn.pool.close()
        await inn.workers.close()
        await working


async def test_the_bot_of_a_seat_lives_with_the_worker_and_hears_only_the_news(inn: Inn) -> None:
    assert await life(inn.pool, told=2) == (0, 2)
    assert await life(inn.pool, told=3) == (1, 1)
    assert await life(inn.pool, "another", told=1) == (0, 1)
    assert await life(inn.pool, told=3) == (2, 0)
    assert [who.table for who in inn.homes] == ["house table", "house another"]


async def test_whoever_was_forgotten_hears_everything_again(inn: Inn) -> None:
    await life(inn.pool, told=2)
    inn.worker._pool.places.dismiss(inn.homes[0])
    assert await life(inn.pool, told=3) == (0, 3)
    assert await life(inn.pool, told=4) == (1, 1)


async def test_when_the_match_is_over_the_worker_puts_its_bots_away(inn: Inn) -> None:
    await life(inn.pool, "a")
    await life(inn.pool, "b")
    inn.pool.put_away("a")
    await life(inn.pool, "b")
    assert [who.table for who in inn.homes] == ["house b"]


async def test_a_job_is_done_once_however_often_it_is_delivered(inn: Inn) -> None:
    jobs = BotJobs(inn.workers._url, "nobody")
    job = await jobs.hand_over(errand(b"[1]", "table"))
    assert await inn.worker._taken(None, **(job.kwargs or {})) is not None
    assert await inn.worker._taken(None, **(job.kwargs or {})) is None
    await jobs.close()


async def test_a_job_that_is_just_being_begun_is_left_alone(redis: Redis) -> None:
    jobs = BotJobs(redis.url, "nobody")
    job = await jobs.hand_over(errand(b"[1]", "table"))
    assert await jobs.queue.dequeue(timeout=1)
    assert await jobs.queue.sweep() == []
    await job.refresh()
    assert job.status is Status.QUEUED
    await jobs.close()


async def test_what_was_lost_with_redis_is_thought_about_here(inn: Inn, redis: Redis) -> None:
    await life(inn.pool, told=2)
    thinking = asyncio.create_task(life(inn.pool, told=3))
    idle(inn)
    await asyncio.sleep(0.05)
    redis.ask("FLUSHALL")
    assert await thinking == (0, 3)


async def test_a_worker_of_another_version_is_not_asked(inn: Inn) -> None:
    await inn.bus.publish(Working("stranger", 9, f"not {VERSION}"))
    assert inn.pool.places.count == 2


def idle(inn: Inn) -> None:
    """The worker does nothing with what it is asked from now on."""

    async def wait(_context: Any, *, slip: str) -> None:
        await asyncio.sleep(60)

    inn.worker._worker.functions[THINK] = wait


def errand(view: bytes, table: str, holds: float = 0.0) -> Errand:
    parts = Raw(b"[]"), Raw(view), Raw(b"[1, 2]")
    request = Think(BotSeat(table, 0), "buccaneers", "hard", 1, *parts, 1.0)
    return Errand(request, 10.0, HOUSE, holds=holds, bot=KeptBot("hard", 0, 0, 1.0))


def answered_at(views: list[bytes], holds: float) -> list[float]:
    """When a worker with one process answers, in virtual time."""

    async def ask() -> list[float]:
        worker = BotWorker(Settings(bus_url="redis://nowhere", bot_workers=1), MemoryBus())
        loop, at = asyncio.get_running_loop(), []

        async def note(number: int, view: bytes) -> None:
            await worker.answer(errand(view, f"table {number}", holds))
            at.append(round(loop.time(), 6))

        await asyncio.gather(*(note(number, view) for number, view in enumerate(views)))
        await worker._pool.close()
        return at

    return in_virtual_time(ask)


def test_how_long_a_place_is_taken_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other houses wait for it too."""
    monkeypatch.setattr(bot_places, "BotProcess", VirtualProcess)
    worlds = [[b"[17]", b"[3]", b"[44]"], [b"[99]", b"[1]", b"[25]"]]
    assert answered_at(worlds[0], 0.0) != answered_at(worlds[1], 0.0)
    assert [answered_at(views, 1.15) for views in worlds] == [[1.15, 2.3, 3.45]] * 2


async def test_a_worker_that_falls_silent_is_given_up(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_far, "SILENT", 0.05)
    idle(inn)
    for worker in inn.workers._heard.values():
        worker.heard(2)
    assert await life(inn.pool, told=3) == (0, 3)
    assert inn.pool.places.count in (1, 2), "it may have been heard again"
