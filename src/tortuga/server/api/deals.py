"""Shared deals over HTTP: how the tables of one compare, and the deal of the day."""

from typing import Annotated, Any, TypeAlias

from litestar.params import PathParameter
from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server.api.common import Allow, AnyRequest, TheGuest, TheHouse, the_guest
from tortuga.server.api.routes import Routes
from tortuga.server.api.tables import check_room
from tortuga.server.comparison import shares
from tortuga.server.deals import commitment
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.limits import Begun
from tortuga.server.lobby.dealt import DAILY_BOTS
from tortuga.server.refusals import Declined
from tortuga.server.store import DealRow, DealTry, Placed, ResultRow
from tortuga.server.table_info import deal_note
from tortuga.server.wire import DealNote, TableInfo

MOST_COMPARED = 200
"""Tables of a deal that stand beside each other, those that ended first."""
MOST_LISTED = 100
ROUTES = Routes(401, 404, 409)
DealCode: TypeAlias = Annotated[str, PathParameter(description="The code of a deal.", max_length=64)]
DealDay: TypeAlias = Annotated[str, PathParameter(description="A date, as 2026-11-18.", max_length=10)]


class DealInfo(Struct, frozen=True, kw_only=True):
    """A deal as everyone may see it."""

    note: DealNote
    game: str
    options: dict[str, Any]
    seats: int
    opened: float
    now: float
    commitment: str
    secret: str | None
    """Once nobody plays it any more."""
    begun: int
    """How many tables have begun it."""
    ended: int
    mine: str | None
    """The table at which you have begun it."""


class ComparedSeat(Struct, frozen=True):
    name: str
    bot: str | None
    points: int | None
    won: bool
    share: float | None
    """Of the same seat at the other tables: how many of them it has done better than; as many count half."""
    you: bool


class ComparedTable(Struct, frozen=True):
    table: str | None
    """Where anybody may look at it."""
    seats: tuple[ComparedSeat, ...]
    ended: float
    mine: bool


class DealComparison(Struct, frozen=True):
    deal: DealInfo
    tables: tuple[ComparedTable, ...]


class DailyPlace(Struct, frozen=True):
    rank: int
    name: str
    points: int
    won: bool
    ended: float
    you: bool


class DailyList(Struct, frozen=True):
    """The deal of a day, and who has done best."""

    deal: DealInfo
    bots: tuple[str, ...]
    places: tuple[DailyPlace, ...]
    """The best, and your own where it is not among them."""
    listed: int
    """How many there are."""
    running: bool
    """Whether your own match of it goes on."""
    before: str | None
    """The day before, if there is a list of it."""
    after: str | None


@ROUTES.get("/deals/{code:str}")
async def deal(code: DealCode, request: AnyRequest, house: TheHouse) -> DealComparison:
    """A shared deal: what is played, and how its tables compare."""
    guest = _reader(request, house)
    row = await house.deals.find(code)
    results = await house.store.deal_results(row.mark.code, MOST_COMPARED)
    told = not row.mark.sealed(house.wall())
    tables = [_compared(result, of, guest, told) for result, of in zip(results, shares(results), strict=True)]
    return DealComparison(await _info(house, row, guest), tuple(tables))


@ROUTES.get("/daily")
async def daily(request: AnyRequest, house: TheHouse) -> DailyList:
    """The deal of today, and its list."""
    return await _daily_list(house, await house.deals.today(), _reader(request, house))


@ROUTES.get("/daily/{day:str}")
async def daily_of(day: DealDay, request: AnyRequest, house: TheHouse) -> DailyList:
    """The deal of another day."""
    return await _daily_list(house, await house.deals.of_day(day), _reader(request, house))


@ROUTES.post("/daily/play")
async def play_daily(guest: TheGuest, house: TheHouse, allow: Allow) -> TableInfo:
    """Play the deal of today: it begins at once, or goes on; there is one try."""
    if await house.deals.try_of(await house.deals.today(), guest) is None:
        allow(Begun.TABLE)
        await check_room(house, guest)
    return (await house.deals.play_today(guest)).info()


def _reader(request: AnyRequest, house: House) -> Guest | None:
    """Anybody may read; whoever is known finds their own marked."""
    try:
        return the_guest(request, house)
    except Declined:
        return None


async def _info(house: House, row: DealRow, guest: Guest | None) -> DealInfo:
    now, mark = house.wall(), row.mark
    begun, ended, _ = await house.store.deal_counts(mark.code)
    mine = await house.deals.try_of(row, guest) if guest else None
    note = deal_note(mark)
    assert note is not None
    return DealInfo(
        note=note,
        game=row.game,
        options=row.options,
        seats=row.seats,
        opened=row.opened,
        now=now,
        commitment=commitment(row),
        secret=None if mark.sealed(now) else row.secret,
        begun=begun,
        ended=ended,
        mine=mine.table if mine else None,
    )


def _compared(
    result: ResultRow, share: tuple[float | None, ...], guest: Guest | None, told: bool
) -> ComparedTable:
    seats = tuple(_seat(result, seat, share[seat], guest) for seat in range(len(result.seats)))
    mine = any(seat.you for seat in seats)
    return ComparedTable(
        result.table if mine or (told and not result.private) else None, seats, result.ended, mine
    )


def _seat(result: ResultRow, seat: Seat, share: float | None, guest: Guest | None) -> ComparedSeat:
    of, points = result.seats[seat], result.outcome.points
    won = seat in result.outcome.winners
    return ComparedSeat(
        of.name,
        of.bot,
        points[seat] if points else None,
        won,
        share,
        guest is not None and of.holder == guest.id,
    )


# The deal of a day


async def _daily_list(house: House, row: DealRow, guest: Guest | None) -> DailyList:
    code, store = row.mark.code, house.store
    mine = await house.deals.try_of(row, guest) if guest else None
    places = await store.deal_list(code, MOST_LISTED)
    if mine and all(place.table != mine.table for place in places):
        own = await store.deal_place(code, mine.table)
        places += [own] if own else []
    before, after = await house.deals.days_beside(row)
    info = await _info(house, row, guest)
    return DailyList(
        deal=info,
        bots=DAILY_BOTS,
        places=tuple(_place(place, mine) for place in places),
        listed=(await store.deal_counts(code))[2],
        running=await house.deals.goes_on(mine),
        before=before,
        after=after,
    )


def _place(place: Placed, mine: DealTry | None) -> DailyPlace:
    you = mine is not None and mine.table == place.table
    return DailyPlace(place.rank, place.name, place.points, place.won, place.ended, you)
