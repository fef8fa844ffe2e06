"""Tables, who is at them, and which of them are old."""

import math
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tortuga.server.store.bodies import read_row, readable, write_body
from tortuga.server.store.interface.place import Place
from tortuga.server.store.interface.tables import Ages
from tortuga.server.store.rows import Status, TableRow
from tortuga.server.store.sql.database import EVERYTHING, KEY, Database, Own, Step, Values
from tortuga.server.store.sql.deals import beginning
from tortuga.server.store.store import TablePart

ADD = (
    "INSERT INTO tables (id, version, status, private, host, created, ended, body)"
    " VALUES (:id, :version, :status, :private, :host, :created, :ended, :body)"
)
REPLACE = (
    "UPDATE tables SET version = :version, status = :status, host = :host, ended = :ended, body = :body"
    " WHERE id = :id AND version = :before"
)
FOLLOWING = "(created < :created OR created = :created AND id > :id)"
"""The tables after a place in a list, the newest first."""
SILENT = (
    "AND NOT EXISTS (SELECT 1 FROM log WHERE log.of_table = tables.key AND log.at >= :{since})"
    " AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.of_table = tables.key AND waits.due >= :{since})"
)
"""Nothing has happened since then, and nobody had time for longer."""
OLD = (
    "(ended < :ended OR (status IN ('gathering', 'closed') AND created < :gathering)"
    f" OR (status = 'running' AND created < :silent {SILENT.format(since='silent')})"
    " OR (status = 'running' AND created < :solo"
    " AND (SELECT COUNT(*) FROM sitting WHERE sitting.of_table = tables.key) = 1"
    f" {SILENT.format(since='solo')}))"
)
OLD_TOURNAMENTS = "(stage = 'gathering' AND created < :made) OR ended < :over"
PLAYED_NOWHERE = (
    "DELETE FROM clubhouse WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = of_table)"
    " AND NOT EXISTS (SELECT 1 FROM results WHERE id = of_table)"
)
"""Nothing is left of such a table."""


class SqlTables(Database):
    async def add(self, row: TableRow) -> None:
        also = (*_seats(row), *_of_club(row), *beginning(row))
        await self.write(Step(ADD, _columns(row)), *also, own=_own(row))

    async def table(self, id: str) -> TableRow | None:
        if "\0" in id or not id.isprintable():  # anybody may ask for anything; none of ours is like that
            return None
        return await self.fetch_body(read_row, "SELECT body FROM tables WHERE id = :id", id=id)

    async def save(self, row: TableRow) -> TableRow:
        saved = replace(row, version=row.version + 1)
        await self.write(replacing(saved), *_seats(saved), *beginning(saved), own=_own(saved))
        return saved

    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        where = f"status {self.words.one_of('statuses')}" + (" AND NOT private" if listed else "")
        return await self.listed(where, after, most, statuses=[str(status) for status in statuses])

    async def hosted(self, guest: str) -> int:
        query = "SELECT COUNT(*) FROM tables WHERE host = :guest AND status IN ('gathering', 'running')"
        return await self.count_of(query, guest=guest)

    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        sat = "key IN (SELECT of_table FROM sitting WHERE guest = :guest) AND status <> 'closed'"
        return await self.listed(sat, after, most, guest=guest)

    async def tables_naming(self, guest: str) -> list[TableRow]:
        return await self.listed(self.words.holds_guest, guest=guest)

    async def listed(
        self, where: str, after: Place | None = None, most: int | None = None, **values: Any
    ) -> list[TableRow]:
        """The newest first."""
        created, id = after or Place(math.inf, "")
        return await self.fetch_as(
            lambda found: readable(self, TablePart.ROW, found, read_row),
            f"SELECT id, body FROM tables WHERE {where} AND {FOLLOWING}"
            " ORDER BY created DESC, id LIMIT :most",
            created=created,
            id=id,
            most=EVERYTHING if most is None else most,
            **values,
        )

    async def prune(self, before: Ages) -> list[str]:
        ages: Values = msgspec.to_builtins(before)
        await self.write(Step("DELETE FROM results WHERE ended < :results", {"results": before.results}))
        over = {"made": before.tournaments, "over": before.results}
        await self.write(Step(f"DELETE FROM tournaments WHERE {OLD_TOURNAMENTS}", over))
        await self.write(Step("DELETE FROM deals WHERE told < :results", {"results": before.results}))
        await self.write(Step("DELETE FROM revoked WHERE at < :tokens", {"tokens": before.tokens}))
        old = {name: ages[name] for name in ("ended", "gathering", "silent", "solo")}
        gone = await self.forget_tables(OLD, old)
        await self.write(Step(PLAYED_NOWHERE, {}))
        return gone

    async def forget_tables(self, where: str, values: Values) -> list[str]:
        gone = await self.write(Step(f"DELETE FROM tables WHERE {where} RETURNING id", values))
        return [str(id) for (id,) in gone]


def replacing(saved: TableRow) -> Step:
    """Put a row in place of the one with the version before."""
    kept = {name: value for name, value in _columns(saved).items() if name not in ("private", "created")}
    gone = f"table {saved.id} is no longer at version {saved.version - 1}"
    return Step(REPLACE, {**kept, "before": saved.version - 1}, gone)


def _columns(row: TableRow) -> Values:
    return {
        "id": row.id,
        "version": row.version,
        "status": str(row.status),
        "private": row.private,
        "host": row.host,
        "created": row.created,
        "ended": row.ended,
        "body": write_body(row),
    }


def _of_club(row: TableRow) -> list[Step]:
    """Note whose table it is, for as long as anything is left of it."""
    add = "INSERT INTO clubhouse (club, of_table) VALUES (:club, :id) ON CONFLICT DO NOTHING"
    return [Step(add, {"club": row.club, "id": row.id})] if row.club else []


def _own(row: TableRow) -> Own:
    return Own("SELECT body FROM tables WHERE id = :id", {"id": row.id}, write_body(row))


def _seats(row: TableRow) -> list[Step]:
    """Note who is at a table."""
    at_table = {row.host, *(of.holder for of in row.seats if of.holder)} - {""}
    sit = f"INSERT INTO sitting (guest, of_table) VALUES (:guest, {KEY})"
    return [
        Step(f"DELETE FROM sitting WHERE of_table = {KEY}", {"table": row.id}),
        *(Step(sit, {"guest": guest, "table": row.id}) for guest in sorted(at_table)),
    ]
