"""For whoever runs the house."""

import asyncio
import hmac
from collections.abc import Callable
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from msgspec import Struct

from tortuga.server.api.common import AnyRequest, TheHouse, refusals
from tortuga.server.doors import Doors, Kind
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, Store, StoreError

FRESH = 1.0
"""Seconds for which one look at the store answers everyone who asks."""
PATIENCE = 5.0


class Pulse:
    """Whether the store can be written to. However many want to know, it is tried once in a while."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._trying: asyncio.Task[StoreError | None] | None = None
        self._tried = 0.0

    async def beat(self) -> None:
        """`StoreError` if it cannot, `Declined` if it takes too long."""
        if self._trying is None or (self._trying.done() and self._now() - self._tried >= FRESH):
            self._tried = self._now()
            self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE)
        if not done:
            raise Declined(Code.BUSY)
        failure = self._trying.result()
        if failure is not None:
            raise failure

    async def _try(self) -> StoreError | None:
        try:
            await self._store.note("pulse", str(self._tried))
        except StoreError as failure:
            return failure
        return None


ThePulse: TypeAlias = NamedDependency[SkipValidation[Pulse]]
TheDoors: TypeAlias = NamedDependency[SkipValidation[Doors]]


class Health(Struct, frozen=True):
    status: str


@get("/health", responses=refusals(), summary="Whether the house is open", operation_id="health")
async def health(house: TheHouse, pulse: ThePulse) -> Health:
    if house.closing:
        raise Declined(Code.RESTARTING)
    await pulse.beat()
    return Health("open")


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: AnyRequest, house: TheHouse, doors: TheDoors) -> Response[bytes]:
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
    open_now = doors.count()
    for kind in Kind:
        house.metrics.open.labels(kind).set(open_now[kind])
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
