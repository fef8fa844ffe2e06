"""The shape of the database in PostgreSQL: one numbered file of SQL for each step, as for SQLite.

The count of steps is written in the transaction of the steps. Of several processes that start at once one
takes them and the others wait for it.
"""

from pathlib import Path

import asyncpg

from tortuga.server.store.interface.faults import StoreUnfit
from tortuga.text import Message

STEPS = sorted(Path(__file__).parent.glob("*.sql"))
LOCK = int.from_bytes(b"Tort")
"""The advisory lock of whoever changes the shape."""
SEEN = "tortuga_steps"
"""The table with the count; its name says whose database it is."""
FOUND = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


async def migrate(connection: asyncpg.Connection, where: str) -> None:
    """Bring the database up to date; an empty one gets everything. `StoreUnfit` if it is not for us."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        seen = await _steps_seen(connection, where)
        if seen > len(STEPS):
            raise StoreUnfit(where, Message("server-database-newer", {"found": seen, "known": len(STEPS)}))
        for step in STEPS[seen:]:
            await connection.execute(step.read_text("utf-8"))
        await connection.execute(f"UPDATE {SEEN} SET count = $1", len(STEPS))


async def _steps_seen(connection: asyncpg.Connection, where: str) -> int:
    names = {found["table_name"] for found in await connection.fetch(FOUND)}
    if SEEN in names:
        return int(await connection.fetchval(f"SELECT count FROM {SEEN}"))
    if names:
        raise StoreUnfit(where, Message("server-database-foreign"))
    await connection.execute(f"CREATE TABLE {SEEN} (count INTEGER NOT NULL)")
    await connection.execute(f"INSERT INTO {SEEN} VALUES (0)")
    return 0
