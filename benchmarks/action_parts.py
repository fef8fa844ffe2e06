"""What the parts of an action cost the house, each by itself, without the network and the disk.

The same match is played again and again, action by action, with a window for each seat. Of each part of each
action the quickest time counts, so other work makes all parts dearer alike, and their shares hold.
There is no peer. With PYTHONPATH=DIR/src it measures another working tree.
"""

import argparse
import gc
import json
import random
from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from tortuga.core.game import AnyGame
from tortuga.server import wire
from tortuga.server.installed import house_game
from tortuga.server.limits import Bucket
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby.new_tables import PUBLIC_CLOCK
from tortuga.server.socket_door import PacedProtocol, _framed
from tortuga.server.store import Played, SeatRow, Status, TableRow
from tortuga.server.store.bodies import write_body
from tortuga.server.table_match import last_line

PARTS = (
    "frame and message read",
    "tried: the match copied",
    "tried: the rules",
    "its entry, for the log",
    "taken over: readers, clock",
    "told: views, answers, messages",
    "clocks shown",
    "frames joined",
    "timers",
)
ACTIONS, THINKING = 80, 0.3


def table_of(game: AnyGame) -> LiveTable:
    row = TableRow(
        id="table",
        game=game.id,
        options=msgspec.to_builtins(game.options_type()),
        seats=tuple(SeatRow(holder=str(seat), name=str(seat), word="word") for seat in range(game.seats[0])),
        host="0",
        secret="5" * 64,
        status=Status.RUNNING,
        created=1.0,
        clock=PUBLIC_CLOCK,
    )
    table = LiveTable(row, 0.0)
    table.take_row(row, 0.0)
    table.clock.wind(0.0)
    return table


def played(game: AnyGame) -> Iterator[tuple[float, ...]]:
    """For each action the seconds of all its parts."""
    table, luck, now = table_of(game), random.Random(4), 0.0
    door = PacedProtocol(Bucket(1e9, 1e9, 0.0), lambda: 0.0, max_size=65_536)
    door.state, door.reader.between = OPEN, True
    assert table.play is not None
    seats = table.play.match.seats
    readers = [table.play.updates(seat) for seat in (None, *seats)][1:]
    while table.play.match.to_act and table.index < ACTIONS:
        match, now = table.play.match, now + THINKING
        frame, seat = _frame(table, luck)
        times = [perf_counter()]
        data = door.whole_text(frame)
        assert data is not None
        message = wire.read(data.decode())
        assert isinstance(message, wire.Act)
        action = match.read(bytes(message.action))
        times.append(perf_counter())
        match.copy()
        times.append(perf_counter())
        twin = table.play.attempt(seat, action, message.decision)
        times.append(perf_counter())
        entry = Played(last_line(twin), now, table.clock.waited(now))
        write_body(entry)
        times.append(perf_counter())
        table.take_over(twin, entry, now)
        times.append(perf_counter())
        moment = twin.timeline.shown_as(table.index)
        told = [of.packed(of.last) for of in readers if of.last and of.last.moment is moment]
        times.append(perf_counter())
        face = table.clock.face(now)
        clock = wire.pack(face) if face else b""
        times.append(perf_counter())
        for packed in told:
            _framed([packed, clock])
        times.append(perf_counter())
        table.clock.left(now, table.timed())
        times.append(perf_counter())
        yield tuple(after - before for before, after in pairwise(times))


def _frame(table: LiveTable, luck: random.Random) -> tuple[bytes, int]:
    assert table.play is not None
    match = table.play.match
    seat = match.to_act[0]
    decision = match.decision(seat)
    assert decision is not None
    act = {"type": "act", "decision": decision.number, "action": luck.choice(match.legal(seat))}
    return Frame(Opcode.TEXT, msgspec.json.encode(act)).serialize(mask=True), seat


def quickest(game: AnyGame, rounds: int) -> dict[str, float]:
    """Microseconds for an action."""
    best = [*played(game)]
    for _ in range(rounds):
        best = [tuple(map(min, one, again)) for one, again in zip(best, played(game), strict=True)]
    parts = dict(zip(PARTS, (1e6 * sum(part) / len(best) for part in zip(*best, strict=True)), strict=True))
    parts[PARTS[2]] -= parts[PARTS[1]]  # trying copies the match, too
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench action_parts")
    parser.add_argument("--game", default="buccaneers")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    gc.disable()
    parts = quickest(house_game(given.game), given.rounds)
    if given.json:
        print(json.dumps(parts, indent=2))
    else:
        show(parts)


def show(parts: dict[str, float]) -> None:
    table = Table("part of an action", "µs", title_justify="left")
    for name, cost in (parts | {"together": sum(parts.values())}).items():
        table.add_row(name, f"{cost:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
