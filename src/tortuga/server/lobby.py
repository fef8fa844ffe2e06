"""What people do before and after a match, as changes of a table's row. Each returns the new row.

Whatever is not allowed is `Declined`; nothing here reads or writes anything.
"""

import secrets
from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.core.errors import OptionError, SeatCountError, UnknownOption, UnknownSeat, misshapen
from tortuga.core.game import AnyGame, Options, Seat
from tortuga.core.registry import find_game
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.installed import house_bot, house_game
from tortuga.server.lookalikes import unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import (
    FORGOTTEN,
    NAMELESS,
    ClockKind,
    ClockSettings,
    SeatRow,
    Status,
    TableRow,
)
from tortuga.server.typed_text import plain_word
from tortuga.text import Message

MOST_BANNED = 100
MOST_OPTIONS = 4_096
"""Bytes of JSON that all the options of a table may have together; the fullest box needs a fifth of it."""
BOT_NAMES = ("Bonny", "Morgan", "Surcouf", "Ching Shih", "Barbarossa", "Read", "Avery", "Rackham", "Lafitte")
"""Bots are called after people who were really pirates, in every language the same."""
PUBLIC_CLOCK = ClockSettings(ClockKind.BANK, seconds=120, bank=900, increment=15)
"""Strangers do not keep each other waiting for ever, unless the host says so."""


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
        options=_bounded(options),
        seats=(),
        host=host.id,
        private=wish.private,
        watchable=wish.watchable,
        talk=wish.talk,
        clock=wish.clock or _clock_of(game, options) or _usual_clock(wish.private, seats),
        grace=wish.grace,
        secret=secrets.token_hex(32),
        created=now,
    )
    for seat in seats:
        row = replace(row, seats=(*row.seats, wished_seat(game, row, seat)))
    opens = [seat for seat, of in enumerate(row.seats) if not of.taken]
    return _put(row, opens[0], host, now) if wish.sit and opens else row


def _bounded(options: Options) -> dict[str, Any]:
    """As they are kept; a table carries its options wherever it goes, so they are short."""
    kept: dict[str, Any] = msgspec.to_builtins(options)
    sizes = {name: len(msgspec.json.encode(value)) for name, value in kept.items()}
    if sum(sizes.values()) > MOST_OPTIONS:
        fattest = max(sizes, key=lambda name: sizes[name])
        raise OptionError(fattest, Message("server-option-too-long", {"most": MOST_OPTIONS}))
    return kept


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


def _clock_of(game: AnyGame, options: Options) -> ClockSettings | None:
    seconds = game.turn_seconds(options)
    return ClockSettings(ClockKind.DECISION, seconds=seconds) if seconds else None


def _usual_clock(private: bool, seats: Collection[SeatWish]) -> ClockSettings:
    people = sum(wish.kind != "bot" for wish in seats)
    return ClockSettings() if private or people < 2 else PUBLIC_CLOCK


def wished_seat(game: AnyGame, row: TableRow, wish: SeatWish) -> SeatRow:
    if wish.kind == "bot":
        bot = house_bot(game, wish.bot).name
        return SeatRow(bot=bot, name=_bot_name(row), ready=True)
    return SeatRow(reserved=wish.kind == "reserved")


# Seats


def sit(
    row: TableRow, guest: Guest, seat: Seat | None, code: str | None, identity: Identity, now: float
) -> TableRow:
    """Take a seat: any open one, or a certain one. Whoever left a running match takes their own again."""
    mine = row.seat_of(guest.id)
    if row.status is Status.RUNNING and mine is not None:
        return _with_seat(row, mine, replace(row.seats[mine], left=False, stand_in=""))
    _gathering(row)
    if mine is not None:
        raise Declined(Code.ALREADY_SEATED)
    _may_come(row, guest, code, identity)
    return _put(row, _free_seat(row, seat, code, identity), guest, now)


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


