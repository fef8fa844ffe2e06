"""All that the house has of somebody, to take home in one piece."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from tortuga.core.record import record_of, sealed_lines, write_record
from tortuga.server.identity import Guest
from tortuga.server.long_work import LongWork
from tortuga.server.results import played_again
from tortuga.server.store import (
    DealTry,
    Place,
    PlanRow,
    ProfileRow,
    RatingRow,
    ResultRow,
    Status,
    Store,
    TableRow,
    Talk,
    TournamentRow,
    Unreadable,
    Vacation,
    Wanted,
)
from tortuga.server.table_match import LogDoesNotHold

PAGE = 50
MOST_RECORDS = 500
"""Records of so many of the newest matches. All results come along, however many."""
ALL_TALK = 100_000
ABOUT = "me.json"


class OwnPasskey(Struct, frozen=True):
    label: str
    since: float
    used: float | None


class OwnTournament(Struct, frozen=True):
    id: str
    title: str
    game: str
    organised: bool
    name: str | None
    """What one is called there; None: one takes no part."""
    created: float


class Belongings(Struct, frozen=True, kw_only=True):
    """What is in `me.json`."""

    format: str = "tortuga-me"
    version: int = 1
    name: str
    profile: ProfileRow | None
    passkeys: list[OwnPasskey]
    ratings: list[RatingRow]
    results: list[ResultRow]
    tables: list[str]
    """Those that one is at now."""
    deals: list[DealTry]
    """The shared deals that one has begun."""
    vacations: list[Vacation]
    plans: dict[str, PlanRow]
    """What one has planned to reply, by table."""
    clubs: list[str]
    """The names of those that one is a member of."""
    tournaments: list[OwnTournament]
    said: dict[str, list[Talk]]
    """What one has said, by table."""


async def everything_of(guest: Guest, store: Store, long_work: LongWork, now: float) -> bytes:
    """A zip file. Of matches that are not over it has nothing but that one plays in them."""
    tables = [row async for row in _tables(store, guest.id)]
    results = [result async for result in _results(store, guest.id)]
    about = Belongings(
        name=guest.name,
        profile=await store.profile_of(guest.id),
        passkeys=[OwnPasskey(of.label, of.since, of.used) for of in await store.passkeys_of(guest.id)],
        ratings=await store.ratings_of(guest.id),
        results=[_seen_by(guest.id, result) for result in results],
        tables=[row.id for row in tables if row.status is not Status.FINISHED],
        deals=await store.tries_of(guest.id),
        vacations=await store.vacations_of(guest.id, 0.0),
        plans=await store.plans_of(guest.id),
        clubs=[row.name for row in await store.clubs_of(guest.id)],
        tournaments=[_own_part(row, guest.id) async for row in _tournaments(store, guest.id)],
        said={row.id: said for row in tables if (said := await _said(store, row, guest.id))},
    )
    written = msgspec.json.format(msgspec.json.encode(about), indent=2)
    return await asyncio.to_thread(_zipped, {ABOUT: written, **await _records(store, tables, long_work, now)})


async def records_of(guest: Guest, store: Store, long_work: LongWork, now: float) -> bytes:
    """A zip file of the records alone, for whatever reads records."""
    tables = [row async for row in _tables(store, guest.id) if row.seat_of(guest.id) is not None]
    return await asyncio.to_thread(_zipped, await _records(store, tables, long_work, now))


async def _records(
    store: Store, tables: Sequence[TableRow], long_work: LongWork, now: float
) -> dict[str, bytes]:
    """A record of a shared deal would tell others what they may still play."""
    found: dict[str, bytes] = {}
    for row in [row for row in tables if row.status is Status.FINISHED and not row.sealed(now)][
        :MOST_RECORDS
    ]:
        if (record := await _record(store, row, long_work)) is not None:
            found[f"records/{row.game}-{row.id}.json"] = record.encode()
    return found


def _seen_by(guest: str, result: ResultRow) -> ResultRow:
    """Who the others are is known by their names alone."""
    seats = tuple(
        of if of.holder in (None, guest) else msgspec.structs.replace(of, holder="") for of in result.seats
    )
    return msgspec.structs.replace(result, seats=seats)


async def _tables(store: Store, guest: str) -> AsyncIterator[TableRow]:
    after: Place | None = None
    while rows := await store.tables_of(guest, PAGE, after):
        for row in rows:
            yield row
        after = Place(rows[-1].created, rows[-1].id)


async def _tournaments(store: Store, guest: str) -> AsyncIterator[TournamentRow]:
    after: Place | None = None
    while rows := await store.tournaments_of(guest, PAGE, after):
        for row in rows:
            yield row
        after = Place(rows[-1].created, rows[-1].id)


def _own_part(row: TournamentRow, guest: str) -> OwnTournament:
    number = row.number_of(guest)
    name = None if number is None else row.entrants[number].name
    return OwnTournament(row.id, row.title, row.game, row.host == guest, name, row.created)


async def _results(store: Store, guest: str) -> AsyncIterator[ResultRow]:
    after: Place | None = None
    while results := await store.results_of(guest, Wanted(), PAGE, after):
        for result in results:
            yield result
        after = Place(results[-1].ended, results[-1].table)


async def _said(store: Store, row: TableRow, guest: str) -> list[Talk]:
    return [talk for talk in await store.talk(row.id, ALL_TALK) if talk.by == guest]


async def _record(store: Store, row: TableRow, long_work: LongWork) -> str | None:
    """None where a match cannot be played again."""
    try:
        match = await played_again(row, await store.log(row.id))
    except (LogDoesNotHold, Unreadable):
        return None
    return write_record(record_of(match, lines=await long_work.done(sealed_lines(match))))


def _zipped(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()
