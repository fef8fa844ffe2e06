"""Passkeys: one's own, one more, one less; and being somebody by one."""

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse
from tortuga.server.api.me import Me, known_by
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.origins import Site, site_of
from tortuga.server.passkey_answers import LONGEST_ID, MadePasskey, UsedPasskey
from tortuga.server.passkeys import PasskeyQuestion, PasskeyWish
from tortuga.server.typed_text import plain_name

ROUTES = Routes(401)

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


@ROUTES.get("/me/passkeys")
async def my_passkeys(guest: TheGuest, house: TheHouse) -> MyPasskeys:
    """Your passkeys."""
    return await _mine(house, guest)


@ROUTES.post("/me/passkeys/wish", refused=(401, 409))
async def wish_passkey(guest: TheGuest, request: AnyRequest, house: TheHouse) -> PasskeyWish:
    """What a device needs to know to make a passkey for you."""
    return await house.passkeys.wish(guest, _site(request, house))


@ROUTES.post("/me/passkeys", refused=(401, 403, 409))
async def add_passkey(
    data: JSONBody[MadePasskey], guest: TheGuest, request: AnyRequest, house: TheHouse, allow: Allow
) -> MyPasskeys:
    """A passkey that was made for you."""
    allow(Begun.CODE)
    await house.passkeys.add(guest, data, _plain_label(data.label), _site(request, house))
    return await _mine(house, guest)


@ROUTES.post("/me/passkeys/{passkey_id:str}/label")
async def label_passkey(
    data: JSONBody[PasskeyLabel], passkey_id: PasskeyId, guest: TheGuest, house: TheHouse
) -> MyPasskeys:
    """Call a passkey something."""
    await house.store.label_passkey(guest.id, passkey_id, _plain_label(data.label))
    return await _mine(house, guest)


@ROUTES.delete("/me/passkeys/{passkey_id:str}")
async def remove_passkey(passkey_id: PasskeyId, guest: TheGuest, house: TheHouse) -> MyPasskeys:
    """Be known by this passkey no longer."""
    await house.store.remove_passkey(guest.id, passkey_id)
    return await _mine(house, guest)


@ROUTES.post("/passkeys/question", refused=())
async def ask_passkey(request: AnyRequest, house: TheHouse) -> PasskeyQuestion:
    """What a device needs to know to use a passkey."""
    return house.passkeys.question(_site(request, house))


@ROUTES.post("/passkeys/use", refused=(401, 403))
async def use_passkey(
    data: JSONBody[UsedPasskey], request: AnyRequest, house: TheHouse, allow: Allow
) -> Response[Me]:
    """Be whose passkey this is; the answer sets the cookie."""
    allow(Begun.CODE)
    await house.farewells.look_lately()  # a token is to be good in every house
    return known_by(house, request, await house.passkeys.take(data, _site(request, house)))
