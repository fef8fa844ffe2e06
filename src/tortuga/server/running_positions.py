"""The positions of turtles that people play at right now: nothing is said of them to anybody.

Every position of a running match counts, for the best line from an earlier one leads to what is best now, and
every one that the next move may lead to. Refused is whatever would show the worth of one of them: it itself,
and any position with a move that leads to it. Mirror images, exchanged sides, other variants and options are
the same position here. The start is everybody's.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence

from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import after, choice
from tortuga.games.turtles.symmetry import normal
from tortuga.server.long_work import LongWork
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import LogEntry, Status, Store, TableRow
from tortuga.server.table_match import LogDoesNotHold, TableMatch
from tortuga.solver.book import record_key

GAME = "turtles"
LISTED_FOR = 2.0
"""Seconds for which the list of running tables is good: by then hardly anybody has made two moves."""


def between_people(row: TableRow) -> bool:
    """Whether at least two seats are, or were, those of people."""
    return sum(seat.bot is None for seat in row.seats) > 1


def sign_of(position: Position) -> bytes:
    """The same for all positions of which one may stand for another."""
    return record_key(normal(position))


STARTS = frozenset(sign_of(start_position(variant, SOUTH)) for variant in Variant)


def signs_shown(position: Position, options: TurtlesOptions) -> Iterator[bytes]:
    """Of all positions whose worth is shown with that of this one; of the start none."""
    sign = sign_of(position)
    if sign in STARTS:
        return
    yield sign
    for move in choice(position, options).moves:
        yield sign_of(after(position, move))


class RunningPositions:
    def __init__(self, store: Store, long_work: LongWork, now: Callable[[], float]) -> None:
        self._store, self._long_work, self._now = store, long_work, now
        self._courses: dict[str, _Course] = {}
        self._listed = float("-inf")
        self._desk = asyncio.Lock()

    async def check(self, position: Position, options: TurtlesOptions) -> None:
        """`Declined` if people play there."""
        signs = await self._long_work.done(signs_shown(position, options))
        if await self.met(signs):
            raise Declined(Code.PLAYED_NOW)

    async def met(self, signs: Collection[bytes]) -> set[bytes]:
        """Those of positions at which people play."""
        async with self._desk:
            await self._look()
        courses = tuple(self._courses.values())
        return {sign for sign in signs if any(course.meets(sign) for course in courses)}

    async def _look(self) -> None:
        if self._now() - self._listed >= LISTED_FOR:
            await self._list()
        reached = await self._store.reached(tuple(self._courses))
        for id, course in tuple(self._courses.items()):
            if id not in reached:
                del self._courses[id]
            elif reached[id].index > course.followed:
                await self._follow(id, course, await self._store.log(id, max(0, course.followed)))

    async def _list(self) -> None:
        """Which tables there are; those of before keep their course."""
        rows = await self._store.tables((Status.RUNNING,))
        running = {row.id: row for row in rows if row.game == GAME and between_people(row)}
        self._courses = {id: course for id, course in self._courses.items() if id in running}
        for id in running.keys() - self._courses.keys():
            try:
                self._courses[id] = _Course(running[id])
            except LogDoesNotHold:
                continue  # nobody can play there
        self._listed = self._now()

    async def _follow(self, id: str, course: "_Course", entries: Sequence[LogEntry]) -> None:
        try:
            await self._long_work.done(course.follow(entries))
        except LogDoesNotHold:
            del self._courses[id]


class _Course:
    """The positions of one match, also those that were taken back, and where the next move may lead."""

    def __init__(self, row: TableRow) -> None:
        self._play = TableMatch(row)
        self._signs: set[bytes] = set()
        self._next: set[bytes] = set()
        self.followed = -1
        """How many entries of its log are in it; -1: not even its beginning."""

    def meets(self, sign: bytes) -> bool:
        return sign in self._signs or sign in self._next

    def follow(self, entries: Sequence[LogEntry]) -> Iterator[None]:
        if self.followed < 0:
            self._signs |= {sign_of(self._position)} - STARTS
        for entry in entries:
            self._play.redo([entry])
            self._signs |= {sign_of(self._position)} - STARTS
            yield
        ahead: set[bytes] = set()
        for sign in signs_shown(self._position, self._play.match.options):
            ahead.add(sign)
            yield
        self._next = ahead
        self.followed = self._play.index

    @property
    def _position(self) -> Position:
        position: Position = self._play.match.state.position
        return position
