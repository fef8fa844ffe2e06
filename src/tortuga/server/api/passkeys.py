"""Passkeys: one's own, one more, one less; and being somebody by one."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, refusals
from tortuga.server.api.me import Me, known_by
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.origins import Site, site_of
from tortuga.server.passkey_answers import LONGEST_ID, MadePasskey, UsedPasskey
from tortuga.server.passkeys import PasskeyQuestion, PasskeyWish
from tortuga.server.typed_text import plain_name

PasskeyId = Annotated[
    str, PathParameter(description="The id of a passkey.", max_length=LONGEST_ID, pattern=r"^[A-Za-z0-9_-]+$")
]


class PasskeyInfo(Struct, frozen=True):
    id: str
    label: str
    """What its owner calls it; perhaps nothing."""
    since: float
    used: float | None


class MyPasskeys(Struct, frozen=True):
    passkeys: list[PasskeyInfo]


class PasskeyLabel(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(max_length=2_000)]


def _site(request: AnyRequest, house: House) -> Site:
    return site_of(house.settings, request.headers.get("host"))


def _plain_label(typed: str) -> str:
    return plain_name(typed) if typed.strip() else ""


async def _mine(house: House, guest: Guest) -> MyPasskeys:
    rows = await house.store.passkeys_of(guest.id)
    return MyPasskeys([PasskeyInfo(row.id, row.label, row.since, row.used) for row in rows])


@get("/me/passkeys", responses=refusals(401), summary="Your passkeys", operation_id="myPasskeys")
async def my_passkeys(guest: TheGuest, house: TheHouse) -> MyPasskeys:
    return await _mine(house, guest)


@post(
    "/me/passkeys/wish",
    status_code=200,
    responses=refusals(401, 409),
    summary="What a device needs to know to make a passkey for you",
    operation_id="wishPasskey",
)
async def wish_passkey(guest: TheGuest, request: AnyRequest, house: TheHouse) -> PasskeyWish:
    return await house.passkeys.wish(guest, _site(request, house))


@post(
    "/me/passkeys",
    status_code=200,
    responses=refusals(401, 403, 409),
    summary="A passkey that was made for you",
    operation_id="addPasskey",
)
async def add_passkey(
    data: JSONBody[MadePasskey], guest: TheGuest, request: AnyRequest, house: TheHouse, allow: Allow
) -> MyPasskeys:
    allow(Begun.CODE)
    await house.passkeys.add(guest, data, _plain_label(data.label), _site(request, house))
    return await _mine(house, guest)


@post(
    "/me/passkeys/{passkey_id:str}/label",
    status_code=200,
    responses=refusals(401),
    summary="Call a passkey something",
    operation_id="labelPasskey",
)
async def label_passkey(
    data: JSONBody[PasskeyLabel], passkey_id: PasskeyId, guest: TheGuest, house: TheHouse
) -> MyPasskeys:
    await house.store.label_passkey(guest.id, passkey_id, _plain_label(data.label))
    return await _mine(house, guest)


@delete(
    "/me/passkeys/{passkey_id:str}",
    status_code=200,
    responses=refusals(401),
    summary="Be known by this passkey no longer",
    operation_id="removePasskey",
)
async def remove_passkey(passkey_id: PasskeyId, guest: TheGuest, house: TheHouse) -> MyPasskeys:
    await house.store.remove_passkey(guest.id, passkey_id)
    return await _mine(house, guest)


@post(
    "/passkeys/question",
    status_code=200,
    responses=refusals(),
    summary="What a device needs to know to use a passkey",
    operation_id="askPasskey",
)
async def ask_passkey(request: AnyRequest, house: TheHouse) -> PasskeyQuestion:
    return house.passkeys.question(_site(request, house))


@post(
    "/passkeys/use",
    status_code=200,
    responses=refusals(401, 403),
    summary="Be whose passkey this is; the answer sets the cookie",
    operation_id="usePasskey",
)
async def use_passkey(
    data: JSONBody[UsedPasskey], request: AnyRequest, house: TheHouse, allow: Allow
) -> Response[Me]:
    allow(Begun.CODE)
    await house.farewells.look_lately()  # a token is to be good in every house
    return known_by(house, request, await house.passkeys.take(data, _site(request, house)))


ROUTES = (
    my_passkeys,
    wish_passkey,
    add_passkey,
    label_passkey,
    remove_passkey,
    ask_passkey,
    use_passkey,
)
