"""Tables: see them, make them, sit down, get ready, begin, and what a host may do."""

from typing import Annotated, TypeAlias

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from tortuga.server import lobby
from tortuga.server.access import admit
from tortuga.server.api.common import Allow, LinkCode, TableId, TheGuest, TheHouse, refusals
from tortuga.server.house import House
from tortuga.server.identity import Guest, Right
from tortuga.server.limits import Begun
from tortuga.server.live_tables import Change
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Place, Status, TableRow
from tortuga.server.table_info import row_info, summary
from tortuga.server.watchers import Watcher, watching
from tortuga.server.wire import TableInfo, TableSummary

PAGE = 50
"""So many tables are listed at a time."""
COMMON = refusals(401, 403, 404, 409)


class Listing(Struct, frozen=True):
    tables: list[TableSummary]
    next: str | None
    """Where the list goes on: give it as `after`. None: that is all."""


class MyTable(Struct, frozen=True):
    """A table that one is at."""

    table: TableSummary
    seat: int | None
    asked: bool
    """Whether the match waits for an answer of the reader."""


class MyTables(Struct, frozen=True):
    tables: list[MyTable]
    next: str | None


class Links(Struct, frozen=True):
    """Paths that let others come; give the house's address before them."""

    invite: str
    watch: str | None
    seats: dict[str, str]
    """To each reserved seat, for the host alone."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    """None: the seat of the link's code, or any open one."""
    code: Annotated[str, Meta(max_length=200)] | None = None
    word: Annotated[str, Meta(max_length=2_000)] | None = None
    """For the seed, as in `Readiness`: whoever sits down with a word is ready."""


class Readiness(Struct, frozen=True, forbid_unknown_fields=True):
    ready: bool = True
    word: Annotated[str, Meta(max_length=2_000)] = ""
    """Mixed into the seed of the match, so that no draw can have been chosen before."""


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    word: Annotated[str, Meta(max_length=2_000)] | None = None


class Locking(Struct, frozen=True, forbid_unknown_fields=True):
    locked: bool


class Talking(Struct, frozen=True, forbid_unknown_fields=True):
    talk: bool


class Aborting(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool = True


class Watchers(Struct, frozen=True):
    watchers: list[Watcher]


class ChosenWatcher(Struct, frozen=True, forbid_unknown_fields=True):
    watcher: Annotated[str, Meta(max_length=64)]


class ChosenSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=63)]


After: TypeAlias = Annotated[
    str | None, QueryParameter(description="`next` of the page before.", max_length=100)
]
SeatNumber: TypeAlias = Annotated[int, PathParameter(description="Counted from 0.", ge=0, le=63)]


# Looking


@get("/tables", responses=refusals(), summary="Public tables, the newest first", operation_id="listTables")
async def list_tables(house: TheHouse, after: After = None) -> Listing:
    rows = await house.store.tables(
        (Status.GATHERING, Status.RUNNING), listed=True, most=PAGE, after=_place(after)
    )
    return Listing([_listed(house, row) for row in rows if house.tables.playable(row)], _next(rows))


def _listed(house: House, row: TableRow) -> TableSummary:
    table = house.tables.live.get(row.id)
    return summary(table.info() if table else row_info(row))


def _next(rows: list[TableRow]) -> str | None:
    return f"{rows[-1].created!r}~{rows[-1].id}" if len(rows) == PAGE else None


def _place(after: str | None) -> Place | None:
    if after is None:
        return None
    created, _, id = after.partition("~")
    try:
        return Place(float(created), id)
    except ValueError as problem:
        raise Declined(Code.MALFORMED, problem="after") from problem


@get(
    "/me/tables",
    responses=refusals(401),
    summary="The tables you have a seat at or are the host of, the newest first",
    operation_id="myTables",
)
async def my_tables(guest: TheGuest, house: TheHouse, after: After = None) -> MyTables:
    rows = await house.store.tables_of(guest.id, PAGE, _place(after))
    mine = [_mine(house, row, guest) for row in rows if house.tables.playable(row)]
    return MyTables(mine, _next(rows))


def _mine(house: House, row: TableRow, guest: Guest) -> MyTable:
    table, seat = house.tables.live.get(row.id), row.seat_of(guest.id)
    asked = table is not None and table.play is not None and seat is not None and table.play.decision(seat)
    return MyTable(_listed(house, row), seat, bool(asked))


@get("/tables/{table_id:str}", responses=COMMON, summary="One table", operation_id="table")
async def see_table(table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None) -> TableInfo:
    table = await house.tables.table(table_id)
    admit(table.row, guest, code, house.identity)
    return table.info()


