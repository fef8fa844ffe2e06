"""The first moves of public matches: which were played where, and the matches they were played in."""

import math
from collections.abc import Sequence

from tortuga.server.store.bodies import read_result, readable
from tortuga.server.store.contents import Record
from tortuga.server.store.interface.openings import OpenedMatch, OpeningCount, OpeningStep
from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import Score
from tortuga.server.store.sql.database import Database, Step
from tortuga.server.store.store import TablePart

UNOPENED = (
    "SELECT one.of_result, one.ended FROM public_results AS one"
    " WHERE one.game = :game AND one.ended >= :since AND NOT EXISTS"
    " (SELECT 1 FROM openings WHERE openings.of_result = one.of_result AND openings.number = 0)"
    " ORDER BY one.ended, one.of_result LIMIT :most"
)
ADD = (
    "INSERT INTO openings (of_result, number, here, there, score, ended)"
    " SELECT id, :number, :here, :there, :score, ended FROM results WHERE id = :table"
    " ON CONFLICT DO NOTHING"
)
COUNTED = "SELECT there, score, COUNT(*) FROM openings WHERE here = :here GROUP BY there, score"
PLAYED = (
    "SELECT results.id, results.body, one.number FROM openings AS one"
    " JOIN results ON results.id = one.of_result"
    " WHERE one.here = :here AND one.ended <= :before AND (one.ended < :before OR one.of_result > :id){there}"
    " ORDER BY one.ended DESC, one.of_result LIMIT :most"
)
LOOKED_AT = OpeningStep(0, "", "", Score.DRAWN)


class SqlOpenings(Database):
    async def unopened(self, game: str, since: float, most: int) -> list[Place]:
        found = await self.fetch(UNOPENED, game=game, since=since, most=most)
        return [Place(ended, id) for id, ended in found]

    async def add_opening(self, table: str, steps: list[OpeningStep]) -> None:
        rows = [{**step._asdict(), "score": str(step.score), "table": table} for step in (LOOKED_AT, *steps)]
        await self.write(*(Step(ADD, row) for row in rows))

    async def opening_counts(self, here: str) -> list[OpeningCount]:
        found = await self.fetch(COUNTED, here=here)
        return [OpeningCount(there, Score(score), matches) for there, score, matches in found]

    async def opening_matches(
        self, here: str, there: str | None, most: int, after: Place | None = None
    ) -> list[OpenedMatch]:
        before, id = after or Place(math.inf, "")
        values = {} if there is None else {"there": there}
        return await self.fetch_as(
            self._readable,
            PLAYED.format(there=" AND one.there = :there" if values else ""),
            **values,
            here=here,
            before=before,
            id=id,
            most=most,
        )

    def _readable(self, found: Sequence[Record]) -> list[OpenedMatch]:
        numbers = {id: number for id, _, number in found}
        results = readable(self, TablePart.RESULT, [(id, body) for id, body, _ in found], read_result)
        return [OpenedMatch(result, numbers[result.table]) for result in results]
