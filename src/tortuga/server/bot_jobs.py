"""How houses and workers on other machines hand each other what is to be thought about: SAQ, over Redis.

Each worker has a queue of its own, so that a bot is asked where it lives. A job is only a slip: what a seat
knows lies beside it, for seconds at most, and is gone once somebody has taken it. So no job is done twice,
nothing of it is left behind whoever dies, and no list of jobs tells anything.
"""

import logging
import secrets
from importlib.metadata import version

import msgspec
import redis.asyncio as redis
from saq import Job
from saq.queue.redis import RedisQueue

from tortuga.server.bot_keeper import Reply
from tortuga.server.bot_thinker import Errand

VERSION = version("tortuga-games")
"""Houses ask workers of their own version: another one may read games otherwise."""
THINK = "think"
TAKEN_WITHIN = 10
"""Seconds for which an errand waits for a worker."""
ANSWERED_FOR = 30
"""Seconds for which an answer waits for its house."""
SILENCE = 5.0
"""Seconds after which a connection that does not answer is given up."""

logging.getLogger("saq").setLevel(logging.CRITICAL)  # it tells of every job; we tell of workers
_read_errand = msgspec.json.Decoder(Errand).decode
_read_reply = msgspec.json.Decoder(Reply).decode


class SlipQueue(RedisQueue):
    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Nothing: SAQ would end a job that is just being begun, and what is left behind is but a slip."""
        return []


class BotJobs:
    """The queue of one worker, seen from either end."""

    def __init__(self, url: str, worker: str, patience: float = SILENCE) -> None:
        self._redis = redis.from_url(url, socket_connect_timeout=SILENCE, socket_timeout=patience)
        self.queue = SlipQueue(self._redis, name=f"tortuga-bots-{worker}")

    async def close(self) -> None:
        await self.queue.disconnect()

    async def hand_over(self, errand: Errand) -> Job:
        slip = secrets.token_hex(16)
        await self._redis.set(_key(slip), msgspec.json.encode(errand), ex=TAKEN_WITHIN)
        job = await self.queue.enqueue(THINK, slip=slip, timeout=0, ttl=ANSWERED_FOR)
        assert job is not None, "no two slips are the same"
        return job

    async def taken(self, slip: str) -> Errand | None:
        """What is to be done; None if somebody has it already, or nobody waits for it any more."""
        written = await self._redis.getdel(_key(slip))
        return _read_errand(written) if written else None


def answer(reply: Reply | None) -> str | None:
    """As it stands in a job that is done."""
    return None if reply is None else msgspec.json.encode(reply).decode()


def answered(job: Job) -> Reply | None:
    return _read_reply(job.result) if job.result else None


def _key(slip: str) -> str:
    return f"tortuga-errand-{slip}"
