"""Tournaments over HTTP."""

from random import SystemRandom
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, perhaps_guest
from tortuga.server.api.pages import PAGE, After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.api.tournament_info import (
    TournamentInfo,
    TournamentSummary,
    TournamentViewer,
    tournament_summary,
)
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Stage, TournamentRow
from tortuga.server.tournaments import changes
from tortuga.server.tournaments.new import TournamentWish, new_tournament
from tortuga.server.tournaments.tournaments import TournamentChange

ROUTES = Routes(401, 403, 404, 409)
MOST_MINE = 50

TournamentId: TypeAlias = Annotated[str, PathParameter(description="The id of a tournament.", max_length=64)]


class TournamentListing(Struct, frozen=True):
    mine: list[TournamentSummary]
    """Those that you organise or take part in."""
    listed: list[TournamentSummary]
    next: str | None
    """Where the list goes on: give it as `after`. None: that is all."""


class BotsWish(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=64)] | None = None
    """None: the best."""
    count: Annotated[int, Meta(ge=1, le=changes.MOST_BOTS)] = 1


class ChosenEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    entrant: Annotated[int, Meta(ge=0, le=999)]


class EntryWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Null: as it is."""

    listed: bool | None = None
    open: bool | None = None


async def _seen(house: House, id: str, guest: Guest | None) -> TournamentRow:
    """A tournament; to whoever may not see it, it is as if there were none."""
    row = await house.tournaments.find(id)
    if row.club is not None:
        try:
            await house.clubs.check(row.club, guest or Guest("", ""))
        except Declined as stranger:
            raise Declined(Code.UNKNOWN_TOURNAMENT) from stranger
    return row


async def _shown(house: House, row: TournamentRow, guest: Guest | None) -> TournamentInfo:
    scores = await house.tournaments.scores(row)
    return TournamentViewer(guest, house.identity, house.wall()).info(row, scores)


class AtTournament:
    """One tournament, for whoever does something there."""

    def __init__(self, tournament_id: TournamentId, guest: TheGuest, house: TheHouse) -> None:
        self.id, self.guest, self.house = tournament_id, guest, house
        self.now = house.wall()

    async def changed(self, change: TournamentChange) -> TournamentInfo:
        await _seen(self.house, self.id, self.guest)
        row = await self.house.tournaments.change(self.id, change)
        if row.stage is Stage.RUNNING:
            await self.house.conductor.mind(row)
        return await _shown(self.house, await self.house.tournaments.find(self.id), self.guest)


HERE = {"here": Provide(AtTournament, sync_to_thread=False)}
Here: TypeAlias = NamedDependency[SkipValidation[AtTournament]]


@ROUTES.get("/tournaments", "tournaments", refused=())
async def list_tournaments(request: AnyRequest, house: TheHouse, after: After = None) -> TournamentListing:
    """Your tournaments, and those that are listed, the newest first."""
    guest = perhaps_guest(request, house)
    mine = await house.store.tournaments_of(guest.id, MOST_MINE) if guest and after is None else []
    rows = await house.store.tournaments(tuple(Stage), listed=True, most=PAGE, after=place_of(after))
    return TournamentListing(
        [tournament_summary(row) for row in mine],
        [tournament_summary(row) for row in rows if not any(row.id == own.id for own in mine)],
        next_page(rows, PAGE),
    )


@ROUTES.get("/tournaments/{tournament_id:str}", "tournament")
async def see_tournament(tournament_id: TournamentId, request: AnyRequest, house: TheHouse) -> TournamentInfo:
    """A tournament: its standings, its rounds, and the way to its tables."""
    guest = perhaps_guest(request, house)
    return await _shown(house, await _seen(house, tournament_id, guest), guest)


@ROUTES.post("/tournaments", status_code=201)
async def create_tournament(
    data: JSONBody[TournamentWish], guest: TheGuest, house: TheHouse, allow: Allow
) -> TournamentInfo:
    """Make a tournament."""
    allow(Begun.TABLE)
    await house.clubs.check(data.club, guest)
    most = house.settings.tournaments_per_guest
    if await house.store.organised(guest.id) >= most:
        raise Declined(Code.TOO_MANY_TOURNAMENTS, most=most)
    row = new_tournament(data, guest, house.wall())
    if data.enter:
        row = changes.enter(row, guest, house.wall())
    await house.store.add_tournament(row)
    return await _shown(house, row, guest)


@ROUTES.post("/tournaments/{tournament_id:str}/enter", "enterTournament", dependencies=HERE)
async def enter(here: Here, allow: Allow) -> TournamentInfo:
    """Take part, or take part again after withdrawing."""
    allow(Begun.SEAT)
    return await here.changed(lambda row, _: changes.enter(row, here.guest, here.now))


@ROUTES.post("/tournaments/{tournament_id:str}/withdraw", dependencies=HERE)
async def withdraw(here: Here) -> TournamentInfo:
    """Take part no longer; a match that is on goes on."""
    return await here.changed(lambda row, _: changes.withdraw(row, here.guest))


@ROUTES.post("/tournaments/{tournament_id:str}/bots", dependencies=HERE)
async def add_bots(here: Here, data: JSONBody[BotsWish]) -> TournamentInfo:
    """Let bots take part (organiser)."""
    return await here.changed(
        lambda row, _: changes.add_bots(row, here.guest, data.level, data.count, here.now)
    )


@ROUTES.post("/tournaments/{tournament_id:str}/remove", "removeEntrant", dependencies=HERE)
async def remove(here: Here, data: JSONBody[ChosenEntrant]) -> TournamentInfo:
    """Send somebody away for good, or take a bot out (organiser)."""
    return await here.changed(lambda row, _: changes.remove(row, here.guest, data.entrant, here.now))


@ROUTES.post("/tournaments/{tournament_id:str}/begin", "beginTournament", dependencies=HERE)
async def begin(here: Here, allow: Allow) -> TournamentInfo:
    """Begin: the first round is drawn, and its tables are opened (organiser)."""
    allow(Begun.TABLE)
    return await here.changed(lambda row, _: changes.start(row, here.guest, here.now, SystemRandom()))


@ROUTES.post("/tournaments/{tournament_id:str}/go-on", dependencies=HERE)
async def go_on(here: Here) -> TournamentInfo:
    """Begin the next round; matches that are not over are called off (organiser)."""
    return await here.changed(
        lambda row, scores: changes.go_on(row, here.guest, scores, here.now, SystemRandom())
    )


@ROUTES.post("/tournaments/{tournament_id:str}/end", "endTournament", dependencies=HERE)
async def end(here: Here) -> TournamentInfo:
    """End it now; matches that are not over are called off (organiser)."""
    return await here.changed(lambda row, scores: changes.end(row, here.guest, scores, here.now))


@ROUTES.post("/tournaments/{tournament_id:str}/entry", dependencies=HERE)
async def change_entry(here: Here, data: JSONBody[EntryWish]) -> TournamentInfo:
    """List it or not, let people enter or not (organiser)."""
    wish = data.listed, data.open
    return await here.changed(lambda row, _: changes.change_entry(row, here.guest, *wish, here.now))


@ROUTES.post("/tournaments/{tournament_id:str}/hand-over", "handTournamentOver", dependencies=HERE)
async def hand_over(here: Here, data: JSONBody[ChosenEntrant]) -> TournamentInfo:
    """Make somebody who takes part the organiser (organiser)."""
    return await here.changed(lambda row, _: changes.hand_over(row, here.guest, data.entrant, here.now))


@ROUTES.post("/tournaments/{tournament_id:str}/lead", "takeLead", dependencies=HERE)
async def lead(here: Here) -> TournamentInfo:
    """Organise it, when the organiser has done nothing for a day (who takes part)."""
    return await here.changed(lambda row, _: changes.take_lead(row, here.guest, here.now))
