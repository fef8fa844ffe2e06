"""Being on vacation from slow matches."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tortuga.server.api.common import TheGuest, TheHouse, refusals
from tortuga.server.house import House
from tortuga.server.identity import Guest


class VacationInfo(Struct, frozen=True):
    until: float | None
    """None: you are on none."""
    left: float
    """Days that you may still take, of those of a year."""


class VacationWish(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=365)]


@get("/me/vacation", responses=refusals(401), summary="Whether you are on vacation", operation_id="vacation")
async def vacation(guest: TheGuest, house: TheHouse) -> VacationInfo:
    return await _info(guest, house)


@post(
    "/me/vacation",
    status_code=200,
    responses=refusals(401, 409),
    summary="Go on vacation: your time at slow matches that allow it does not count, and the others are told",
    operation_id="goOnVacation",
)
async def go_on_vacation(data: JSONBody[VacationWish], guest: TheGuest, house: TheHouse) -> VacationInfo:
    await house.slow.vacations.begin(guest, data.days)
    return await _info(guest, house)


@post(
    "/me/vacation/end",
    status_code=200,
    responses=refusals(401),
    summary="Be back sooner",
    operation_id="endVacation",
)
async def end_vacation(guest: TheGuest, house: TheHouse) -> VacationInfo:
    await house.slow.vacations.end(guest)
    return await _info(guest, house)


async def _info(guest: Guest, house: House) -> VacationInfo:
    leave = await house.slow.vacations.of(guest)
    return VacationInfo(leave.now.until if leave.now else None, leave.left)


ROUTES = (vacation, go_on_vacation, end_vacation)
