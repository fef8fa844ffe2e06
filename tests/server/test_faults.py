"""Two processes over PostgreSQL and Redis: whatever breaks, nothing acknowledged is lost, nothing is done
twice, and everyone goes on."""

import os
import random

import pytest

from tests.long_runs import LONG
from tests.server.faults import page, suffer_all
from tests.server.services import running_postgres, running_redis
from tortuga.server.settings import HandOver

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("hand_over", HandOver)
async def test_nothing_acknowledged_is_lost_whatever_breaks(hand_over: HandOver) -> None:
    """With servers of its own: it stops them."""
    luck = random.Random(int.from_bytes(os.urandom(4)) if LONG else 1667)
    with running_postgres(small=True) as postgres, running_redis() as redis:
        found = await suffer_all(luck, postgres, redis, hand_over, rounds=10 if LONG else 1)
    for finding in found:
        assert (finding.lost, finding.doubled) == (0, 0), finding
        assert finding.people > 0, finding
    assert all(finding.fault in page(found) for finding in found)
