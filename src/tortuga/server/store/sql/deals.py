"""Shared deals: one try for each guest, and how the tables of a deal compare."""

from typing import Any

from tortuga.server.store.bodies import read_deal, read_result, readable, write_body
from tortuga.server.store.deal_rows import DealRow, DealTry, Placed
from tortuga.server.store.rows import FORGOTTEN, NAMELESS, ResultRow, Status, TableRow
from tortuga.server.store.sql.database import Database, Step
from tortuga.server.store.store import TablePart

ADD = "INSERT INTO deals (code, day, told, body) VALUES (:code, :day, :told, :body) ON CONFLICT DO NOTHING"
FIND = "SELECT body FROM deals WHERE {key} = :value"
BEGIN = "INSERT INTO dealt (deal, id) VALUES (:deal, :id) ON CONFLICT DO NOTHING"
TRY = (
    "INSERT INTO tries (deal, guest, id, begun) VALUES (:deal, :guest, :id, :begun)"
    " ON CONFLICT (deal, guest) DO UPDATE SET id = excluded.id WHERE tries.id = excluded.id"
)
"""It touches nothing where the guest has begun the deal at another table."""
SCORE = "UPDATE dealt SET ended = :ended, points = :points WHERE deal = :deal AND id = :id"
TRIED = "SELECT guest, deal, id, begun FROM tries WHERE deal = :deal AND guest {among}"
TRIES_OF = "SELECT deal, id, begun FROM tries WHERE guest = :guest ORDER BY begun, deal"
RESULTS = (
    "SELECT results.id, results.body FROM dealt JOIN results ON results.id = dealt.id"
    " WHERE dealt.deal = :deal ORDER BY results.ended, results.id LIMIT :most"
)
COUNTS = "SELECT COUNT(*), COUNT(ended), COUNT(points) FROM dealt WHERE deal = :deal"
RANKED = (
    "SELECT id, RANK() OVER (ORDER BY points DESC) AS place, points, ended FROM dealt"
    " WHERE deal = :deal AND points IS NOT NULL"
)
LIST = (
    f"SELECT id, place, points, ranked.ended, COALESCE(name, '{NAMELESS}'), COALESCE(score, '') = 'won'"
    f" FROM ({RANKED}) AS ranked LEFT JOIN players ON of_result = id AND bot IS NULL"
)
BEST = f"{LIST} ORDER BY place, ranked.ended, id LIMIT :most"
OF_TABLE = f"{LIST} WHERE id = :id"
LAPSED = (
    "SELECT tables.id FROM dealt JOIN deals ON deals.code = dealt.deal JOIN tables ON tables.id = dealt.id"
    " WHERE deals.told <= :now AND dealt.ended IS NULL AND tables.status = 'running'"
)


class SqlDeals(Database):
    async def add_deal(self, deal: DealRow) -> DealRow:
        mark = deal.mark
        values = {"code": mark.code, "day": mark.day, "told": mark.told, "body": write_body(deal)}
        await self.write(Step(ADD, values))
        found = await (self.deal(mark.code) if mark.day is None else self.deal_of_day(mark.day))
        assert found is not None
        return found

    async def deal(self, code: str) -> DealRow | None:
        return await self.fetch_body(read_deal, FIND.format(key="code"), value=code)

    async def deal_of_day(self, day: str) -> DealRow | None:
        return await self.fetch_body(read_deal, FIND.format(key="day"), value=day)

    async def deal_tries(self, deal: str, guests: list[str]) -> dict[str, DealTry]:
        query = TRIED.format(among=self.words.one_of("guests"))
        found = await self.fetch(query, deal=deal, guests=guests)
        return {guest: DealTry(*of) for guest, *of in found}

    async def tries_of(self, guest: str) -> list[DealTry]:
        return [DealTry(*of) for of in await self.fetch(TRIES_OF, guest=guest)]

    async def deal_results(self, deal: str, most: int) -> list[ResultRow]:
        return await self.fetch_as(
            lambda found: readable(self, TablePart.RESULT, found, read_result), RESULTS, deal=deal, most=most
        )

    async def deal_counts(self, deal: str) -> tuple[int, int, int]:
        ((begun, ended, ranked),) = await self.fetch(COUNTS, deal=deal)
        return int(begun), int(ended), int(ranked)

    async def deal_list(self, deal: str, most: int) -> list[Placed]:
        return [_placed(*of) for of in await self.fetch(BEST, deal=deal, most=most)]

    async def deal_place(self, deal: str, table: str) -> Placed | None:
        found = await self.fetch(OF_TABLE, deal=deal, id=table)
        return _placed(*found[0]) if found else None

    async def lapsed_deals(self, now: float) -> list[str]:
        return [str(id) for (id,) in await self.fetch(LAPSED, now=now)]


def _placed(table: str, rank: int, points: int, ended: float, name: str, won: Any) -> Placed:
    return Placed(table, rank, points, ended, name, bool(won))


def beginning(row: TableRow) -> list[Step]:
    """The match of a deal begins, or goes on: each of its people has had their one try."""
    if row.deal is None or row.status is not Status.RUNNING:
        return []
    place = {"deal": row.deal.code, "id": row.id}
    people = sorted({of.holder for of in row.seats if of.holder and of.holder != FORGOTTEN})
    played = f"somebody at table {row.id} has played this deal elsewhere"
    return [
        Step(BEGIN, place),
        *(Step(TRY, {**place, "guest": guest, "begun": row.started or 0.0}, played) for guest in people),
    ]


def scoring(result: ResultRow) -> list[Step]:
    """What came of it stands in the list with the last action of the match."""
    if result.deal is None:
        return []
    place = {"deal": result.deal.code, "id": result.table}
    return [Step(SCORE, {**place, "ended": result.ended, "points": result.listed_points})]
