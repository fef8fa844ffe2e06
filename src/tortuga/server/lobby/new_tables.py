"""A new table, as somebody wishes it."""

import secrets
from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.core.errors import OptionError, SeatCountError, UnknownOption, misshapen
from tortuga.core.game import AnyGame, Options
from tortuga.server.identity import Guest
from tortuga.server.installed import house_bot, house_game
from tortuga.server.lobby.common import bot_name
from tortuga.server.lobby.fitted import AS_YOU
from tortuga.server.lobby.seats import put
from tortuga.server.store import ClockKind, ClockSettings, SeatRow, TableRow
from tortuga.text import Message

MOST_OPTIONS = 4_096
"""Bytes of JSON that all the options of a table may have together; the fullest box needs a fifth of it."""

PUBLIC_CLOCK = ClockSettings(ClockKind.BANK, seconds=120, bank=900, increment=15)
"""Strangers do not keep each other waiting for ever, unless the host says so."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat shall be: open to all, reserved for who has its link, or a bot's (None: the best).
    A bot `as-you` becomes a level when the match begins: the nearest to the host's rating."""

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
    """In a slow match no bot comes for anybody, whatever is said here."""
    club: Annotated[str, Meta(max_length=64)] | None = None
    """The table is for the members of this club alone, and so private."""
    share: Literal[1, 3, 7, 30] | None = None
    """Deal so that others can play the same: for so many days they may begin."""
    deal: Annotated[str, Meta(max_length=64)] | None = None
    """The code of a shared deal that is to be played; its options hold, whatever is said here."""


def new_table(wish: TableWish, host: Guest, now: float) -> TableRow:
    game = house_game(wish.game)
    options = read_options(game, wish.options)
    seats = wish.seats or [SeatWish()] * game.seats[0]
    check_table(game, options, len(seats))
    clock = wish.clock or _clock_of(game, options) or _usual_clock(wish.private, seats)
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=bounded(options),
        seats=(),
        host=host.id,
        private=wish.private or wish.club is not None,
        watchable=wish.watchable,
        talk=wish.talk,
        clock=clock,
        grace=None if clock.slow else wish.grace,
        secret=secrets.token_hex(32),
        club=wish.club,
        created=now,
    )
    for seat in seats:
        row = replace(row, seats=(*row.seats, wished_seat(game, row, seat)))
    opens = [seat for seat, of in enumerate(row.seats) if not of.taken]
    return put(row, opens[0], host, now) if wish.sit and opens else row


def bounded(options: Options) -> dict[str, Any]:
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


def check_table(game: AnyGame, options: Options, seats: int) -> None:
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
        bot = AS_YOU if wish.bot == AS_YOU else house_bot(game, wish.bot).name
        return SeatRow(bot=bot, name=bot_name(row), ready=True)
    return SeatRow(reserved=wish.kind == "reserved")
