"""What breaks under several houses."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import asyncpg

from tests.server.harbour import LEASE, Harbour

PAST_LEASE = 3 * LEASE
SLOW = 3.0
HOUR = 3600.0
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> ''"
USE_UP_THE_LOG = "SELECT pg_switch_wal()"
"""The next action needs a new file."""


async def kill_a_house(harbour: Harbour) -> None:
    killed = harbour.luck.choice(harbour.servers)
    await killed.end(signal.SIGKILL)
    await asyncio.sleep(1.0)
    await killed.start()


async def restart_the_database(harbour: Harbour) -> None:
    await asyncio.to_thread(harbour.postgres.restart)


async def flush_and_restart_redis(harbour: Harbour) -> None:
    harbour.redis.ask("FLUSHALL")
    await asyncio.to_thread(harbour.redis.restart)


async def go_without_redis(harbour: Harbour) -> None:
    await asyncio.to_thread(harbour.redis.end)
    await harbour.gone_on()
    await asyncio.to_thread(harbour.redis.start)


async def stop_a_house_past_its_lease(harbour: Harbour) -> None:
    stopped = harbour.luck.choice(harbour.servers)
    stopped.send(signal.SIGSTOP)
    await asyncio.sleep(PAST_LEASE)
    stopped.send(signal.SIGCONT)


async def cut_all_connections(harbour: Harbour) -> None:
    await asyncio.to_thread(harbour.postgres.execute, CUT)
    for kind in ("normal", "pubsub"):
        harbour.redis.ask(f"CLIENT KILL TYPE {kind}")


async def keep_everyone_waiting(harbour: Harbour) -> None:
    """Nobody reads or writes a log meanwhile."""
    locked = f"LOCK TABLE log IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({SLOW})"
    await asyncio.to_thread(harbour.postgres.execute, locked, harbour.database.rpartition("/")[2])


async def fill_the_disk(harbour: Harbour) -> None:
    """PostgreSQL gives up when it cannot write, and whoever looks after it makes room and starts it."""
    with harbour.postgres.full_disk():
        with suppress(OSError, asyncpg.PostgresError):
            await asyncio.to_thread(harbour.postgres.execute, USE_UP_THE_LOG)
        await asyncio.sleep(SLOW)
    await asyncio.to_thread(harbour.postgres.restart)


async def turn_a_clock_forward(harbour: Harbour) -> None:
    harbour.turn_clock(+HOUR)


async def turn_a_clock_back(harbour: Harbour) -> None:
    harbour.turn_clock(-HOUR)


async def kill_the_bots(harbour: Harbour) -> None:
    await harbour.bots.end(signal.SIGKILL)
    await harbour.gone_on()
    await harbour.bots.start()


async def stop_the_bots(harbour: Harbour) -> None:
    """What they find when they go on has been answered long since."""
    harbour.bots.send(signal.SIGSTOP)
    await harbour.gone_on()
    harbour.bots.send(signal.SIGCONT)


class Fault(NamedTuple):
    said: str
    happens: Callable[[Harbour], Awaitable[None]]


FAULTS = (
    Fault("one house is killed (`kill -9`), and started again", kill_a_house),
    Fault("PostgreSQL is shut down at once, and started again", restart_the_database),
    Fault("Redis is flushed, and started again", flush_and_restart_redis),
    Fault("Redis is away, until everyone has gone on without it", go_without_redis),
    Fault("one house is stopped (`SIGSTOP`) past its leases, and goes on", stop_a_house_past_its_lease),
    Fault(
        "the worker of the bots is killed (`kill -9`), until everyone has gone on without it", kill_the_bots
    ),
    Fault(
        "the worker of the bots is stopped (`SIGSTOP`), until everyone has gone on without it", stop_the_bots
    ),
    Fault("all connections to PostgreSQL and Redis are cut", cut_all_connections),
    Fault("the log is locked for three seconds", keep_everyone_waiting),
    Fault("the disk of PostgreSQL is full until it gives up", fill_the_disk),
    Fault("the clock of one house is turned forward by an hour", turn_a_clock_forward),
    Fault("the clock of one house is turned back by an hour", turn_a_clock_back),
)


def possible(harbour: Harbour) -> list[Fault]:
    """Not everywhere may a small disk be made to be filled."""
    return [fault for fault in FAULTS if fault.happens is not fill_the_disk or harbour.postgres.small]
