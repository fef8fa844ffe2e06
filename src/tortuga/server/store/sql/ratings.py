"""How strong people are, and the matches that say so."""

from collections.abc import Collection, Sequence
from typing import Any

from tortuga.server.store.bodies import read_rated, read_result, readable, write_body
from tortuga.server.store.contents import Record
from tortuga.server.store.rows import RatedRow, RatingRow, ResultRow, Skill
from tortuga.server.store.sql.database import Database, Step
from tortuga.server.store.store import TablePart

UNRATED = (
    "SELECT id, body FROM results WHERE ended >= :since"
    " AND NOT EXISTS (SELECT 1 FROM rated WHERE of_result = results.id) ORDER BY ended, id LIMIT :most"
)
ADD = "INSERT INTO rated (number, of_result, why, body) VALUES (:number, :table, :why, :body)"
PUT = (
    "INSERT INTO ratings (guest, game, ladder, mu, sigma, matches, at)"
    " SELECT guest, :game, :ladder, :mu, :sigma, :matches, :at FROM players"
    " WHERE of_result = :table AND guest = :guest{sharing}"
    " ON CONFLICT (guest, game, ladder) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, at = excluded.at"
)
COLUMNS = "SELECT guest, game, ladder, mu, sigma, matches, at FROM ratings"
TOGETHER = (
    "SELECT one.ended FROM players AS one"
    " JOIN players AS other ON other.of_result = one.of_result AND other.guest = :other"
    " JOIN rated ON rated.of_result = one.of_result AND rated.why = ''"
    " WHERE one.guest = :one AND one.game = :game AND one.ended >= :since"
)


class SqlRatings(Database):
    async def unrated(self, most: int, since: float = 0.0) -> list[ResultRow]:
        return await self.fetch_as(
            lambda found: readable(self, TablePart.RESULT, found, read_result),
            UNRATED,
            most=most,
            since=since,
        )

    async def last_rated(self) -> int:
        return await self.count_of("SELECT COALESCE(MAX(number), 0) FROM rated")

    async def rate(self, row: RatedRow, ratings: Sequence[RatingRow]) -> None:
        values = {"number": row.number, "table": row.table, "why": row.why, "body": write_body(row)}
        put = PUT.format(sharing=self.words.sharing)
        await self.write(
            Step(ADD, values), *(Step(put, {**_columns(of), "table": row.table}) for of in ratings)
        )

    async def rated(self, tables: Collection[str]) -> dict[str, RatedRow]:
        among = self.words.one_of("tables")
        query = f"SELECT of_result, body FROM rated WHERE of_result {among} AND why <> 'older'"
        found = await self.fetch_as(
            lambda rows: readable(self, TablePart.RESULT, rows, read_rated), query, tables=list(tables)
        )
        return {row.table: row for row in found}

    async def ratings_among(self, guests: Collection[str], game: str, ladder: str) -> dict[str, RatingRow]:
        query = f"{COLUMNS} WHERE guest {self.words.one_of('guests')} AND game = :game AND ladder = :ladder"
        found = await self.fetch(query, guests=list(guests), game=game, ladder=ladder)
        return {row.guest: row for row in map(_row, found)}

    async def ratings_of(self, guest: str) -> list[RatingRow]:
        query = f"{COLUMNS} WHERE guest = :guest ORDER BY game, ladder"
        return [_row(found) for found in await self.fetch(query, guest=guest)]

    async def rated_together(self, one: str, other: str, game: str, since: float) -> list[float]:
        found = await self.fetch(TOGETHER, one=one, other=other, game=game, since=since)
        return [float(ended) for (ended,) in found]


def _columns(row: RatingRow) -> dict[str, Any]:
    return {
        "guest": row.guest,
        "game": row.game,
        "ladder": row.ladder,
        "mu": row.skill.mu,
        "sigma": row.skill.sigma,
        "matches": row.matches,
        "at": row.at,
    }


def _row(found: Record) -> RatingRow:
    guest, game, ladder, mu, sigma, matches, at = found
    return RatingRow(guest, game, ladder, Skill(mu, sigma), matches, at)
