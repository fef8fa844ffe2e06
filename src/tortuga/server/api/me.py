"""Who one is: a guest with a name."""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, refusals
from tortuga.server.identity import COOKIE, Guest
from tortuga.server.limits import Begun
from tortuga.server.refusals import Declined
from tortuga.server.settings import DAY
from tortuga.server.typed_text import plain_name


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=2_000)]


class Me(Struct, frozen=True):
    name: str


@get("/me", responses=refusals(401), summary="Who you are", operation_id="me")
async def me(guest: TheGuest) -> Me:
    return Me(guest.name)


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
        guest = Guest(known.id, name, known.key)
    except Declined:
        allow(Begun.IDENTITY)
        guest = house.identity.new_guest(name)
    secure = request.url.scheme == "https" or house.settings.public_url.startswith("https")
    cookie = Cookie(
        key=COOKIE,
        value=house.identity.token(guest),
        max_age=int(house.settings.token_days * DAY),
        path=house.settings.base or "/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
    return Response(Me(guest.name), cookies=[cookie])
