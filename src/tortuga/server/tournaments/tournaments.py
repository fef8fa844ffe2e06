"""Tournaments in the store: found, and changed. Whoever loses a race for the next version looks again."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from tortuga.core.errors import TortugaError
from tortuga.server.live_tables import LiveTables
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Conflict, Place, Status, Store, TableRow, TournamentRow
from tortuga.server.tournaments.changes import forgotten
from tortuga.server.tournaments.scorebook import Scorebook
from tortuga.server.tournaments.scoring import Scored

TournamentChange: TypeAlias = Callable[[TournamentRow, Mapping[str, Scored]], TournamentRow]
"""Given the present row and what its matches were worth, perhaps more than once; returns the new row, or the
same where there is nothing to change. It is worked out in a thread: pairing many takes a while."""
RETRIES = 20
PAGE = 50


class Tournaments:
    def __init__(self, tables: LiveTables, store: Store) -> None:
        self._tables, self._store = tables, store
        self._book = Scorebook(store)

    async def find(self, id: str) -> TournamentRow:
        row = await self._store.tournament(id)
        if row is None:
            raise Declined(Code.UNKNOWN_TOURNAMENT)
        return row

    async def scores(self, row: TournamentRow) -> dict[str, Scored]:
        return await self._book.scores(row)

    async def change(self, id: str, change: TournamentChange) -> TournamentRow:
        for _ in range(RETRIES):
            row = await self.find(id)
            after = await asyncio.to_thread(change, row, await self.scores(row))
            if after is row:
                return row
            with suppress(Conflict):
                saved = await self._store.save_tournament(after)
                await self.close_tables(saved)
                return saved
        raise Declined(Code.BUSY)

    async def close_tables(self, row: TournamentRow) -> None:
        """Those that were called off: nobody need play on there."""
        off = [meeting.table for one in row.rounds[-2:] for meeting in one.meetings if meeting.called_off]
        for id in off:
            with suppress(TortugaError):  # it is closed already
                await self._tables.change(id, _closed)

    async def forget(self, guest: str) -> None:
        """Somebody goes for good."""
        after: Place | None = None
        while rows := await self._store.tournaments_of(guest, PAGE, after):
            for row in rows:
                await self.change(row.id, lambda row, _scores: forgotten(row, guest))
            after = Place(rows[-1].created, rows[-1].id)


def _closed(row: TableRow) -> TableRow:
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    return replace(row, status=Status.CLOSED)
