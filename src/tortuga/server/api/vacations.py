"""Being on vacation from slow matches."""

from typing import Annotated

from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.server.api.common import TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.identity import Guest

ROUTES = Routes(401)


class VacationInfo(Struct, frozen=True):
    until: float | None
    """None: you are on none."""
    left: float
    """Days that you may still take, of those of a year."""


class VacationWish(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=365)]


@ROUTES.get("/me/vacation")
async def vacation(guest: TheGuest, house: TheHouse) -> VacationInfo:
    """Whether you are on vacation."""
    return await _info(guest, house)


@ROUTES.post("/me/vacation", refused=(401, 409))
async def go_on_vacation(data: JSONBody[VacationWish], guest: TheGuest, house: TheHouse) -> VacationInfo:
    """Go on vacation: your time at slow matches that allow it does not count, and the others are told."""
    await house.slow.vacations.begin(guest, data.days)
    return await _info(guest, house)


@ROUTES.post("/me/vacation/end")
async def end_vacation(guest: TheGuest, house: TheHouse) -> VacationInfo:
    """Be back sooner."""
    await house.slow.vacations.end(guest)
    return await _info(guest, house)


async def _info(guest: Guest, house: House) -> VacationInfo:
    leave = await house.slow.vacations.of(guest)
    return VacationInfo(leave.now.until if leave.now else None, leave.left)
