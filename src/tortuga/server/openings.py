"""What people have played in turtles: the first moves of public matches that are over, each noted once."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from msgspec import Struct

from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import after, choice
from tortuga.server.long_work import LongWork
from tortuga.server.public_matches import seen_by_all
from tortuga.server.running_positions import GAME, sign_of
from tortuga.server.store import (
    LogEntry,
    OpeningStep,
    ResultRow,
    Score,
    Store,
    TableRow,
    TakenBack,
    Unreadable,
)
from tortuga.server.table_match import LogDoesNotHold, TableMatch

DEPTH = 16
"""So many moves of a match are its opening."""
LOOKED_FOR = 2.0
"""Seconds after which new matches are looked for."""
PAGE = 50
"""So many matches are noted while somebody waits; upkeep does the rest."""
LATE = 3_600.0
"""A match may be found so many seconds after it ended: other houses write too."""
RARE_RULES = ("position", "majority_capture", "enemy_anywhere")
"""Options with which a match has openings of its own."""


class PlayedMove(Struct, frozen=True):
    move: str
    matches: int
    won: int
    """By those who made it."""


class MoveTally(Struct):
    """What became of a move for those who made it."""

    matches: int = 0
    won: int = 0
    drawn: int = 0

    def add(self, score: Score, matches: int) -> None:
        self.matches += matches
        self.won += matches if score is Score.WON else 0
        self.drawn += matches if score is Score.DRAWN else 0


def opening_sign(position: Position) -> str:
    """The same for mirror images and exchanged sides. While there are eggs, ultra has moves of its own."""
    ultra = position.variant is Variant.ULTRA and any(position.reserves)
    return sign_of(position).hex() + ("u" if ultra else "")


class Openings:
    def __init__(
        self, store: Store, long_work: LongWork, now: Callable[[], float], wall: Callable[[], float]
    ) -> None:
        self._store, self._long_work, self._now, self._wall = store, long_work, now, wall
        self._looked = float("-inf")
        self._since = 0.0
        """All matches that ended before are noted."""
        self._desk = asyncio.Lock()

    async def counts(self, position: Position) -> dict[str, MoveTally]:
        """What people have played there, by the sign of where it led."""
        async with self._desk:
            if self._now() - self._looked >= LOOKED_FOR:
                self._looked = self._now()
                await self._note_some()
        counts: defaultdict[str, MoveTally] = defaultdict(MoveTally)
        for there, score, matches in await self._store.opening_counts(opening_sign(position)):
            counts[there].add(score, matches)
        return counts

    async def played(self, position: Position) -> tuple[PlayedMove, ...]:
        """The moves that people have made there; mirror images are the same move."""
        counts = await self.counts(position)
        if not counts:
            return ()
        moves = await self._long_work.done(_signed_moves(position))
        return tuple(
            PlayedMove(move, counts[sign].matches, counts[sign].won) for move, sign in moves if sign in counts
        )

    async def note_all(self) -> None:
        """Before anything is pruned."""
        async with self._desk:
            while await self._note_some():
                pass

    async def _note_some(self) -> bool:
        """Whether there may be more."""
        began = self._wall()
        found = await self._store.unopened(GAME, self._since, PAGE)
        for _, id in found:
            await self._store.add_opening(id, await self._steps(id))
        if len(found) == PAGE:
            return True
        self._since = began - LATE
        return False

    async def _steps(self, id: str) -> list[OpeningStep]:
        """None where a match has no opening, cannot be read any more, or not by everybody."""
        try:
            row, result = await self._store.table(id), await self._store.result(id)
            if row is None or result is None or not counts_as_opening(row, self._wall()):
                return []
            play = TableMatch(row)
            await self._long_work.done(_opened_again(play, await self._store.log(id)))
            return [step for step in await self._long_work.done(_steps_of(play, result)) if step]
        except (LogDoesNotHold, Unreadable):
            return []


def counts_as_opening(row: TableRow, now: float) -> bool:
    return (
        row.game == GAME and seen_by_all(row, now) and not any(row.options.get(rule) for rule in RARE_RULES)
    )


def _opened_again(play: TableMatch, entries: Sequence[LogEntry]) -> Iterator[None]:
    """The opening, and whatever is needed because some of it was taken back."""
    taken_back = [place for place, entry in enumerate(entries, 1) if isinstance(entry, TakenBack)]
    for entry in entries[: max(DEPTH, *taken_back, 0)]:
        play.redo([entry])
        yield


def _steps_of(play: TableMatch, result: ResultRow) -> Iterator[OpeningStep | None]:
    """Those of people. To exchange the sides is no move: it leads where one was."""
    here = None
    for number, moment in enumerate(islice(play.match.timeline, DEPTH + 1)):
        there, entry = opening_sign(moment.state.position), moment.entry
        if here is not None and entry and result.seats[entry.seat].bot is None and here != there:
            yield OpeningStep(number, here, there, result.score(entry.seat))
        here = there
        yield None


def _signed_moves(position: Position) -> Iterator[tuple[str, str]]:
    for move in choice(position).moves:
        yield write_move(move), opening_sign(after(position, move))
