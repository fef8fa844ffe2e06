"""A party in one room: a big screen that plays in no seat, and a seat for everyone who comes with a phone.

The row of a party's table has the people in the order in which they came, then its bots, then as many open
seats as its game still needs. Whoever leads it, the screen or the one who came first, needs no keyboard to
fill them: they are played by bots when the match begins.
"""

from collections.abc import Collection, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.bots.bot import LEVELS
from tortuga.core.errors import SeatCountError
from tortuga.core.game import AnyGame, Seat
from tortuga.server.identity import Guest
from tortuga.server.installed import house_game
from tortuga.server.lobby.afterwards import following
from tortuga.server.lobby.common import check_gathering, my_seat, seat_row, with_seat
from tortuga.server.lobby.fitted import fitted
from tortuga.server.lobby.new_tables import (
    SeatWish,
    TableWish,
    bounded,
    new_table,
    read_options,
    wished_seat,
)
from tortuga.server.lobby.seats import bring_word, put, stood_in_for
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import SeatRow, Status, TableRow


class PartyPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played next."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] | None = None
    """None: as they are, or as usual in another game."""
    bots: Annotated[int, Meta(ge=0, le=63)] = 0
    level: Annotated[str, Meta(max_length=64)] | None = None
    """Of the bots; None: the best."""


def new_party(game: str, id: str, screen: Guest, now: float) -> TableRow:
    """Nobody is timed, and no bot comes by itself: who sits in the same room waits for each other."""
    wish = TableWish(game=game, sit=False, private=True, talk=False, grace=None)
    return replace(new_table(wish, screen, now), id=id)


def come(row: TableRow, guest: Guest, word: str, now: float) -> TableRow:
    """Take a seat, and be ready. Whoever has one already keeps it, and gets it back from a bot."""
    mine = row.seat_of(guest.id)
    if mine is not None:
        back = with_seat(row, mine, replace(row.seats[mine], left=False, stand_in=""))
        return bring_word(back, guest, word)
    check_gathering(row)
    if guest.id in row.banned:
        raise Declined(Code.BANNED)
    game = house_game(row.game)
    if len(_people(row)) + len(_bots(row)) >= game.seats[-1]:
        raise Declined(Code.TABLE_FULL)
    seat = len(_people(row))
    grown = _laid(row, game, (*_people(row), SeatRow()), _bots(row))
    return bring_word(put(grown, seat, guest, now), guest, word)


def go(row: TableRow, guest: Guest) -> TableRow:
    """Give one's seat up before the match; the others move up."""
    check_gathering(row)
    seat = my_seat(row, guest)
    others = [of for place, of in enumerate(row.seats) if of.holder is not None and place != seat]
    return _laid(row, house_game(row.game), others, _bots(row))


def plan(row: TableRow, guest: Guest, wanted: PartyPlan) -> TableRow:
    """Another game, other options, more or fewer bots; everyone keeps their seat."""
    check_leads(row, guest)
    check_gathering(row)
    game, people = house_game(wanted.game), _people(row)
    if len(people) + wanted.bots > game.seats[-1]:
        raise SeatCountError(game.id, game.seats, len(people) + wanted.bots)
    kept = row.options if game.id == row.game else {}
    options = bounded(read_options(game, kept if wanted.options is None else wanted.options))
    bare = replace(row, game=game.id, options=options, seats=tuple(people))
    return _laid(bare, game, people, _more_bots(bare, game, wanted.bots, wanted.level))


def begin(row: TableRow, guest: Guest, now: float) -> TableRow:
    """Bots take the seats that are still open. Whoever has not come again since the last match plays in the
    next one. To play on with the same people nobody has to lead."""
    if row.before is None or row.seat_of(guest.id) is None:
        check_leads(row, guest)
    check_gathering(row)
    game, people = house_game(row.game), [of for of in _people(row) if of.ready]
    if not people:
        raise Declined(Code.NOT_READY)
    bare = replace(row, seats=(*people, *_bots(row)))
    missing = game.seats[0] - len(bare.seats)
    game.check(read_options(game, row.options), max(len(bare.seats), game.seats[0]))
    full = replace(bare, seats=(*bare.seats, *_more_bots(bare, game, missing, None)))
    return replace(fitted(full, LEVELS[0]), status=Status.RUNNING, started=now)


def let_bot_play(row: TableRow, guest: Guest, seat: Seat, present: Collection[Seat]) -> TableRow:
    """A bot plays for somebody whose phone is not here, until it comes back."""
    check_leads(row, guest)
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    if seat_row(row, seat).holder is None or seat in present:
        raise Declined(Code.NOT_STALLING)
    return stood_in_for(row, seat)


def again(row: TableRow, guest: Guest, now: float) -> TableRow:
    """Once more, for the same people before the same screen."""
    if row.host != guest.id:
        my_seat(row, guest)
    return replace(following(row, now), host=row.host)


def leads(row: TableRow, guest: Guest) -> bool:
    """The screen, or whoever has sat at the party longest."""
    came = [(of.since, seat, of.holder) for seat, of in enumerate(row.seats) if of.holder is not None]
    return row.host == guest.id or (bool(came) and min(came)[-1] == guest.id)


def check_leads(row: TableRow, guest: Guest) -> None:
    if not leads(row, guest):
        raise Declined(Code.NOT_HOST)


def _people(row: TableRow) -> list[SeatRow]:
    return [of for of in row.seats if of.holder is not None]


def _bots(row: TableRow) -> list[SeatRow]:
    return [of for of in row.seats if of.bot is not None]


def _more_bots(row: TableRow, game: AnyGame, count: int, level: str | None) -> list[SeatRow]:
    """Bots with names that nobody at the table has."""
    bots: list[SeatRow] = []
    for _ in range(count):
        seated = replace(row, seats=(*row.seats, *bots))
        bots.append(wished_seat(game, seated, SeatWish("bot", level)))
    return bots


def _laid(row: TableRow, game: AnyGame, people: Sequence[SeatRow], bots: Sequence[SeatRow]) -> TableRow:
    """With as many open seats as the game still needs. The links stay: none leads to a certain seat."""
    opens = max(0, game.seats[0] - len(people) - len(bots))
    return replace(row, seats=(*people, *bots, *[SeatRow()] * opens))
