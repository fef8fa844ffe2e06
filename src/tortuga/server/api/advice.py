"""What a good player would do, and where something better could have been done: in matches against bots."""

from typing import Any

from litestar import post
from msgspec import Struct

from tortuga.server import lobby
from tortuga.server.api.common import Allow, TableId, TheGuest, TheHouse, refusals
from tortuga.server.limits import Begun
from tortuga.server.messages import MessageInfo

COMMON = refusals(401, 403, 404, 409)


class HintInfo(Struct, frozen=True):
    decision: int
    """The number of the decision that it is for."""
    action: Any
    """One of those that are offered."""
    says: tuple[MessageInfo, ...]
    """What speaks for it."""


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    responses=COMMON,
    summary="What a good player would do in your place, and why; only where all others are bots",
    operation_id="hint",
)
async def hint(table_id: TableId, guest: TheGuest, house: TheHouse, allow: Allow) -> HintInfo:
    table = await house.tables.table(table_id)
    seat = lobby.my_seat(table.row, guest)
    if house.hints.fresh(table, seat):
        allow(Begun.HINT)
    decision, given = await house.hints.hint(table, seat)
    return HintInfo(decision, given.action, given.says)


ROUTES = (hint,)
