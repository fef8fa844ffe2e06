"""What people do before and after a match, as changes of a table's row. Each returns the new row.

Whatever is not allowed is `Declined`; nothing here reads or writes anything.
"""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.core.errors import OptionError, SeatCountError, UnknownOption, UnknownSeat, misshapen
from tortuga.core.game import AnyGame, Options, Seat
from tortuga.core.registry import find_game
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.installed import house_bot, house_game
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClockKind, ClockSettings, SeatRow, Status, TableRow
from tortuga.server.typed_text import LONGEST_NAME, plain_word

MOST_BANNED = 100
BOT_NAMES = ("Bonny", "Morgan", "Surcouf", "Ching Shih", "Barbarossa", "Read", "Avery", "Rackham", "Lafitte")
"""Bots are called after people who were really pirates, in every language the same."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat shall be: open to all, reserved for who has its link, or a bot's (None: the best)."""

    kind: Literal["open", "reserved", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=64)] | None = None


class TableWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a new table shall be."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=64)] = []
    """One for each seat; none: as many open ones as the game has at least."""
    sit: bool = True
    """Whether the host takes the first open seat."""
    private: bool = False
    watchable: bool = True
    talk: bool = True
    clock: ClockSettings | None = None
    grace: Annotated[float, Meta(ge=0, le=86_400)] | None = 120


# A new table


def new_table(wish: TableWish, host: Guest, now: float) -> TableRow:
    game = house_game(wish.game)
    options = read_options(game, wish.options)
    seats = wish.seats or [SeatWish()] * game.seats[0]
    _check(game, options, len(seats))
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=msgspec.to_builtins(options),
        seats=(),
        host=host.id,
        private=wish.private,
        watchable=wish.watchable,
        talk=wish.talk,
        clock=wish.clock or _clock_of(game, options),
        grace=wish.grace,
        secret=secrets.token_hex(32),
        created=now,
    )
    for seat in seats:
        row = replace(row, seats=(*row.seats, wished_seat(game, row, seat)))
    opens = [seat for seat, of in enumerate(row.seats) if not of.taken]
    return _put(row, opens[0], host) if wish.sit and opens else row


def read_options(game: AnyGame, given: dict[str, Any]) -> Options:
    for name in given:
        if name not in game.options_type.__struct_fields__:
            raise UnknownOption(game.id, name[:64])
    try:
        options: Options = msgspec.convert(given, game.options_type)
    except msgspec.ValidationError as error:
        problem, option = misshapen(error)
        raise OptionError(option or "options", problem) from error
    return options


def _check(game: AnyGame, options: Options, seats: int) -> None:
    if seats not in game.seats:
        raise SeatCountError(game.id, game.seats, seats)
    game.check(options, seats)


def _clock_of(game: AnyGame, options: Options) -> ClockSettings:
    seconds = game.turn_seconds(options)
    return ClockSettings(ClockKind.DECISION, seconds=seconds) if seconds else ClockSettings()


def wished_seat(game: AnyGame, row: TableRow, wish: SeatWish) -> SeatRow:
    if wish.kind == "bot":
        bot = house_bot(game, wish.bot).name
        return SeatRow(bot=bot, name=_bot_name(row), ready=True)
    return SeatRow(reserved=wish.kind == "reserved")


# Seats


def sit(row: TableRow, guest: Guest, seat: Seat | None, code: str | None, identity: Identity) -> TableRow:
    """Take a seat: any open one, or a certain one. Whoever left a running match takes their own again."""
    mine = row.seat_of(guest.id)
    if row.status is Status.RUNNING and mine is not None:
        return _with_seat(row, mine, replace(row.seats[mine], left=False))
    _gathering(row)
    if mine is not None:
        raise Declined(Code.ALREADY_SEATED)
    _may_come(row, guest, code, identity)
    return _put(row, _free_seat(row, seat, code, identity), guest)


def _may_come(row: TableRow, guest: Guest, code: str | None, identity: Identity) -> None:
    if guest.id in row.banned:
        raise Declined(Code.BANNED)
    if row.locked and guest.id != row.host:
        raise Declined(Code.TABLE_LOCKED)
    if row.private and guest.id != row.host and not invited(row, code, identity):
        raise Declined(Code.INVITATION_NEEDED)


def invited(row: TableRow, code: str | None, identity: Identity) -> bool:
    """Whether a code invites to the table: the common one, or that of a reserved seat."""
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


def _put(row: TableRow, seat: Seat, guest: Guest) -> TableRow:
    of = replace(row.seats[seat], holder=guest.id, name=_free_name(row, guest.name), ready=False, word="")
    return _with_seat(row, seat, of)


def leave(row: TableRow, guest: Guest) -> TableRow:
    """Stand up. In a running match a bot holds the seat from now on, until they sit down again."""
    seat = my_seat(row, guest)
    if row.status is Status.RUNNING:
        return _with_seat(row, seat, replace(row.seats[seat], left=True))
    _gathering(row)
    return _pass_on(_emptied(row, seat), guest.id)


def _emptied(row: TableRow, seat: Seat) -> TableRow:
    return _with_seat(row, seat, SeatRow(reserved=row.seats[seat].reserved))


