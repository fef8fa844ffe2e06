"""The tables that there are, and those that one is at, page by page."""

from msgspec import Struct

from tortuga.server.api.common import TheGuest, TheHouse
from tortuga.server.api.pages import PAGE, After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.identity import Guest
from tortuga.server.store import Status, TableRow
from tortuga.server.table_info import row_info, summary
from tortuga.server.wire import TableSummary

ROUTES = Routes()


class Listing(Struct, frozen=True):
    tables: list[TableSummary]
    next: str | None
    """Where the list goes on: give it as `after`. None: that is all."""


class MyTable(Struct, frozen=True):
    """A table that one is at."""

    table: TableSummary
    seat: int | None
    asked: bool
    """Whether the match waits for an answer of the reader."""
    due: float | None = None
    """When the reader's time is up, in a slow match that waits for them."""


class MyTables(Struct, frozen=True):
    tables: list[MyTable]
    next: str | None


@ROUTES.get("/tables")
async def list_tables(house: TheHouse, after: After = None) -> Listing:
    """Public tables, the newest first."""
    rows = await house.store.tables(
        (Status.GATHERING, Status.RUNNING), listed=True, most=PAGE, after=place_of(after)
    )
    return Listing([_listed(house, row) for row in rows if house.tables.playable(row)], next_page(rows, PAGE))


def _listed(house: House, row: TableRow) -> TableSummary:
    table = house.tables.live.get(row.id)
    return summary(table.info() if table else row_info(row, house.wall()))


@ROUTES.get("/me/tables", refused=(401,))
async def my_tables(guest: TheGuest, house: TheHouse, after: After = None) -> MyTables:
    """Your tables: slow matches that wait for you, the most urgent first, then the newest.

    Those that wait stand on the first page, the most urgent first, and on no other.
    """
    due = {wait.table: wait.due for wait in await house.store.waits_of(guest.id)}
    rows = await house.store.tables_of(guest.id, PAGE, place_of(after))
    shown = [row for row in rows if row.id not in due]
    if after is None and due:
        shown = sorted(await house.store.tables_waiting(guest.id), key=lambda row: due[row.id]) + shown
    shown = [row for row in shown if house.tables.playable(row)]
    await house.tables.freshen([row.id for row in shown])
    return MyTables([_mine(house, row, guest, due.get(row.id)) for row in shown], next_page(rows, PAGE))


def _mine(house: House, row: TableRow, guest: Guest, due: float | None) -> MyTable:
    table, seat = house.tables.live.get(row.id), row.seat_of(guest.id)
    asked = table is not None and table.play is not None and seat is not None and table.play.decision(seat)
    return MyTable(_listed(house, row), seat, due is not None or bool(asked), due)
