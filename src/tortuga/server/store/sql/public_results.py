"""The matches at public tables, found by what they were."""

import math
from typing import Any

from tortuga.server.store.bodies import read_result, readable
from tortuga.server.store.contents import PUBLIC_RESULTS
from tortuga.server.store.interface.place import Place
from tortuga.server.store.interface.results import PublicWanted, written_options
from tortuga.server.store.rows import ResultRow
from tortuga.server.store.sql.database import Database, Step, adding_to
from tortuga.server.store.store import TablePart

LIST = adding_to("public_results", PUBLIC_RESULTS)
FOUND = (
    "SELECT results.id, results.body FROM public_results AS one JOIN results ON results.id = one.of_result"
    " WHERE one.ended >= :since AND one.ended <= :latest AND +one.ended < :until"
    " AND (+one.ended < :before OR one.of_result > :id){filters}"
    " ORDER BY one.ended DESC, one.of_result LIMIT :most"
)
"""Of the ends it is `latest` that the index begins with, be it for a page or for a date."""
FILTERS = {
    "game": "one.game = :game",
    "reason": "one.reason = :reason",
    "drawn": "one.drawn = :drawn",
    "shortest": "one.actions >= :shortest",
    "longest": "one.actions <= :longest",
    "name": "one.of_result IN (SELECT players.of_result FROM players"
    " JOIN profiles ON profiles.guest = players.guest WHERE profiles.name = :name)",
}
"""What is asked of a match where somebody wants to know."""
PLAYED_SO = "one.options = :options"
IN_ONE_OF_THESE_WAYS = "one.options || '' {among}"
"""Looked for in the order of the list: several pieces of an index would have to be sorted first."""
IN_NONE = "NOT (one.options {among})"


class SqlPublicResults(Database):
    async def public_results(
        self, wanted: PublicWanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        before, id = after or Place(math.inf, "")
        asked = {name: value for name in FILTERS if (value := getattr(wanted, name)) is not None}
        ways, values = self._ways(wanted)
        filters = [*(FILTERS[name] for name in asked), *ways]
        return await self.fetch_as(
            lambda found: readable(self, TablePart.RESULT, found, read_result),
            FOUND.format(filters="".join(f" AND {one}" for one in filters)),
            **asked,
            **values,
            since=wanted.since,
            until=wanted.until,
            latest=min(wanted.until, before),
            before=before,
            id=id,
            most=most,
        )

    def _ways(self, wanted: PublicWanted) -> tuple[list[str], dict[str, Any]]:
        if wanted.options is None:
            return [], {}
        if len(wanted.options) == 1 and not wanted.other_options:
            return [PLAYED_SO], {"options": wanted.options[0]}
        which = IN_NONE if wanted.other_options else IN_ONE_OF_THESE_WAYS
        return [which.format(among=self.words.one_of("options"))], {"options": list(wanted.options)}


def listing(result: ResultRow) -> list[Step]:
    """What a match is found by, if anybody may see it."""
    if result.private:
        return []
    row = {
        "of_result": result.table,
        "ended": result.ended,
        "game": result.game,
        "reason": result.outcome.reason,
        "drawn": not result.outcome.winners,
        "actions": result.actions,
        "options": written_options(result.options),
    }
    return [Step(LIST, row)]
