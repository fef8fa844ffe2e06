"""Taking a seat and standing up, by whoever it belongs to."""

from collections.abc import Collection

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.lobby.common import (
    bot_name,
    check_gathering,
    emptied,
    my_seat,
    other_names,
    seat_row,
    with_seat,
)
from tortuga.server.lookalikes import unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import SeatRow, Status, TableRow
from tortuga.server.typed_text import plain_word


def sit(
    row: TableRow, guest: Guest, seat: Seat | None, code: str | None, identity: Identity, now: float
) -> TableRow:
    """Take a seat: any open one, or a certain one. Whoever left a running match takes their own again."""
    mine = row.seat_of(guest.id)
    if row.status is Status.RUNNING and mine is not None:
        return with_seat(row, mine, replace(row.seats[mine], left=False, stand_in=""))
    check_gathering(row)
    if mine is not None:
        raise Declined(Code.ALREADY_SEATED)
    _may_come(row, guest, code, identity)
    return put(row, _free_seat(row, seat, code, identity), guest, now)


def _may_come(row: TableRow, guest: Guest, code: str | None, identity: Identity) -> None:
    if guest.id in row.banned:
        raise Declined(Code.BANNED)
    if row.locked and guest.id != row.host:
        raise Declined(Code.TABLE_LOCKED)
    if row.private and guest.id != row.host and not invited(row, guest, code, identity):
        raise Declined(Code.INVITATION_NEEDED)


def invited(row: TableRow, guest: Guest, code: str | None, identity: Identity) -> bool:
    """Whether a code invites to the table: the common one, or that of a reserved seat. At a table of a club
    each member has their own, as long as they are one."""
    if row.club is not None:
        return guest.id not in row.former and identity.allows(
            code, Right.MEMBER, row.id, row.renewed, guest.id
        )
    return (
        identity.allows(code, Right.INVITE, row.id, row.renewed)
        or _seat_of_code(row, code, identity) is not None
    )


def _seat_of_code(row: TableRow, code: str | None, identity: Identity) -> Seat | None:
    for seat, of in enumerate(row.seats):
        if of.reserved and identity.allows(code, Right.SEAT, row.id, row.renewed, seat):
            return seat
    return None


def _free_seat(row: TableRow, seat: Seat | None, code: str | None, identity: Identity) -> Seat:
    reserved = _seat_of_code(row, code, identity)
    if seat is None:
        opens = [place for place, of in enumerate(row.seats) if not of.taken and not of.reserved]
        mine = [reserved] if reserved is not None and not row.seats[reserved].taken else []
        if not (mine + opens):
            raise Declined(Code.TABLE_FULL)
        return (mine + opens)[0]
    of = seat_row(row, seat)
    if of.taken:
        raise Declined(Code.SEAT_TAKEN)
    if of.reserved and reserved != seat:
        raise Declined(Code.SEAT_RESERVED)
    return seat


def put(row: TableRow, seat: Seat, guest: Guest, now: float) -> TableRow:
    name = unlike(guest.name, other_names(row, seat))
    of = SeatRow(row.seats[seat].reserved, guest.id, name, since=now, marks=guest.marks)
    return with_seat(row, seat, of)


def rename(row: TableRow, guest: Guest) -> TableRow:
    """Somebody is called otherwise from now on; a match that has begun keeps its names."""
    check_gathering(row)
    seat = my_seat(row, guest)
    return with_seat(row, seat, replace(row.seats[seat], name=unlike(guest.name, other_names(row, seat))))


def leave(row: TableRow, guest: Guest, present: Collection[Seat] = ()) -> TableRow:
    """Stand up, or stop being the host. In a running match a bot holds the seat from now on, until they
    sit down again; when nobody is left, the table closes."""
    seat = row.seat_of(guest.id)
    if seat is None and row.host != guest.id:
        raise Declined(Code.NOT_SEATED)
    running = row.status is Status.RUNNING
    if running and row.tournament is not None:
        raise Declined(Code.IN_TOURNAMENT)
    if not running:
        check_gathering(row)
    if seat is not None:
        row = stood_in_for(row, seat) if running else emptied(row, seat)
    return _pass_on(row, present) if row.host == guest.id else row


def stood_in_for(row: TableRow, seat: Seat) -> TableRow:
    """A bot holds a seat of a running match, under a name of its own, until its person sits down again."""
    of = row.seats[seat]
    return with_seat(row, seat, of if of.left else replace(of, left=True, stand_in=bot_name(row)))


def _pass_on(row: TableRow, present: Collection[Seat]) -> TableRow:
    """When the host goes, somebody else is host; with nobody left the table closes."""
    passed = inherited(row, present)
    return replace(row, status=Status.CLOSED) if passed.host == row.host else passed


def inherited(row: TableRow, present: Collection[Seat]) -> TableRow:
    """The host is gone: of the others the one who has sat longest is host, of those present if any are."""
    heirs = [
        (seat not in present, of.since, seat, of.holder)
        for seat, of in enumerate(row.seats)
        if of.holder is not None and of.holder != row.host and not of.left
    ]
    return replace(row, host=min(heirs)[-1]) if heirs else row


def set_ready(row: TableRow, guest: Guest, ready: bool, word: str) -> TableRow:
    """Say that one is ready, with a word that is mixed into the seed."""
    check_gathering(row)
    seat = my_seat(row, guest)
    return with_seat(row, seat, replace(row.seats[seat], ready=ready, word=plain_word(word)))


def bring_word(row: TableRow, guest: Guest, word: str | None) -> TableRow:
    """Whoever sits down with a word is ready. In a match that is on, the words are in the seed already."""
    brought = word is not None and row.status is Status.GATHERING
    return set_ready(row, guest, True, word or "") if brought else row