def _put(row: TableRow, seat: Seat, guest: Guest, now: float) -> TableRow:
    name = unlike(guest.name, _other_names(row, seat))
    return _with_seat(row, seat, SeatRow(row.seats[seat].reserved, guest.id, name, since=now))


def rename(row: TableRow, guest: Guest) -> TableRow:
    """Somebody is called otherwise from now on; a match that has begun keeps its names."""
    _gathering(row)
    seat = my_seat(row, guest)
    return _with_seat(row, seat, replace(row.seats[seat], name=unlike(guest.name, _other_names(row, seat))))


def leave(row: TableRow, guest: Guest, present: Collection[Seat] = ()) -> TableRow:
    """Stand up, or stop being the host. In a running match a bot holds the seat from now on, until they
    sit down again; when nobody is left, the table closes."""
    seat = row.seat_of(guest.id)
    if seat is None and row.host != guest.id:
        raise Declined(Code.NOT_SEATED)
    running = row.status is Status.RUNNING
    if not running:
        _gathering(row)
    if seat is not None:
        row = stood_in_for(row, seat) if running else _emptied(row, seat)
    return _pass_on(row, present) if row.host == guest.id else row


def stood_in_for(row: TableRow, seat: Seat) -> TableRow:
    """A bot holds a seat of a running match, under a name of its own, until its person sits down again."""
    of = row.seats[seat]
    return _with_seat(row, seat, of if of.left else replace(of, left=True, stand_in=_bot_name(row)))


def _emptied(row: TableRow, seat: Seat) -> TableRow:
    return _with_seat(row, seat, SeatRow(reserved=row.seats[seat].reserved))


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
    _gathering(row)
    seat = my_seat(row, guest)
    return _with_seat(row, seat, replace(row.seats[seat], ready=ready, word=plain_word(word)))


def bring_word(row: TableRow, guest: Guest, word: str | None) -> TableRow:
    """Whoever sits down with a word is ready. In a match that is on, the words are in the seed already."""
    brought = word is not None and row.status is Status.GATHERING
    return set_ready(row, guest, True, word or "") if brought else row


# The host


def change_seat(row: TableRow, guest: Guest, seat: Seat, wish: SeatWish) -> TableRow:
    """Make an empty seat or a bot's seat something else."""
    check_host(row, guest)
    _gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    emptied = _with_seat(row, seat, SeatRow())
    return _with_seat(row, seat, wished_seat(find_game(row.game), emptied, wish))


def add_seat(row: TableRow, guest: Guest, wish: SeatWish) -> TableRow:
    check_host(row, guest)
    _gathering(row)
    game = find_game(row.game)
    seats = (*row.seats, wished_seat(game, row, wish))
    return _resized(row, game, seats)


