"""The application: routes, the socket, and what holds for every request."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from tortuga.core.errors import TortugaError
from tortuga.server.api import games, me, operation, records, tables
from tortuga.server.api.common import (
    SAFE_METHODS,
    AnyRequest,
    Refusal,
    failed,
    refused,
    refused_by_framework,
    store_failed,
    the_guest,
    the_voice,
)
from tortuga.server.house import House
from tortuga.server.http_answers import watched
from tortuga.server.identity import COOKIE
from tortuga.server.limits import Limiter
from tortuga.server.origins import right_origin
from tortuga.server.refusals import Code, Declined
from tortuga.server.sockets import Sockets, with_sockets
from tortuga.server.store import StoreError
from tortuga.server.upkeep import keep_tidy
from tortuga.server.web_client import index, static_file

VERSION = "1"
MOST_BODY = 64 * 1024
BURST = 5
"""So many seconds' worth of requests may come at once."""


class Application(NamedTuple):
    asgi: ASGIApp
    sockets: Sockets
    openapi: Callable[[], dict[str, Any]]


def create_app(house: House) -> Application:
    """The house as an ASGI application. The store and the bus are open by then."""
    sockets = Sockets(house)
    limiter = Limiter(
        house.settings.requests_per_second, house.settings.requests_per_second * BURST, house.now
    )

    async def check(request: AnyRequest) -> Response[Refusal] | None:
        """Before every request: the right origin, and not too many of them."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if request.method not in SAFE_METHODS and not right_origin(origin, host, house.settings.origins):
            return refused(request, Declined(Code.WRONG_ORIGIN))
        if not limiter.allows(_who(request, house)):
            return refused(request, Declined(Code.TOO_FAST))
        return None

    api = Router(
        "/api",
        route_handlers=[
            *me.ROUTES,
            *(games.games, games.game_schema, games.wire_schema),
            *tables.ROUTES,
            *(records.download_record, records.download_transcript),
        ],
        before_request=check,
    )
    app = Litestar(
        [api, operation.health, operation.metrics, index, static_file],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "guest": Provide(the_guest, sync_to_thread=False),
            "voice": Provide(the_voice, sync_to_thread=False),
        },
        exception_handlers={
            TortugaError: refused,
            StoreError: store_failed,
            HTTPException: refused_by_framework,
            Exception: failed,
        },
        state=State({"house": house}),
        lifespan=[_lifespan],
        request_max_body_size=MOST_BODY,
        openapi_config=_openapi(),
        logging_config=None,
        debug=False,
    )
    return Application(
        with_sockets(watched(app, house.metrics), sockets), sockets, lambda: app.openapi_schema.to_schema()
    )


def _who(request: AnyRequest, house: House) -> str:
    """The guest, or for a stranger the address."""
    try:
        return house.identity.guest(request.cookies.get(COOKIE)).id
    except Declined:
        return request.client.host if request.client else ""


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tortuga",
        version=VERSION,
        summary="The lobby over HTTP. Play itself goes over the socket of a table: see docs/protocol.md.",
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    tidy = asyncio.create_task(keep_tidy(house))
    try:
        yield
    finally:
        tidy.cancel()
        with suppress(asyncio.CancelledError):
            await tidy
        await house.close()
