"""What is left of matches, and who played in them."""

import math
from typing import Any

from tortuga.server.store.bodies import read_result, readable, write_body
from tortuga.server.store.contents import PLAYERS
from tortuga.server.store.interface.place import Place
from tortuga.server.store.interface.results import FirstMove, Opponent, Reckoned, Streak, Wanted
from tortuga.server.store.rows import ResultRow, Score, TableRow
from tortuga.server.store.sql.database import Step, Values, adding_to
from tortuga.server.store.sql.deals import scoring
from tortuga.server.store.sql.public_results import listing
from tortuga.server.store.sql.tables import SqlTables
from tortuga.server.store.store import TablePart

ADD = adding_to("results", ("id", "ended", "body"))
ADD_PLAYER = adding_to("players", PLAYERS)
AGAINST = (
    "EXISTS (SELECT 1 FROM players AS other WHERE other.of_result = mine.of_result"
    " AND other.seat <> mine.seat AND {which})"
)
FILTERS = {
    "game": "mine.game = :game",
    "score": "mine.score = :score",
    "person": AGAINST.format(which="other.bot IS NULL AND other.name = :person"),
    "bot": AGAINST.format(which="other.bot = :bot"),
}
"""What is asked of a match where somebody wants to know."""
OF_GUEST = (
    "SELECT results.id, results.body FROM players AS mine JOIN results ON results.id = mine.of_result"
    " WHERE mine.guest = :guest AND mine.ended >= :since AND mine.ended < :until"
    " AND (mine.ended < :before OR mine.ended = :before AND mine.of_result > :id){filters}"
    " ORDER BY mine.ended DESC, mine.of_result LIMIT :most"
)
RECKONED = (
    "SELECT game, seat, side, score, COUNT(*) FROM players WHERE guest = :guest{public}"
    " GROUP BY game, seat, side, score ORDER BY game, seat, side, score"
)
FIRST_MOVES = """
    SELECT game, seat, first, matches, won FROM (
        SELECT game, seat, first, COUNT(*) AS matches, SUM(CASE score WHEN 'won' THEN 1 ELSE 0 END) AS won,
            ROW_NUMBER() OVER (PARTITION BY game, seat ORDER BY COUNT(*) DESC, first) AS place
        FROM players WHERE guest = :guest AND first <> '' GROUP BY game, seat, first
    ) AS counted WHERE place <= :most ORDER BY game, seat, place
"""
STREAKS = """
    WITH ordered AS (
        SELECT game, score,
            ROW_NUMBER() OVER (PARTITION BY game ORDER BY ended, of_result) AS place,
            ROW_NUMBER() OVER (PARTITION BY game, score ORDER BY ended, of_result) AS place_of_score
        FROM players WHERE guest = :guest
    ), streaks AS (
        SELECT game, COUNT(*) AS length, MAX(place) AS last FROM ordered
        WHERE score = 'won' GROUP BY game, place - place_of_score
    ), ends AS (SELECT game, MAX(place) AS last FROM ordered GROUP BY game)
    SELECT ends.game, MAX(streaks.length),
        SUM(CASE WHEN streaks.last = ends.last THEN streaks.length ELSE 0 END)
    FROM ends JOIN streaks ON streaks.game = ends.game GROUP BY ends.game ORDER BY ends.game
"""
OPPONENTS = """
    SELECT person, bot, matches, won FROM (
        SELECT CASE WHEN other.bot IS NULL THEN other.name END AS person, other.bot AS bot,
            COUNT(DISTINCT mine.of_result) AS matches,
            COUNT(DISTINCT CASE mine.score WHEN 'won' THEN mine.of_result END) AS won
        FROM players AS mine JOIN players AS other
            ON other.of_result = mine.of_result AND other.seat <> mine.seat
        WHERE mine.guest = :guest AND (other.bot IS NOT NULL OR other.guest IS NOT NULL)
        GROUP BY 1, 2
    ) AS met ORDER BY matches DESC, COALESCE(person, bot) LIMIT :most
"""


class SqlResults(SqlTables):
    async def result(self, table: str) -> ResultRow | None:
        return await self.fetch_body(read_result, "SELECT body FROM results WHERE id = :id", id=table)

    async def results_of(
        self, guest: str, wanted: Wanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        before, id = after or Place(math.inf, "")
        asked = {name: getattr(wanted, name) for name in FILTERS if getattr(wanted, name) is not None}
        filters = [*(FILTERS[name] for name in asked), *(["NOT mine.private"] if wanted.public else [])]
        return await self.fetch_as(
            lambda found: readable(self, TablePart.RESULT, found, read_result),
            OF_GUEST.format(filters="".join(f" AND {one}" for one in filters)),
            **_span(wanted),
            **{name: str(value) for name, value in asked.items()},
            guest=guest,
            before=before,
            id=id,
            most=most,
        )

    async def reckoned(self, guest: str, *, public: bool = False) -> list[Reckoned]:
        query = RECKONED.format(public=" AND NOT private" if public else "")
        return [
            Reckoned(game, seat, side, Score(score), matches)
            for game, seat, side, score, matches in await self.fetch(query, guest=guest)
        ]

    async def first_moves(self, guest: str, most: int) -> list[FirstMove]:
        return [FirstMove(*found) for found in await self.fetch(FIRST_MOVES, guest=guest, most=most)]

    async def streaks(self, guest: str) -> list[Streak]:
        return [
            Streak(game, int(longest), int(now))
            for game, longest, now in await self.fetch(STREAKS, guest=guest)
        ]

    async def opponents(self, guest: str, most: int) -> list[Opponent]:
        return [Opponent(*found) for found in await self.fetch(OPPONENTS, guest=guest, most=most)]

    async def without_result(self) -> list[TableRow]:
        found = await self.listed("status = 'finished' AND id NOT IN (SELECT id FROM results)")
        return sorted(found, key=lambda row: (row.ended or 0.0, row.id))

    async def add_result(self, result: ResultRow) -> None:
        await self.write(*adding(result))


def _span(wanted: Wanted) -> dict[str, Any]:
    return {"since": wanted.since, "until": wanted.until}


def adding(result: ResultRow) -> list[Step]:
    """A result that is there already stays as it is, with its players."""
    row = {"id": result.table, "ended": result.ended, "body": write_body(result)}
    return [
        Step(ADD, row),
        *(Step(ADD_PLAYER, _player(result, seat)) for seat in range(len(result.seats))),
        *listing(result),
        *scoring(result),
    ]


def _player(result: ResultRow, seat: int) -> Values:
    of = result.seats[seat]
    return {
        "of_result": result.table,
        "seat": seat,
        "guest": of.person,
        "name": of.name,
        "bot": of.bot,
        "game": result.game,
        "side": result.side(seat),
        "score": str(result.score(seat)),
        "first": of.first,
        "private": result.private,
        "ended": result.ended,
    }
