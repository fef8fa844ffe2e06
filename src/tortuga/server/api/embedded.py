"""Boards on other people's pages: matches that are over and public, for whoever looks, known or not."""

from tortuga.server.api.common import TableId, TheHouse, TheVoice
from tortuga.server.api.replays import AsWhom, First
from tortuga.server.api.routes import Routes
from tortuga.server.public_matches import public_match
from tortuga.server.replays import NONE, ReplayInfo, ReplayPage

ROUTES = Routes(404)


@ROUTES.get("/public/{table_id:str}/replay")
async def public_replay(
    table_id: TableId, house: TheHouse, voice: TheVoice, seat: AsWhom = None
) -> ReplayInfo:
    """What there is to see of a public match that is over; nobody has to be known for it."""
    table = await public_match(house.tables, house.store, table_id, house.wall())
    return await house.replays.info(table, None, seat or NONE, voice)


@ROUTES.get("/public/{table_id:str}/replay/steps")
async def public_steps(
    table_id: TableId, house: TheHouse, seat: AsWhom = None, first: First = 0
) -> ReplayPage:
    """Some steps of it."""
    table = await public_match(house.tables, house.store, table_id, house.wall())
    return await house.replays.page(table, None, seat or NONE, first)
