"""A new tournament, as somebody wishes it."""

import secrets
from typing import Annotated, Any

from msgspec import Meta, Struct

from tortuga.core.game import AnyGame
from tortuga.server.identity import Guest
from tortuga.server.installed import house_game
from tortuga.server.lobby.new_tables import PUBLIC_CLOCK, bounded, check_table, read_options
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClockKind, ClockSettings, System, TournamentRow
from tortuga.server.typed_text import LONGEST_TYPED, plain_name

LONGEST_TITLE = 60
MOST_ROUNDS = 15
SMALLEST_GROUP = 3


class TournamentWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a tournament shall be. Nobody but those who have its link finds it, unless it is `listed`."""

    title: Annotated[str, Meta(max_length=LONGEST_TYPED)]
    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    system: System
    size: Annotated[int, Meta(ge=2, le=64)] = 2
    """Seats at a table, where several play at each."""
    length: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """Rounds; None: as many as find a winner. Where everybody meets everybody it is not asked for."""
    clock: ClockSettings | None = None
    listed: bool = False
    enter: bool = True
    """Whether the organiser takes part."""
    club: Annotated[str, Meta(max_length=64)] | None = None
    """Only its members see it, and they alone take part."""


def new_tournament(wish: TournamentWish, host: Guest, now: float) -> TournamentRow:
    game = house_game(wish.game)
    options = read_options(game, wish.options)
    for seats in _sizes(game, wish):
        check_table(game, options, seats)
    clock = wish.clock or PUBLIC_CLOCK
    if clock.kind is ClockKind.NONE:
        raise Declined(Code.CLOCK_NEEDED)
    return TournamentRow(
        id=secrets.token_urlsafe(9),
        title=plain_name(wish.title, LONGEST_TITLE),
        game=game.id,
        options=bounded(options),
        system=wish.system,
        size=wish.size,
        length=None if wish.system is System.ROUND_ROBIN else wish.length,
        clock=clock,
        host=host.id,
        led=now,
        listed=wish.listed and wish.club is None,
        club=wish.club,
        created=now,
    )


def _sizes(game: AnyGame, wish: TournamentWish) -> range:
    """The tables that there may be, by their seats."""
    if wish.system is not System.GROUPS:
        if wish.size != 2 or 2 not in game.seats:
            raise Declined(Code.WRONG_SYSTEM)
        return range(2, 3)
    if wish.size < SMALLEST_GROUP:
        raise Declined(Code.WRONG_SYSTEM)
    return range(2, wish.size + 1)
