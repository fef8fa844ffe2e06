"""What every change of a table's row asks first: whose seat, who is host, and who is called what."""

from msgspec.structs import replace

from tortuga.core.errors import UnknownSeat
from tortuga.core.game import Seat
from tortuga.server.identity import Guest
from tortuga.server.lookalikes import unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import SeatRow, Status, TableRow

BOT_NAMES = ("Bonny", "Morgan", "Surcouf", "Ching Shih", "Barbarossa", "Read", "Avery", "Rackham", "Lafitte")
"""Bots are called after people who were really pirates, in every language the same."""


def my_seat(row: TableRow, guest: Guest) -> Seat:
    seat = row.seat_of(guest.id)
    if seat is None:
        raise Declined(Code.NOT_SEATED)
    return seat


def seat_row(row: TableRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise UnknownSeat(seat)
    return row.seats[seat]


def check_host(row: TableRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Declined(Code.NOT_HOST)


def check_gathering(row: TableRow) -> None:
    if row.status is not Status.GATHERING:
        raise Declined(Code.NOT_GATHERING)


def with_seat(row: TableRow, seat: Seat, of: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], of, *row.seats[seat + 1 :]))


def emptied(row: TableRow, seat: Seat) -> TableRow:
    return with_seat(row, seat, SeatRow(reserved=row.seats[seat].reserved))


def bot_name(row: TableRow) -> str:
    """A pirate that nobody else at the table is."""
    taken = other_names(row)
    free = (name for name in BOT_NAMES if unlike(name, taken) == name)
    return next(free, unlike(BOT_NAMES[0], taken))


def other_names(row: TableRow, seat: Seat | None = None) -> set[str]:
    """What everyone at the table, but for this seat, is called."""
    others = [of for place, of in enumerate(row.seats) if place != seat]
    return {name for of in others for name in (of.name, of.stand_in) if name}
