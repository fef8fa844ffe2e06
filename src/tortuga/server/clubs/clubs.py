"""Clubs in the store: found by their members alone, and changed."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from tortuga.core.errors import TortugaError
from tortuga.server.clubs.changes import check_club_host, joined, member_at, removed
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby.common import emptied
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClubRow, Conflict, Stage, Status, Store, TableRow
from tortuga.server.tournaments.changes import withdraw
from tortuga.server.tournaments.tournaments import Tournaments

ClubChange: TypeAlias = Callable[[ClubRow], ClubRow]
RETRIES = 20
MOST_TABLES, MOST_TOURNAMENTS = 100, 50


class Clubs:
    def __init__(
        self,
        tables: LiveTables,
        tournaments: Tournaments,
        store: Store,
        identity: Identity,
        wall: Callable[[], float],
    ) -> None:
        self._tables, self._tournaments, self._store = tables, tournaments, store
        self._identity, self._wall = identity, wall

    async def find(self, id: str, guest: Guest) -> ClubRow:
        """A club of the guest's; to everyone else it is as if there were none."""
        row = await self._store.club(id)
        if row is None or row.member(guest.id) is None:
            raise Declined(Code.UNKNOWN_CLUB)
        return row

    async def check(self, id: str | None, guest: Guest) -> None:
        """Whatever is a club's is for its members."""
        if id is not None:
            await self.find(id, guest)

    def code(self, row: ClubRow) -> str:
        """What is in its link."""
        return self._identity.code(Right.CLUB, row.id, row.renewed)

    def table_code(self, row: TableRow, guest: Guest) -> str:
        """What lets this member in at a table of the club, and nobody else."""
        return self._identity.code(Right.MEMBER, row.id, row.renewed, guest.id)

    async def join(self, id: str, code: str, guest: Guest) -> ClubRow:
        def change(row: ClubRow) -> ClubRow:
            if row.member(guest.id) is None and not self._invited(row, code):
                raise Declined(Code.UNKNOWN_CLUB)
            return joined(row, guest, self._wall())

        row = await self.change(id, change)
        await self._change_tables(id, lambda table: _with_member(table, guest.id))
        return row

    async def invited(self, id: str, code: str) -> ClubRow:
        """The club that a link leads to."""
        row = await self._store.club(id)
        if row is None or not self._invited(row, code):
            raise Declined(Code.UNKNOWN_CLUB)
        return row

    def _invited(self, row: ClubRow, code: str) -> bool:
        return self._identity.allows(code, Right.CLUB, row.id, row.renewed)

    async def change(self, id: str, change: ClubChange) -> ClubRow:
        for _ in range(RETRIES):
            row = await self._store.club(id)
            if row is None:
                raise Declined(Code.UNKNOWN_CLUB)
            after = change(row)
            if after is row:
                return row
            with suppress(Conflict):
                return await self._store.save_club(after)
        raise Declined(Code.BUSY)

    async def leave(self, id: str, guest: Guest) -> None:
        """Whatever is the club's is for others from now on. The last who leaves takes the club along."""
        await self.find(id, guest)
        await self.change(id, lambda row: row.without(guest.id))
        await self._change_tables(id, lambda table: _without_member(table, guest.id))
        await self._withdraw(id, guest.id)

    async def remove(self, id: str, guest: Guest, number: int) -> ClubRow:
        """Send a member away: from the club, its tables that gather, and its tournaments."""
        row = await self.find(id, guest)
        check_club_host(row, guest)
        gone = member_at(row, number)

        def change(row: ClubRow) -> ClubRow:
            at = next((at for at, of in enumerate(row.members) if of.guest == gone.guest), -1)
            return removed(row, guest, at)

        after = await self.change(id, change)
        await self._change_tables(id, lambda table: _banned(table, gone.guest))
        await self._withdraw(id, gone.guest)
        return after

    async def _change_tables(self, id: str, change: Callable[[TableRow], TableRow]) -> None:
        for table in await self._store.tables_of_club(id, MOST_TABLES):
            if change(table) is not table:
                with suppress(TortugaError):
                    await self._tables.change(table.id, change)

    async def _withdraw(self, id: str, gone: str) -> None:
        for tournament in await self._store.tournaments_of_club(id, MOST_TOURNAMENTS):
            if tournament.stage is not Stage.OVER:
                with suppress(Declined):
                    await self._tournaments.change(
                        tournament.id, lambda row, _: withdraw(row, Guest(gone, ""))
                    )

    async def forget(self, guest: str) -> None:
        """Somebody goes for good."""
        for row in await self._store.clubs_of(guest):
            await self.change(row.id, lambda row: row.without(guest))


# Tables, as they are when members come and go


def _stood_up(row: TableRow, gone: str) -> TableRow:
    """Whoever plays a match plays it to its end."""
    seat = row.seat_of(gone)
    return emptied(row, seat) if seat is not None and row.status is Status.GATHERING else row


def _banned(row: TableRow, gone: str) -> TableRow:
    return replace(_stood_up(row, gone), banned=(*row.banned, gone))


def _without_member(row: TableRow, gone: str) -> TableRow:
    return replace(_stood_up(row, gone), former=(*row.former, gone))


def _with_member(row: TableRow, back: str) -> TableRow:
    if back not in row.former:
        return row
    return replace(row, former=tuple(guest for guest in row.former if guest != back))
