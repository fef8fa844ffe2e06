"""Whoever asks for everything, again and again, keeps nobody waiting."""

import asyncio
import random

import pytest

from tests.server.attacks.long_answers import attack
from tests.server.harness import Running
from tests.server.loop_steps import loop_steps
from tests.server.playing import play_out
from tests.server.test_long_matches import Long, check_turns, long, match  # noqa: F401
from tortuga.core.match import AnyMatch
from tortuga.core.timeline import STRETCH

pytestmark = pytest.mark.anyio

COUNT = 12


async def test_long_answers_keep_nobody_waiting(long: Long, match: AnyMatch) -> None:  # noqa: F811
    """Beside them a match is played, and no turn of the loop has more to do than a slice of the work."""
    house: Running = long.house
    table, people = await house.match("buccaneers")
    async with people[0].sit_at(table) as one, people[1].sit_at(table) as two:
        with loop_steps(match.game) as steps:
            attacking = asyncio.create_task(attack(house.url, COUNT))
            played = 0
            while not attacking.done():
                played += await play_out([one, two], random.Random(1), most=2)
            met = await attacking
    assert met["transcript 200"] == met["came back"] == COUNT
    assert met["record 409"] + met["record 200"] == COUNT  # the other match may be over by then
    assert played > 2
    check_turns(steps, applied=STRETCH)
    assert not house.house.tables._loading
    assert not house.house.tables.long_work.busy
