"""Clubs and tournaments in memory: a part of the store for tests."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tortuga.server.store import (
    Ages,
    ClubRow,
    Conflict,
    Place,
    ResultRow,
    Stage,
    Status,
    Store,
    TableRow,
    TournamentRow,
)


class MemoryGathered(Store):
    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._results: dict[str, ResultRow] = {}
        self._tournaments: dict[str, TournamentRow] = {}
        self._clubs: dict[str, ClubRow] = {}
        self._clubhouse: dict[str, set[str]] = {}

    async def add_tournament(self, row: TournamentRow) -> None:
        if row.id in self._tournaments:
            raise Conflict(row.id)
        self._tournaments[row.id] = row

    async def tournament(self, id: str) -> TournamentRow | None:
        return self._tournaments.get(id)

    async def save_tournament(self, row: TournamentRow) -> TournamentRow:
        found = self._tournaments.get(row.id)
        if found is None or found.version != row.version:
            raise Conflict(row.id)
        self._tournaments[row.id] = replace(row, version=row.version + 1)
        return self._tournaments[row.id]

    async def tournaments(
        self, stages: Sequence[Stage], *, listed: bool = False, most: int, after: Place | None = None
    ) -> list[TournamentRow]:
        found = [
            row
            for row in self._tournaments.values()
            if row.stage in stages and not (listed and (row.club or not row.listed))
        ]
        return _newest(found, most, after)

    async def tournaments_of(self, guest: str, most: int, after: Place | None = None) -> list[TournamentRow]:
        return _newest([row for row in self._tournaments.values() if guest in row.people], most, after)

    async def tournaments_of_club(self, club: str, most: int) -> list[TournamentRow]:
        return _newest([row for row in self._tournaments.values() if row.club == club], most, None)

    async def organised(self, guest: str) -> int:
        mine = [row for row in self._tournaments.values() if row.host == guest]
        return sum(row.stage is not Stage.OVER for row in mine)

    async def results_among(self, tables: Collection[str]) -> dict[str, ResultRow]:
        return {id: self._results[id] for id in tables if id in self._results}

    async def add_club(self, row: ClubRow) -> None:
        if row.id in self._clubs:
            raise Conflict(row.id)
        self._clubs[row.id] = row

    async def club(self, id: str) -> ClubRow | None:
        return self._clubs.get(id)

    async def save_club(self, row: ClubRow) -> ClubRow:
        found = self._clubs.get(row.id)
        if found is None or found.version != row.version:
            raise Conflict(row.id)
        saved = replace(row, version=row.version + 1)
        if row.members:
            self._clubs[row.id] = saved
        else:
            del self._clubs[row.id]
        return saved

    async def clubs_of(self, guest: str) -> list[ClubRow]:
        mine = [row for row in self._clubs.values() if row.member(guest)]
        return sorted(mine, key=lambda row: (row.created, row.id))

    async def tables_of_club(self, club: str, most: int) -> list[TableRow]:
        live = (Status.GATHERING, Status.RUNNING)
        rows = [self._rows[id] for id in self._clubhouse.get(club, ()) if id in self._rows]
        found = [row for row in rows if row.status in live]
        return sorted(found, key=lambda row: (-row.created, row.id))[:most]

    async def results_of_club(self, club: str, most: int, after: Place | None = None) -> list[ResultRow]:
        found = [self._results[id] for id in self._clubhouse.get(club, ()) if id in self._results]
        ordered = sorted(found, key=lambda one: (-one.ended, one.table))
        place = None if after is None else (-after.created, after.id)
        return [one for one in ordered if place is None or (-one.ended, one.table) > place][:most]

    def prune_gathered(self, before: Ages) -> None:
        self._tournaments = {id: row for id, row in self._tournaments.items() if not _old(row, before)}


def _old(row: TournamentRow, before: Ages) -> bool:
    never = row.stage is Stage.GATHERING and row.created < before.tournaments
    return never or (row.ended is not None and row.ended < before.results)


def _newest(rows: Sequence[TournamentRow], most: int, after: Place | None) -> list[TournamentRow]:
    ordered = sorted(rows, key=lambda row: (-row.created, row.id))
    place = None if after is None else (-after.created, after.id)
    return [row for row in ordered if place is None or (-row.created, row.id) > place][:most]
