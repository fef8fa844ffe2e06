"""One table over HTTP: looking at it, making it, sitting down, beginning; what players want of each other."""

from typing import Annotated

from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.bots.bot import LEVELS
from tortuga.server import lobby
from tortuga.server.access import admit
from tortuga.server.api.common import Allow, LinkCode, TableId, TheGuest, TheHouse
from tortuga.server.api.pages import PAGE
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.identity import Guest, Right
from tortuga.server.limits import Begun
from tortuga.server.live_tables import Change
from tortuga.server.lobby import passed
from tortuga.server.lobby.fitted import fits
from tortuga.server.lobby.passed import PassedWish
from tortuga.server.rating.fitting import fitting_level
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, TableRow
from tortuga.server.wire import TableInfo

ROUTES = Routes(401, 403, 404, 409)


class ChosenSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=63)]


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


class Aborting(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool = True


@ROUTES.get("/tables/{table_id:str}", "table")
async def see_table(table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None) -> TableInfo:
    """One table."""
    table = await house.tables.table(table_id)
    admit(table, guest, code, house.identity)
    return table.info()


@ROUTES.get("/tables/{table_id:str}/links")
async def links(table_id: TableId, guest: TheGuest, house: TheHouse) -> Links:
    """The links of a table, for the people at it."""
    row = (await house.tables.table(table_id)).row
    hosting = row.host == guest.id
    if not hosting:
        lobby.my_seat(row, guest)

    def link(right: Right, seat: int | None = None) -> str:
        return f"/t/{row.id}?code={house.identity.code(right, row.id, row.renewed, seat)}"

    if row.club is not None:
        return Links(f"/club/{row.club}", None, {})
    reserved = [seat for seat, of in enumerate(row.seats) if of.reserved and hosting]
    return Links(
        link(Right.INVITE),
        link(Right.WATCH) if row.watchable else None,
        {str(seat): link(Right.SEAT, seat) for seat in reserved},
    )


async def changed(house: House, id: str, change: Change) -> TableInfo:
    """A table after its row was changed."""
    return (await house.tables.change(id, change)).info()


@ROUTES.post("/tables", status_code=201)
async def create_table(
    data: JSONBody[lobby.TableWish], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    """Make a table."""
    allow(Begun.TABLE)
    await house.clubs.check(data.club, guest)
    await check_room(house, guest)
    shared = data.share is not None or data.deal is not None
    row = await house.deals.new_table(data, guest) if shared else lobby.new_table(data, guest, house.wall())
    return (await house.tables.create(row)).info()


async def check_room(house: House, guest: Guest) -> None:
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
    alone = all(of.holder in (None, guest.id) for of in row.seats) and row.deal is None
    return alone and not (table and table.connections)


@ROUTES.post("/tables/{table_id:str}/join")
async def join(
    table_id: TableId, data: JSONBody[Joining], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    """Take a seat, or take your own again after leaving."""
    allow(Begun.SEAT)
    await house.clubs.check((await house.tables.table(table_id)).row.club, guest)
    now = house.wall()

    def change(row: TableRow) -> TableRow:
        seated = lobby.sit(row, guest, data.seat, data.code, house.identity, now)
        return lobby.bring_word(seated, guest, data.word)

    return await changed(house, table_id, change)


@ROUTES.post("/tables/{table_id:str}/leave")
async def leave(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Stand up; in a running match a bot holds your seat until you join again. A host hands over."""
    return (await house.farewells.leave(table_id, guest)).info()


@ROUTES.post("/tables/{table_id:str}/ready")
async def ready(table_id: TableId, data: JSONBody[Readiness], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Say that you are ready, with a word for the seed."""
    return await changed(house, table_id, lambda row: lobby.set_ready(row, guest, data.ready, data.word))


@ROUTES.post("/tables/{table_id:str}/start")
async def start(table_id: TableId, data: JSONBody[Beginning], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Begin the match (host)."""
    now, table = house.wall(), await house.tables.table(table_id)
    level = await fitting_level(house.store, table.row.game, guest.id) if fits(table.row) else LEVELS[0]
    begun = await house.deals.begin(table_id, lambda row: lobby.start(row, guest, now, data.word, level))
    return begun.info()


@ROUTES.post("/tables/{table_id:str}/rematch")
async def rematch(table_id: TableId, guest: TheGuest, house: TheHouse, allow: Allow) -> TableInfo:
    """A new table for the same people, everyone one seat further.

    Whoever asks first makes it; everyone else is led to it.
    """
    allow(Begun.TABLE)
    now = house.wall()
    table = await house.tables.table(table_id)
    following = await house.tables.succeed(table, lambda row: lobby.rematch(row, guest, now))
    return following.info()


@ROUTES.post("/tables/passed", status_code=201)
async def pass_around(
    data: JSONBody[PassedWish], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    """A match on one device.

    It begins at once. Whoever has the device opens the socket as one of those who share it.
    """
    allow(Begun.TABLE)
    await check_room(house, guest)
    return (await house.tables.create(passed.new_passed(data, guest, house.wall()))).info()


@ROUTES.post("/tables/{table_id:str}/pass-again")
async def pass_again(
    table_id: TableId, data: JSONBody[Beginning], guest: TheGuest, house: TheHouse, allow: Allow
) -> TableInfo:
    """Once more on one device, everyone one seat further (host)."""
    allow(Begun.TABLE)
    now, table = house.wall(), await house.tables.table(table_id)
    following = await house.tables.succeed(table, lambda row: passed.again(row, guest, data.word or "", now))
    return following.info()


@ROUTES.post("/tables/{table_id:str}/claim")
async def claim(table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Have a bot play for somebody who has kept everyone waiting, until they join again."""
    table = await house.tables.table(table_id)
    await house.stalling.claim(table, guest, data.seat)
    return table.info()


@ROUTES.post("/tables/{table_id:str}/abort")
async def abort(table_id: TableId, data: JSONBody[Aborting], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Say that you want to end the match without a result, or no longer; it ends when all do."""
    table = await house.tables.table(table_id)
    await house.stalling.abort(table, guest, data.agree)
    return table.info()