@get(
    "/tables/{table_id:str}/links",
    responses=COMMON,
    summary="The links of a table, for the people at it",
    operation_id="links",
)
async def links(table_id: TableId, guest: TheGuest, house: TheHouse) -> Links:
    row = (await house.tables.table(table_id)).row
    hosting = row.host == guest.id
    if not hosting:
        lobby.my_seat(row, guest)

    def link(right: Right, seat: int | None = None) -> str:
        return f"/t/{row.id}?code={house.identity.code(right, row.id, row.renewed, seat)}"

    reserved = [seat for seat, of in enumerate(row.seats) if of.reserved and hosting]
    return Links(
        link(Right.INVITE),
        link(Right.WATCH) if row.watchable else None,
        {str(seat): link(Right.SEAT, seat) for seat in reserved},
    )


# Making, sitting down, beginning


@post("/tables", responses=COMMON, summary="Make a table", operation_id="createTable")
async def create_table(
    data: JSONBody[lobby.TableWish], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    allow(Begun.TABLE)
    await _check_room(house, guest)
    table = await house.tables.create(lobby.new_table(data, guest, house.wall()))
    return table.info()


async def _check_room(house: House, guest: Guest) -> None:
    """Where a host has too many tables, the oldest match against bots that nobody looks at makes room."""
    most = house.settings.tables_per_guest
    if await house.store.hosted(guest.id) < most:
        return
    for row in reversed(await house.store.tables_of(guest.id, PAGE)):
        if row.host == guest.id and row.status is Status.RUNNING and _idle(house, row, guest):
            await house.tables.change(row.id, lambda row: lobby.close(row, guest))
            return
    raise Declined(Code.TOO_MANY_TABLES, most=most)


def _idle(house: House, row: TableRow, guest: Guest) -> bool:
    table = house.tables.live.get(row.id)
    alone = all(of.holder in (None, guest.id) for of in row.seats)
    return alone and not (table and table.connections)


async def _change(house: House, id: str, change: Change) -> TableInfo:
    return (await house.tables.change(id, change)).info()


@post(
    "/tables/{table_id:str}/join",
    status_code=200,
    responses=COMMON,
    summary="Take a seat, or take your own again after leaving",
    operation_id="join",
)
async def join(
    table_id: TableId, data: JSONBody[Joining], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    allow(Begun.SEAT)
    now = house.wall()

    def change(row: TableRow) -> TableRow:
        seated = lobby.sit(row, guest, data.seat, data.code, house.identity, now)
        return lobby.bring_word(seated, guest, data.word)

    return await _change(house, table_id, change)


@post(
    "/tables/{table_id:str}/leave",
    status_code=200,
    responses=COMMON,
    summary="Stand up; in a running match a bot holds your seat until you join again. A host hands over",
    operation_id="leave",
)
async def leave(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    present = (await house.tables.table(table_id)).present_seats()
    return await _change(house, table_id, lambda row: lobby.leave(row, guest, present))


@post(
    "/tables/{table_id:str}/ready",
    status_code=200,
    responses=COMMON,
    summary="Say that you are ready, with a word for the seed",
    operation_id="ready",
)
async def ready(table_id: TableId, data: JSONBody[Readiness], guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.set_ready(row, guest, data.ready, data.word))


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    responses=COMMON,
    summary="Begin the match (host)",
    operation_id="start",
)
async def start(table_id: TableId, data: JSONBody[Beginning], guest: TheGuest, house: TheHouse) -> TableInfo:
    now = house.wall()
    return await _change(house, table_id, lambda row: lobby.start(row, guest, now, data.word))


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    responses=COMMON,
    summary="A new table for the same people, everyone one seat further",
    operation_id="rematch",
)
async def rematch(table_id: TableId, guest: TheGuest, house: TheHouse, allow: Allow) -> TableInfo:
    """Whoever asks first makes it; everyone else is led to it."""
    allow(Begun.TABLE)
    now = house.wall()
    table = await house.tables.table(table_id)
    following = await house.tables.succeed(table, lambda row: lobby.rematch(row, guest, now))
    return following.info()


@post(
    "/tables/{table_id:str}/claim",
    status_code=200,
    responses=COMMON,
    summary="Have a bot play for somebody who has kept everyone waiting, until they join again",
    operation_id="claim",
)
async def claim(table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse) -> TableInfo:
    table = await house.tables.table(table_id)
    await house.stalling.claim(table, guest, data.seat)
    return table.info()


@post(
    "/tables/{table_id:str}/abort",
    status_code=200,
    responses=COMMON,
    summary="Say that you want to end the match without a result, or no longer; it ends when all do",
    operation_id="abort",
)
async def abort(table_id: TableId, data: JSONBody[Aborting], guest: TheGuest, house: TheHouse) -> TableInfo:
    table = await house.tables.table(table_id)
    await house.stalling.abort(table, guest, data.agree)
    return table.info()


# The host


@post(
    "/tables/{table_id:str}/close",
    status_code=200,
    responses=COMMON,
    summary="Close a table before its match, or a match without other people (host)",
    operation_id="close",
)
async def close(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.close(row, guest))


@get(
    "/tables/{table_id:str}/watchers",
    responses=COMMON,
    summary="Who watches (host)",
    operation_id="watchers",
)
async def watchers(table_id: TableId, guest: TheGuest, house: TheHouse) -> Watchers:
    table = await house.tables.table(table_id)
    lobby.check_host(table.row, guest)
    return Watchers(list(watching(table).values()))


@post(
    "/tables/{table_id:str}/send-away",
    status_code=200,
    responses=COMMON,
    summary="Send a spectator away for good (host)",
    operation_id="sendAway",
)
async def send_away(
    table_id: TableId, data: JSONBody[ChosenWatcher], guest: TheGuest, house: TheHouse
) -> TableInfo:
    table = await house.tables.table(table_id)
    lobby.check_host(table.row, guest)
    found = [id for id, watcher in watching(table).items() if watcher.id == data.watcher]
    if not found:
        raise Declined(Code.UNKNOWN_WATCHER)
    return await _change(house, table_id, lambda row: lobby.send_away(row, guest, found[0]))


@post(
    "/tables/{table_id:str}/seats",
    status_code=200,
    responses=COMMON,
    summary="Add a seat (host)",
    operation_id="addSeat",
)
async def add_seat(
    table_id: TableId, data: JSONBody[lobby.SeatWish], guest: TheGuest, house: TheHouse
) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.add_seat(row, guest, data))


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=COMMON,
    summary="Make an empty or a bot's seat open, reserved or a bot's (host)",
    operation_id="changeSeat",
)
async def change_seat(
    table_id: TableId, seat: SeatNumber, data: JSONBody[lobby.SeatWish], guest: TheGuest, house: TheHouse
) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.change_seat(row, guest, seat, data))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=COMMON,
    summary="Remove an empty or a bot's seat (host)",
    operation_id="removeSeat",
)
async def remove_seat(table_id: TableId, seat: SeatNumber, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.remove_seat(row, guest, seat))


