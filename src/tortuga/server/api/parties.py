"""A party over HTTP: opened by a big screen, joined by phones, led by either."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.api.tables import ChosenSeat, check_room
from tortuga.server.limits import Begun
from tortuga.server.live_tables import Change
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


class Visitor:
    """Who asks about a party, and how they reach the house."""

    def __init__(self, house: TheHouse, guest: TheGuest, request: AnyRequest) -> None:
        self.house, self.guest, self.request = house, guest, request

    def info(self, party: Party) -> PartyInfo:
        row, seen = party.table.row, self.request
        where = address_for_phones(self.house.settings, seen.url.scheme, seen.headers.get("host", ""))
        leads = parties.leads(row, self.guest)
        return PartyInfo(party.code, row.id, party.invitation, f"{where}/p/{party.code}", leads)

    async def changed(self, code: str, change: Change) -> PartyInfo:
        return self.info(await self.house.parties.change(code, change))


TheVisitor: TypeAlias = NamedDependency[SkipValidation[Visitor]]
ROUTES = Routes(401, 403, 404, 409)
VISITOR = {"visitor": Provide(Visitor, sync_to_thread=False)}


@ROUTES.post("/parties", status_code=201, dependencies=VISITOR)
async def open_party(data: JSONBody[Opening], visitor: TheVisitor, allow: Allow) -> PartyInfo:
    """Open a party, as its screen."""
    allow(Begun.TABLE)
    house, guest = visitor.house, visitor.guest
    await check_room(house, guest)
    return visitor.info(await house.parties.open(guest, data.game))


@ROUTES.get("/parties/{code:str}", "party", dependencies=VISITOR)
async def see_party(code: PartyCode, visitor: TheVisitor, allow: Allow) -> PartyInfo:
    """Where a party is now.

    Whoever guesses is soon tired of it.
    """
    try:
        return visitor.info(await visitor.house.parties.find(code))
    except Declined as unknown:
        if unknown.code is Code.UNKNOWN_PARTY:
            allow(Begun.CODE)
        raise


@ROUTES.post("/parties/{code:str}/come", dependencies=VISITOR)
async def come(code: PartyCode, data: JSONBody[Coming], visitor: TheVisitor, allow: Allow) -> PartyInfo:
    """Take a seat at a party, or say that you are there for the next match."""
    guest, now = visitor.guest, visitor.house.wall()
    if (await visitor.house.parties.find(code)).table.row.seat_of(guest.id) is None:
        allow(Begun.SEAT)
    return await visitor.changed(code, lambda row: parties.come(row, guest, data.word, now))


@ROUTES.post("/parties/{code:str}/go", dependencies=VISITOR)
async def go(code: PartyCode, visitor: TheVisitor) -> PartyInfo:
    """Give your seat up before the match."""
    return await visitor.changed(code, lambda row: parties.go(row, visitor.guest))


@ROUTES.post("/parties/{code:str}/plan", "planParty", dependencies=VISITOR)
async def plan(code: PartyCode, data: JSONBody[parties.PartyPlan], visitor: TheVisitor) -> PartyInfo:
    """Choose what is played, and with how many bots (who leads)."""
    return await visitor.changed(code, lambda row: parties.plan(row, visitor.guest, data))


@ROUTES.post("/parties/{code:str}/begin", "beginParty", dependencies=VISITOR)
async def begin(code: PartyCode, visitor: TheVisitor) -> PartyInfo:
    """Begin, with bots in the seats that are still open (who leads)."""
    now = visitor.house.wall()
    return await visitor.changed(code, lambda row: parties.begin(row, visitor.guest, now))


@ROUTES.post("/parties/{code:str}/again", dependencies=VISITOR)
async def again(code: PartyCode, visitor: TheVisitor, allow: Allow) -> PartyInfo:
    """A new table for the same people."""
    allow(Begun.TABLE)
    return visitor.info(await visitor.house.parties.again(code, visitor.guest))


@ROUTES.post("/parties/{code:str}/let-bot-play", dependencies=VISITOR)
async def let_bot_play(code: PartyCode, data: JSONBody[ChosenSeat], visitor: TheVisitor) -> PartyInfo:
    """Have a bot play for somebody whose phone is not there, until it is (who leads)."""
    guest, present = visitor.guest, (await visitor.house.parties.find(code)).table.present_seats()
    return await visitor.changed(code, lambda row: parties.let_bot_play(row, guest, data.seat, present))
