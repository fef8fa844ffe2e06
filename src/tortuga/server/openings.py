"""How often people have played which moves of turtles: counted over the public matches that are over."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from msgspec import Struct

from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, choice
from tortuga.server.long_work import LongWork
from tortuga.server.running_positions import GAME, sign_of
from tortuga.server.store import LogEntry, Place, Status, Store, TableRow
from tortuga.server.table_match import LogDoesNotHold, TableMatch

DEPTH = 12
"""So many moves of a match are its opening."""
COUNTED_FOR = 60.0
"""Seconds after which new matches are looked for."""
PAGE = 200
MOST_MATCHES = 20_000
RARE_RULES = ("position", "majority_capture", "enemy_anywhere")
"""Options with which a match has openings of its own."""


class PlayedMove(Struct, frozen=True):
    move: str
    matches: int
    won: int
    """By those who made it."""


class _Count:
    __slots__ = ("matches", "won")

    def __init__(self) -> None:
        self.matches = self.won = 0


class Openings:
    def __init__(self, store: Store, long_work: LongWork, now: Callable[[], float]) -> None:
        self._store, self._long_work, self._now = store, long_work, now
        self._counts: defaultdict[bytes, defaultdict[bytes, _Count]] = defaultdict(
            lambda: defaultdict(_Count)
        )
        """By position, and by where a move led."""
        self._counted: set[str] = set()
        self._looked = float("-inf")
        self._desk = asyncio.Lock()

    async def played(self, position: Position) -> tuple[PlayedMove, ...]:
        """The moves that people have made there; mirror images are the same move."""
        async with self._desk:
            if self._now() - self._looked >= COUNTED_FOR:
                await self._look()
                self._looked = self._now()
        known = self._counts.get(sign_of(position))
        if known is None:
            return ()
        return tuple(move for move in await self._long_work.done(_moves(position, known)) if move)

    async def _look(self) -> None:
        after: Place | None = None
        while len(self._counted) < MOST_MATCHES:
            rows = await self._store.tables((Status.FINISHED,), listed=True, most=PAGE, after=after)
            for row in rows:
                if row.id not in self._counted and _counts(row):
                    self._counted.add(row.id)
                    await self._count(row, await self._store.log(row.id))
            if len(rows) < PAGE:
                return
            after = Place(rows[-1].created, rows[-1].id)

    async def _count(self, row: TableRow, entries: Sequence[LogEntry]) -> None:
        try:
            play = TableMatch(row)
            await self._long_work.done(_redone(play, entries))
        except LogDoesNotHold:
            return
        winners = play.outcome.winners if play.outcome else ()
        before = None
        for moment in islice(play.match.timeline, DEPTH + 1):
            entry = moment.entry
            if before is not None and entry and row.seats[entry.seat].bot is None:
                count = self._counts[sign_of(before.state.position)][sign_of(moment.state.position)]
                count.matches += 1
                count.won += entry.seat in winners
            before = moment


def _counts(row: TableRow) -> bool:
    return row.game == GAME and row.watchable and not any(row.options.get(rule) for rule in RARE_RULES)


def _redone(play: TableMatch, entries: Sequence[LogEntry]) -> Iterator[None]:
    for entry in entries:
        play.redo([entry])
        yield


def _moves(position: Position, known: Mapping[bytes, _Count]) -> Iterator[PlayedMove | None]:
    for move in choice(position).moves:
        count = known.get(sign_of(after(position, move)))
        yield PlayedMove(write_move(move), count.matches, count.won) if count else None
