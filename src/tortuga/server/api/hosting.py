"""What the host of a table does over HTTP."""

from typing import Annotated, TypeAlias

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server import lobby
from tortuga.server.api.common import TableId, TheGuest, TheHouse
from tortuga.server.api.tables import COMMON, ChosenSeat, changed
from tortuga.server.refusals import Code, Declined
from tortuga.server.watchers import Watcher, watching
from tortuga.server.wire import TableInfo


class Locking(Struct, frozen=True, forbid_unknown_fields=True):
    locked: bool


class Talking(Struct, frozen=True, forbid_unknown_fields=True):
    talk: bool


class Watchers(Struct, frozen=True):
    watchers: list[Watcher]


class ChosenWatcher(Struct, frozen=True, forbid_unknown_fields=True):
    watcher: Annotated[str, Meta(max_length=64)]


SeatNumber: TypeAlias = Annotated[int, PathParameter(description="Counted from 0.", ge=0, le=63)]


@post(
    "/tables/{table_id:str}/close",
    status_code=200,
    responses=COMMON,
    summary="Close a table before its match, or a match without other people (host)",
    operation_id="close",
)
async def close(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await changed(house, table_id, lambda row: lobby.close(row, guest))


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
    return await changed(house, table_id, lambda row: lobby.send_away(row, guest, found[0]))


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
    return await changed(house, table_id, lambda row: lobby.add_seat(row, guest, data))


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
    return await changed(house, table_id, lambda row: lobby.change_seat(row, guest, seat, data))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=COMMON,
    summary="Remove an empty or a bot's seat (host)",
    operation_id="removeSeat",
)
async def remove_seat(table_id: TableId, seat: SeatNumber, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await changed(house, table_id, lambda row: lobby.remove_seat(row, guest, seat))


@post(
    "/tables/{table_id:str}/kick",
    status_code=200,
    responses=COMMON,
    summary="Send somebody away for good (host)",
    operation_id="kick",
)
async def kick(table_id: TableId, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse) -> TableInfo:
    return await changed(house, table_id, lambda row: lobby.kick(row, guest, data.seat))


@post(
    "/tables/{table_id:str}/lock",
    status_code=200,
    responses=COMMON,
    summary="Let nobody else sit down, or do again (host)",
    operation_id="lock",
)
async def lock(table_id: TableId, data: JSONBody[Locking], guest: TheGuest, house: TheHouse) -> TableInfo:
    return await changed(house, table_id, lambda row: lobby.lock(row, guest, data.locked))


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
    return await changed(house, table_id, lambda row: lobby.allow_talk(row, guest, data.talk))


@post(
    "/tables/{table_id:str}/links",
    status_code=200,
    responses=COMMON,
    summary="Make all links given out so far lead nowhere (host)",
    operation_id="renewLinks",
)
async def renew_links(table_id: TableId, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await changed(house, table_id, lambda row: lobby.renew_links(row, guest))


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
    return await changed(house, table_id, lambda row: lobby.hand_over(row, guest, data.seat))


ROUTES = (
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
