"""What a good player would do, and where something better could have been done: in matches against bots."""

from typing import Any

from msgspec import Struct

from tortuga.server import lobby
from tortuga.server.api.common import Allow, TableId, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.hindsight import BetterChoice
from tortuga.server.hints import hinted
from tortuga.server.limits import Begun
from tortuga.server.messages import MessageInfo

ROUTES = Routes(401, 403, 404, 409)


class HintInfo(Struct, frozen=True):
    decision: int
    """The number of the decision that it is for."""
    choice: int
    """Which of the actions that are offered, counted from 0."""
    says: tuple[MessageInfo, ...]
    """What speaks for it."""


class BetterInfo(Struct, frozen=True):
    """A moment at which something better could have been done."""

    at: int
    """How many actions of the match had been done then."""
    view: Any
    done: Any
    better: Any
    says: tuple[MessageInfo, ...]
    """What speaks for it."""
    loss: float
    """How much less likely it became to win."""


class HindsightInfo(Struct, frozen=True):
    done: int
    """How many choices have been looked at."""
    of: int | None
    """All of them; None: that is still to be found out."""
    moments: tuple[BetterInfo, ...] | None
    """None until all have been looked at."""


@ROUTES.post("/tables/{table_id:str}/hint")
async def hint(table_id: TableId, guest: TheGuest, house: TheHouse, allow: Allow) -> HintInfo:
    """What a good player would do in your place, and why; only where all others are bots."""
    table = await house.tables.table(table_id)
    seat = lobby.my_seat(table.row, guest)
    if house.hints.fresh(table, seat):
        allow(Begun.HINT)
    given = await house.hints.hint(table, seat)
    if not table.row.hinted:
        await house.tables.change(table_id, hinted)
    return HintInfo(*given)


@ROUTES.get("/tables/{table_id:str}/moments")
async def moments(table_id: TableId, guest: TheGuest, house: TheHouse, allow: Allow) -> HindsightInfo:
    """After a match against bots: up to three moments at which you could have done better.

    Ask again until it has looked at everything.
    """
    table = await house.tables.table(table_id)
    seat = lobby.my_seat(table.row, guest)
    if not house.hindsight.begun(table, seat):
        allow(Begun.HINT)
    look = house.hindsight.look_back(table, seat)
    return HindsightInfo(look.done, look.of, tuple(map(_better_info, look.worst)) if look.over else None)


def _better_info(found: BetterChoice) -> BetterInfo:
    made = found.made
    return BetterInfo(made.at, made.view, made.done, found.better, found.says, found.loss)
