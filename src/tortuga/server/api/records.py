"""Matches to take home."""

from litestar import Response, get

from tortuga.server.access import admit
from tortuga.server.api.common import LinkCode, TableId, TheGuest, TheHouse, refusals
from tortuga.server.records import Transcript, full_record, transcript

COMMON = refusals(401, 403, 404, 409)


@get(
    "/tables/{table_id:str}/record",
    responses=COMMON,
    summary="The whole record of a finished match; `tortuga verify` proves it",
    operation_id="record",
    media_type="application/json",
)
async def download_record(
    table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None
) -> Response[bytes]:
    table = await house.tables.table(table_id)
    admit(table, guest, code, house.identity)
    name = f"{table.row.game}-{table.id}.json"
    return Response(
        (await full_record(table, house.tables.long_work)).encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table_id:str}/transcript",
    responses=COMMON,
    summary="What you were told and answered so far; for spectators, what everyone saw",
    operation_id="transcript",
)
async def download_transcript(
    table_id: TableId, guest: TheGuest, house: TheHouse, code: LinkCode = None
) -> Transcript:
    table = await house.tables.table(table_id)
    seat = admit(table, guest, code, house.identity)
    return await transcript(table, seat, house.tables.long_work)
