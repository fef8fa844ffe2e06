"""Matches to take home."""

from litestar import Response

from tortuga.server.access import admit
from tortuga.server.api.common import LinkCode, TableId, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.records import Transcript, full_record, transcript

ROUTES = Routes(401, 403, 404, 409)


@ROUTES.get("/tables/{table_id:str}/record", "record", media_type="application/json")
async def download_record(
    table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None
) -> Response[bytes]:
    """The whole record of a finished match; `tortuga verify` proves it."""
    table = await house.tables.table(table_id)
    admit(table, guest, code, house.identity)
    name = f"{table.row.game}-{table.id}.json"
    return Response(
        (await full_record(table, house.tables.long_work)).encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@ROUTES.get("/tables/{table_id:str}/transcript", "transcript")
async def download_transcript(
    table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None
) -> Transcript:
    """What you were told and answered so far; for spectators, what everyone saw."""
    table = await house.tables.table(table_id)
    seat = admit(table, guest, code, house.identity)
    return await transcript(table, seat, house.tables.long_work)