def _pass_on(row: TableRow, gone: str) -> TableRow:
    """When the host goes before the match, somebody else is host; with nobody left the table closes."""
    if row.host != gone:
        return row
    others = [of.holder for of in row.seats if of.holder is not None]
    if others:
        return replace(row, host=others[0])
    return replace(row, status=Status.CLOSED)


def set_ready(row: TableRow, guest: Guest, ready: bool, word: str) -> TableRow:
    """Say that one is ready, with a word that is mixed into the seed."""
    _gathering(row)
    seat = my_seat(row, guest)
    return _with_seat(row, seat, replace(row.seats[seat], ready=ready, word=plain_word(word)))


# The host


def change_seat(row: TableRow, guest: Guest, seat: Seat, wish: SeatWish) -> TableRow:
    """Make an empty seat or a bot's seat something else."""
    _hosting(row, guest)
    _gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    emptied = _with_seat(row, seat, SeatRow())
    return _with_seat(row, seat, wished_seat(find_game(row.game), emptied, wish))


def add_seat(row: TableRow, guest: Guest, wish: SeatWish) -> TableRow:
    _hosting(row, guest)
    _gathering(row)
    game = find_game(row.game)
    seats = (*row.seats, wished_seat(game, row, wish))
    return _resized(row, game, seats)


def remove_seat(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    _hosting(row, guest)
    _gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    return _resized(row, find_game(row.game), (*row.seats[:seat], *row.seats[seat + 1 :]))


def _resized(row: TableRow, game: AnyGame, seats: tuple[SeatRow, ...]) -> TableRow:
    _check(game, read_options(game, row.options), len(seats))
    return replace(row, seats=seats, renewed=row.renewed + 1)


def kick(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Send somebody away for good. In a running match a bot plays on in their place."""
    _hosting(row, guest)
    of = seat_row(row, seat)
    if of.holder is None or of.holder == guest.id:
        raise Declined(Code.NOT_SEATED)
    row = replace(row, banned=(*row.banned, of.holder)[-MOST_BANNED:], renewed=row.renewed + 1)
    if row.status is Status.GATHERING:
        return _emptied(row, seat)
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    bot = house_bot(find_game(row.game)).name
    return _with_seat(row, seat, replace(of, holder=None, bot=bot))


def lock(row: TableRow, guest: Guest, locked: bool) -> TableRow:
    _hosting(row, guest)
    return replace(row, locked=locked)


def allow_talk(row: TableRow, guest: Guest, talk: bool) -> TableRow:
    _hosting(row, guest)
    return replace(row, talk=talk)


def renew_links(row: TableRow, guest: Guest) -> TableRow:
    """All links given out so far lead nowhere from now on."""
    _hosting(row, guest)
    return replace(row, renewed=row.renewed + 1)


def hand_over(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Make the person in a seat the host."""
    _hosting(row, guest)
    holder = seat_row(row, seat).holder
    if holder is None:
        raise Declined(Code.NOT_SEATED)
    return replace(row, host=holder)


def start(row: TableRow, guest: Guest, now: float, word: str | None = None) -> TableRow:
    """Begin. The host need not have said that they are ready, and may bring their word now."""
    _hosting(row, guest)
    _gathering(row)
    if word is not None and row.seat_of(guest.id) is not None:
        row = set_ready(row, guest, True, word)
    if not all(of.taken for of in row.seats):
        raise Declined(Code.SEATS_OPEN)
    if not all(of.ready or of.holder == guest.id for of in row.seats):
        raise Declined(Code.NOT_READY)
    return replace(row, status=Status.RUNNING, started=now)


# Afterwards


def rematch(row: TableRow, guest: Guest, now: float) -> TableRow:
    """A table for the same people, everyone one seat further."""
    my_seat(row, guest)
    if row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING if row.status is Status.RUNNING else Code.NOT_RUNNING)
    seats = [replace(of, ready=of.bot is not None, word="", left=False) for of in row.seats]
    return replace(
        row,
        id=secrets.token_urlsafe(9),
        version=0,
        seats=(seats[-1], *seats[:-1]),
        host=guest.id,
        status=Status.GATHERING,
        secret=secrets.token_hex(32),
        renewed=0,
        offer=None,
        before=row.id,
        after=None,
        created=now,
        started=None,
        ended=None,
    )


# Who is who


def my_seat(row: TableRow, guest: Guest) -> Seat:
    seat = row.seat_of(guest.id)
    if seat is None:
        raise Declined(Code.NOT_SEATED)
    return seat


def seat_row(row: TableRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise UnknownSeat(seat)
    return row.seats[seat]


def _hosting(row: TableRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Declined(Code.NOT_HOST)


def _gathering(row: TableRow) -> None:
    if row.status is not Status.GATHERING:
        raise Declined(Code.NOT_GATHERING)


def _with_seat(row: TableRow, seat: Seat, of: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], of, *row.seats[seat + 1 :]))


def _bot_name(row: TableRow) -> str:
    """A pirate that nobody else at the table is."""
    taken = {of.name for of in row.seats}
    return _free_name(row, next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]))


def _free_name(row: TableRow, name: str) -> str:
    """No two at a table have the same name."""
    taken = {of.name.casefold() for of in row.seats}
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name[: LONGEST_NAME - 5]} ({number})"
    return free
