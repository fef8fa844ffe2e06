"""The shape of the database, step by step: one numbered file of SQL for each.

The database itself says how many steps it has seen (`user_version`), and that number is written in the
transaction of the steps. So a start that is killed leaves all of it or nothing, and no lock to be lifted.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tortuga.server.store.interface.faults import StoreUnfit
from tortuga.text import Message

STEPS = sorted(Path(__file__).parent.glob("*.sql"))
OURS = int.from_bytes(b"Tort")
"""The `application_id` by which a file tells whose it is."""
WAIT_FOR_LOCKS = 10
"""Seconds that a statement waits while another program (a backup, say) has the file."""

OLD_KEEPER = ("_yoyo_migration", "_yoyo_log", "_yoyo_version", "yoyo_lock")
"""Until 0.1.0 a library kept count in tables of its own."""
MADE_BY_OLD_STEPS = ("tables", "log_is_append_only", "sitting")


def migrate(path: Path) -> None:
    """Bring the database up to date; a new file gets everything. `StoreUnfit` if it is not for us."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=WAIT_FOR_LOCKS, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        seen = _steps_seen(path, connection)
        if seen > len(STEPS):
            raise StoreUnfit(path, Message("server-database-newer", {"found": seen, "known": len(STEPS)}))
        for step in STEPS[seen:]:
            for statement in statements(step.read_text("utf-8")):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")


def statements(script: str) -> Iterator[str]:
    """One by one, as `execute` takes them: `executescript` would commit before the first."""
    begun = ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            yield begun
            begun = ""


def _steps_seen(path: Path, connection: sqlite3.Connection) -> int:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names.intersection(OLD_KEEPER):
        return _take_over(connection, names)
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != (OURS if names else 0):
        raise StoreUnfit(path, Message("server-database-foreign"))
    (seen,) = connection.execute("PRAGMA user_version").fetchone()
    return int(seen)


def _take_over(connection: sqlite3.Connection, names: set[str]) -> int:
    """What counts is what a step has made: the old keeper wrote it down only afterwards."""
    for name in OLD_KEEPER:
        connection.execute(f"DROP TABLE IF EXISTS {name}")
    return next((step for step, made in enumerate(MADE_BY_OLD_STEPS) if made not in names), 3)
