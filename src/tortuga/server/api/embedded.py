"""Boards on other people's pages: matches that are over and public, for whoever looks, known or not."""

from litestar import get

from tortuga.server.api.common import TableId, TheHouse, TheVoice, refusals
from tortuga.server.api.replays import AsWhom, First
from tortuga.server.public_matches import public_match
from tortuga.server.replays import NONE, ReplayInfo, ReplayPage


@get(
    "/public/{table_id:str}/replay",
    responses=refusals(404),
    summary="What there is to see of a public match that is over; nobody has to be known for it",
    operation_id="publicReplay",
)
async def public_replay(
    table_id: TableId, house: TheHouse, voice: TheVoice, seat: AsWhom = None
) -> ReplayInfo:
    table = await public_match(house.tables, house.store, table_id, house.wall())
    return await house.replays.info(table, None, seat or NONE, voice)


@get(
    "/public/{table_id:str}/replay/steps",
    responses=refusals(404),
    summary="Some steps of it",
    operation_id="publicSteps",
)
async def public_steps(
    table_id: TableId, house: TheHouse, seat: AsWhom = None, first: First = 0
) -> ReplayPage:
    table = await public_match(house.tables, house.store, table_id, house.wall())
    return await house.replays.page(table, None, seat or NONE, first)


ROUTES = (public_replay, public_steps)
