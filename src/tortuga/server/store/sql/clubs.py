"""Clubs, their members, and what was played at their tables."""

import math

from msgspec.structs import replace

from tortuga.server.store.bodies import read_club, read_result, readable, write_body
from tortuga.server.store.club_rows import ClubRow
from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import ResultRow, TableRow
from tortuga.server.store.sql.database import Own, Step
from tortuga.server.store.sql.tables import SqlTables
from tortuga.server.store.store import TablePart

ADD = "INSERT INTO clubs (id, version, created, body) VALUES (:id, :version, :created, :body)"
REPLACE = "UPDATE clubs SET version = :version, body = :body WHERE id = :id AND version = :before"
REMOVE = "DELETE FROM clubs WHERE id = :id AND version = :before"
JOIN = "INSERT INTO members (guest, of_club) VALUES (:guest, :id)"
MINE = (
    "SELECT id, body FROM clubs WHERE id IN (SELECT of_club FROM members WHERE guest = :guest)"
    " ORDER BY created, id"
)
TABLES = "id IN (SELECT of_table FROM clubhouse WHERE club = :club) AND status IN ('gathering', 'running')"
PLAYED = (
    "SELECT id, body FROM results WHERE id IN (SELECT of_table FROM clubhouse WHERE club = :club)"
    " AND (ended < :before OR ended = :before AND id > :id) ORDER BY ended DESC, id LIMIT :most"
)


class SqlClubs(SqlTables):
    async def add_club(self, row: ClubRow) -> None:
        values = {"id": row.id, "version": row.version, "created": row.created, "body": write_body(row)}
        await self.write(Step(ADD, values), *_joining(row), own=_own(row))

    async def club(self, id: str) -> ClubRow | None:
        if "\0" in id or not id.isprintable():
            return None
        return await self.fetch_body(read_club, "SELECT body FROM clubs WHERE id = :id", id=id)

    async def save_club(self, row: ClubRow) -> ClubRow:
        saved = replace(row, version=row.version + 1)
        place, gone = {"id": row.id, "before": row.version}, f"club {row.id} is not at {row.version}"
        if not row.members:
            await self.write(Step(REMOVE, place, gone))
            return saved
        values = {**place, "version": saved.version, "body": write_body(saved)}
        await self.write(Step(REPLACE, values, gone), *_joining(saved), own=_own(saved))
        return saved

    async def clubs_of(self, guest: str) -> list[ClubRow]:
        return await self.fetch_as(
            lambda found: readable(self, TablePart.CLUB, found, read_club),
            MINE,
            guest=guest,
        )

    async def tables_of_club(self, club: str, most: int) -> list[TableRow]:
        return await self.listed(TABLES, None, most, club=club)

    async def results_of_club(self, club: str, most: int, after: Place | None = None) -> list[ResultRow]:
        before, id = after or Place(math.inf, "")
        return await self.fetch_as(
            lambda found: readable(self, TablePart.RESULT, found, read_result),
            PLAYED,
            club=club,
            before=before,
            id=id,
            most=most,
        )


def _joining(row: ClubRow) -> list[Step]:
    """Note who is a member."""
    return [
        Step("DELETE FROM members WHERE of_club = :id", {"id": row.id}),
        *(Step(JOIN, {"guest": of.guest, "id": row.id}) for of in row.members),
    ]


def _own(row: ClubRow) -> Own:
    return Own("SELECT body FROM clubs WHERE id = :id", {"id": row.id}, write_body(row))
