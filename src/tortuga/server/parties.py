"""Parties: a few letters that lead phones to the table before a big screen, match after match.

No row says which table a code leads to: the id of the first one is made from it with the key of the house,
and each table knows the one after it. So every house finds it, and nothing has to be kept.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

from msgspec import Struct

from tortuga.server.codes import LETTERS, plain_code
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.lobby import parties
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, Store, TableRow

LENGTH = 5
ID_BYTES = 9
MOST_TABLES = 200
"""So many matches one evening may have."""


class Party(Struct, frozen=True):
    code: str
    table: LiveTable
    invitation: str
    """What lets in whoever has the code of the party: it is all that they need."""


class Parties:
    def __init__(
        self, tables: LiveTables, store: Store, identity: Identity, wall: Callable[[], float]
    ) -> None:
        self._tables, self._store, self._identity, self._wall = tables, store, identity, wall

    async def open(self, screen: Guest, game: str) -> Party:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if await self._store.table(self._first(code)) is not None:
            return await self.open(screen, game)
        row = parties.new_party(game, self._first(code), screen, self._wall())
        return self._party(code, await self._tables.create(row))

    async def find(self, typed: str) -> Party:
        """The table that a party is at now; `Declined` if there is no such party."""
        code = plain_code(typed)
        row = await self._store.table(self._first(code))
        for _ in range(MOST_TABLES):
            if row is None or row.status is Status.CLOSED:
                break
            if row.after is None:
                return self._party(code, await self._tables.table(row.id))
            row = await self._store.table(row.after)
        raise Declined(Code.UNKNOWN_PARTY)

    async def change(self, typed: str, change: Callable[[TableRow], TableRow]) -> Party:
        party = await self.find(typed)
        return self._party(party.code, await self._tables.change(party.table.id, change))

    async def again(self, typed: str, guest: Guest) -> Party:
        """Whoever asks first makes the next table; everyone else is led to it."""
        party, now = await self.find(typed), self._wall()
        if party.table.row.status is Status.GATHERING and party.table.row.before is not None:
            return party
        following = await self._tables.succeed(party.table, lambda row: parties.again(row, guest, now))
        return self._party(party.code, following)

    def _first(self, code: str) -> str:
        """The id of its first table."""
        return urlsafe_b64encode(self._identity.keyed(f"party\n{code}")[:ID_BYTES]).decode()

    def _party(self, code: str, table: LiveTable) -> Party:
        return Party(code, table, self._identity.code(Right.INVITE, table.id, table.row.renewed))
