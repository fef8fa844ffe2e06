"""After the match: once more, and being forgotten."""

import secrets

from msgspec.structs import replace

from tortuga.server.identity import Guest
from tortuga.server.lobby.common import emptied, my_seat, other_names, with_seat
from tortuga.server.lobby.fitted import unfitted
from tortuga.server.lobby.host import handed_to_bot
from tortuga.server.lobby.seats import inherited
from tortuga.server.lookalikes import unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import FORGOTTEN, NAMELESS, SeatRow, Status, TableRow


def rematch(row: TableRow, guest: Guest, now: float) -> TableRow:
    """A table for the same people, everyone one seat further."""
    my_seat(row, guest)
    return replace(following(row, now), host=guest.id)


def following(row: TableRow, now: float) -> TableRow:
    """The table after one whose match is over."""
    if row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING if row.status is Status.RUNNING else Code.NOT_RUNNING)
    seats = [_again(of) for of in row.seats]
    return replace(
        row,
        id=secrets.token_urlsafe(9),
        version=0,
        seats=(seats[-1], *seats[:-1]),
        status=Status.GATHERING,
        secret=secrets.token_hex(32),
        deal=None,
        renewed=0,
        offer=None,
        draws=(),
        aborting=(),
        before=row.id,
        after=None,
        tournament=None,
        created=now,
        started=None,
        ended=None,
    )


def _again(of: SeatRow) -> SeatRow:
    if of.holder == FORGOTTEN:
        return SeatRow()
    again = replace(of, ready=of.bot is not None, word="", left=False, stand_in="", vacations=())
    return unfitted(again)


def _but(guests: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(guest for guest in guests if guest != gone)


def forgotten(row: TableRow, guest: Guest) -> TableRow:
    """Somebody goes for good, and nothing says that they were here. A match that is on is played on by a
    bot; the words stay, because they are in the seed."""
    seat = row.seat_of(guest.id)
    row = replace(row, banned=_but(row.banned, guest.id), former=_but(row.former, guest.id))
    if row.status is Status.GATHERING and seat is not None:
        row = emptied(row, seat)
    elif row.status is Status.RUNNING and seat is not None:
        row = handed_to_bot(row, seat)
    elif seat is not None:
        name = unlike(NAMELESS, other_names(row, seat))
        row = with_seat(row, seat, SeatRow(holder=FORGOTTEN, name=name, word=row.seats[seat].word))
    passed = inherited(row, ()) if row.host == guest.id else row
    if passed.host != guest.id:
        return passed
    over = row.status is Status.FINISHED
    return replace(row, host=FORGOTTEN, status=row.status if over else Status.CLOSED)
