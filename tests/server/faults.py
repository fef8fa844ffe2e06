"""What several houses survive: two processes over PostgreSQL and Redis, a worker for their bots, people who
play in both, and something that breaks under them.

    python -m tests.server.faults docs/faults.md

lets everything break in turn, and writes down what came of it.
"""

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.long_runs import LONG
from tests.server.breaking import FAULTS, Fault, possible
from tests.server.harbour import LEASE, QUIET, Harbour, harbour
from tests.server.services import Postgres, Redis, running_postgres, running_redis
from tortuga.server.settings import HandOver

FEW = 5
"""People under way; with fewer of them further matches begin."""


class Finding(NamedTuple):
    fault: str
    people: int
    """At matches that were under way."""
    acknowledged: int
    """Actions, up to then."""
    lost: int
    doubled: int
    seconds: float
    """Until everyone had news again, from the end of the fault."""


async def suffered(harbour: Harbour, fault: Fault) -> Finding:
    """What came of a fault in the middle of matches."""
    if len(harbour.under_way) < FEW:
        await harbour.begin_matches()
    await harbour.gone_on()
    await asyncio.sleep(harbour.luck.uniform(0.0, 0.5))
    people = len(harbour.under_way)
    await fault.happens(harbour)
    seconds = await harbour.gone_on()
    lost = [await roamer.missing() for roamer in harbour.roamers]
    doubled = [await roamer.doubled() for roamer in harbour.roamers]
    return Finding(fault.said, people, harbour.acknowledged, sum(map(len, lost)), sum(doubled), seconds)


async def suffer_all(
    luck: random.Random, postgres: Postgres, redis: Redis, hand_over: HandOver, rounds: int = 1
) -> list[Finding]:
    """Every fault in turn, and then every match to its end, proved from its record."""
    async with harbour(postgres, redis, luck, hand_over) as there:
        await there.begin_matches()
        found = [await suffered(there, fault) for _ in range(rounds) for fault in possible(there)]
        await there.finish()
        for roamer in there.roamers:
            assert await roamer.proved()
        return found


PAGE = """# What several houses survive

Two processes of `tortuga serve` over one PostgreSQL and one Redis, and one of `tortuga bots`. People play all
three games, each table with people who come to both houses, and one more against a bot and the clock. Once
all stay where they came, and once the house that has a table gets its people (`hand_over`). Every client
checks that no update is left out or comes twice, remembers what was acknowledged, and goes to the other house
when its own is gone, or silent for {quiet:.0f} seconds. Then something breaks. Afterwards all that was
acknowledged must be in its place, once, everyone must go on, and every match must come to its end with a
record that can be proved.

`python -m tests.server.faults docs/faults.md` does this and writes the table, with leases of {lease:.0f} s;
a short version is in the test run.

| what breaks | people playing | acknowledged until then | lost | doubled | everyone goes on |
| --- | --- | --- | --- | --- | --- |
{rows}
"""


def page(found: Sequence[Finding]) -> str:
    rows = []
    for fault in FAULTS:
        of = [one for one in found if one.fault == fault.said]
        if not of:
            continue
        most = max(one.seconds for one in of)
        numbers = (sum(one.people for one in of), sum(one.acknowledged for one in of))
        wrong = (sum(one.lost for one in of), sum(one.doubled for one in of))
        cells = [fault.said, *map(str, (*numbers, *wrong)), f"after {most:.1f} s"]
        rows.append(f"| {' | '.join(cells)} |")
    return PAGE.format(quiet=QUIET, lease=LEASE, rows="\n".join(rows))


def main() -> None:
    found: list[Finding] = []
    for hand_over in HandOver:
        with running_postgres(small=True) as postgres, running_redis() as redis:
            found += asyncio.run(suffer_all(random.Random(), postgres, redis, hand_over, 5 if LONG else 1))
    Path(sys.argv[1]).write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
