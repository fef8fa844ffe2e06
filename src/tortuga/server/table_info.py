"""A table as everyone may see it, from its row alone."""

import hashlib
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tortuga.core.registry import find_game
from tortuga.server import wire
from tortuga.server.store import DealMark, SeatRow, Status, TableRow

LONGEST_LISTED = 40
"""Characters of an option that is shown in a list."""


def commitment_of(row: TableRow) -> str:
    return hashlib.sha256(row.secret.encode()).hexdigest()


def row_info(row: TableRow, now: float) -> wire.TableInfo:
    """A table as its row alone shows it."""
    begun = row.status in (Status.RUNNING, Status.FINISHED)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=tuple(
            replace(info, away=info.away and not row.clock.slow) for info in map(seat_info, row.seats)
        ),
        host=row.seat_of(row.host),
        private=row.private,
        watchable=row.watchable,
        locked=row.locked,
        talk=row.talk,
        clock=row.clock,
        grace=row.grace,
        commitment=commitment_of(row),
        words=row.words if begun else None,
        secret=row.secret if row.status is Status.FINISHED and not row.sealed(now) else None,
        deal=deal_note(row.deal),
        offer=None,
        draw=None,
        resignable=False,
        drawable=False,
        aborting=row.aborting,
        before=row.before,
        after=row.after,
        tournament=row.tournament,
        club=row.club,
        created=row.created,
        started=row.started,
        ended=row.ended,
    )


def deal_note(mark: DealMark | None) -> wire.DealNote | None:
    return None if mark is None else wire.DealNote(mark.code, mark.closes, mark.told, mark.day)


def summary(info: wire.TableInfo) -> wire.TableSummary:
    """As much of a table as a list shows."""
    shown = {name: getattr(info, name) for name in wire.TableSummary.__struct_fields__}
    return wire.TableSummary(**{**shown, "options": _unusual(info.game, info.options)})


def _unusual(game: str, options: dict[str, Any]) -> dict[str, Any]:
    usual = _usual(game)
    return {
        name: value
        for name, value in options.items()
        if value != usual.get(name)
        and isinstance(value, str | int | float)
        and len(str(value)) <= LONGEST_LISTED
    }


@cache
def _usual(game: str) -> dict[str, Any]:
    builtins: dict[str, Any] = msgspec.to_builtins(find_game(game).options_type())
    return builtins


def seat_info(row: SeatRow) -> wire.SeatInfo:
    empty = wire.SeatInfo("reserved" if row.reserved else "open", "", None, False, False, False)
    if not row.taken:
        return empty
    kind: Literal["bot", "person"] = "person" if row.bot is None else "bot"
    return replace(empty, kind=kind, name=row.shown, bot=row.bot, ready=row.ready, away=kind == "person")
