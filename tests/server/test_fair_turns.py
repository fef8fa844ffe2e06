"""Requests begin a few at a time, and one address after the other."""

import asyncio

import pytest

from tortuga.server.fair_turns import A_ROUND, FairTurns

pytestmark = pytest.mark.anyio


async def begin(turns: FairTurns, address: str, order: list[str]) -> None:
    await turns.turn(address)
    order.append(address)


async def test_one_of_few_does_not_wait_for_all_of_many() -> None:
    turns, order = FairTurns(), list[str]()
    many = [asyncio.create_task(begin(turns, "many", order)) for _ in range(100)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(begin(turns, f"few {number}", order)) for number in range(3)]
    await asyncio.gather(*many, *few)
    assert len(order) == 103
    assert max(order.index(f"few {number}") for number in range(3)) <= 3 * A_ROUND


async def test_so_many_begin_in_one_round() -> None:
    turns, order = FairTurns(), list[str]()
    tasks = [asyncio.create_task(begin(turns, str(number % 7), order)) for number in range(50)]
    most = 0
    while len(order) < 50:
        before = len(order)
        await asyncio.sleep(0)
        most = max(most, len(order) - before)
    await asyncio.gather(*tasks)
    assert most <= 2 * A_ROUND


async def test_whoever_gives_up_takes_no_turn() -> None:
    turns, order = FairTurns(), list[str]()
    tasks = [asyncio.create_task(begin(turns, "one", order)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in tasks[A_ROUND:19]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(order) == A_ROUND + 1
    for _ in range(3):  # and nothing is left waiting
        await begin(turns, "two", order)
        await asyncio.sleep(0)
    assert len(order) == A_ROUND + 4