def remove_seat(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    check_host(row, guest)
    _gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    return _resized(row, find_game(row.game), (*row.seats[:seat], *row.seats[seat + 1 :]))


def _resized(row: TableRow, game: AnyGame, seats: tuple[SeatRow, ...]) -> TableRow:
    _check(game, read_options(game, row.options), len(seats))
    return replace(row, seats=seats, renewed=row.renewed + 1)


def kick(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Send somebody away for good. In a running match a bot plays on in their place."""
    check_host(row, guest)
    of = seat_row(row, seat)
    if of.holder is None or of.holder == guest.id:
        raise Declined(Code.NOT_SEATED)
    row = replace(row, banned=(*row.banned, of.holder)[-MOST_BANNED:], renewed=row.renewed + 1)
    if row.status is Status.GATHERING:
        return _emptied(row, seat)
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    return handed_to_bot(row, seat)


def handed_to_bot(row: TableRow, seat: Seat) -> TableRow:
    """A bot plays on for good, under a name of its own. The word stays: it is in the seed."""
    bot, word = house_bot(find_game(row.game)).name, row.seats[seat].word
    return _with_seat(row, seat, SeatRow(bot=bot, name=_bot_name(row), ready=True, word=word))


def send_away(row: TableRow, guest: Guest, watcher: str) -> TableRow:
    """Send a spectator away for good; the link that led them to a private table leads nowhere now."""
    check_host(row, guest)
    banned = (*row.banned, watcher)[-MOST_BANNED:]
    return replace(row, banned=banned, renewed=row.renewed + row.private)


def close(row: TableRow, guest: Guest) -> TableRow:
    """End a table: before its match, or a match that no other person plays in."""
    check_host(row, guest)
    if row.status not in (Status.GATHERING, Status.RUNNING):
        raise Declined(Code.NOT_RUNNING)
    others = [of for of in row.seats if of.holder not in (None, guest.id) and not of.left]
    if row.status is Status.RUNNING and others:
        raise Declined(Code.NOT_ALONE)
    return replace(row, status=Status.CLOSED)


def lock(row: TableRow, guest: Guest, locked: bool) -> TableRow:
    check_host(row, guest)
    return replace(row, locked=locked)


def allow_talk(row: TableRow, guest: Guest, talk: bool) -> TableRow:
    check_host(row, guest)
    return replace(row, talk=talk)


def renew_links(row: TableRow, guest: Guest) -> TableRow:
    """All links given out so far lead nowhere from now on."""
    check_host(row, guest)
    return replace(row, renewed=row.renewed + 1)


def hand_over(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Make the person in a seat the host."""
    check_host(row, guest)
    holder = seat_row(row, seat).holder
    if holder is None:
        raise Declined(Code.NOT_SEATED)
    return replace(row, host=holder)


def start(row: TableRow, guest: Guest, now: float, word: str | None = None) -> TableRow:
    """Begin. The host need not have said that they are ready, and may bring their word now."""
    check_host(row, guest)
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
    seats = [_again(of) for of in row.seats]
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
        aborting=(),
        before=row.id,
        after=None,
        created=now,
        started=None,
        ended=None,
    )


def _again(of: SeatRow) -> SeatRow:
    if of.holder == FORGOTTEN:
        return SeatRow()
    return replace(of, ready=of.bot is not None, word="", left=False, stand_in="")


def forgotten(row: TableRow, guest: Guest) -> TableRow:
    """Somebody goes for good, and nothing says that they were here. A match that is on is played on by a
    bot; the words stay, because they are in the seed."""
    seat = row.seat_of(guest.id)
    if row.status is Status.GATHERING and seat is not None:
        row = _emptied(row, seat)
    elif row.status is Status.RUNNING and seat is not None:
        row = handed_to_bot(row, seat)
    elif seat is not None:
        name = unlike(NAMELESS, _other_names(row, seat))
        row = _with_seat(row, seat, SeatRow(holder=FORGOTTEN, name=name, word=row.seats[seat].word))
    passed = inherited(row, ()) if row.host == guest.id else row
    if passed.host != guest.id:
        return passed
    over = row.status is Status.FINISHED
    return replace(row, host=FORGOTTEN, status=row.status if over else Status.CLOSED)


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


def check_host(row: TableRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Declined(Code.NOT_HOST)


def _gathering(row: TableRow) -> None:
    if row.status is not Status.GATHERING:
        raise Declined(Code.NOT_GATHERING)


def _with_seat(row: TableRow, seat: Seat, of: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], of, *row.seats[seat + 1 :]))


def _bot_name(row: TableRow) -> str:
    """A pirate that nobody else at the table is."""
    taken = _other_names(row)
    free = (name for name in BOT_NAMES if unlike(name, taken) == name)
    return next(free, unlike(BOT_NAMES[0], taken))


def _other_names(row: TableRow, seat: Seat | None = None) -> set[str]:
    """What everyone at the table, but for this seat, is called."""
    others = [of for place, of in enumerate(row.seats) if place != seat]
    return {name for of in others for name in (of.name, of.stand_in) if name}
