"""A party over HTTP: opened by a big screen, joined by phones, led by either."""

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse
from tortuga.server.api.tables import COMMON, ChosenSeat, check_room
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.lobby import parties
from tortuga.server.network import address_for_phones
from tortuga.server.parties import Party
from tortuga.server.refusals import Code, Declined

PartyCode: TypeAlias = Annotated[
    str, PathParameter(description="What the screen shows, however it is typed.", max_length=64)
]


class PartyInfo(Struct, frozen=True):
    """Where a party is now."""

    code: str
    table: str
    """Another one after each match."""
    invitation: str
    """The code of a link to that table."""
    address: str
    """Where phones in the same network find the party."""
    leads: bool
    """Whether you choose what is played: the screen does, and whoever came first."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    word: Annotated[str, Meta(max_length=2_000)] = ""
    """For the seed of the match."""


def _info(house: House, party: Party, guest: Guest | None, request: AnyRequest) -> PartyInfo:
    row = party.table.row
    where = address_for_phones(house.settings, request.url.scheme, request.headers.get("host", ""))
    leading = guest is not None and parties.leads(row, guest)
    return PartyInfo(party.code, row.id, party.invitation, f"{where}/p/{party.code}", leading)


@post("/parties", responses=COMMON, summary="Open a party, as its screen", operation_id="openParty")
async def open_party(
    data: JSONBody[Opening], guest: TheGuest, house: TheHouse, request: AnyRequest, allow: Allow
) -> PartyInfo:
    allow(Begun.TABLE)
    await check_room(house, guest)
    return _info(house, await house.parties.open(guest, data.game), guest, request)


@get("/parties/{code:str}", responses=COMMON, summary="Where a party is now", operation_id="party")
async def see_party(
    code: PartyCode, guest: TheGuest, house: TheHouse, request: AnyRequest, allow: Allow
) -> PartyInfo:
    """Whoever guesses is soon tired of it."""
    try:
        return _info(house, await house.parties.find(code), guest, request)
    except Declined as unknown:
        if unknown.code is Code.UNKNOWN_PARTY:
            allow(Begun.CODE)
        raise


@post(
    "/parties/{code:str}/come",
    status_code=200,
    responses=COMMON,
    summary="Take a seat at a party, or say that you are there for the next match",
    operation_id="come",
)
async def come(
    code: PartyCode,
    data: JSONBody[Coming],
    guest: TheGuest,
    house: TheHouse,
    request: AnyRequest,
    allow: Allow,
) -> PartyInfo:
    if (await house.parties.find(code)).table.row.seat_of(guest.id) is None:
        allow(Begun.SEAT)
    now = house.wall()
    party = await house.parties.change(code, lambda row: parties.come(row, guest, data.word, now))
    return _info(house, party, guest, request)


@post(
    "/parties/{code:str}/go",
    status_code=200,
    responses=COMMON,
    summary="Give your seat up before the match",
    operation_id="go",
)
async def go(code: PartyCode, guest: TheGuest, house: TheHouse, request: AnyRequest) -> PartyInfo:
    return _info(house, await house.parties.change(code, lambda row: parties.go(row, guest)), guest, request)


@post(
    "/parties/{code:str}/plan",
    status_code=200,
    responses=COMMON,
    summary="Choose what is played, and with how many bots (who leads)",
    operation_id="planParty",
)
async def plan(
    code: PartyCode, data: JSONBody[parties.PartyPlan], guest: TheGuest, house: TheHouse, request: AnyRequest
) -> PartyInfo:
    party = await house.parties.change(code, lambda row: parties.plan(row, guest, data))
    return _info(house, party, guest, request)


@post(
    "/parties/{code:str}/begin",
    status_code=200,
    responses=COMMON,
    summary="Begin, with bots in the seats that are still open (who leads)",
    operation_id="beginParty",
)
async def begin(code: PartyCode, guest: TheGuest, house: TheHouse, request: AnyRequest) -> PartyInfo:
    now = house.wall()
    party = await house.parties.change(code, lambda row: parties.begin(row, guest, now))
    return _info(house, party, guest, request)


@post(
    "/parties/{code:str}/again",
    status_code=200,
    responses=COMMON,
    summary="A new table for the same people",
    operation_id="again",
)
async def again(
    code: PartyCode, guest: TheGuest, house: TheHouse, request: AnyRequest, allow: Allow
) -> PartyInfo:
    allow(Begun.TABLE)
    return _info(house, await house.parties.again(code, guest), guest, request)


@post(
    "/parties/{code:str}/let-bot-play",
    status_code=200,
    responses=COMMON,
    summary="Have a bot play for somebody whose phone is not there, until it is (who leads)",
    operation_id="letBotPlay",
)
async def let_bot_play(
    code: PartyCode, data: JSONBody[ChosenSeat], guest: TheGuest, house: TheHouse, request: AnyRequest
) -> PartyInfo:
    present = (await house.parties.find(code)).table.present_seats()
    party = await house.parties.change(code, lambda row: parties.let_bot_play(row, guest, data.seat, present))
    return _info(house, party, guest, request)


ROUTES = (open_party, see_party, come, go, plan, begin, again, let_bot_play)
