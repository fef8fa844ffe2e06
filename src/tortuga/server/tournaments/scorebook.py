"""What the matches of tournaments were worth, remembered: a match that is over is read once.

It holds no names, so nobody has to be forgotten in it.
"""

from tortuga.server.store import Store, TournamentRow
from tortuga.server.tournaments.scoring import Scored, called_off, scored

MOST = 20_000


class Scorebook:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Scored] = {}

    async def scores(self, row: TournamentRow) -> dict[str, Scored]:
        """Of each of its tables whose match is over."""
        meetings = [meeting for one in row.rounds for meeting in one.meetings]
        off = {meeting.table: called_off(meeting, row.size) for meeting in meetings if meeting.called_off}
        played = [meeting.table for meeting in meetings if meeting.table not in off]
        if missing := [table for table in played if table not in self._known]:
            for table, result in (await self._store.results_among(missing)).items():
                self._known[table] = scored(result, row.size)
        found = {table: self._known[table] for table in played if table in self._known}
        self._forget_oldest()
        return off | found

    def _forget_oldest(self) -> None:
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
