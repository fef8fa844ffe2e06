"""What the host of a table does over HTTP."""

from typing import Annotated, TypeAlias

from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server import lobby
from tortuga.server.api.common import TableId, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.api.tables import ChosenSeat, changed
from tortuga.server.refusals import Code, Declined
from tortuga.server.watchers import Watcher, watching
from tortuga.server.wire import TableInfo

ROUTES = Routes(401, 403, 404, 409)


class Locking(Struct, frozen=True, forbid_unknown_fields=True):
    locked: bool


class Talking(Struct, frozen=True, forbid_unknown_fields=True):
    talk: bool


class Watchers(Struct, frozen=True):
    watchers: list[Watcher]


class ChosenWatcher(Struct, frozen=True, forbid_unknown_fields=True):
    watcher: Annotated[str, Meta(max_length=64)]


SeatNumber: TypeAlias = Annotated[int, PathParameter(description="Counted from 0.", ge=0, le=63)]


@ROUTES.post("/tables/{table_id:str}/close")
async def close(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Close a table before its match, or a match without other people (host)."""
    return await changed(house, table_id, lambda row: lobby.close(row, guest))


@ROUTES.get("/tables/{table_id:str}/watchers")
async def watchers(table_id: TableId, guest: TheGuest, house: TheHouse) -> Watchers:
    """Who watches (host)."""
    table = await house.tables.table(table_id)
    lobby.check_host(table.row, guest)
    return Watchers(list(watching(table).values()))


@ROUTES.post("/tables/{table_id:str}/send-away")
async def send_away(
    table_id: TableId, data: JSONBody[ChosenWatcher], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Send a spectator away for good (host)."""
    table = await house.tables.table(table_id)
    lobby.check_host(table.row, guest)
    found = [id for id, watcher in watching(table).items() if watcher.id == data.watcher]
    if not found:
        raise Declined(Code.UNKNOWN_WATCHER)
    return await changed(house, table_id, lambda row: lobby.send_away(row, guest, found[0]))


@ROUTES.post("/tables/{table_id:str}/seats")
async def add_seat(
    table_id: TableId, data: JSONBody[lobby.SeatWish], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Add a seat (host)."""
    return await changed(house, table_id, lambda row: lobby.add_seat(row, guest, data))


@ROUTES.post("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    table_id: TableId, seat: SeatNumber, data: JSONBody[lobby.SeatWish], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Make an empty or a bot's seat open, reserved or a bot's (host)."""
    return await changed(house, table_id, lambda row: lobby.change_seat(row, guest, seat, data))


@ROUTES.delete("/tables/{table_id:str}/seats/{seat:int}")
async def remove_seat(table_id: TableId, seat: SeatNumber, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Remove an empty or a bot's seat (host)."""
    return await changed(house, table_id, lambda row: lobby.remove_seat(row, guest, seat))


@ROUTES.post("/tables/{table_id:str}/kick")
async def kick(table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Send somebody away for good (host)."""
    return await changed(house, table_id, lambda row: lobby.kick(row, guest, data.seat))


@ROUTES.post("/tables/{table_id:str}/lock")
async def lock(table_id: TableId, data: JSONBody[Locking], guest: TheGuest, house: TheHouse) -> TableInfo:
    """Let nobody else sit down, or do again (host)."""
    return await changed(house, table_id, lambda row: lobby.lock(row, guest, data.locked))


@ROUTES.post("/tables/{table_id:str}/talk")
async def allow_talk(
    table_id: TableId, data: JSONBody[Talking], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Switch the talk of a table off or on (host)."""
    return await changed(house, table_id, lambda row: lobby.allow_talk(row, guest, data.talk))


@ROUTES.post("/tables/{table_id:str}/links")
async def renew_links(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Make all links given out so far lead nowhere (host)."""
    return await changed(house, table_id, lambda row: lobby.renew_links(row, guest))


@ROUTES.post("/tables/{table_id:str}/hand-over")
async def hand_over(
    table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Make the person in a seat the host (host)."""
    return await changed(house, table_id, lambda row: lobby.hand_over(row, guest, data.seat))
