"""What one action costs the house early and late in a match of a thousand actions and more.

Some tables play the same long match of Tortuga 1667, with a window for each seat, through everything but the
network: tried, written to the disk, taken over, told and packed. The processor's time is taken for stretches
of it. The peer is the match itself at its beginning: the thousandth action must cost what the tenth does.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from tests.long_matches import long_match

from tortuga.core.match import AnyMatch
from tortuga.server.bus.memory import MemoryBus
from tortuga.server.connection import Connection
from tortuga.server.house import House
from tortuga.server.identity import Guest, Identity
from tortuga.server.live_table import LiveTable
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Settings
from tortuga.server.store import SeatRow, Status, TableRow
from tortuga.server.store.sqlite import SqliteStore

SEATS, STRETCH = 3, 50
GOAL = 1.2


async def _nobody_reads(messages: Sequence[bytes]) -> None:
    pass


def row_of(match: AnyMatch, number: int) -> TableRow:
    return TableRow(
        id=f"table{number}",
        game=match.game.id,
        options=msgspec.to_builtins(match.options),
        seats=tuple(SeatRow(holder=name, name=name) for name in match.names),
        host=match.names[0],
        secret=match.seed.secret or "",
        status=Status.RUNNING,
        created=time.time(),
    )


def sit_down(table: LiveTable, match: AnyMatch) -> list[asyncio.Task[tuple[int, str]]]:
    """A window for each seat; what is sent to it goes nowhere."""
    reading = []
    for seat, name in enumerate(match.names):
        connection = Connection(Guest(name, name), "en")
        connection.seat = seat
        table.connections.add(connection)
        reading.append(asyncio.create_task(connection.deliver(_nobody_reads)))
    table.tell_moves()
    return reading


async def play(match: AnyMatch, tables: int, path: Path) -> list[float]:
    """Milliseconds of the processor for an action, of each stretch of the match."""
    store = SqliteStore(path)
    await store.open()
    house = House(Settings(), store, MemoryBus(), Identity("long", 1.0), Metrics())
    await house.open()
    live = [await house.tables.create(row_of(match, number)) for number in range(tables)]
    reading = [task for table in live for task in sit_down(table, match)]
    costs, deeds = [], list(match.timeline.deeds())
    for first in range(0, len(deeds), STRETCH):
        stretch, began = deeds[first : first + STRETCH], time.process_time()
        for deed in stretch:
            await asyncio.gather(*(house.turns.submit(table, deed.seat, deed.action, None) for table in live))
        costs.append(1000 * (time.process_time() - began) / len(stretch) / tables)
    for task in reading:
        task.cancel()
    await house.close()
    await store.close()
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench long_match")
    parser.add_argument("--actions", type=int, default=1_500)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    match, found = long_match(given.actions, SEATS), []
    for _ in range(given.rounds):
        with tempfile.TemporaryDirectory() as folder:
            found.append(asyncio.run(play(match, given.tables, Path(folder) / "house.db")))
    costs = [statistics.median(stretch) for stretch in zip(*found, strict=True)]
    if given.json:
        print(json.dumps({1 + STRETCH * place: cost for place, cost in enumerate(costs)}, indent=2))
    else:
        show(costs)


def show(costs: Sequence[float]) -> None:
    table = Table(title=f"goal: at most {GOAL:g} times the beginning", title_justify="left")
    for column in ("actions", "CPU ms/action", "times the beginning"):
        table.add_column(column, justify="right")
    for place, cost in enumerate(costs):
        first = STRETCH * place
        table.add_row(f"{first + 1}–{first + STRETCH}", f"{cost:.3f}", f"{cost / costs[0]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
