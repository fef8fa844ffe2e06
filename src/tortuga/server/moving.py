"""A house moves: everything from one database into another, and every match proved there."""

from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from msgspec import Struct

from tortuga.core.errors import TortugaError
from tortuga.core.record import read_record, record_of, verify, write_record
from tortuga.server.store import Place, Status, Store, TableRow, Unreadable
from tortuga.server.store.contents import PARTS, MovableStore, StorePart
from tortuga.server.table_match import LogDoesNotHold, TableMatch

TOGETHER = 1_000
ALL_TALK = 1_000_000
Progress: TypeAlias = Callable[[str, int], None]
"""Told of which part so many more are done; `matches` are the last."""
MATCHES = "matches"


class MovedHouse(Struct, frozen=True):
    """What has come of it."""

    tables: int
    matches: int
    """Played again, move by move."""
    unproved: tuple[str, ...]
    """Tables that are there as they were, but cannot be read or played again."""


async def amounts(store: MovableStore) -> dict[str, int]:
    return {part.name: await store.count(part) for part in PARTS}


async def is_empty(store: MovableStore) -> bool:
    return not any((await amounts(store)).values())


async def move(source: MovableStore, target: MovableStore, progress: Progress) -> MovedHouse:
    for part in PARTS:
        await _carry(source, target, part, progress)
    return await _prove(source, target, progress)


async def _carry(source: MovableStore, target: MovableStore, part: StorePart, progress: Progress) -> None:
    last = None
    while records := await source.carry_out(part, TOGETHER, last):
        await target.carry_in(part, records)
        progress(part.name, len(records))
        last = records[-1]


async def _prove(source: MovableStore, target: MovableStore, progress: Progress) -> MovedHouse:
    unproved: list[str] = []
    target.on_unreadable = lambda _part, table, _why: unproved.append(table)
    tables = matches = 0
    async for row in _every_table(target):
        tables += 1
        try:
            matches += await _proved(source, target, row)
        except (LogDoesNotHold, TortugaError, Unreadable):
            unproved.append(row.id)
        progress(MATCHES, 1)
    return MovedHouse(tables, matches, tuple(sorted(set(unproved))))


async def _every_table(store: Store) -> AsyncIterator[TableRow]:
    after: Place | None = None
    while rows := await store.tables(tuple(Status), most=TOGETHER, after=after):
        for row in rows:
            yield row
        after = Place(rows[-1].created, rows[-1].id)


async def _proved(source: Store, target: Store, row: TableRow) -> bool:
    """Whether there is a match, and it can be played again from what the target has; an error if not."""
    log = await target.log(row.id)
    same = (
        row == await source.table(row.id)
        and log == await source.log(row.id)
        and await target.talk(row.id, ALL_TALK) == await source.talk(row.id, ALL_TALK)
    )
    if not same:
        raise LogDoesNotHold("the copy is another one")
    if row.status not in (Status.RUNNING, Status.FINISHED):
        return False
    play = TableMatch(row)
    play.redo(log)
    if play.outcome is not None:
        verify(read_record(write_record(record_of(play.match))))
    return True
