"""Guests, and what the house itself remembers."""

from collections.abc import Callable
from typing import Any

from tortuga.server.store.bodies import read_result, read_talk, write_body
from tortuga.server.store.interface.faults import Conflict
from tortuga.server.store.rows import NAMELESS
from tortuga.server.store.sql.database import Database, Step, whole


class SqlGuests(Database):
    async def keep(self, name: str, value: str) -> str:
        add = "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
        await self.write(Step(add, {"name": name, "value": value}))
        ((kept,),) = await self.fetch("SELECT value FROM house WHERE name = :name", name=name)
        return str(kept)

    async def note(self, name: str, value: str) -> None:
        query = (
            "INSERT INTO house (name, value) VALUES (:name, :value)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self.write(Step(query, {"name": name, "value": value}))

    async def revoke(self, guest: str, at: float) -> int:
        query = (
            "INSERT INTO revoked (guest, generation, at) VALUES (:guest, 1, :at) ON CONFLICT (guest)"
            " DO UPDATE SET generation = revoked.generation + 1, at = excluded.at RETURNING generation"
        )
        ((generation,),) = await self.write(Step(query, {"guest": guest, "at": at}))
        return int(generation)

    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        query = "SELECT guest, generation FROM revoked WHERE at >= :since"
        return dict(await self.fetch(query, since=since))

    async def forget(self, guest: str) -> None:
        played = (
            "SELECT id, body FROM results WHERE id IN (SELECT of_result FROM players WHERE guest = :guest)"
        )
        for id, body in await self.fetch(played, guest=guest):
            where = "results", "id = :id", {"id": id}
            await self._rewrite(*where, body, lambda body: write_body(read_result(body).without(guest)))
        nobody = "UPDATE players SET guest = NULL, name = :nameless WHERE guest = :guest"
        await self.write(Step(nobody, {"nameless": NAMELESS, "guest": guest}))
        for part in (
            "ratings",
            "profiles",
            "codes",
            "passkeys",
            "sitting",
            "waits",
            "plans",
            "subscriptions",
            "vacations",
            "calls",
            "members",
            "entrants",
            "tries",
            "revoked",
        ):
            await self.write(Step(f"DELETE FROM {part} WHERE guest = :guest", {"guest": guest}))
        held = f"WHERE {self.words.holds_guest}"
        for table, number, body in await self.fetch(f"SELECT * FROM talk {held}", guest=guest):
            where = "talk", "of_table = :table AND number = :number", {"table": table, "number": number}
            await self._rewrite(*where, body, lambda body: write_body(read_talk(body).without(guest)))

    async def _rewrite(
        self, part: str, where: str, values: dict[str, Any], body: bytes, change: Callable[[bytes], bytes]
    ) -> None:
        """Somebody else may do so in this moment: then what they have left is looked at again."""
        while True:
            put = f"UPDATE {part} SET body = :after WHERE {where} AND body = :before"
            after = whole(body, change)
            try:
                await self.write(Step(put, {**values, "before": body, "after": after}, part))
                return
            except Conflict:
                found = await self.fetch(f"SELECT body FROM {part} WHERE {where}", **values)
            if not found or found[0][0] == after:
                return
            body = found[0][0]
