"""The public pages of those who wish for one."""

from collections.abc import Collection

from tortuga.server.store.contents import Record
from tortuga.server.store.rows import ProfileRow
from tortuga.server.store.sql.database import Database, Step

PUBLISH = (
    "INSERT INTO profiles (id, guest, name, since) VALUES (:id, :guest, :name, :since)"
    " ON CONFLICT (guest) DO UPDATE SET name = excluded.name RETURNING id, guest, name, since"
)
FIND = "SELECT id, guest, name, since FROM profiles WHERE {key} = :value"


class SqlProfiles(Database):
    async def publish(self, profile: ProfileRow) -> ProfileRow:
        values = {name: getattr(profile, name) for name in ProfileRow.__struct_fields__}
        (kept,) = await self.write(Step(PUBLISH, values))
        return ProfileRow(*kept)

    async def unpublish(self, guest: str) -> None:
        await self.write(Step("DELETE FROM profiles WHERE guest = :guest", {"guest": guest}))

    async def profile(self, id: str) -> ProfileRow | None:
        return _first(await self.fetch(FIND.format(key="id"), value=id))

    async def profiles_of(self, guests: Collection[str]) -> dict[str, ProfileRow]:
        query = f"SELECT id, guest, name, since FROM profiles WHERE guest {self.words.one_of('guests')}"
        found = [ProfileRow(*row) for row in await self.fetch(query, guests=list(guests))]
        return {profile.guest: profile for profile in found}

    async def profile_of(self, guest: str) -> ProfileRow | None:
        return _first(await self.fetch(FIND.format(key="guest"), value=guest))


def _first(found: list[Record]) -> ProfileRow | None:
    return ProfileRow(*found[0]) if found else None
