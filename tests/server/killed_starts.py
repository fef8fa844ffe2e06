"""Starts the house on a database and kills it on the way, again and again. A program of its own: it forks.

python -m tests.server.killed_starts DATABASE steps 100      between the steps of SQLite in a migration
python -m tests.server.killed_starts DATABASE moments 100    at any moment until the house is open
python -m tests.server.killed_starts DATABASE moments 100 7  at other moments: by another seed
"""

import os
import random
import select
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from tortuga.server.serve import serve
from tortuga.server.settings import LogLevel, Settings
from tortuga.server.store import migrations

PATIENCE = 60.0
TOLD_EVERY = 50


def content(database: Path) -> dict[str, list[Any]]:
    """All that people have put there."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in ("house", "tables", "log", "talk")
        }


def copied(original: Path) -> Path:
    """The file to be attacked, fresh, with nothing beside it."""
    attacked = original.with_name("attacked.db")
    for left in original.parent.glob("attacked.db*"):
        left.unlink()
    shutil.copy(original, attacked)
    return attacked


def forked(work: Callable[[], object]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        work()
    finally:
        os._exit(0)


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


# Between the steps of SQLite


class Dying(sqlite3.Connection):
    """Kills its process at a step that is counted down."""

    steps = 0

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.set_progress_handler(self.count, 1)

    def count(self) -> int:
        Dying.steps -= 1
        if Dying.steps == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0


def migrate_and_die(database: Path, steps: int) -> None:
    connect = sqlite3.connect
    Dying.steps = steps
    sqlite3.connect = lambda *args, **given: connect(*args, factory=Dying, **given)  # type: ignore[assignment]
    migrations.migrate(database)


def steps_of_a_migration(database: Path) -> int:
    """Counted in a process of its own, which says it by a pipe."""
    reader, writer = os.pipe()

    def work() -> None:
        migrate_and_die(database, 0)
        os.write(writer, str(-Dying.steps).encode())

    os.waitpid(forked(work), 0)
    return int(os.read(reader, 100))


def between_steps(original: Path, times: int) -> None:
    attacked = copied(original)
    steps = steps_of_a_migration(attacked)
    kept = content(attacked)
    for number in range(times):
        copied(original)
        died = forked(partial(migrate_and_die, attacked, 1 + number * steps // times))
        assert os.WIFSIGNALED(os.waitpid(died, 0)[1]), "it was to die on the way"
        migrations.migrate(attacked)
        assert content(attacked) == kept
    print(f"{times} kills in {steps} steps")


# At any moment of a start


def start(database: Path) -> tuple[int, int]:
    """A process that serves, and the pipe by which it says that it is open."""
    reader, writer = os.pipe()
    settings = Settings(
        database=str(database), port=0, log_level=LogLevel.ERROR, ended_days=36_500, bot_workers=1
    )

    def say_open(_where: str) -> None:
        os.write(writer, b"open")

    opened = forked(lambda: serve(settings, announce=say_open))
    os.close(writer)
    return opened, reader


def says_open(reader: int, patience: float) -> bool:
    """Whether it opened in that time; whoever goes before closes the pipe without a word."""
    heard = bool(select.select([reader], [], [], patience)[0]) and os.read(reader, 4) == b"open"
    os.close(reader)
    return heard


def time_of_a_start(database: Path) -> float:
    began = time.perf_counter()
    process, reader = start(database)
    assert says_open(reader, PATIENCE), "the house did not open"
    took = time.perf_counter() - began
    kill(process)
    return took


def at_any_moment(original: Path, times: int, seed: int = 1667) -> None:
    attacked = copied(original)
    usual = time_of_a_start(attacked)
    kept = content(attacked)
    luck = random.Random(seed)
    opened = 0
    for number in range(times):
        if number % 2:  # the other times the file is as the kill before left it
            copied(original)
        process, reader = start(attacked)
        opened += says_open(reader, luck.uniform(0, 1.1 * usual))
        kill(process)
        time_of_a_start(attacked)
        assert content(attacked) == kept, "something was lost"
        if (number + 1) % TOLD_EVERY == 0:
            print(f"{number + 1} of {times}, nothing lost", file=sys.stderr, flush=True)
    print(f"{times} kills, {opened} of them just after the house had opened")


if __name__ == "__main__":
    ways: dict[str, Callable[..., None]] = {"steps": between_steps, "moments": at_any_moment}
    ways[sys.argv[2]](Path(sys.argv[1]), *map(int, sys.argv[3:]))
