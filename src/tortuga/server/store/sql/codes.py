"""Codes that lead to who somebody is, once."""

from tortuga.server.store.sql.database import Database, Step

ADD = "INSERT INTO codes (digest, guest, sealed, until) VALUES (:digest, :guest, :sealed, :until)"


class SqlCodes(Database):
    async def offer_code(self, digest: str, guest: str, sealed: bytes, now: float, until: float) -> None:
        old = "DELETE FROM codes WHERE guest = :guest OR until < :now"
        new = {"digest": digest, "guest": guest, "sealed": sealed, "until": until}
        await self.write(Step(old, {"guest": guest, "now": now}), Step(ADD, new))

    async def take_code(self, digest: str, now: float) -> bytes | None:
        take = "DELETE FROM codes WHERE digest = :digest RETURNING sealed, until"
        found = await self.write(Step(take, {"digest": digest}))
        return next((bytes(sealed) for sealed, until in found if until >= now), None)
