"""What people do with a club, as changes of its row. Each returns the new row.

Whatever is not allowed is `Declined`; nothing here reads or writes anything.
"""

import secrets

from msgspec.structs import replace

from tortuga.server.identity import Guest
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClubRow, MemberRow
from tortuga.server.typed_text import plain_name

MOST_MEMBERS = 100
LONGEST_CLUB_NAME = 40


def new_club(name: str, guest: Guest, now: float) -> ClubRow:
    return ClubRow(
        id=secrets.token_urlsafe(9),
        name=plain_name(name, LONGEST_CLUB_NAME),
        host=guest.id,
        members=(MemberRow(guest.id, guest.name, now),),
        created=now,
    )


def check_club_host(row: ClubRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Declined(Code.NOT_HOST)


def joined(row: ClubRow, guest: Guest, now: float) -> ClubRow:
    """Whoever is a member stays one."""
    if row.member(guest.id) is not None:
        return row
    if len(row.members) >= MOST_MEMBERS:
        raise Declined(Code.CLUB_FULL, most=MOST_MEMBERS)
    return replace(row, members=(*row.members, MemberRow(guest.id, guest.name, now)))


def removed(row: ClubRow, guest: Guest, number: int) -> ClubRow:
    """The link is renewed with it, or they would be back at once."""
    check_club_host(row, guest)
    gone = member_at(row, number)
    if gone.guest == guest.id:
        raise Declined(Code.NOT_MEMBER)
    return replace(row.without(gone.guest), renewed=row.renewed + 1)


def handed_over(row: ClubRow, guest: Guest, number: int) -> ClubRow:
    check_club_host(row, guest)
    return replace(row, host=member_at(row, number).guest)


def renewed(row: ClubRow, guest: Guest) -> ClubRow:
    check_club_host(row, guest)
    return replace(row, renewed=row.renewed + 1)


def called(row: ClubRow, guest: Guest, name: str) -> ClubRow:
    check_club_host(row, guest)
    return replace(row, name=plain_name(name, LONGEST_CLUB_NAME))


def member_renamed(row: ClubRow, guest: Guest) -> ClubRow:
    members = tuple(replace(of, name=guest.name) if of.guest == guest.id else of for of in row.members)
    return replace(row, members=members)


def member_at(row: ClubRow, number: int) -> MemberRow:
    if not 0 <= number < len(row.members):
        raise Declined(Code.NOT_MEMBER)
    return row.members[number]
