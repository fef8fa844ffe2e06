"""Who one is: a guest with a name."""

from contextlib import suppress
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.server import lobby
from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, refusals
from tortuga.server.house import House
from tortuga.server.identity import COOKIE, Guest
from tortuga.server.limits import Begun
from tortuga.server.refusals import Declined
from tortuga.server.settings import DAY
from tortuga.server.store import Status
from tortuga.server.typed_text import plain_name

MOST_RENAMED = 20
"""At so many of the newest tables somebody is renamed."""


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=2_000)]


class Me(Struct, frozen=True):
    name: str
    """Empty: nobody any more."""


class Logout(Struct, frozen=True, forbid_unknown_fields=True):
    where: Literal["here", "elsewhere", "everywhere"] = "here"
    """Here: this device forgets who you are. Elsewhere: all tokens are useless but the one in the answer."""


@get("/me", responses=refusals(401), summary="Who you are", operation_id="me")
async def me(guest: TheGuest) -> Me:
    return Me(guest.name)


async def _rename(house: House, guest: Guest) -> None:
    """Where the match has not begun, the others read the new name at once."""
    for row in await house.store.tables_of(guest.id, MOST_RENAMED):
        if row.status is Status.GATHERING and row.seat_of(guest.id) is not None:
            with suppress(Declined):  # it has begun, or they have left, in this moment
                await house.tables.change(row.id, lambda row: lobby.rename(row, guest))


@post(
    "/me",
    status_code=200,
    responses=refusals(),
    summary="Come in, or change your name; the answer sets the cookie that you are known by",
    operation_id="comeIn",
)
async def come_in(data: JSONBody[Name], request: AnyRequest, house: TheHouse, allow: Allow) -> Response[Me]:
    name = plain_name(data.name)
    try:
        known = house.identity.guest(request.cookies.get(COOKIE))
        guest = replace(known, name=name)
        if name != known.name:
            await _rename(house, guest)
    except Declined:
        allow(Begun.IDENTITY)
        guest = house.identity.new_guest(name)
    return _known_by(house, request, guest)


@post(
    "/me/logout",
    status_code=200,
    responses=refusals(401),
    summary="Be unknown here, keep nobody else logged in as you, or both",
    operation_id="logout",
)
async def logout(
    data: JSONBody[Logout], guest: TheGuest, request: AnyRequest, house: TheHouse
) -> Response[Me]:
    if data.where != "here":
        guest = await house.farewells.revoke(guest)
    return _known_by(house, request, guest if data.where == "elsewhere" else None)


@post(
    "/me/forget",
    status_code=200,
    responses=refusals(401),
    summary="Be forgotten: your name and who you are go from all tables, results and talk",
    operation_id="forgetMe",
)
async def forget_me(guest: TheGuest, request: AnyRequest, house: TheHouse) -> Response[Me]:
    await house.farewells.forget(guest)
    return _known_by(house, request, None)


def _known_by(house: House, request: AnyRequest, guest: Guest | None) -> Response[Me]:
    """An answer with the cookie of a guest, or one that takes it away."""
    cookie = Cookie(
        key=COOKIE,
        value=house.identity.token(guest) if guest else "",
        max_age=int(house.settings.token_days * DAY) if guest else 0,
        path=house.settings.base or "/",
        httponly=True,
        secure=request.url.scheme == "https" or house.settings.public_url.startswith("https"),
        samesite="lax",
    )
    return Response(Me(guest.name if guest else ""), cookies=[cookie])


ROUTES = (me, come_in, logout, forget_me)
