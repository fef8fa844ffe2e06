"""The application: routes, the socket, and what holds for every request."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from tortuga.core.errors import TortugaError
from tortuga.learn import find_lesson, lesson_ids
from tortuga.puzzles.collection import puzzled_games, puzzles_of
from tortuga.server.api import (
    advice,
    analyses,
    clubs,
    deals,
    embedded,
    explore,
    games,
    hosting,
    lessons,
    matches,
    me,
    openings,
    operation,
    parties,
    passkeys,
    pictures,
    plans,
    profiles,
    push,
    puzzles,
    records,
    replays,
    table_lists,
    tables,
    tournaments,
    vacations,
)
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
from tortuga.server.docs_site import docs_file, docs_home
from tortuga.server.doors import Doors, allow_open_files
from tortuga.server.house import House
from tortuga.server.http_answers import Doorway, host_of
from tortuga.server.limits import Allowances, Begun, Requests
from tortuga.server.origins import right_origin
from tortuga.server.refusals import Code, Declined
from tortuga.server.result_cards import result_card
from tortuga.server.sockets import Sockets, with_sockets
from tortuga.server.store import StoreError
from tortuga.server.upkeep import keep_tidy
from tortuga.server.web_client import (
    embedded_page,
    game_page,
    gathering_page,
    index,
    nowhere,
    party_page,
    profile_page,
    static_file,
    table_page,
)
from tortuga.text import LANGUAGES, voice

VERSION = "1"
MOST_BODY = 64 * 1024


class Application(NamedTuple):
    asgi: ASGIApp
    sockets: Sockets
    doors: Doors
    openapi: Callable[[], dict[str, Any]]


def create_app(house: House) -> Application:
    """The house as an ASGI application. The store and the bus are open by then."""
    settings = house.settings
    pace = Requests(settings.requests_per_second, house.now, house.neighbours.tell_asked)
    house.neighbours.on_asked = pace.count
    sockets, doors = Sockets(house, pace), Doors(settings)
    allowances = Allowances(
        {
            Begun.IDENTITY: settings.identities_per_hour,
            Begun.TABLE: settings.tables_per_hour,
            Begun.SEAT: settings.seats_per_hour,
            Begun.HINT: settings.hints_per_hour,
            Begun.ANALYSIS: settings.analyses_per_hour,
            Begun.DOWNLOAD: settings.downloads_per_hour,
            Begun.CODE: settings.codes_per_hour,
            Begun.PICTURE: settings.pictures_per_hour,
            Begun.PUSH: settings.pushes_per_hour,
        },
        house.now,
        house.neighbours.tell_spent,
    )
    house.neighbours.on_spent = allowances.count
    pulse = operation.Pulse(house.store, house.now)

    def allow(request: AnyRequest) -> Callable[[Begun], None]:
        return lambda begun: allowances.take(begun, host_of(request.scope))

    async def check(request: AnyRequest) -> Response[Refusal] | None:
        """Before everything that changes something: the right origin."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if request.method not in SAFE_METHODS and not right_origin(origin, host, settings.origins):
            return refused(request, Declined(Code.WRONG_ORIGIN))
        return None

    api = Router(
        "/api",
        route_handlers=[
            *me.ROUTES,
            *passkeys.ROUTES,
            *matches.ROUTES,
            *profiles.ROUTES,
            *(games.games, games.game_schema, games.wire_schema),
            *table_lists.ROUTES,
            *(lessons.lesson, lessons.lesson_try),
            *puzzles.ROUTES,
            *tables.ROUTES,
            *deals.ROUTES,
            *hosting.ROUTES,
            *parties.ROUTES,
            *advice.ROUTES,
            *analyses.ROUTES,
            *plans.ROUTES,
            *push.ROUTES,
            *vacations.ROUTES,
            *tournaments.ROUTES,
            *clubs.ROUTES,
            *(records.download_record, records.download_transcript),
            *replays.ROUTES,
            *pictures.ROUTES,
            *embedded.ROUTES,
            *explore.ROUTES,
            *openings.ROUTES,
        ],
        before_request=check,
    )
    app = Litestar(
        [
            api,
            operation.health,
            operation.metrics,
            index,
            game_page,
            profile_page,
            gathering_page,
            party_page,
            table_page,
            embedded_page,
            result_card,
            docs_home,
            docs_file,
            static_file,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "guest": Provide(the_guest, sync_to_thread=False),
            "voice": Provide(the_voice, sync_to_thread=False),
            "allow": Provide(allow, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
            "pulse": Provide(lambda: pulse, sync_to_thread=False),
        },
        exception_handlers={
            TortugaError: refused,
            StoreError: store_failed,
            NotFoundException: nowhere,
            HTTPException: refused_by_framework,
            Exception: failed,
        },
        state=State({"house": house}),
        lifespan=[_lifespan(house, doors)],
        request_max_body_size=MOST_BODY,
        openapi_config=_openapi(),
        logging_config=None,
        debug=False,
    )
    asgi = Doorway(with_sockets(app, sockets), settings, house.metrics, house.identity, pace)
    return Application(asgi, sockets, doors, lambda: app.openapi_schema.to_schema())


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tortuga",
        version=VERSION,
        summary="The lobby over HTTP. Play itself goes over the socket of a table: see docs/protocol.md.",
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
    )


def _learn() -> None:
    """Read all texts, lessons and puzzles before anyone waits for them."""
    for language in LANGUAGES:
        voice(language)
    for game in lesson_ids():
        find_lesson(game)
    for game in puzzled_games():
        puzzles_of(game)


def _lifespan(house: House, doors: Doors) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        allow_open_files(house.settings.open_connections)
        await house.open()
        works = keep_tidy(house), doors.watch(), house.metrics.watch_lag(), asyncio.to_thread(_learn)
        beside = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for work in beside:
                work.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await house.close()

    return lifespan
