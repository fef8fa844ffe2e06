"""Tournaments over HTTP."""

import random
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, perhaps_guest, refusals
from tortuga.server.api.pages import PAGE, After, next_page, place_of
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
from tortuga.server.store import Place, Stage, TournamentRow
from tortuga.server.tournaments import changes
from tortuga.server.tournaments.new import TournamentWish, new_tournament
from tortuga.server.tournaments.tournaments import TournamentChange

COMMON = refusals(401, 403, 404, 409)
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


async def _changed(house: House, id: str, guest: Guest, change: TournamentChange) -> TournamentInfo:
    await _seen(house, id, guest)
    row = await house.tournaments.change(id, change)
    if row.stage is Stage.RUNNING:
        await house.conductor.mind(row)
    return await _shown(house, await house.tournaments.find(id), guest)


@get(
    "/tournaments",
    responses=refusals(),
    summary="Your tournaments, and those that are listed, the newest first",
    operation_id="tournaments",
)
async def list_tournaments(request: AnyRequest, house: TheHouse, after: After = None) -> TournamentListing:
    guest = perhaps_guest(request, house)
    mine = await house.store.tournaments_of(guest.id, MOST_MINE) if guest and after is None else []
    rows = await house.store.tournaments(tuple(Stage), listed=True, most=PAGE, after=place_of(after))
    last = Place(rows[-1].created, rows[-1].id) if rows else None
    return TournamentListing(
        [tournament_summary(row) for row in mine],
        [tournament_summary(row) for row in rows if not any(row.id == own.id for own in mine)],
        next_page(len(rows), last, PAGE),
    )


@get(
    "/tournaments/{tournament_id:str}",
    responses=COMMON,
    summary="A tournament: its standings, its rounds, and the way to its tables",
    operation_id="tournament",
)
async def see_tournament(tournament_id: TournamentId, request: AnyRequest, house: TheHouse) -> TournamentInfo:
    guest = perhaps_guest(request, house)
    return await _shown(house, await _seen(house, tournament_id, guest), guest)


@post("/tournaments", responses=COMMON, summary="Make a tournament", operation_id="createTournament")
async def create_tournament(
    data: JSONBody[TournamentWish], guest: TheGuest, house: TheHouse, allow: Allow
) -> TournamentInfo:
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


@post(
    "/tournaments/{tournament_id:str}/enter",
    status_code=200,
    responses=COMMON,
    summary="Take part, or take part again after withdrawing",
    operation_id="enterTournament",
)
async def enter(
    tournament_id: TournamentId, guest: TheGuest, house: TheHouse, allow: Allow
) -> TournamentInfo:
    allow(Begun.SEAT)
    now = house.wall()
    return await _changed(house, tournament_id, guest, lambda row, _: changes.enter(row, guest, now))


@post(
    "/tournaments/{tournament_id:str}/withdraw",
    status_code=200,
    responses=COMMON,
    summary="Take part no longer; a match that is on goes on",
    operation_id="withdraw",
)
async def withdraw(tournament_id: TournamentId, guest: TheGuest, house: TheHouse) -> TournamentInfo:
    return await _changed(house, tournament_id, guest, lambda row, _: changes.withdraw(row, guest))


@post(
    "/tournaments/{tournament_id:str}/bots",
    status_code=200,
    responses=COMMON,
    summary="Let bots take part (organiser)",
    operation_id="addBots",
)
async def add_bots(
    tournament_id: TournamentId, data: JSONBody[BotsWish], guest: TheGuest, house: TheHouse
) -> TournamentInfo:
    now = house.wall()
    return await _changed(
        house,
        tournament_id,
        guest,
        lambda row, _: changes.add_bots(row, guest, data.level, data.count, now),
    )


@post(
    "/tournaments/{tournament_id:str}/remove",
    status_code=200,
    responses=COMMON,
    summary="Send somebody away for good, or take a bot out (organiser)",
    operation_id="removeEntrant",
)
async def remove(
    tournament_id: TournamentId, data: JSONBody[ChosenEntrant], guest: TheGuest, house: TheHouse
) -> TournamentInfo:
    now = house.wall()
    return await _changed(
        house, tournament_id, guest, lambda row, _: changes.remove(row, guest, data.entrant, now)
    )


@post(
    "/tournaments/{tournament_id:str}/begin",
    status_code=200,
    responses=COMMON,
    summary="Begin: the first round is drawn, and its tables are opened (organiser)",
    operation_id="beginTournament",
)
async def begin(
    tournament_id: TournamentId, guest: TheGuest, house: TheHouse, allow: Allow
) -> TournamentInfo:
    allow(Begun.TABLE)
    now, luck = house.wall(), random.SystemRandom()
    return await _changed(house, tournament_id, guest, lambda row, _: changes.start(row, guest, now, luck))


@post(
    "/tournaments/{tournament_id:str}/go-on",
    status_code=200,
    responses=COMMON,
    summary="Begin the next round; matches that are not over are called off (organiser)",
    operation_id="goOn",
)
async def go_on(tournament_id: TournamentId, guest: TheGuest, house: TheHouse) -> TournamentInfo:
    now, luck = house.wall(), random.SystemRandom()
    return await _changed(
        house, tournament_id, guest, lambda row, scores: changes.go_on(row, guest, scores, now, luck)
    )


@post(
    "/tournaments/{tournament_id:str}/end",
    status_code=200,
    responses=COMMON,
    summary="End it now; matches that are not over are called off (organiser)",
    operation_id="endTournament",
)
async def end(tournament_id: TournamentId, guest: TheGuest, house: TheHouse) -> TournamentInfo:
    now = house.wall()
    return await _changed(
        house, tournament_id, guest, lambda row, scores: changes.end(row, guest, scores, now)
    )


@post(
    "/tournaments/{tournament_id:str}/entry",
    status_code=200,
    responses=COMMON,
    summary="List it or not, let people enter or not (organiser)",
    operation_id="changeEntry",
)
async def change_entry(
    tournament_id: TournamentId, data: JSONBody[EntryWish], guest: TheGuest, house: TheHouse
) -> TournamentInfo:
    now = house.wall()
    return await _changed(
        house,
        tournament_id,
        guest,
        lambda row, _: changes.change_entry(row, guest, data.listed, data.open, now),
    )


@post(
    "/tournaments/{tournament_id:str}/hand-over",
    status_code=200,
    responses=COMMON,
    summary="Make somebody who takes part the organiser (organiser)",
    operation_id="handTournamentOver",
)
async def hand_over(
    tournament_id: TournamentId, data: JSONBody[ChosenEntrant], guest: TheGuest, house: TheHouse
) -> TournamentInfo:
    now = house.wall()
    return await _changed(
        house, tournament_id, guest, lambda row, _: changes.hand_over(row, guest, data.entrant, now)
    )


@post(
    "/tournaments/{tournament_id:str}/lead",
    status_code=200,
    responses=COMMON,
    summary="Organise it, when the organiser has done nothing for a day (who takes part)",
    operation_id="takeLead",
)
async def lead(tournament_id: TournamentId, guest: TheGuest, house: TheHouse) -> TournamentInfo:
    now = house.wall()
    return await _changed(house, tournament_id, guest, lambda row, _: changes.take_lead(row, guest, now))


ROUTES = (
    list_tournaments,
    see_tournament,
    create_tournament,
    enter,
    withdraw,
    add_bots,
    remove,
    begin,
    go_on,
    end,
    change_entry,
    hand_over,
    lead,
)
