"""Going: from a table, with tokens that are no longer any good, and so that one is forgotten."""

from collections.abc import Callable, Mapping
from contextlib import suppress

from msgspec.structs import replace

from tortuga.server.clubs.clubs import Clubs
from tortuga.server.connection import CLOSED_RESTARTING
from tortuga.server.identity import MOST_HANDS, Guest, Identity, hand_of, unnamed
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby import forgotten, leave
from tortuga.server.logs import log, short
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, Store, TableRow
from tortuga.server.tournaments.tournaments import Tournaments
from tortuga.server.wire import NoticeCode

LOOK_BACK = 600.0
"""Seconds within which another house may have revoked tokens without our hearing of it."""


def _nobody_listens(_guest: str, _forgotten: bool) -> None:
    pass


class Farewells:
    def __init__(
        self,
        tables: LiveTables,
        tournaments: Tournaments,
        clubs: Clubs,
        store: Store,
        identity: Identity,
        wall: Callable[[], float],
    ) -> None:
        self._tournaments, self._clubs = tournaments, clubs
        self._tables, self._store, self._identity, self._wall = tables, store, identity, wall

        self.on_revoked: Callable[[str, bool], None] = _nobody_listens
        """Told of a guest, and whether they want to be forgotten."""

    async def leave(self, id: str, guest: Guest) -> LiveTable:
        """Stand up from a table. Of a running match the table is told, and who plays on."""
        table = await self._tables.table(id)
        seat, present = table.row.seat_of(guest.id), table.present_seats()
        gone = seat is None or table.row.seats[seat].left
        await self._tables.change(id, lambda row: leave(row, guest, present))
        if not gone and seat is not None and table.row.seats[seat].left:
            table.tell_notice(NoticeCode.LEFT, seat)
        return table

    async def look(self, since: float = 0.0) -> None:
        """Learn which tokens were revoked, here or elsewhere."""
        self._know(await self._store.revoked(since))

    async def look_lately(self) -> None:
        await self.look(self._wall() - LOOK_BACK)

    def _know(self, generations: Mapping[str, int]) -> None:
        """Nobody comes in with an older token, and whoever is in with one has to go."""
        self._identity.revoke(generations)
        for table in tuple(self._tables.live.values()):
            for connection in tuple(table.connections):
                if connection.guest.generation < self._identity.generation(connection.guest.id):
                    connection.close(CLOSED_RESTARTING, Code.REVOKED_TOKEN)

    async def revoke(self, guest: Guest) -> Guest:
        """All tokens of a guest become useless, and their windows close. Returns the guest that new tokens
        can be made for; a window that comes back with one of those is let in."""
        generation = await self._store.revoke(guest.id, self._wall())
        self._know({guest.id: generation})
        self.on_revoked(guest.id, False)
        log("tokens-revoked", guest=short(guest.id))
        return replace(guest, generation=generation)

    async def forget(self, guest: Guest) -> None:
        """Name and identity go from tables, results and talk. What others played stays, with nobody there."""
        await self.revoke(guest)
        self._know({unnamed(guest.id): await self._store.revoke(unnamed(guest.id), self._wall())})
        for one in (*(hand_of(guest, number) for number in range(MOST_HANDS)), guest):
            await self._erase(one)
        self.on_revoked(guest.id, True)
        log("guest-forgotten", guest=short(guest.id))

    async def _erase(self, guest: Guest) -> None:
        for row in await self._store.tables_naming(guest.id):
            await self._take_out(row, guest)
        await self._tournaments.forget(guest.id)
        await self._clubs.forget(guest.id)
        await self._store.forget(guest.id)
        self.forget_talk(guest.id)

    def forget_talk(self, guest: str) -> None:
        for table in self._tables.live.values():
            table.forget_talk(guest)

    async def _take_out(self, row: TableRow, guest: Guest) -> None:
        """In memory where the table is, or has to be; a match that is over need not be played again for it,
        and one that is damaged cannot be."""
        if row.status in (Status.GATHERING, Status.RUNNING) or row.id in self._tables.live:
            with suppress(Declined):
                await self._tables.change(row.id, lambda row: forgotten(row, guest))
                return
        await self._store.save(forgotten(row, guest))
