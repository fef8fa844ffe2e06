"""Being called when slow matches wait for one: off until it is asked for."""

from typing import Annotated

from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, language_of
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.store import Subscription

ROUTES = Routes(401)


class PushInfo(Struct, frozen=True):
    key: str
    """The public key of the house, which a browser subscribes with."""
    devices: int
    """How many browsers are called."""


class SubscriptionWish(Struct, frozen=True, forbid_unknown_fields=True):
    """As the browser gives it."""

    endpoint: Annotated[str, Meta(max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=64)]


class EndpointWish(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1_000)]


@ROUTES.get("/me/push", "push")
async def push_info(guest: TheGuest, house: TheHouse) -> PushInfo:
    """Which of your browsers are called."""
    return await _info(guest, house)


@ROUTES.post("/me/push", refused=(401, 409))
async def subscribe(
    data: JSONBody[SubscriptionWish], request: AnyRequest, guest: TheGuest, house: TheHouse, allow: Allow
) -> PushInfo:
    """Have a browser called when slow matches wait for you; it is told so at once."""
    allow(Begun.PUSH)
    wished = Subscription(data.endpoint, data.p256dh, data.auth, language_of(request))
    await house.calls.subscribe(guest, wished)
    return await _info(guest, house)


@ROUTES.post("/me/push/off")
async def unsubscribe(data: JSONBody[EndpointWish], guest: TheGuest, house: TheHouse) -> PushInfo:
    """Have a browser called no longer."""
    await house.store.unsubscribe(guest.id, data.endpoint)
    return await _info(guest, house)


async def _info(guest: Guest, house: House) -> PushInfo:
    key = await house.calls.key()
    return PushInfo(key.public, len(await house.store.subscriptions_of(guest.id)))
