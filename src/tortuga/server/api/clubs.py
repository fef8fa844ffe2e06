"""Clubs over HTTP: found by their members alone."""

from typing import Annotated, TypeAlias

from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tortuga.server.api.common import Allow, AnyRequest, LinkCode, TheGuest, TheHouse, perhaps_guest
from tortuga.server.api.pages import PAGE, After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.api.tournament_info import TournamentSummary, tournament_summary
from tortuga.server.clubs import changes
from tortuga.server.clubs.clubs import ClubChange
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClubRow, ResultRow, TableRow
from tortuga.server.table_info import row_info, summary
from tortuga.server.wire import TableSummary

ROUTES = Routes(401, 403, 404, 409)
MOST_LISTED = 50

ClubId: TypeAlias = Annotated[str, PathParameter(description="The id of a club.", max_length=64)]


class ClubSummary(Struct, frozen=True):
    id: str
    name: str
    members: int


class MyClubs(Struct, frozen=True):
    clubs: list[ClubSummary]


class MemberInfo(Struct, frozen=True):
    name: str
    since: float
    host: bool
    """Whether they look after the club."""
    you: bool


class ClubTable(Struct, frozen=True):
    table: TableSummary
    path: str
    """Yours alone: it lets nobody else in."""


class ClubSeat(Struct, frozen=True):
    name: str
    bot: str | None
    won: bool


class ClubMatch(Struct, frozen=True):
    game: str
    seats: tuple[ClubSeat, ...]
    points: tuple[int, ...] | None
    ended: float
    path: str | None
    """Where it is seen again, while its table is kept."""


class ClubMatches(Struct, frozen=True):
    matches: list[ClubMatch]
    next: str | None


class ClubInfo(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    host: bool
    """Whether you look after it."""
    link: str
    """The path by which others become members."""
    members: list[MemberInfo]
    tables: list[ClubTable]
    tournaments: list[TournamentSummary]


class ClubInvitation(Struct, frozen=True):
    """What somebody reads who comes by the link."""

    id: str
    name: str
    members: int
    member: bool
    """Whether you are one already."""


class ClubName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=2_000)]


class JoiningClub(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=200)]


class ChosenMember(Struct, frozen=True, forbid_unknown_fields=True):
    member: Annotated[int, Meta(ge=0, le=999)]


async def _shown(house: House, row: ClubRow, guest: Guest) -> ClubInfo:
    tables = await house.store.tables_of_club(row.id, MOST_LISTED)
    tournaments = await house.store.tournaments_of_club(row.id, MOST_LISTED)
    return ClubInfo(
        id=row.id,
        name=row.name,
        host=row.host == guest.id,
        link=f"/club/{row.id}?code={house.clubs.code(row)}",
        members=[
            MemberInfo(of.name, of.since, of.guest == row.host, of.guest == guest.id) for of in row.members
        ],
        tables=[_table(house, table, guest) for table in tables if house.tables.playable(table)],
        tournaments=[tournament_summary(tournament) for tournament in tournaments],
    )


async def _changed(house: House, id: str, guest: Guest, change: ClubChange) -> ClubInfo:
    await house.clubs.find(id, guest)
    return await _shown(house, await house.clubs.change(id, change), guest)


def _table(house: House, row: TableRow, guest: Guest) -> ClubTable:
    table = house.tables.live.get(row.id)
    shown = summary(table.info() if table else row_info(row, house.wall()))
    return ClubTable(shown, f"/t/{row.id}?code={house.clubs.table_code(row, guest)}")


@ROUTES.get("/clubs", "clubs", refused=(401,))
async def my_clubs(guest: TheGuest, house: TheHouse) -> MyClubs:
    """Your clubs."""
    return await _mine(house, guest)


async def _mine(house: House, guest: Guest) -> MyClubs:
    rows = await house.store.clubs_of(guest.id)
    return MyClubs([ClubSummary(row.id, row.name, len(row.members)) for row in rows])


@ROUTES.post("/clubs", status_code=201)
async def found_club(data: JSONBody[ClubName], guest: TheGuest, house: TheHouse, allow: Allow) -> ClubInfo:
    """Found a club."""
    allow(Begun.TABLE)
    await _check_room(house, guest)
    row = changes.new_club(data.name, guest, house.wall())
    await house.store.add_club(row)
    return await _shown(house, row, guest)


