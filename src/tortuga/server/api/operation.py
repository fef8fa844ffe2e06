"""For whoever runs the house."""

import hmac

from litestar import Response, get
from msgspec import Struct

from tortuga.server.api.common import AnyRequest, TheHouse, refusals
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status


class Health(Struct, frozen=True):
    status: str


@get("/health", responses=refusals(), summary="Whether the house is open", operation_id="health")
async def health(house: TheHouse) -> Health:
    if house.closing:
        raise Declined(Code.RESTARTING)
    await house.store.tables((), listed=True)
    return Health("open")


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """Counters tell when something happens, secretly or not; so only the operator may read them."""
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Declined(Code.METRICS_CLOSED)
    tables = house.tables.live.values()
    for status in Status:
        house.metrics.tables.labels(status).set(sum(table.row.status is status for table in tables))
    seated = [window.seat is not None for table in tables for window in table.connections]
    house.metrics.connections.labels("seat").set(seated.count(True))
    house.metrics.connections.labels("spectator").set(seated.count(False))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
