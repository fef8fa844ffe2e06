"""Matches that are over and that anybody may see, without being anybody: from other sites, for messengers.

Whatever else there may be under an address (a match that runs, a private one, one that nobody may watch, none
at all) is the same to a stranger: there is nothing.
"""

from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, Store, StoreError, TableRow

LONGEST_ID = 64


def seen_by_all(row: TableRow, now: float) -> bool:
    return row.status is Status.FINISHED and row.watchable and not row.private and not row.sealed(now)


async def public_match(tables: LiveTables, store: Store, id: str, now: float) -> LiveTable:
    """Nothing is woken or played again before it is known that anybody may see it."""
    row = tables.live[id].row if id in tables.live else await _row(store, id)
    if row is None or not seen_by_all(row, now):
        raise Declined(Code.NOT_FOUND)
    try:
        table = await tables.table(id)
    except Declined as damaged:
        raise Declined(Code.NOT_FOUND) from damaged
    if not seen_by_all(table.row, now) or table.play is None:
        raise Declined(Code.NOT_FOUND)
    return table


async def _row(store: Store, id: str) -> TableRow | None:
    try:
        return await store.table(id) if len(id) <= LONGEST_ID and id.isprintable() else None
    except StoreError:
        return None
