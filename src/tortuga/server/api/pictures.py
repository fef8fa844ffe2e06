"""Pictures of positions, for those who may see them."""

from typing import Annotated, Any, TypeAlias

from litestar import Response
from litestar.params import QueryParameter

from tortuga.core.game import Seat
from tortuga.server.access import admit
from tortuga.server.api.common import (
    Allow,
    AnyRequest,
    LinkCode,
    TableId,
    TheGuest,
    TheHouse,
    TheVoice,
)
from tortuga.server.api.replays import AsWhom
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.limits import Begun
from tortuga.server.live_table import LiveTable
from tortuga.server.pictures.painting import Job, PictureKind

ROUTES = Routes(401, 403, 404, 409, 410)

MEDIA = {PictureKind.SVG: "image/svg+xml", PictureKind.PNG: "image/png", PictureKind.GIF: "image/gif"}
SHOWN_MOVING = 10
"""So many steps up to the one that is asked for."""
SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""A picture that is opened by itself is only looked at."""

Step: TypeAlias = Annotated[int, QueryParameter(description="A step of the replay, from 0.", ge=0, le=10**9)]
Kind: TypeAlias = Annotated[PictureKind, QueryParameter(description="How it is made.")]


@ROUTES.get("/tables/{table_id:str}/picture", media_type="image/png")
async def picture(
    table_id: TableId,
    guest: TheGuest,
    request: AnyRequest,
    house: TheHouse,
    voice: TheVoice,
    allow: Allow,
    step: Step = 0,
    seat: AsWhom = None,
    kind: Kind = PictureKind.PNG,
    code: LinkCode = None,
) -> Response[bytes]:
    """A picture of a moment of a match, as whoever may see it in the replay sees it there."""
    table = await house.replays.table(table_id)
    own = admit(table, guest, code, house.identity)
    first = max(0, step - SHOWN_MOVING + 1) if kind is PictureKind.GIF else step
    views = await views_of(house, table, own, seat, first, step)
    job = Job(table.row.game, views, names_at(table), voice.language, kind)
    painted = await house.studio.picture(job, lambda: allow(Begun.PICTURE))
    named = f'inline; filename="{table.row.game}-{table_id}-{step}.{kind}"'
    return painted_answer(painted, kind, {"content-disposition": named})


async def views_of(
    house: House, table: LiveTable, own: Seat | None, seat: str | None, first: int, last: int
) -> tuple[Any, ...]:
    """Of these steps; `Declined` if the last is not there, or not for whoever asks."""
    page = await house.replays.page(table, own, seat, last)
    steps = page.steps
    begin = page.first
    while begin > first:
        before = await house.replays.page(table, own, seat, begin - 1)
        steps, begin = before.steps + steps, before.first
    return tuple(step.update.view for step in steps[first - begin : last - begin + 1])


def names_at(table: LiveTable) -> tuple[str, ...]:
    return tuple(seat.shown for seat in table.row.seats)


def painted_answer(painted: bytes, kind: PictureKind, headers: dict[str, str]) -> Response[bytes]:
    said = {"content-security-policy": SANDBOX, **headers}
    return Response(painted, media_type=MEDIA[kind], headers=said)
