"""Who one is: a guest with a name."""

import secrets
from contextlib import suppress
from typing import Annotated, Literal

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.server import lobby
from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.clubs.changes import member_renamed
from tortuga.server.codes import GOOD_FOR
from tortuga.server.everything import everything_of, records_of
from tortuga.server.house import House
from tortuga.server.identity import COOKIE, DEVICE_COOKIE, Guest
from tortuga.server.limits import Begun
from tortuga.server.refusals import Declined
from tortuga.server.settings import DAY
from tortuga.server.store import Status
from tortuga.server.tournaments.changes import renamed
from tortuga.server.typed_text import plain_name

ROUTES = Routes(401)

MOST_RENAMED = 20
"""At so many of the newest tables somebody is renamed."""


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=2_000)]


class Me(Struct, frozen=True):
    name: str
    """Empty: nobody any more."""


class DeviceCode(Struct, frozen=True):
    code: str
    seconds: int
    """For so long it is good."""


class TypedCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)]


class Logout(Struct, frozen=True, forbid_unknown_fields=True):
    where: Literal["here", "elsewhere", "everywhere"] = "here"
    """Here: this device forgets who you are. Elsewhere: all tokens are useless but the one in the answer."""
    passkeys: bool = False
    """Whether your passkeys go too. They stay by themselves: one comes back with them."""


@ROUTES.get("/me")
async def me(guest: TheGuest) -> Me:
    """Who you are."""
    return Me(guest.name)


async def _rename(house: House, guest: Guest) -> None:
    """Where the match has not begun, the others read the new name at once."""
    for row in await house.store.tables_of(guest.id, MOST_RENAMED):
        if row.status is Status.GATHERING and row.seat_of(guest.id) is not None:
            with suppress(Declined):  # it has begun, or they have left, in this moment
                await house.tables.change(row.id, lambda row: lobby.rename(row, guest))
    for tournament in await house.store.tournaments_of(guest.id, MOST_RENAMED):
        await house.tournaments.change(tournament.id, lambda row, _: renamed(row, guest))
    for club in await house.store.clubs_of(guest.id):
        await house.clubs.change(club.id, lambda row: member_renamed(row, guest))


@ROUTES.post("/me", refused=())
async def come_in(data: JSONBody[Name], request: AnyRequest, house: TheHouse, allow: Allow) -> Response[Me]:
    """Come in, or change your name; the answer sets the cookie that you are known by."""
    name = plain_name(data.name)
    try:
        known = house.identity.guest(request.cookies.get(COOKIE))
        guest = replace(known, name=name)
        if name != known.name:
            await _rename(house, guest)
            if profile := await house.store.profile_of(guest.id):
                await house.store.publish(replace(profile, name=name))
            await house.store.rename_passkeys(guest.id, name)
    except Declined:
        allow(Begun.IDENTITY)
        guest = house.identity.new_guest(name)
    return known_by(house, request, guest)


@ROUTES.post("/me/logout")
async def logout(
    data: JSONBody[Logout], guest: TheGuest, request: AnyRequest, house: TheHouse
) -> Response[Me]:
    """Be unknown here, keep nobody else logged in as you, or both."""
    if data.where != "here":
        guest = await house.farewells.revoke(guest)
    if data.passkeys:
        await house.store.remove_passkey(guest.id)
    return known_by(house, request, guest if data.where == "elsewhere" else None)


@ROUTES.post("/me/forget")
async def forget_me(guest: TheGuest, request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Be forgotten: your name and who you are go from all tables, results and talk."""
    await house.farewells.forget(guest)
    return known_by(house, request, None)


@ROUTES.post("/me/code")
async def offer_code(guest: TheGuest, house: TheHouse) -> DeviceCode:
    """A code by which another device becomes yours; good once, for a few minutes."""
    return DeviceCode(await house.codes.offer(guest), int(GOOD_FOR))


@ROUTES.post("/me/code/use", refused=(401, 403))
async def use_code(
    data: JSONBody[TypedCode], request: AnyRequest, house: TheHouse, allow: Allow
) -> Response[Me]:
    """Be who another device says you are; the answer sets the cookie."""
    allow(Begun.CODE)
    return known_by(house, request, await house.codes.take(data.code))


@ROUTES.get("/me/everything", media_type="application/zip")
async def everything(guest: TheGuest, house: TheHouse, allow: Allow) -> Response[bytes]:
    """All that the house has of you: a zip file of JSON and records."""
    allow(Begun.DOWNLOAD)
    return _packed(
        await everything_of(guest, house.store, house.tables.long_work, house.wall()), "tortuga.zip"
    )


@ROUTES.get("/me/records", media_type="application/zip")
async def my_records(guest: TheGuest, house: TheHouse, allow: Allow) -> Response[bytes]:
    """The records of your matches that are over and still kept, in one zip file."""
    allow(Begun.DOWNLOAD)
    return _packed(
        await records_of(guest, house.store, house.tables.long_work, house.wall()), "tortuga-records.zip"
    )


def _packed(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type="application/zip", headers=headers)


def known_by(house: House, request: AnyRequest, guest: Guest | None) -> Response[Me]:
    """An answer with the cookie of a guest, or one that takes it away. The word of a device stays."""
    device = request.cookies.get(DEVICE_COOKIE) or secrets.token_urlsafe(12)
    cookies = [
        _cookie(house, request, COOKIE, house.identity.token(guest) if guest else ""),
        *([_cookie(house, request, DEVICE_COOKIE, device)] if guest else []),
    ]
    return Response(Me(guest.name if guest else ""), cookies=cookies)


def _cookie(house: House, request: AnyRequest, name: str, value: str) -> Cookie:
    """With an empty value it goes."""
    return Cookie(
        key=name,
        value=value,
        max_age=int(house.settings.token_days * DAY) if value else 0,
        path=house.settings.base or "/",
        httponly=True,
        secure=request.url.scheme == "https" or house.settings.public_url.startswith("https"),
        samesite="lax",
    )
