"""Matches seen again: those of the house, and records that somebody brings."""

from typing import Annotated, TypeAlias

from litestar.params import QueryParameter

from tortuga.server.access import admit
from tortuga.server.api.common import (
    AnyRequest,
    LinkCode,
    TableId,
    TheGuest,
    TheHouse,
    TheVoice,
)
from tortuga.server.api.routes import Routes
from tortuga.server.record_replays import MOST_BYTES, OpenedRecord
from tortuga.server.replays import ReplayInfo, ReplayPage

AsWhom: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        description="As whom to see it: the number of a seat, `none` for a spectator, `all` with everything"
        " open. While it runs only as oneself, as without this.",
        max_length=8,
    ),
]
First: TypeAlias = Annotated[
    int, QueryParameter(description="A step, from 0; the page that it is on comes.", ge=0, le=10**9)
]
ROUTES = Routes(401, 403, 404, 409, 410)


@ROUTES.get("/tables/{table_id:str}/replay", "replay")
async def table_replay(
    table_id: TableId,
    guest: TheGuest,
    house: TheHouse,
    voice: TheVoice,
    seat: AsWhom = None,
    code: LinkCode = None,
) -> ReplayInfo:
    """What there is to see of a match: how many steps, its key moments, the talk beside it."""
    table = await house.replays.table(table_id)
    own = admit(table, guest, code, house.identity)
    return await house.replays.info(table, own, seat, voice)


@ROUTES.get("/tables/{table_id:str}/replay/steps", "replaySteps")
async def table_steps(
    table_id: TableId,
    guest: TheGuest,
    house: TheHouse,
    seat: AsWhom = None,
    first: First = 0,
    code: LinkCode = None,
) -> ReplayPage:
    """Some steps of a match as somebody was told them then."""
    table = await house.replays.table(table_id)
    own = admit(table, guest, code, house.identity)
    return await house.replays.page(table, own, seat, first)


@ROUTES.post("/replay", refused=(404, 413), request_max_body_size=MOST_BYTES)
async def open_record(request: AnyRequest, house: TheHouse, seat: AsWhom = None) -> OpenedRecord:
    """Open a record, which is the body: what it proves, and what there is to see. Nothing is stored."""
    return await house.record_replays.opened(await request.body(), seat)


@ROUTES.post("/replay/steps", refused=(404, 413), request_max_body_size=MOST_BYTES)
async def record_steps(
    request: AnyRequest, house: TheHouse, seat: AsWhom = None, first: First = 0
) -> ReplayPage:
    """Some steps of a record, which is the body."""
    return await house.record_replays.page(await request.body(), seat, first)
