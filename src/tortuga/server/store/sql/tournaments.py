"""Tournaments, and who takes part in them."""

import math
from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from tortuga.server.store.bodies import read_result, read_tournament, readable, write_body
from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import ResultRow
from tortuga.server.store.sql.database import Database, Own, Step, Values
from tortuga.server.store.store import TablePart
from tortuga.server.store.tournament_rows import Stage, TournamentRow

ADD = (
    "INSERT INTO tournaments (id, version, stage, listed, host, club, created, ended, body)"
    " VALUES (:id, :version, :stage, :listed, :host, :club, :created, :ended, :body)"
)
REPLACE = (
    "UPDATE tournaments SET version = :version, stage = :stage, listed = :listed, host = :host,"
    " ended = :ended, body = :body WHERE id = :id AND version = :before"
)
ENTER = "INSERT INTO entrants (guest, of_tournament) VALUES (:guest, :id)"
LIST = (
    "SELECT id, body FROM tournaments WHERE {where}"
    " AND (created < :created OR created = :created AND id > :id) ORDER BY created DESC, id LIMIT :most"
)


class SqlTournaments(Database):
    async def add_tournament(self, row: TournamentRow) -> None:
        await self.write(Step(ADD, _columns(row)), *_entering(row), own=_own(row))

    async def tournament(self, id: str) -> TournamentRow | None:
        if "\0" in id or not id.isprintable():
            return None
        return await self.fetch_body(read_tournament, "SELECT body FROM tournaments WHERE id = :id", id=id)

    async def save_tournament(self, row: TournamentRow) -> TournamentRow:
        saved = replace(row, version=row.version + 1)
        kept = {name: value for name, value in _columns(saved).items() if name not in ("club", "created")}
        gone = f"tournament {row.id} is no longer at version {row.version}"
        changed = Step(REPLACE, {**kept, "before": row.version}, gone)
        await self.write(changed, *_entering(saved), own=_own(saved))
        return saved

    async def tournaments(
        self, stages: Sequence[Stage], *, listed: bool = False, most: int, after: Place | None = None
    ) -> list[TournamentRow]:
        where = f"stage {self.words.one_of('stages')}" + (" AND listed AND club IS NULL" if listed else "")
        return await self._tournaments(where, most, after, stages=[str(stage) for stage in stages])

    async def tournaments_of(self, guest: str, most: int, after: Place | None = None) -> list[TournamentRow]:
        mine = "id IN (SELECT of_tournament FROM entrants WHERE guest = :guest)"
        return await self._tournaments(mine, most, after, guest=guest)

    async def tournaments_of_club(self, club: str, most: int) -> list[TournamentRow]:
        return await self._tournaments("club = :club", most, None, club=club)

    async def organised(self, guest: str) -> int:
        query = "SELECT COUNT(*) FROM tournaments WHERE host = :guest AND stage <> 'over'"
        return await self.count_of(query, guest=guest)

    async def results_among(self, tables: Collection[str]) -> dict[str, ResultRow]:
        found = await self.fetch_as(
            lambda rows: readable(self, TablePart.RESULT, rows, read_result),
            f"SELECT id, body FROM results WHERE id {self.words.one_of('tables')}",
            tables=list(tables),
        )
        return {result.table: result for result in found}

    async def _tournaments(
        self, where: str, most: int, after: Place | None, **values: Any
    ) -> list[TournamentRow]:
        created, id = after or Place(math.inf, "")
        return await self.fetch_as(
            lambda found: readable(self, TablePart.TOURNAMENT, found, read_tournament),
            LIST.format(where=where),
            created=created,
            id=id,
            most=most,
            **values,
        )


def _columns(row: TournamentRow) -> Values:
    named = {name: getattr(row, name) for name in "id version listed host club created ended".split()}
    return {**named, "stage": str(row.stage), "body": write_body(row)}


def _entering(row: TournamentRow) -> list[Step]:
    """Note whose business it is."""
    return [
        Step("DELETE FROM entrants WHERE of_tournament = :id", {"id": row.id}),
        *(Step(ENTER, {"guest": guest, "id": row.id}) for guest in sorted(row.people)),
    ]


def _own(row: TournamentRow) -> Own:
    return Own("SELECT body FROM tournaments WHERE id = :id", {"id": row.id}, write_body(row))
