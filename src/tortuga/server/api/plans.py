"""What somebody plans to reply in a slow match. Nobody else is told of it."""

from typing import Annotated, Any

from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.server import lobby
from tortuga.server.api.common import TableId, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.live_table import LiveTable
from tortuga.server.refusals import Code, Declined
from tortuga.server.slow.planning import MOST_REPLIES, after, may_plan
from tortuga.server.store import Expected, PlanRow
from tortuga.server.wire import ChoiceInfo

ROUTES = Routes(401, 403, 404, 409)
MOST_AHEAD = 20
Move = Annotated[str, Meta(max_length=64)]


class PlanInfo(Struct, frozen=True, forbid_unknown_fields=True):
    answers: Annotated[tuple[Expected, ...], Meta(max_length=MOST_REPLIES)]
    """Should the other play this, one replies so; none: nothing is planned."""


class AheadLine(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[Move], Meta(max_length=MOST_AHEAD)]
    """By turns: what the other may play, and what one would reply."""


class AheadInfo(Struct, frozen=True):
    """How it would stand after some moves."""

    view: Any
    actions: list[ChoiceInfo]
    """What could be played there; empty: the match would be over."""
    mine: bool
    """Whether it would be one's own turn."""


@ROUTES.get("/tables/{table_id:str}/plan", "plan")
async def see_plan(table_id: TableId, guest: TheGuest, house: TheHouse) -> PlanInfo:
    """What you have planned to reply."""
    table = await house.tables.table(table_id)
    return _info(await house.slow.plans.of(table, guest))


@ROUTES.post("/tables/{table_id:str}/plan")
async def make_plan(
    table_id: TableId, data: JSONBody[PlanInfo], guest: TheGuest, house: TheHouse
) -> PlanInfo:
    """Plan what to reply to moves you expect; with no answers the plan is dropped."""
    table = await _slow_table(table_id, house)
    return _info(await house.slow.plans.make(table, guest, data.answers))


@ROUTES.post("/tables/{table_id:str}/ahead", "ahead")
async def look_ahead(
    table_id: TableId, data: JSONBody[AheadLine], guest: TheGuest, house: TheHouse
) -> AheadInfo:
    """How it would stand after some moves, while the other is to play."""
    table = await _slow_table(table_id, house)
    seat = lobby.my_seat(table.row, guest)
    match = after(may_plan(table.running(), seat), data.moves)
    mover = next(iter(match.to_act), seat)
    choices = [ChoiceInfo(action, match.game.notate(action)) for action in match.legal(mover)]
    return AheadInfo(match.view(mover), choices if match.to_act else [], mover == seat)


async def _slow_table(id: str, house: House) -> LiveTable:
    table = await house.tables.table(id)
    if not table.row.clock.slow:
        raise Declined(Code.NO_PLANS)
    return table


def _info(plan: PlanRow | None) -> PlanInfo:
    return PlanInfo(plan.answers if plan else ())
