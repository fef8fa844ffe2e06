"""Everything, part by part, from one database into another."""

from tortuga.server.store.contents import Record, StorePart
from tortuga.server.store.sql.database import Database


class SqlMoving(Database):
    async def count(self, part: StorePart) -> int:
        return await self.count_of(f"SELECT COUNT(*) FROM {part.name}")

    async def carry_out(self, part: StorePart, most: int, after: Record | None = None) -> list[Record]:
        keys = part.columns[: part.keys]
        places = ", ".join(f":{key}" for key in keys)
        following = f"WHERE ({part.key}) > ({places})" if after else ""
        columns = ", ".join(part.columns)
        query = f"SELECT {columns} FROM {part.name} {following} ORDER BY {part.key} LIMIT :most"
        return await self.fetch(query, most=most, **dict(zip(keys, after or (), strict=False)))
