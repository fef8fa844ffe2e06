"""Passkeys, and which challenges have been answered."""

from tortuga.server.store.contents import PASSKEYS, Record
from tortuga.server.store.interface.faults import Conflict
from tortuga.server.store.rows import PasskeyRow
from tortuga.server.store.sql.database import Database, Own, Step

COLUMNS = ", ".join(PASSKEYS)
ADD = (
    f"INSERT INTO passkeys ({COLUMNS}) VALUES ({', '.join(f':{name}' for name in PASSKEYS)})"
    " ON CONFLICT DO NOTHING"
)
MINE = "WHERE guest = :guest AND id = :id"
USE = (
    "UPDATE passkeys SET count = :count, used = :at"
    " WHERE id = :id AND (count < :count OR count = 0 AND :count = 0)"
)
SPEND = "INSERT INTO spent (word, until) VALUES (:word, :until) ON CONFLICT DO NOTHING"


class SqlPasskeys(Database):
    async def add_passkey(self, row: PasskeyRow) -> None:
        values = {name: getattr(row, name) for name in PASSKEYS}
        own = Own("SELECT sealed FROM passkeys WHERE id = :id", {"id": row.id}, row.sealed)
        await self.write(Step(ADD, values, "passkey"), own=own)

    async def passkey(self, id: str) -> PasskeyRow | None:
        found = await self.fetch(f"SELECT {COLUMNS} FROM passkeys WHERE id = :id", id=id)
        return _row(found[0]) if found else None

    async def passkeys_of(self, guest: str) -> list[PasskeyRow]:
        query = f"SELECT {COLUMNS} FROM passkeys WHERE guest = :guest ORDER BY since, id"
        return [_row(found) for found in await self.fetch(query, guest=guest)]

    async def use_passkey(self, id: str, count: int, at: float) -> bool:
        return await self._touched(Step(USE, {"id": id, "count": count, "at": at}, "passkey"))

    async def label_passkey(self, guest: str, id: str, label: str) -> None:
        put = f"UPDATE passkeys SET label = :label {MINE}"
        await self.write(Step(put, {"guest": guest, "id": id, "label": label}))

    async def remove_passkey(self, guest: str, id: str | None = None) -> None:
        if id is None:
            await self.write(Step("DELETE FROM passkeys WHERE guest = :guest", {"guest": guest}))
        else:
            await self.write(Step(f"DELETE FROM passkeys {MINE}", {"guest": guest, "id": id}))

    async def rename_passkeys(self, guest: str, name: str) -> None:
        put = "UPDATE passkeys SET name = :name WHERE guest = :guest"
        await self.write(Step(put, {"guest": guest, "name": name}))

    async def spend(self, word: str, now: float, until: float) -> bool:
        await self.write(Step("DELETE FROM spent WHERE until < :now", {"now": now}))
        return await self._touched(Step(SPEND, {"word": word, "until": until}, "spent"))

    async def _touched(self, step: Step) -> bool:
        try:
            await self.write(step)
        except Conflict:
            return False
        return True


def _row(found: Record) -> PasskeyRow:
    return PasskeyRow(**dict(zip(PASSKEYS, found, strict=True)))
