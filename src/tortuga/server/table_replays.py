"""The replay of a table: once it is over for all who may look at it, before that for each their own past."""

from collections.abc import Sequence

from tortuga.core.game import Seat
from tortuga.core.landmarks import Soundings
from tortuga.core.timeline import Everything
from tortuga.server import wire
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.refusals import Code, Declined
from tortuga.server.replays import (
    Replay,
    ReplayInfo,
    ReplayPage,
    SaidThen,
    first_of_page,
    said_then,
    viewer_of,
)
from tortuga.server.store import LogEntry, Store, TakenBack
from tortuga.text import Voice

MOST_TALK = 500
"""So much of what was said stands beside a replay, the last of it."""


class TableReplays:
    def __init__(self, tables: LiveTables, store: Store) -> None:
        self._tables, self._store = tables, store

    async def table(self, id: str) -> LiveTable:
        """`Declined` says whether there never was such a table, or only its result is left."""
        try:
            return await self._tables.table(id)
        except Declined as refusal:
            if refusal.code is Code.UNKNOWN_TABLE and await self._store.result(id) is not None:
                raise Declined(Code.PRUNED) from refusal
            raise

    async def info(self, table: LiveTable, own: Seat | None, wish: str | None, voice: Voice) -> ReplayInfo:
        replay = await self._replay(table, own, wish)
        assert table.play is not None
        found = Soundings(table.play.game.landmarks)
        await self._tables.long_work.done(replay.sounded(found))
        entries = await self._entries(table)
        talk = await self._talk(table, replay, entries, voice)
        over = table.over
        back = [
            (number, entry.keep) for number, entry in enumerate(entries, 1) if isinstance(entry, TakenBack)
        ]
        return replay.info(own, found, back if over else (), talk)

    async def page(self, table: LiveTable, own: Seat | None, wish: str | None, first: int) -> ReplayPage:
        replay = await self._replay(table, own, wish)
        steps = await self._tables.long_work.done(replay.page(first))
        return ReplayPage(first_of_page(first), [step for step in steps if step])

    async def _replay(self, table: LiveTable, own: Seat | None, wish: str | None) -> Replay:
        play = table.play
        if play is None:
            raise Declined(Code.NOT_RUNNING)
        over = table.over
        viewer = viewer_of(wish, own, play.match.seats, over=over)
        if isinstance(viewer, Everything):
            return Replay(play.match, viewer, None, over=over)
        await self._tables.meet(table, (viewer,))
        return Replay(play.match, viewer, play.updates(viewer), over=over)

    async def _entries(self, table: LiveTable) -> Sequence[LogEntry]:
        """When everything was done, where anybody has to know it."""
        assert table.play is not None
        timeline = table.play.match.timeline
        taken_back = timeline.count != len(timeline) + 1
        return await self._store.log(table.id) if table.talk or taken_back else ()

    async def _talk(
        self, table: LiveTable, replay: Replay, entries: Sequence[LogEntry], voice: Voice
    ) -> list[SaidThen]:
        if not table.talk:
            return []
        times = [entries[place - 1].at if place else 0.0 for place in replay.places]
        said = [
            wire.Said(
                one.number,
                one.seat,
                one.name,
                one.text or voice.say(f"phrase-{one.phrase}"),
                one.phrase,
                one.at,
            )
            for one in await self._store.talk(table.id, last=MOST_TALK)
        ]
        return said_then(said, times)