async def _check_room(house: House, guest: Guest) -> None:
    most = house.settings.clubs_per_guest
    if len(await house.store.clubs_of(guest.id)) >= most:
        raise Declined(Code.TOO_MANY_CLUBS, most=most)


@ROUTES.get("/clubs/{club_id:str}", "club")
async def see_club(club_id: ClubId, guest: TheGuest, house: TheHouse) -> ClubInfo:
    """A club of yours."""
    return await _shown(house, await house.clubs.find(club_id, guest), guest)


@ROUTES.get("/clubs/{club_id:str}/matches")
async def club_matches(club_id: ClubId, guest: TheGuest, house: TheHouse, after: After = None) -> ClubMatches:
    """What was played to the end at its tables, the newest first."""
    row = await house.clubs.find(club_id, guest)
    results = await house.store.results_of_club(row.id, PAGE, place_of(after))
    kept = await house.store.reached([result.table for result in results])
    return ClubMatches(
        [await _match(house, result, guest, kept=result.table in kept) for result in results],
        next_page(results, PAGE),
    )


async def _match(house: House, result: ResultRow, guest: Guest, *, kept: bool) -> ClubMatch:
    row = await house.store.table(result.table) if kept else None
    path = f"/t/{row.id}/replay?code={house.clubs.table_code(row, guest)}" if row else None
    seats = tuple(
        ClubSeat(of.name, of.bot, seat in result.outcome.winners) for seat, of in enumerate(result.seats)
    )
    return ClubMatch(result.game, seats, result.outcome.points, result.ended, path)


@ROUTES.get("/clubs/{club_id:str}/invitation", "clubInvitation")
async def invitation(
    club_id: ClubId, request: AnyRequest, house: TheHouse, allow: Allow, code: LinkCode = None
) -> ClubInvitation:
    """The club that a link invites to.

    Whoever guesses is soon tired of it.
    """
    try:
        row = await house.clubs.invited(club_id, code or "")
    except Declined:
        allow(Begun.CODE)
        raise
    guest = perhaps_guest(request, house)
    member = guest is not None and row.member(guest.id) is not None
    return ClubInvitation(row.id, row.name, len(row.members), member)


@ROUTES.post("/clubs/{club_id:str}/join")
async def join_club(
    club_id: ClubId, data: JSONBody[JoiningClub], guest: TheGuest, house: TheHouse, allow: Allow
) -> ClubInfo:
    """Become a member, by the code of its link."""
    allow(Begun.SEAT)
    await _check_room(house, guest)
    return await _shown(house, await house.clubs.join(club_id, data.code, guest), guest)


@ROUTES.post("/clubs/{club_id:str}/leave")
async def leave_club(club_id: ClubId, guest: TheGuest, house: TheHouse) -> MyClubs:
    """Be a member no longer; the last one takes the club along."""
    await house.clubs.leave(club_id, guest)
    return await _mine(house, guest)


@ROUTES.post("/clubs/{club_id:str}/remove")
async def remove_member(
    club_id: ClubId, data: JSONBody[ChosenMember], guest: TheGuest, house: TheHouse
) -> ClubInfo:
    """Send a member away; the link is renewed with it (host)."""
    return await _shown(house, await house.clubs.remove(club_id, guest, data.member), guest)


@ROUTES.post("/clubs/{club_id:str}/hand-over", "handClubOver")
async def hand_over(
    club_id: ClubId, data: JSONBody[ChosenMember], guest: TheGuest, house: TheHouse
) -> ClubInfo:
    """Let another member look after the club (host)."""
    return await _changed(house, club_id, guest, lambda row: changes.handed_over(row, guest, data.member))


@ROUTES.post("/clubs/{club_id:str}/link", "renewClubLink")
async def renew_link(club_id: ClubId, guest: TheGuest, house: TheHouse) -> ClubInfo:
    """Make the link given out so far lead nowhere (host)."""
    return await _changed(house, club_id, guest, lambda row: changes.renewed(row, guest))


@ROUTES.post("/clubs/{club_id:str}/name")
async def name_club(club_id: ClubId, data: JSONBody[ClubName], guest: TheGuest, house: TheHouse) -> ClubInfo:
    """Call the club otherwise (host)."""
    return await _changed(house, club_id, guest, lambda row: changes.called(row, guest, data.name))
