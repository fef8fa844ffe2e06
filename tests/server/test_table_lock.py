"""The lock of a table: in order, and nobody is left behind."""

import asyncio

import pytest

from tortuga.server.table_lock import TableLock

pytestmark = pytest.mark.anyio


async def test_whoever_comes_first_has_it_first() -> None:
    lock, order = TableLock(), list[str]()

    async def hold(name: str) -> None:
        async with lock:
            order.append(name)
            await asyncio.sleep(0)

    def called() -> None:
        order.append("called")
        lock.release()

    assert lock.take()
    tasks = [asyncio.create_task(hold("first"))]
    await asyncio.sleep(0)
    lock.when_taken(called)
    tasks.append(asyncio.create_task(hold("last")))
    await asyncio.sleep(0)
    assert not lock.take()
    lock.release()
    assert lock.locked(), "nobody can come between"
    await asyncio.gather(*tasks)
    assert order == ["first", "called", "last"]
    assert not lock.locked()


async def test_whoever_finds_it_free_is_called_at_once() -> None:
    lock, called = TableLock(), list[bool]()
    lock.when_taken(lambda: called.append(lock.locked()))
    assert called == [True]


async def test_whoever_gives_up_is_passed_over() -> None:
    lock = TableLock()

    async def hold() -> None:
        async with lock:
            pass

    assert lock.take()
    gone, stays = asyncio.create_task(hold()), asyncio.create_task(hold())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    lock.release()
    await stays
    assert not lock.locked()


async def test_whoever_gives_up_just_when_it_is_theirs_gives_it_on() -> None:
    lock = TableLock()

    async def hold() -> None:
        async with lock:
            pass

    assert lock.take()
    gone, stays = asyncio.create_task(hold()), asyncio.create_task(hold())
    await asyncio.sleep(0)
    lock.release()
    gone.cancel()
    await stays
    assert gone.cancelled()
    assert not lock.locked()
