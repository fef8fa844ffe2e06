"""Tournaments go on by themselves: tables are opened, and when all of a round are over the next begins.

How far a tournament has come stands in the store alone. Each step can be done by any house, once: a round is
written in place of the version before it, and names its tables before they are opened. So it does not matter
when a house dies, or that two do the same.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping

from tortuga.core.errors import TortugaError
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.store import Conflict, ResultRow, Stage, Store, StoreError, TournamentRow
from tortuga.server.store.interface.place import Place
from tortuga.server.tournaments.history import round_over
from tortuga.server.tournaments.opening import table_of
from tortuga.server.tournaments.rounds import gone_on
from tortuga.server.tournaments.scoring import Scored
from tortuga.server.tournaments.tournaments import Tournaments

LOOK_EVERY = 5.0
"""Seconds after which a house looks by itself: a match may have ended in another one that has died since."""
PAGE = 50


class Conductor:
    def __init__(
        self,
        tournaments: Tournaments,
        tables: LiveTables,
        store: Store,
        leased: Callable[[str], Awaitable[bool]],
        wall: Callable[[], float],
    ) -> None:
        self._tournaments, self._tables, self._store = tournaments, tables, store
        self._leased, self._wall = leased, wall
        self._news = asyncio.Event()
        self._awaited: set[str] = set()
        """Tables of rounds that are on."""
        self.wake_table: Callable[[LiveTable], None] = lambda _table: None
        """Told of a table that is open now: its bots may play, its clock runs."""

    def hear(self, result: ResultRow) -> None:
        """A match is over."""
        if result.table in self._awaited:
            self._awaited.discard(result.table)
            self._news.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._news.clear()
            try:
                await self.look()
            except StoreError as failure:
                log("tournaments-wait", logging.ERROR, why=str(failure))
            except Exception as failure:  # a mistake of ours ends no tournament
                log("tournaments-failed", logging.ERROR, failure=failure)
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """At every tournament that runs."""
        before, awaited = set(self._awaited), set[str]()
        after: Place | None = None
        while rows := await self._store.tournaments((Stage.RUNNING,), most=PAGE, after=after):
            for row in rows:
                awaited |= await self.mind(row)
            after = Place(rows[-1].created, rows[-1].id)
        self._awaited -= before - awaited

    async def mind(self, row: TournamentRow) -> set[str]:
        """Do what there is to do; returns the tables that are waited for."""
        try:
            scores = await self._tournaments.scores(row)
            while row.stage is Stage.RUNNING and round_over(row.rounds[-1], scores):
                row = await self._tournaments.change(row.id, self._next)
                scores = await self._tournaments.scores(row)
            if row.stage is not Stage.RUNNING:
                log("tournament-over", tournament=row.id)
                return set()
            await self._tournaments.close_tables(row)
            due = await self._open(row, scores)
            self._awaited |= due
            return due
        except TortugaError as trouble:
            log("tournament-waits", logging.ERROR, tournament=row.id, why=str(trouble))
            return set()

    def _next(self, row: TournamentRow, scores: Mapping[str, Scored]) -> TournamentRow:
        """Unless somebody else has done it meanwhile."""
        if row.stage is not Stage.RUNNING or not round_over(row.rounds[-1], scores):
            return row
        return gone_on(row, scores, self._wall(), random.Random())

    async def _open(self, row: TournamentRow, scores: Mapping[str, Scored]) -> set[str]:
        """The tables that are not over: those that are not there yet are made, and somebody minds them."""
        due = {meeting.table: meeting for meeting in row.rounds[-1].meetings if meeting.table not in scores}
        there = await self._store.reached(tuple(due))
        for id, meeting in due.items():
            if id not in there:
                try:
                    await self._store.add(table_of(row, meeting, self._wall()))
                except Conflict:  # another house was faster
                    continue
                log("table-created", table=id, game=row.game, tournament=row.id)
            if id not in self._tables.live and await self._leased(id):
                self.wake_table(await self._tables.woken(id))
        return set(due)