@post(
    "/tables/{table_id:str}/kick",
    status_code=200,
    responses=COMMON,
    summary="Send somebody away for good (host)",
    operation_id="kick",
)
async def kick(table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.kick(row, guest, data.seat))


@post(
    "/tables/{table_id:str}/lock",
    status_code=200,
    responses=COMMON,
    summary="Let nobody else sit down, or do again (host)",
    operation_id="lock",
)
async def lock(table_id: TableId, data: JSONBody[Locking], guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.lock(row, guest, data.locked))


@post(
    "/tables/{table_id:str}/talk",
    status_code=200,
    responses=COMMON,
    summary="Switch the talk of a table off or on (host)",
    operation_id="allowTalk",
)
async def allow_talk(
    table_id: TableId, data: JSONBody[Talking], guest: TheGuest, house: TheHouse
) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.allow_talk(row, guest, data.talk))


@post(
    "/tables/{table_id:str}/links",
    status_code=200,
    responses=COMMON,
    summary="Make all links given out so far lead nowhere (host)",
    operation_id="renewLinks",
)
async def renew_links(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.renew_links(row, guest))


@post(
    "/tables/{table_id:str}/hand-over",
    status_code=200,
    responses=COMMON,
    summary="Make the person in a seat the host (host)",
    operation_id="handOver",
)
async def hand_over(
    table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse
) -> TableInfo:
    return await _change(house, table_id, lambda row: lobby.hand_over(row, guest, data.seat))


ROUTES = (
    list_tables,
    my_tables,
    see_table,
    links,
    create_table,
    join,
    leave,
    ready,
    start,
    rematch,
    claim,
    abort,
    close,
    watchers,
    send_away,
    add_seat,
    change_seat,
    remove_seat,
    kick,
    lock,
    allow_talk,
    renew_links,
    hand_over,
)
